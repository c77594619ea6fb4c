"""Six questions about risk, and what the answers come to."""

# RF-DOC What other features already know of the answers about risk.
# RF-DOC Risk profiles: keeping six answers and telling what they come to.
import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar.clock import format_utc, now
from server.core.extension_point import ExtensionPoint
from server.core.text.i18n import Message, _, translate
from server.extensions import db
from server.investments.models import RiskProfile


class Profile(StrEnum):
    """How much a person's investments may swing."""

    CAREFUL = "careful"
    BALANCED = "balanced"
    BOLD = "bold"


# Each option weighs as much as its place: the first is the calmest.
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

SOON: Final = _("You need the money within a year, so it should not be able to fall before then.")
NERVES: Final = _("You would sell when prices fall, so calm investments suit you better.")
KEEPING: Final = _("You want to keep what you have, so safety comes before growth.")
NO_CUSHION: Final = _("You have no cushion yet, so part of your money should stay safe.")
FEW_YEARS: Final = _("You need the money within three years, too soon to sit out a fall.")
MOSTLY_SAFE: Final = _("Most of your answers put safety before growth.")
EVEN: Final = _("Your answers weigh safety and growth about equally.")
ROOM: Final = _("Your answers leave room for ups and downs on the way to more growth.")


class Judged(NamedTuple):
    """A profile and the sentence that says why."""

    profile: Profile
    reason: Message


def judge(answers: Sequence[str]) -> Judged:
    """What six answers come to: by their sum, unless one of them rules out more risk."""
    given = dict(zip(QUESTIONS, answers, strict=True))
    ruled = _ruled_careful(given)
    if ruled:
        return Judged(Profile.CAREFUL, ruled)
    total = sum(QUESTIONS[key].index(answer) for key, answer in given.items())
    if total <= MOST_CAREFUL:
        return Judged(Profile.CAREFUL, MOSTLY_SAFE)
    if total <= MOST_BALANCED:
        return Judged(Profile.BALANCED, EVEN)
    if given["cushion"] == "none":
        return Judged(Profile.BALANCED, NO_CUSHION)
    if given["horizon"] == "1_to_3":
        return Judged(Profile.BALANCED, FEW_YEARS)
    return Judged(Profile.BOLD, ROOM)


def _ruled_careful(given: dict[str, str]) -> Message | None:
    if given["horizon"] == "under_1":
        return SOON
    if given["drop"] == "sell_all":
        return NERVES
    return KEEPING if given["aim"] == "keep" else None


Known = Callable[[str], Mapping[str, str]]
"""`known(owner_id)` are options by the key of their question, as far as they are known."""


hints: Final = ExtensionPoint[Known]("known answers about risk")


Item = dict[str, Any]


class Taken(NamedTuple):
    """What is kept of somebody who answered."""

    answers: list[str]
    taken_at: dt.datetime


def risk_profile(owner_id: str, language: str) -> Item:
    """The owner's profile with its reason, and the questions with what is known already."""
    taken = taken_by(owner_id)
    judged = judge(taken.answers) if taken else None
    known = hints.get()(owner_id)
    return {
        "profile": judged and judged.profile.value,
        "reason": judged and translate(judged.reason, language),
        "answers": taken and taken.answers,
        "taken_at": taken and format_utc(taken.taken_at),
        "questions": [
            {"key": key, "options": list(options), "prefilled": _among(options, known.get(key))}
            for key, options in QUESTIONS.items()
        ],
    }


def take(owner_id: str, answers: Sequence[str], language: str) -> Item:
    """Keep six answers in place of earlier ones and tell what they come to."""
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    values = {"answers": list(answers), "taken_at": now()}
    kept = kind.insert(RiskProfile).values(owner_id=owner_id, **values)
    db.session.execute(kept.on_conflict_do_update(index_elements=["owner_id"], set_=values))
    return risk_profile(owner_id, language)


def taken_by(owner_id: str) -> Taken | None:
    """What is kept of the owner; None when there is nothing."""
    wanted = select(RiskProfile.answers, RiskProfile.taken_at)
    row = db.session.execute(wanted.where(RiskProfile.owner_id == owner_id)).first()
    return Taken(*row) if row else None


def _among(options: Sequence[str], known: str | None) -> str | None:
    return known if known in options else None
