"""The flow of a topic, as a picture and as the outline it is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from floorman.web.drawing import draw
from floorman.web.folding import along_the_path, without_repeats
from floorman.web.outline import Fork, outline

if TYPE_CHECKING:
    from collections.abc import Mapping

    from floorman.library.library import Library
    from floorman.web.outline import Node


@dataclass(frozen=True, slots=True)
class Picture:
    """An outline and its drawing; `whole` when nothing is left out of the outline."""

    outline: Node
    svg: Markup
    whole: bool

    @property
    def branches(self) -> bool:
        """Whether anything is asked at all."""
        return isinstance(self.outline, Fork)


def picture(
    library: Library, place: tuple[str, str, str, str], answers: Mapping[str, str] | None
) -> Picture:
    """Draw the flow of a topic, game, authority and room; with answers, only along their path."""
    topic, variant, _, _ = place
    nodes = outline(library, library.flow(*place), answers)
    title = f"Flow of “{library.topics[topic].title}” in {library.games.variants[variant].title}"
    drawn = without_repeats(nodes) if answers is None else along_the_path(nodes)
    shown = nodes if answers is None else drawn
    return Picture(shown, Markup(draw(drawn, title)), answers is None)  # noqa: S704 - drawsvg escapes
