"""Cards: what the parser forgives and what it does not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.domain.cards import DECK, JOKER, Card, parse_cards, show_cards
from floorman.errors import CalculationError


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("As Td 2c", "As Td 2c"),
        ("as,td,2C", "As Td 2c"),
        (" aS10d\n2c ", "As Td 2c"),
        ("10♠ q♥, JK", "Ts Qh Jk"),
        ("joker 2c", "Jk 2c"),
        ("jkjs", "Jk Js"),
        ("", ""),
        (" , ", ""),
    ],
)
def test_forgiven(text: str, cards: str) -> None:
    assert show_cards(parse_cards(text)) == cards


@pytest.mark.parametrize(
    "text",
    ["A", "1s", "11s", "Ax", "As Kdx", "sA", "As/Kd", "0h", "A s", "As As", "Jk joker", "İs", "é"],
)
def test_refused(text: str) -> None:
    with pytest.raises(CalculationError) as caught:
        parse_cards(text, "board")
    assert caught.value.field == "board"


@given(st.permutations([*DECK, JOKER]), st.integers(0, 53))
def test_round_trip(deck: list[Card], count: int) -> None:
    assert list(parse_cards(show_cards(deck[:count]))) == deck[:count]


@given(st.text(max_size=30))
def test_any_text_is_cards_or_refused(text: str) -> None:
    try:
        cards = parse_cards(text)
    except CalculationError:
        return
    assert len(set(cards)) == len(cards)
