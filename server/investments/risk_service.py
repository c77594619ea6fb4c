"""Risk profiles: keeping six answers and telling what they come to."""

import datetime as dt
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar.clock import now, wire
from server.core.text.i18n import translate
from server.extensions import db
from server.investments.hints import hints
from server.investments.models import RiskProfile
from server.investments.risk import QUESTIONS, judge

Item = dict[str, Any]


class Taken(NamedTuple):
    """What is kept of somebody who answered."""

    answers: list[str]
    taken_at: dt.datetime


def risk_profile(owner_id: str, language: str) -> Item:
    """The owner's profile with its reason, and the questions with what is known already."""
    taken = taken_by(owner_id)
    judged = judge(taken.answers) if taken else None
    known = hints.of(owner_id)
    return {
        "profile": judged and judged.profile.value,
        "reason": judged and translate(judged.reason, language),
        "answers": taken and taken.answers,
        "taken_at": taken and wire(taken.taken_at),
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
