"""Draws the table from above: seats round an oval, the button, chips and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import drawsvg

if TYPE_CHECKING:
    from collections.abc import Mapping

WIDTH, HEIGHT = 360, 252
MIDDLE = WIDTH / 2, HEIGHT / 2
# Seat 1 is left of the dealer, who sits at the bottom; numbers go clockwise. The style sheet puts
# the seats of the forms in the same places.
SPOTS = {
    1: (110, 224),
    2: (42, 188),
    3: (26, 118),
    4: (68, 50),
    5: (142, 28),
    6: (218, 28),
    7: (292, 50),
    8: (334, 118),
    9: (318, 188),
    10: (250, 224),
}
RADIUS = 20
INWARD = 0.36


@dataclass(frozen=True, slots=True)
class Place:
    """What stands at a seat: chips or a card, a word on it, whether it won or is out.

    `chips` draws a small stack beside the label.
    """

    label: str
    word: str = ""
    won: bool = False
    out: bool = False
    chips: bool = False


def draw_table(places: Mapping[int, Place], button: int | None, middle: str, title: str) -> str:
    """The SVG of a table, as text to stand in a page; `title` says what it shows."""
    picture = drawsvg.Drawing(WIDTH, HEIGHT, class_="table-svg", role="img")
    picture.svg_args["aria-label"] = title
    picture.append(drawsvg.Rectangle(26, 28, WIDTH - 52, HEIGHT - 56, rx=92, class_="rail"))
    picture.append(drawsvg.Rectangle(34, 36, WIDTH - 68, HEIGHT - 72, rx=84, class_="felt"))
    if middle:
        picture.append(_text(middle, 15, *MIDDLE, "pot"))
    picture.append(_text("Dealer", 12, WIDTH / 2, HEIGHT - 16, "dealer"))
    for seat in SPOTS:
        _seat(picture, seat, places.get(seat))
    if button in SPOTS:
        _button(picture, button)
    svg = picture.as_svg(header="") or ""
    return svg[svg.index("<svg") :].replace("<defs>\n</defs>\n", "")


def _seat(picture: drawsvg.Drawing, seat: int, place: Place | None) -> None:
    x, y = SPOTS[seat]
    kind = "empty" if place is None else "won" if place.won else "out" if place.out else "live"
    radius = RADIUS if place else RADIUS - 5
    picture.append(drawsvg.Circle(x, y, radius, class_=f"seat {kind}"))
    picture.append(_text(str(seat), 15 if place else 12, x, y, f"n {kind}"))
    if place is None:
        return
    inner = _towards_middle(seat, INWARD)
    if place.label:
        lift = 8 if place.word else 0
        picture.append(_text(place.label, 15, inner[0], inner[1] - lift, f"share {kind}"))
        if place.chips:
            left = inner[0] - 4.7 * len(place.label) - 10
            _stack(picture, left, inner[1] - lift)
        inner = inner[0], inner[1] + lift
    if place.word:
        picture.append(_text(place.word, 12, *inner, "word"))


def _stack(picture: drawsvg.Drawing, x: float, y: float) -> None:
    """A stack of three chips seen from a little above."""
    for at in range(3):
        chip = drawsvg.Ellipse(round(x), round(y) + 5 - 4 * at, 7, 3.5, class_="chip")
        picture.append(chip)


def _button(picture: drawsvg.Drawing, seat: int) -> None:
    """The button lies on the felt, beside its seat's chips and never to their left."""
    x, y = _towards_middle(seat, 0.2)
    across = MIDDLE[1] - SPOTS[seat][1], SPOTS[seat][0] - MIDDLE[0]
    if across[0] < 0:
        across = -across[0], -across[1]
    length = (across[0] ** 2 + across[1] ** 2) ** 0.5
    x, y = x + 24 * across[0] / length, y + 24 * across[1] / length
    picture.append(drawsvg.Circle(round(x), round(y), 9, class_="button-disc"))
    picture.append(_text("D", 12, round(x), round(y), "d"))


def _towards_middle(seat: int, part: float) -> tuple[float, float]:
    x, y = SPOTS[seat]
    return round(x + (MIDDLE[0] - x) * part), round(y + (MIDDLE[1] - y) * part)


def _text(words: str, size: int, x: float, y: float, kind: str) -> drawsvg.Text:
    return drawsvg.Text(words, size, round(x), round(y), center=True, class_=kind)
