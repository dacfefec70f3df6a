"""The flow of a topic, as a picture and as the outline it is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from floorman.web.drawing import draw
from floorman.web.outline import Fork, Tip, outline

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.library.library import Library


@dataclass(frozen=True, slots=True)
class Picture:
    """An outline and its drawing."""

    outline: Fork | Tip
    svg: Markup

    @property
    def branches(self) -> bool:
        """Whether anything is asked at all."""
        return isinstance(self.outline, Fork)


def picture(
    library: Library, place: tuple[str, str, str, str], answers: Mapping[str, str] | None
) -> Picture:
    """Draw the flow of a topic, game, authority and room; the path of the answers is marked."""
    topic, variant, _, _ = place
    nodes = outline(library, library.flow(*place), answers)
    title = f"Flow of “{library.topics[topic].title}” in {library.games.variants[variant].title}"
    return Picture(nodes, Markup(draw(nodes, title)))  # noqa: S704 - drawsvg escapes the words
