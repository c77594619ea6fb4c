"""Store the latest answers of the quiz and return what they suggest."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import select, update

from server.categories.book import CategoryBook
from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported
from server.core.database.upserts import upsert_into
from server.core.errors import NotFound
from server.core.text.i18n import DEFAULT
from server.extensions import db
from server.goals.kinds import goal_icon, goal_name
from server.quiz.budget_suggestion import BudgetSuggestion, suggest_budget, suggest_split
from server.quiz.chosen_reminders import (
    Choice,
    Schedule,
    apply_choice,
    list_schedules,
    make_choice,
    update_schedules,
)
from server.quiz.goal_suggestions import GoalSuggestion, suggest_goals
from server.quiz.models import QuizAnswers
from server.quiz.questionnaire import Answers, profile_answers
from server.quiz.reminder_suggestions import KINDS, suggest_channel, suggest_reminders
from server.quiz.risk_hints import find_risk_hints
from server.sessions.accounts import Account
from server.users import balances, profiles
from server.users import service as users

Item = dict[str, Any]

COLUMNS: Final = (
    QuizAnswers.answers,
    QuizAnswers.filled,
    QuizAnswers.reminder_kinds,
    QuizAnswers.taken_at,
)


class StoredQuiz(NamedTuple):
    """The stored quiz of a person."""

    answers: list[str]
    filled: list[str]
    reminder_kinds: list[str]
    taken_at: datetime


def serialize_quiz(quiz: StoredQuiz, schedules: Sequence[Schedule], book: CategoryBook) -> Item:
    """The answers with every suggestion and its reasons, in the language of the book."""
    answers = Answers(quiz.answers)
    suggestion = suggest_split(answers)
    budget = suggest_budget(answers, suggestion.split, book)
    return {
        "answers": quiz.answers,
        "taken_at": format_utc(quiz.taken_at),
        "profile": {**profile_answers(answers)._asdict(), "filled": quiz.filled},
        "split": {**suggestion.split._asdict(), "because": suggestion.because},
        "budget": budget and _budget(budget),
        "goals": [_goal(goal, book.language) for goal in suggest_goals(answers, suggestion.split)],
        "reminders": [reminder._asdict() for reminder in suggest_reminders(answers)],
        "channel": suggest_channel(answers)._asdict(),
        "reminder_kinds": quiz.reminder_kinds,
        "schedules": [schedule._asdict() for schedule in schedules],
    }


def _budget(budget: BudgetSuggestion) -> Item:
    items = [
        {
            "category_id": line.category.id,
            "category_label": line.category.label,
            "icon": line.category.icon,
            "color": line.category.color,
            "amount": line.amount,
        }
        for line in budget.lines
    ]
    return {
        "income": budget.income,
        "total": budget.total,
        "items": items,
        "because": budget.because,
    }


def _goal(goal: GoalSuggestion, language: str) -> Item:
    return {
        "kind": goal.kind.value,
        "name": goal_name(goal.kind, None, language),
        "icon": goal_icon(goal.kind, None),
        "target": goal.target,
        "monthly": goal.monthly,
        "because": goal.because,
    }


def save_answers(account: Account, answers: Sequence[str], book: CategoryBook) -> Item:
    """Store twelve answers in place of earlier ones and return the result.

    They fill the gaps of the owner's profile, and replace an age that came from earlier answers.
    Reminders that earlier answers led to follow, unless their owner changed or removed them.
    """
    # It also locks the account: two requests at once must not change the same reminders.
    close_quiz(account.id)
    filled = _fill_profile(account.id, Answers(answers))
    values = {"answers": list(answers), "filled": filled, "taken_at": now()}
    insert = upsert_into(QuizAnswers).values(owner_id=account.id, reminder_kinds=[], **values)
    upsert = insert.on_conflict_do_update(index_elements=["owner_id"], set_=values)
    taken = StoredQuiz(*db.session.execute(upsert.returning(*COLUMNS)).one())
    update_schedules(account, _choice(taken), book.language)
    return _serialize(account, taken, book)


def close_quiz(owner_id: str) -> None:
    """Note that the owner answered the quiz or closed it: signing in does not lead to it again."""
    users.close_quiz(owner_id)


def list_results(account: Account, book: CategoryBook) -> list[Item]:
    """The owner's answers with suggestions; empty before the quiz."""
    taken = find_quiz(account.id)
    return [] if taken is None else [_serialize(account, taken, book)]


