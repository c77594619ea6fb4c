"""The risk profile: six questions, the stored answers, and the level of risk that suits them."""

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from server.core.calendar.clock import format_utc, now
from server.core.database.upserts import upsert_into
from server.core.extension_point import ExtensionPoint
from server.core.text.i18n import Message, _, translate
from server.extensions import db
from server.investments.models import RiskProfile


class RiskLevel(StrEnum):
    """How much risk suits a person."""

    CAREFUL = "careful"
    BALANCED = "balanced"
    BOLD = "bold"


# The weight of an option is its position: the first is the most careful.
QUESTIONS: Final = MappingProxyType(
    {
        "horizon": ("under_1", "1_to_3", "3_to_7", "over_7"),
        "experience": ("none", "savings", "funds", "shares"),
        "drop": ("sell_all", "sell_some", "wait", "buy_more"),
        "cushion": ("none", "under_3", "3_to_6", "over_6"),
        "income": ("irregular", "varies", "steady", "very_steady"),
        "aim": ("keep", "beat_inflation", "grow", "grow_most"),
    }
)
COUNT: Final = len(QUESTIONS)
MOST_CAREFUL: Final = 6
MOST_BALANCED: Final = 12

SOON: Final = _("You need the money within a year, so it shouldn't lose value before then.")
NERVES: Final = _("You'd sell when prices fall, so calmer investments suit you better.")
KEEPING: Final = _("You want to keep what you have, so safety comes before growth.")
NO_CUSHION: Final = _("You have no cushion yet, so part of your money should stay safe.")
FEW_YEARS: Final = _("You need the money within three years, too soon to ride out a fall.")
MOSTLY_SAFE: Final = _("Most of your answers put safety before growth.")
EVEN: Final = _("Your answers weigh safety and growth about equally.")
ROOM: Final = _("Your answers leave room for ups and downs on the way to more growth.")

Item = dict[str, Any]
FindHints = Callable[[str], Mapping[str, str]]
"""A function from an owner's id to the known answers, by the key of their question."""


class RiskVerdict(NamedTuple):
    """A level and the sentence that says why."""

    level: RiskLevel
    reason: Message


class RiskAnswers(NamedTuple):
    """The stored answers of a person."""

    answers: list[str]
    taken_at: dt.datetime


risk_hints: Final = ExtensionPoint[FindHints]("known answers about risk")


def judge_answers(answers: Sequence[str]) -> RiskVerdict:
    """The verdict on six answers: by their sum, unless one of them rules out more risk."""
    by_key = dict(zip(QUESTIONS, answers, strict=True))
    reason = _careful_reason(by_key)
    if reason:
        return RiskVerdict(RiskLevel.CAREFUL, reason)
    total = sum(QUESTIONS[key].index(answer) for key, answer in by_key.items())
    if total <= MOST_CAREFUL:
        return RiskVerdict(RiskLevel.CAREFUL, MOSTLY_SAFE)
    if total <= MOST_BALANCED:
        return RiskVerdict(RiskLevel.BALANCED, EVEN)
    if by_key["cushion"] == "none":
        return RiskVerdict(RiskLevel.BALANCED, NO_CUSHION)
    if by_key["horizon"] == "1_to_3":
        return RiskVerdict(RiskLevel.BALANCED, FEW_YEARS)
    return RiskVerdict(RiskLevel.BOLD, ROOM)


def get_risk_profile(owner_id: str, language: str) -> Item:
    """The owner's level with its reason, and the questions with the answers known already."""
    taken = find_answers(owner_id)
    verdict = judge_answers(taken.answers) if taken else None
    hints = risk_hints.get()(owner_id)
    return {
        "profile": verdict and verdict.level.value,
        "reason": verdict and translate(verdict.reason, language),
        "answers": taken and taken.answers,
        "taken_at": taken and format_utc(taken.taken_at),
        "questions": [
            {
                "key": key,
                "options": list(options),
                "prefilled": hints[key] if hints.get(key) in options else None,
            }
            for key, options in QUESTIONS.items()
        ],
    }


def save_answers(owner_id: str, answers: Sequence[str], language: str) -> Item:
    """Store six answers in place of earlier ones and return the risk profile."""
    values = {"answers": list(answers), "taken_at": now()}
    statement = upsert_into(RiskProfile).values(owner_id=owner_id, **values)
    db.session.execute(statement.on_conflict_do_update(index_elements=["owner_id"], set_=values))
    return get_risk_profile(owner_id, language)


def find_answers(owner_id: str) -> RiskAnswers | None:
    """The stored answers of the owner."""
    query = select(RiskProfile.answers, RiskProfile.taken_at)
    row = db.session.execute(query.where(RiskProfile.owner_id == owner_id)).first()
    return RiskAnswers(*row) if row else None


def _careful_reason(by_key: dict[str, str]) -> Message | None:
    if by_key["horizon"] == "under_1":
        return SOON
    if by_key["drop"] == "sell_all":
        return NERVES
    return KEEPING if by_key["aim"] == "keep" else None
