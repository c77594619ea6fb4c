"""The answers and all suggestions as JSON objects."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from server.categories.book import CategoryBook
from server.core.calendar.clock import format_utc
from server.goals.kinds import goal_icon, goal_name
from server.quiz.budget_suggestion import BudgetSuggestion, suggest_budget, suggest_split
from server.quiz.goal_suggestions import GoalSuggestion, suggest_goals
from server.quiz.questionnaire import Answers, profile_answers
from server.quiz.reminder_suggestions import suggest_channel, suggest_reminders

Item = dict[str, Any]


def serialize_quiz(
    texts: Sequence[str],
    filled: Sequence[str],
    reminder_kinds: Sequence[str],
    taken_at: datetime,
    book: CategoryBook,
) -> Item:
    """The answers with every suggestion and its reasons, in the language of the book."""
    answers = Answers(texts)
    suggestion = suggest_split(answers)
    budget = suggest_budget(answers, suggestion.split, book)
    return {
        "answers": list(texts),
        "taken_at": format_utc(taken_at),
        "profile": {**profile_answers(answers)._asdict(), "filled": list(filled)},
        "split": {**suggestion.split._asdict(), "because": suggestion.because},
        "budget": budget and _budget(budget),
        "goals": [_goal(goal, book.language) for goal in suggest_goals(answers, suggestion.split)],
        "reminders": [reminder._asdict() for reminder in suggest_reminders(answers)],
        "channel": suggest_channel(answers)._asdict(),
        "reminder_kinds": list(reminder_kinds),
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
