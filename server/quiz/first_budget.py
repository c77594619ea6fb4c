"""A first budget from the band of income."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from server.categories.service import Category, CategoryBook, Group, TransactionType
from server.core.sharing import share_out
from server.quiz.answers import Answers, Because
from server.quiz.bands import income_of
from server.quiz.questions import ADVICE, AIM, BIGGEST, INCOME, WORK
from server.quiz.splits import Split, owes, owing

# Nobody plans to the rupiah: parts are shared out by so many.
STEP: Final = 1_000

# How heavy a category is within its group.
USUAL: Final = MappingProxyType(
    {
        "food-beverages": 35,
        "transportation": 15,
        "housing": 25,
        "utilities": 15,
        "healthcare": 10,
        "dining-out": 35,
        "entertainment": 25,
        "fashion": 20,
        "miscellaneous-expense": 20,
        "saving": 70,
        "investment": 30,
    }
)
# What weighs more for whoever calls it the biggest expense.
BIGGEST_IN: Final = MappingProxyType(
    {
        "Housing": "housing",
        "Utilities": "utilities",
        "Food & Groceries": "food-beverages",
        "Transportation": "transportation",
        "Healthcare": "healthcare",
        "Entertainment": "entertainment",
        "Education": "education",
    }
)
MORE: Final = 20


class Line(NamedTuple):
    """A category and what is planned for it, in whole rupiah."""

    category: Category
    amount: int


class FirstBudget(NamedTuple):
    """An income and what is planned of it; the lines sum to the parts of their groups."""

    income: int
    lines: list[Line]
    because: list[Because]

    @property
    def total(self) -> int:
        """What all lines come to."""
        return sum(line.amount for line in self.lines)


def suggest_budget(answers: Answers, split: Split, book: CategoryBook) -> FirstBudget | None:
    """A budget in the person's own categories and groups; None without an income."""
    income = income_of(answers)
    if income is None:
        return None
    weights, reasons = _weights(answers)
    planned = [
        line
        for group in Group
        for line in _lines(income * split.of(group) // 100, _listed(book, group, weights), weights)
    ]
    order = {one.id: place for place, one in enumerate(book.categories)}
    planned.sort(key=lambda line: order[line.category.id])
    return FirstBudget(income, planned, answers.because(INCOME, *reasons))


def _weights(answers: Answers) -> tuple[dict[str, int], list[int]]:
    """How heavy each category is, and the questions that say so."""
    weights, reasons = dict(USUAL), []
    biggest = BIGGEST_IN.get(answers.to(BIGGEST))
    if biggest:
        weights[biggest] = weights.get(biggest, 0) + MORE
        reasons.append(BIGGEST)
    if owes(answers):
        weights["debt-payment"] = MORE
        reasons += owing(answers)
    if answers.says(WORK, "Student"):
        weights["education"] = weights.get("education", 0) + MORE
        reasons.append(WORK)
    for question, option in ((AIM, "Investing for growth"), (ADVICE, "Investment advice")):
        if answers.says(question, option):
            weights["investment"] += MORE
            reasons.append(question)
    return weights, reasons


def _listed(book: CategoryBook, group: Group, weights: Mapping[str, int]) -> list[Category]:
    """The visible expense categories of a group that weigh something."""
    listed = book.of_type(TransactionType.EXPENSES)
    return [one for one in listed if one.group is group and one.id in weights and not one.hidden]


def _lines(part: int, listed: list[Category], weights: Mapping[str, int]) -> Iterator[Line]:
    shares = share_out(part // STEP, [weights[one.id] for one in listed])
    for category, steps in zip(listed, shares, strict=True):
        yield Line(category, steps * STEP)
