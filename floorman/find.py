"""Finds topics by what people say: titles, other words and streets, forgiving of typing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

if TYPE_CHECKING:
    from collections.abc import Sequence

    from floorman.domain.trees import Topic
    from floorman.library.library import Library

MAX_WORDS = 400
LEAST_SCORE = 35
SHORTEST_STEM = 3
STOP = frozenset(
    "a an and are as at be by can did do does for from had has have he her his i if in is it its"
    " of on or she so that the their them then there they this to was we were what when who with"
    " you".split()
)


@dataclass(frozen=True, slots=True)
class Hit:
    """A topic found, with its score from 0 to 100."""

    topic: Topic
    score: float


def find(library: Library, words: str, variant: str = "") -> tuple[Hit, ...]:
    """The topics that fit the words, best first; none for words that say nothing.

    `variant` keeps to the topics of one game.
    """
    wanted = stems(words[:MAX_WORDS])
    if not wanted:
        return ()
    topics = library.topics_of(variant) if variant else tuple(library.topics.values())
    hits = [Hit(topic, round(_score(wanted, topic), 1)) for topic in topics]
    good = [hit for hit in hits if hit.score >= LEAST_SCORE]
    return tuple(sorted(good, key=lambda hit: (-hit.score, hit.topic.common or 99, hit.topic.id)))


def stems(words: str) -> tuple[str, ...]:
    """The words that say something, without their endings.

    >>> stems("The dealer flipped two hole cards")
    ('deal', 'flip', 'two', 'hole', 'card')
    """
    found = re.findall(r"[a-z0-9']+", words.lower())
    return tuple(_stem(word) for word in found if word not in STOP)


def _stem(word: str) -> str:
    word = word.replace("'", "")
    for ending in ("ing", "ers", "er", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > SHORTEST_STEM and word[-1] == word[-2] else word


def _score(wanted: Sequence[str], topic: Topic) -> float:
    """How well each wanted word is met by the topic, and how well a whole phrase is."""
    phrases = phrases_of(topic)
    pool = {word: weight for phrase, weight in reversed(phrases) for word in phrase}
    met = 0.0
    for word in wanted:
        best = process.extractOne(word, pool.keys(), scorer=fuzz.ratio, score_cutoff=78)
        if best is not None:
            met += pool[best[0]] * best[1] / 100
    covered = 100 * met / len(wanted)
    text = " ".join(wanted)
    close = max(fuzz.token_set_ratio(text, " ".join(phrase)) for phrase, _ in phrases)
    return 0.6 * covered + 0.4 * close


@lru_cache(maxsize=2048)
def _phrases(
    title: str, also: tuple[str, ...], ident: str
) -> tuple[tuple[tuple[str, ...], float], ...]:
    named = [(stems(title), 1.0), (stems(ident.replace("-", " ")), 0.9)]
    return tuple(named + [(stems(other), 0.95) for other in also])


def phrases_of(topic: Topic) -> tuple[tuple[tuple[str, ...], float], ...]:
    """The phrases a topic answers to, each with its weight: title, other words, name."""
    return _phrases(topic.title, topic.also_called, topic.id)
