"""The answers of the demo account."""

import datetime as dt
from typing import Final

from server.categories.book import fresh_book
from server.core.text.i18n import DEFAULT
from server.quiz.service import find_quiz, save_answers
from server.users.service import find_account

# A salary earner in Jakarta who saves for a journey.
ANSWERS: Final = (
    "25-34",
    "Indonesia",
    "Employed",
    "Saving for a specific purchase (e.g. house, car)",
    "Weekly",
    "Salary",
    "Above 10,000,000",
    "Housing",
    "Investment advice",
    "Push notifications",
    "Saving goal",
    "Monthly",
)


def fill(owner_id: str, _present: dt.date, _seed: int) -> None:
    """Let the demo account take the quiz, once."""
    account = find_account(owner_id)
    if account is not None and find_quiz(owner_id) is None:
        save_answers(account, ANSWERS, fresh_book(owner_id, DEFAULT))
