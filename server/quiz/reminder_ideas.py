"""Kinds of reminders that follow from the answers, and how they reach the person."""

from types import MappingProxyType
from typing import Final, NamedTuple

from server.quiz.answers import Answers, Because
from server.quiz.questions import (
    ADVICE,
    AIM,
    CHANNEL,
    FREQUENCY,
    REMINDER,
    TRACKING,
)

BILL: Final = "bill"
SAVING_GOAL: Final = "saving_goal"
BUDGET_REVIEW: Final = "budget_review"
INVESTMENT: Final = "investment"
ARTICLES: Final = "articles"
KINDS: Final = (BILL, SAVING_GOAL, BUDGET_REVIEW, INVESTMENT, ARTICLES)

# The answers that ask for a kind; the one that names it comes first.
ASKING: Final = MappingProxyType(
    {
        BILL: (
            (REMINDER, ("Bill payment",)),
            (AIM, ("Reducing debt",)),
            (ADVICE, ("Debt management",)),
        ),
        SAVING_GOAL: (
            (REMINDER, ("Saving goal",)),
            (
                AIM,
                (
                    "Saving for a specific purchase (e.g. house, car)",
                    "Building an emergency fund",
                    "Planning for retirement",
                ),
            ),
            (ADVICE, ("Saving tips",)),
        ),
        BUDGET_REVIEW: (
            (REMINDER, ("Budget review",)),
            (AIM, ("Managing daily expenses",)),
            (TRACKING, ("Rarely", "Never")),
            (ADVICE, ("Budgeting tips",)),
            (FREQUENCY, ("Daily", "Weekly")),
        ),
        INVESTMENT: (
            (REMINDER, ("Investment opportunities",)),
            (AIM, ("Investing for growth",)),
            (ADVICE, ("Investment advice",)),
        ),
        ARTICLES: (
            (REMINDER, ("Financial tips and articles",)),
            (ADVICE, ("Retirement planning", "Tax planning")),
        ),
    }
)

EMAIL: Final = "email"
CHANNELS: Final = ("email", "push", "in_app")
# There is nobody who would carry an SMS: e-mail reaches the same person.
USED: Final = MappingProxyType(
    {
        "E-mail": EMAIL,
        "SMS": EMAIL,
        "Push notifications": "push",
        "In-app notification": "in_app",
    }
)


class ReminderIdea(NamedTuple):
    """A kind of reminder and why it is suggested."""

    kind: str
    because: list[Because]


class Channel(NamedTuple):
    """What was chosen, '' when nothing was, and what is used."""

    chosen: str
    used: str
    because: list[Because]


def suggest_reminders(answers: Answers) -> list[ReminderIdea]:
    """What the answers ask for; the kind that was named comes first."""
    found = []
    for kind, asking in ASKING.items():
        spoken = [question for question, options in asking if answers.says(question, *options)]
        if spoken:
            found.append((REMINDER not in spoken, ReminderIdea(kind, answers.because(*spoken))))
    return [idea for _is_later, idea in sorted(found, key=lambda one: one[0])]


def suggest_channel(answers: Answers) -> Channel:
    """How reminders reach the person; by e-mail unless something else was chosen."""
    chosen = answers.to(CHANNEL)
    return Channel(chosen, USED.get(chosen, EMAIL), answers.because(CHANNEL))
