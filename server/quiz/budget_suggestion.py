"""A first budget from the band of income."""

# RF-DOC What a band of income stands for in whole rupiah a month.
# RF-DOC How much of the income goes to needs, wants and savings.
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from server.categories.book import Category, CategoryBook
from server.categories.enums import Group, TransactionType
from server.core.apportionment import apportion
from server.quiz.questionnaire import ADVICE, AIM, BIGGEST, INCOME, OPTIONS, WORK, Answers, Because

LEAST, LOW, MODEST, MIDDLE, HIGH, MOST = OPTIONS[INCOME - 1]


# The middle of each band, and where the last one begins: all end in thousands.
INCOMES: Final = MappingProxyType(
    {
        LEAST: 500_000,
        LOW: 1_750_000,
        MODEST: 3_750_000,
        MIDDLE: 6_250_000,
        HIGH: 8_750_000,
        MOST: 10_000_000,
    }
)


def income_of(answers: Answers) -> int | None:
    """The income that an answer stands for, None when the question was skipped."""
    return INCOMES.get(answers.to(INCOME))


class Split(NamedTuple):
    """Percent of the income; the three sum to 100."""

    needs: int
    wants: int
    savings: int

    def of(self, group: Group) -> int:
        """The percent of one group."""
        return {Group.NEEDS: self.needs, Group.WANTS: self.wants}.get(group, self.savings)


class SplitIdea(NamedTuple):
    """A split and why it is suggested."""

    split: Split
    because: list[Because]


USUAL_SPLIT: Final = Split(50, 30, 20)


CAREFUL: Final = Split(60, 20, 20)


TIGHT: Final = Split(70, 20, 10)


REDUCING_DEBT: Final = "Reducing debt"


DEBT_ADVICE: Final = "Debt management"


DAILY_EXPENSES: Final = "Managing daily expenses"


def owes(answers: Answers) -> bool:
    """Whether somebody speaks of debt."""
    return answers.says(AIM, REDUCING_DEBT) or answers.says(ADVICE, DEBT_ADVICE)


def owing(answers: Answers) -> list[int]:
    """The questions whose answers speak of debt."""
    spoken = ((AIM, REDUCING_DEBT), (ADVICE, DEBT_ADVICE))
    return [question for question, option in spoken if answers.says(question, option)]


def suggest_split(answers: Answers) -> SplitIdea:
    """The first that fits: a small income, debt, daily expenses as the aim, and the usual one."""
    if answers.says(INCOME, LEAST, LOW):
        return SplitIdea(TIGHT, answers.because(INCOME))
    if owes(answers):
        # Instalments are needs, and paying them off leaves less for wants.
        return SplitIdea(CAREFUL, answers.because(*owing(answers)))
    if answers.says(AIM, DAILY_EXPENSES):
        return SplitIdea(CAREFUL, answers.because(AIM))
    return SplitIdea(USUAL_SPLIT, answers.because(AIM, INCOME))


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
    """An income and what is planned of it; the lines sum to it."""

    income: int
    lines: list[Line]
    because: list[Because]

    @property
    def total(self) -> int:
        """What all lines come to."""
        return sum(line.amount for line in self.lines)


def suggest_budget(answers: Answers, split: Split, book: CategoryBook) -> FirstBudget | None:
    """A budget in the person's own categories and groups.

    None without an income, and where every category of expenses is hidden.
    """
    income = income_of(answers)
    weights, reasons = _weights(answers)
    listed = {group: _listed(book, group, weights) for group in Group}
    if income is None or not any(listed.values()):
        return None
    order = {one.id: place for place, one in enumerate(book.categories)}
    planned = [
        line
        for group, part in _parts(income, split, listed).items()
        for line in _lines(part, listed[group], weights)
    ]
    planned.sort(key=lambda line: order[line.category.id])
    return FirstBudget(income, planned, answers.because(INCOME, *reasons))


def _parts(income: int, split: Split, listed: Mapping[Group, list[Category]]) -> dict[Group, int]:
    """What each group gets; those that have a category share the part of one that has none."""
    there = [group for group in Group if listed[group]]
    parts = {group: income * split.of(group) // 100 for group in there}
    shares = apportion((income - sum(parts.values())) // STEP, [split.of(one) for one in there])
    return {group: parts[group] + steps * STEP for group, steps in zip(there, shares, strict=True)}


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
    """The visible expense categories of a group that weigh something, else its first one."""
    expenses = book.of_type(TransactionType.EXPENSES)
    listed = [one for one in expenses if one.group is group and not one.hidden]
    return [one for one in listed if one.id in weights] or listed[:1]


def _lines(part: int, listed: list[Category], weights: Mapping[str, int]) -> Iterator[Line]:
    shares = apportion(part // STEP, [weights.get(one.id, 1) for one in listed])
    for category, steps in zip(listed, shares, strict=True):
        yield Line(category, steps * STEP)