def choose_reminders(account: Account, kinds: Sequence[str], book: CategoryBook) -> Item:
    """Store the kinds of reminders that the owner wants; raises NotFound before the quiz.

    They become reminders; one that is not wanted any more is removed unless it was used.
    """
    balances.lock_account(account.id)
    before = find_quiz(account.id)
    if before is None:
        raise NotFound
    after = before._replace(reminder_kinds=[kind for kind in KINDS if kind in kinds])
    mine = update(QuizAnswers).where(QuizAnswers.owner_id == account.id)
    db.session.execute(mine.values(reminder_kinds=after.reminder_kinds))
    apply_choice(account, before.reminder_kinds, _choice(after), book.language)
    return _serialize(account, after, book)


def follow_calendar(owner_id: str) -> None:
    """Move untouched monthly reminders to the first day of the owner's money month by now."""
    taken = find_quiz(owner_id)
    account = users.find_account(owner_id) if taken and taken.reminder_kinds else None
    if taken and account:
        update_schedules(account, _choice(taken), account.language or DEFAULT)


def reminder_kinds(owner_id: str) -> list[str]:
    """The kinds of reminders that the owner wants."""
    taken = find_quiz(owner_id)
    return taken.reminder_kinds if taken else []


def risk_hints(owner_id: str) -> dict[str, str]:
    """The answers to questions of the risk profile that the owner's quiz implies."""
    taken = find_quiz(owner_id)
    return find_risk_hints(Answers(taken.answers)) if taken else {}


def find_quiz(owner_id: str) -> StoredQuiz | None:
    """The stored quiz of the owner."""
    row = db.session.execute(select(*COLUMNS).where(QuizAnswers.owner_id == owner_id)).first()
    return StoredQuiz(*row) if row else None


def _choice(quiz: StoredQuiz) -> Choice:
    return make_choice(quiz.reminder_kinds, Answers(quiz.answers))


def _serialize(account: Account, quiz: StoredQuiz, book: CategoryBook) -> Item:
    return serialize_quiz(quiz, list_schedules(account, quiz.reminder_kinds), book)


def _fill_profile(owner_id: str, answers: Answers) -> list[str]:
    """Fill the gaps of the profile, and return the fields whose values come from the quiz."""
    profile = profiles.get_profile(owner_id)
    answered = profile_answers(answers)._asdict()
    filled_before = _filled_before(find_quiz(owner_id), profile)
    changes = profiles.ProfileChanges()
    # An age from an earlier quiz is replaced, so that a slip does not leave somebody a minor. Who
    # says under 18 always is one, whatever the profile says and whichever quizzes skipped it.
    replaceable = profile["age"] is None or "age" in filled_before
    if answered["age"] and (replaceable or answered["age"] == profiles.UNDER_AGE):
        changes["age"] = answered["age"]
    if profile["country"] is None and answered["country"]:
        changes["country"] = answered["country"]
    if any(profile[name] != value for name, value in changes.items()):
        profiles.change_profile(owner_id, changes)
    same = {name for name in filled_before if answered[name] == profile[name]}
    return sorted({*changes, *same})


def _filled_before(earlier: StoredQuiz | None, profile: Item) -> list[str]:
    """The fields of the profile whose values come from an earlier quiz."""
    if earlier is None:
        return []
    answered = profile_answers(Answers(earlier.answers))._asdict()
    return [name for name in earlier.filled if profile[name] == answered[name]]


def export(owner_id: str) -> Exported:
    """The latest answers, the chosen kinds of reminders, and when the quiz was taken."""
    taken = find_quiz(owner_id)
    if taken is None:
        return Exported()
    return Exported(data={**taken._asdict(), "taken_at": format_utc(taken.taken_at)})
