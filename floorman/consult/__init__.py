"""The heart: `consult(library, situation)` gives a Question, a Card or an Undecided."""

from floorman.consult.walk import consult

__all__ = ["consult"]
