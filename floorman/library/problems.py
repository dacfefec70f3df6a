"""Problems of rule files: a code, a place and a plain sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from floorman.domain.books import Where

CODES = {
    "Y101": "the file is not YAML",
    "Y102": "YAML beyond the strict subset: flow style, anchor, alias, tag or several documents",
    "Y103": "a key twice",
    "Y104": "a key that is not known here",
    "Y105": "a key that is missing",
    "Y106": "another shape than wanted here",
    "F201": "a fact that nobody defines",
    "F202": "a fact with fewer than two choices, or with a choice that cannot be named",
    "F203": "a fact defined twice",
    "F204": "a fact that nobody asks",
    "F205": "a measure that does not exist, or gives a choice that the fact has not",
    "T301": "a choice unanswered",
    "T302": "an answer that cannot occur",
    "T303": "a fact asked again that is settled already",
    "T304": "a label that is neither a ruling nor a part",
    "T305": "a ruling that is never reached",
    "T306": "a part that is never used",
    "T307": "a question that decides nothing",
    "T308": "a topic that no game can reach",
    "T309": "questions nested too deep",
    "T310": "a part that leads back to itself",
    "T311": "a topic defined twice",
    "T312": "too many combinations of answers to prove",
    "V351": "a variant that is not known",
    "V352": "a street that is not known or that no game of the topic has",
    "V353": "variants whose parents run in a circle",
    "C401": "a ruling that cites nothing",
    "C402": "a cited clause that does not exist",
    "C403": "a citation that holds in no game and authority where it stands",
    "C404": "a clause of a narrower scope than the path that cites it",
    "C405": "a clause of kind ruling that nothing decides",
    "C406": "a clause that neither a topic nor a game sheet shows",
    "C407": "a clause id twice",
    "C408": "a clause that names an unknown clause, game, kind or scope",
    "C409": "a ruling left without any citation in some game and authority",
    "A501": "an amendment of a topic that does not exist",
    "A502": "an amendment of a label that is not reached",
    "A503": "an amendment that changes nothing",
    "A504": "two amendments of one label at one level",
    "A505": "a ruling whose label the topic already has",
    "A506": "an authority that is not known, or authorities that run in a circle",
    "R601": "a room that names an unknown authority",
    "R602": "a house setting that does not exist or has another choice",
    "S701": "a game sheet that lists an unknown clause or section",
    "K801": "a case that cannot be ruled as it is written",
    "K802": "a case that comes out otherwise than it expects",
}


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing wrong in the rule files."""

    where: Where
    code: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.where}: {self.code}: {self.sentence}"
