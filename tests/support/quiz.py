"""Answers to the quiz."""

from typing import Any, Final

from server.quiz.questionnaire import COUNT
from tests.support.people import SignedIn

SARI: Final = (
    "25-34",
    "Indonesia",
    "Employed",
    "Building an emergency fund",
    "Weekly",
    "Salary",
    "5,000,000 to 7,499,000",
    "Food & Groceries",
    "Saving tips",
    "SMS",
    "Bill payment",
    "As needed",
)
NOTHING: Final = ("",) * COUNT


def answers(**given: str) -> list[str]:
    """Answers of which only some are given, such as `q7="Under 1,000,000"`."""
    return [given.get(f"q{number}", "") for number in range(1, COUNT + 1)]


def take(person: SignedIn, texts: Any = SARI) -> dict[str, Any]:
    """Take the quiz and return what follows from it."""
    answer = person.post("/quiz", json=list(texts))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found


def result(person: SignedIn) -> list[dict[str, Any]]:
    """What GET /quiz tells."""
    found: list[dict[str, Any]] = person.get("/quiz").get_json()["payload"]["datas"]
    return found
