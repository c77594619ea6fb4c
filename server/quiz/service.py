"""The quiz: keeping the newest answers, and telling what follows from them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import select, update

from server.categories.book import CategoryBook
from server.core.calendar.clock import now
from server.core.database.upserts import upsert_into
from server.core.errors import NotFound
from server.extensions import db
from server.quiz.models import QuizAnswers
from server.quiz.questionnaire import Answers, profile_answers
from server.quiz.reminder_suggestions import KINDS, apply_chosen_kinds
from server.quiz.risk_hints import find_risk_hints
from server.quiz.serializers import serialize_quiz
from server.sessions.accounts import Account
from server.users import balances, profiles

Item = dict[str, Any]

COLUMNS: Final = (
    QuizAnswers.answers,
    QuizAnswers.filled,
    QuizAnswers.reminder_kinds,
    QuizAnswers.taken_at,
)


class StoredQuiz(NamedTuple):
    """What is kept of somebody who took the quiz."""

    answers: list[str]
    filled: list[str]
    reminder_kinds: list[str]
    taken_at: datetime


def save_answers(owner_id: str, answers: Sequence[str], book: CategoryBook) -> Item:
    """Keep twelve answers in place of earlier ones and tell what follows from them.

    What the owner's profile leaves open is filled from them, and an age that stands there from
    earlier answers follows the new one.
    """
    filled = _fill_profile(owner_id, Answers(answers))
    values = {"answers": list(answers), "filled": filled, "taken_at": now()}
    kept = upsert_into(QuizAnswers).values(owner_id=owner_id, reminder_kinds=[], **values)
    db.session.execute(kept.on_conflict_do_update(index_elements=["owner_id"], set_=values))
    return list_results(owner_id, book)[0]


def list_results(owner_id: str, book: CategoryBook) -> list[Item]:
    """What follows from the owner's answers; empty while there are none."""
    taken = find_quiz(owner_id)
    return [] if taken is None else [serialize_quiz(*taken, book)]


def choose_reminders(account: Account, kinds: Sequence[str], book: CategoryBook) -> Item:
    """Keep the kinds of reminders that the owner wishes for; NotFound before the quiz.

    They become real reminders; one that is no longer wished for goes unless it was touched.
    """
    balances.add_to_balance(account.id)
    taken = find_quiz(account.id)
    if taken is None:
        raise NotFound
    wished = [kind for kind in KINDS if kind in kinds]
    mine = update(QuizAnswers).where(QuizAnswers.owner_id == account.id)
    db.session.execute(mine.values(reminder_kinds=wished))
    apply_chosen_kinds(account, taken.reminder_kinds, wished, book.language)
    return serialize_quiz(*taken._replace(reminder_kinds=wished), book)


def reminder_kinds(owner_id: str) -> list[str]:
    """The kinds of reminders that the owner wishes for."""
    taken = find_quiz(owner_id)
    return taken.reminder_kinds if taken else []


def risk_hints(owner_id: str) -> dict[str, str]:
    """What the owner's answers already say to the questions of the risk profile."""
    taken = find_quiz(owner_id)
    return find_risk_hints(Answers(taken.answers)) if taken else {}


def find_quiz(owner_id: str) -> StoredQuiz | None:
    """What is kept of the owner; None when there is nothing."""
    row = db.session.execute(select(*COLUMNS).where(QuizAnswers.owner_id == owner_id)).first()
    return StoredQuiz(*row) if row else None


def _fill_profile(owner_id: str, answers: Answers) -> list[str]:
    """Fill what the profile leaves open, and name all that stands there from the quiz."""
    profile = profiles.get_profile(owner_id)
    answered = profile_answers(answers)._asdict()
    ours = _ours(find_quiz(owner_id), profile)
    changes = profiles.ProfileChanges()
    # A slip of the finger must not leave somebody under 18.
    if answered["age"] and (profile["age"] is None or "age" in ours):
        changes["age"] = answered["age"]
    if profile["country"] is None and answered["country"]:
        changes["country"] = answered["country"]
    if any(profile[name] != value for name, value in changes.items()):
        profiles.change_profile(owner_id, changes)
    same = {name for name in ours if answered[name] == profile[name]}
    return sorted({*changes, *same})


def _ours(earlier: StoredQuiz | None, profile: Item) -> list[str]:
    """What stands in the profile because earlier answers filled it in."""
    if earlier is None:
        return []
    answered = profile_answers(Answers(earlier.answers))._asdict()
    return [name for name in earlier.filled if profile[name] == answered[name]]
