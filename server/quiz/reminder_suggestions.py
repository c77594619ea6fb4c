"""The kinds of reminders that the answers suggest, and the channel that brings them."""

from types import MappingProxyType
from typing import Final, NamedTuple

from server.quiz.questionnaire import (
    ADVICE,
    AIM,
    CHANNEL,
    FREQUENCY,
    REMINDER,
    TRACKING,
    Answers,
    Reason,
)

BILL: Final = "bill"
SAVING_GOAL: Final = "saving_goal"
BUDGET_REVIEW: Final = "budget_review"
INVESTMENT: Final = "investment"
ARTICLES: Final = "articles"
KINDS: Final = (BILL, SAVING_GOAL, BUDGET_REVIEW, INVESTMENT, ARTICLES)

# The answers that suggest a kind; the one that names it comes first.
REQUESTING_ANSWERS: Final = MappingProxyType(
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
# SMS is not supported; e-mail reaches the same person.
USED_CHANNELS: Final = MappingProxyType(
    {
        "E-mail": EMAIL,
        "SMS": EMAIL,
        "Push notifications": "push",
        "In-app notification": "in_app",
    }
)


class ReminderSuggestion(NamedTuple):
    """A suggested kind of reminder and its reasons."""

    kind: str
    because: list[Reason]


class ChannelSuggestion(NamedTuple):
    """The chosen channel, '' for none, and the one that is used."""

    chosen: str
    used: str
    because: list[Reason]


def suggest_reminders(answers: Answers) -> list[ReminderSuggestion]:
    """The kinds that the answers suggest; a named kind comes first."""
    found = []
    for kind, requesting in REQUESTING_ANSWERS.items():
        asked = [question for question, options in requesting if answers.says(question, *options)]
        if asked:
            found.append((REMINDER not in asked, ReminderSuggestion(kind, answers.because(*asked))))
    return [idea for _is_later, idea in sorted(found, key=lambda one: one[0])]


def suggest_channel(answers: Answers) -> ChannelSuggestion:
    """The channel of reminders, e-mail by default."""
    chosen = answers.to(CHANNEL)
    return ChannelSuggestion(chosen, USED_CHANNELS.get(chosen, EMAIL), answers.because(CHANNEL))
