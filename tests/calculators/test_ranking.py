"""Ranking against pokerkit, and every joker hand against substitution by hand.

The joker is checked on every 41st of the 270,725 hands; FLOORMAN_FULL_JOKER=1 takes them all.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations, islice
from typing import Any

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.calculators.joker import rank_with_joker
from floorman.calculators.ranking import Scale, best_mix, best_of, equals_of, rank_five
from floorman.calculators.upcards import key, showing
from floorman.domain.cards import DECK, JOKER, Card, Rank, Suit, parse_cards, show_cards

EVERY = 1 if os.environ.get("FLOORMAN_FULL_JOKER") else 41
ORACLES: dict[Scale, Any] = {
    Scale.HIGH: pokerkit.StandardHighHand,
    Scale.LOW_A5: pokerkit.RegularLowHand,
    Scale.LOW_8: pokerkit.EightOrBetterLowHand,
    Scale.LOW_27: pokerkit.StandardLowHand,
}

decks = st.permutations(DECK)


def plain(cards: Any) -> str:
    return show_cards(cards).replace(" ", "")


@settings(max_examples=150, deadline=None)
@given(deck=decks, scale=st.sampled_from(Scale))
def test_best_of_seven_is_what_pokerkit_says(deck: list[Card], scale: Scale) -> None:
    hands = [deck[:7], deck[7:14], deck[14:21]]
    ours = [best_of(scale, hand) for hand in hands]
    theirs = [ORACLES[scale].from_game_or_none(plain(hand)) for hand in hands]
    assert [made is None for made in ours] == [hand is None for hand in theirs]
    for made, hand in zip(ours, theirs, strict=True):
        if made is not None:
            assert made.kind == hand.entry.label.value.lower()
            theirs_read = parse_cards("".join(map(repr, hand.cards)))
            assert sorted(c.rank for c in made.cards) == sorted(c.rank for c in theirs_read)
    made_hands = [(a, b) for a, b in zip(ours, theirs, strict=True) if a is not None]
    for one, two in combinations(made_hands, 2):
        assert (one[0].strength < two[0].strength) == (one[1] < two[1])
        assert (one[0].strength == two[0].strength) == (one[1] == two[1])


@settings(max_examples=80, deadline=None)
@given(deck=decks)
def test_omaha_mixes_are_what_pokerkit_says(deck: list[Card]) -> None:
    board = deck[:5]
    for hole in (deck[5:9], deck[9:13]):
        high = best_mix(Scale.HIGH, hole, board, 2)
        low = best_mix(Scale.LOW_8, hole, board, 2)
        theirs = pokerkit.OmahaHoldemHand.from_game(plain(hole), plain(board))
        assert high is not None
        assert high.strength == theirs.entry.index
        their_low = pokerkit.OmahaEightOrBetterLowHand.from_game_or_none(plain(hole), plain(board))
        assert (low is None) == (their_low is None)
        if low is not None:
            assert their_low is not None
            assert -low.strength == their_low.entry.index


def test_deuce_to_seven_order_of_the_book() -> None:
    best_first = [
        "7s5d4c3h2s",
        "8s5d4c3h2s",
        "KsQdJc9h8s",
        "As5d4c3h2s",
        "AcKd4d3c2d",
        "2c2h7s9dTc",
    ]
    best_first += ["AsAd3c4h5s", "6s5d4c3h2s", "KsJs9s4s2s"]
    made = [rank_five(Scale.LOW_27, parse_cards(text)) for text in best_first]
    strengths = [hand.strength for hand in made if hand]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(best_first)


def category(cards: list[tuple[int, int]]) -> tuple[int, list[int]]:
    """The rank of five (rank, suit) pairs, written for this test alone."""
    ranks = sorted((rank for rank, _ in cards), reverse=True)
    count = Counter(ranks)
    shape = sorted(count.values(), reverse=True)
    groups = sorted(count, key=lambda rank: (-count[rank], -rank))
    straight = len(count) == 5 and (ranks[0] - ranks[4] == 4 or ranks == [14, 5, 4, 3, 2])
    top = [5] if ranks == [14, 5, 4, 3, 2] else ranks[:1]
    flush = len({suit for _, suit in cards}) == 1
    if shape == [5]:
        return 9, groups
    if straight and flush:
        return 8, top
    order = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    if tuple(shape) in order:
        return order[tuple(shape)], groups
    return (5, groups) if flush else (4, top) if straight else (0, groups)


KINDS = {9: "five aces", 8: "straight flush", 7: "four of a kind", 6: "full house", 5: "flush"}
KINDS |= {4: "straight", 3: "three of a kind", 2: "two pair", 1: "one pair", 0: "high card"}
PAIRS = [(int(card.rank), int(card.suit)) for card in DECK]


def by_substitution(four: list[tuple[int, int]]) -> tuple[int, list[int]]:
    """The best hand with the joker as an ace, or as a card that fills a straight or a flush."""
    held = set(four)
    best: tuple[int, list[int]] = (-1, [])
    for card in PAIRS:
        kind = category([*four, card])
        filler = kind[0] in (4, 5, 8) and card not in held
        if kind[0] == 5 and card[0] == 14 and card in held:
            continue
        if (filler or card[0] == 14) and kind > best:
            best = kind
    return best


def joker_hands() -> Any:
    return islice(combinations(DECK, 4), 0, None, EVERY)


def test_every_joker_hand_for_high_is_the_best_substitution() -> None:
    seen: dict[int, tuple[int, list[int]]] = {}
    for four in joker_hands():
        made = rank_with_joker(Scale.HIGH, [*four, JOKER])
        expected = by_substitution([(int(card.rank), int(card.suit)) for card in four])
        assert made is not None
        assert made.kind == KINDS[expected[0]], show_cards(four)
        assert seen.setdefault(made.strength, expected) == expected, show_cards(four)
    ordered = [seen[strength] for strength in sorted(seen)]
    assert ordered == sorted(ordered)


def test_every_joker_hand_for_low_is_the_lowest_missing_rank() -> None:
    for four in joker_hands():
        for scale, order in (
            (Scale.LOW_A5, [Rank.ACE, *list(Rank)[1:-1]]),
            (Scale.LOW_27, list(Rank)[1:]),
        ):
            held = {card.rank for card in four}
            rank = next(rank for rank in order if rank not in held)
            stand_ins = [rank_five(scale, [*four, Card(rank, suit)]) for suit in list(Suit)[1:]]
            expected = max(made.strength for made in stand_ins if made)
            made = rank_with_joker(scale, [*four, JOKER])
            assert made is not None
            assert made.strength == expected, show_cards(four)


def test_five_aces_beat_a_straight_flush() -> None:
    aces = rank_with_joker(Scale.HIGH, parse_cards("As Ah Ad Ac Jk"))
    royal = rank_with_joker(Scale.HIGH, parse_cards("Ks Qs Js Ts Jk"))
    assert aces is not None
    assert royal is not None
    assert aces.kind == "five aces"
    assert aces.strength > royal.strength


@pytest.mark.parametrize(
    ("hand", "kind", "cards"),
    [
        ("Ah Kh 9h 4h Jk", "flush", "Ah Kh Qh 9h 4h"),
        ("Kh Qh 9h 4h Jk", "flush", "Ah Kh Qh 9h 4h"),
        ("9s 8d 7c 6h Jk", "straight", "Th 9s 8d 7c 6h"),
        ("Kd Kc 7s 4h Jk", "one pair", "Ks Kc As 7s 4h"),
        ("Ad Kc 7s 4h Jk", "one pair", "As Ad Kc 7s 4h"),
        ("Ad Ac 7s 7h Jk", "full house", "As Ad Ac 7s 7h"),
    ],
)
def test_what_the_joker_stands_for(hand: str, kind: str, cards: str) -> None:
    made = rank_with_joker(Scale.HIGH, parse_cards(hand))
    assert made is not None
    assert made.kind == kind
    assert sorted(c.rank for c in made.cards) == sorted(c.rank for c in parse_cards(cards))


def test_a_joker_that_would_spoil_a_deuce_to_seven_hand() -> None:
    hand = parse_cards("2s 3d 4c 6h Jk")
    literal = rank_with_joker(Scale.LOW_27, hand)
    harmless = rank_with_joker(Scale.LOW_27, hand, harmless=True)
    assert literal is not None
    assert harmless is not None
    assert literal.kind == "straight"
    assert harmless.kind == "high card"
    assert next(card.rank for card in harmless.cards) is Rank.SEVEN


@settings(max_examples=60, deadline=None)
@given(deck=decks, scale=st.sampled_from([Scale.HIGH, Scale.LOW_A5]))
def test_equals_differ_in_suits_only(deck: list[Card], scale: Scale) -> None:
    best = best_of(scale, deck[:7])
    assert best is not None
    for made in equals_of(scale, deck[:7]):
        assert [card.rank for card in made.cards] == [card.rank for card in best.cards]


@settings(max_examples=150, deadline=None)
@given(deck=decks)
def test_five_upcards_compare_as_five_card_hands(deck: list[Card]) -> None:
    one, two = (showing(deck[at : at + 5], Scale.HIGH) for at in (0, 5))
    first, second = (rank_five(Scale.HIGH, deck[at : at + 5]) for at in (0, 5))
    assert first is not None
    assert second is not None
    assert (key(one, Scale.HIGH) < key(two, Scale.HIGH)) == (first.strength < second.strength)
    low_one, low_two = (showing(deck[at : at + 5], Scale.LOW_A5) for at in (0, 5))
    a5_one, a5_two = (rank_five(Scale.LOW_A5, deck[at : at + 5]) for at in (0, 5))
    assert a5_one is not None
    assert a5_two is not None
    lower = key(low_one, Scale.LOW_A5) < key(low_two, Scale.LOW_A5)
    assert lower == (a5_one.strength > a5_two.strength)
