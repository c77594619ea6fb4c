"""The suggested split of the income into needs, wants and savings, and a first budget."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from server.categories.book import Category, CategoryBook
from server.categories.catalogue import Group, TransactionType
from server.core.apportionment import apportion
from server.quiz.questionnaire import ADVICE, AIM, BIGGEST, INCOME, OPTIONS, WORK, Answers, Reason

LEAST, LOW, MODEST, MIDDLE, HIGH, MOST = OPTIONS[INCOME - 1]


# The middle of each band of income, and the start of the last one, in whole rupiah a month.
BAND_INCOMES: Final = MappingProxyType(
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
    """The income that the answer stands for, None when the question was skipped."""
    return BAND_INCOMES.get(answers.to(INCOME))


class Split(NamedTuple):
    """Percent of the income; the three sum to 100."""

    needs: int
    wants: int
    savings: int

    def of(self, group: Group) -> int:
        """The percent of one group."""
        return {Group.NEEDS: self.needs, Group.WANTS: self.wants}.get(group, self.savings)


class SplitSuggestion(NamedTuple):
    """A suggested split and its reasons."""

    split: Split
    because: list[Reason]


USUAL_SPLIT: Final = Split(50, 30, 20)


CAREFUL: Final = Split(60, 20, 20)


TIGHT: Final = Split(70, 20, 10)


REDUCING_DEBT: Final = "Reducing debt"


DEBT_ADVICE: Final = "Debt management"


DAILY_EXPENSES: Final = "Managing daily expenses"


def has_debt(answers: Answers) -> bool:
    """Whether an answer mentions debt."""
    return answers.says(AIM, REDUCING_DEBT) or answers.says(ADVICE, DEBT_ADVICE)


def debt_questions(answers: Answers) -> list[int]:
    """The questions whose answers mention debt."""
    indications = ((AIM, REDUCING_DEBT), (ADVICE, DEBT_ADVICE))
    return [question for question, option in indications if answers.says(question, option)]


def suggest_split(answers: Answers) -> SplitSuggestion:
    """The first split that fits: for a small income, debt, daily expenses, or the usual one."""
    if answers.says(INCOME, LEAST, LOW):
        return SplitSuggestion(TIGHT, answers.because(INCOME))
    if has_debt(answers):
        # Instalments are needs, which leaves less for wants.
        return SplitSuggestion(CAREFUL, answers.because(*debt_questions(answers)))
    if answers.says(AIM, DAILY_EXPENSES):
        return SplitSuggestion(CAREFUL, answers.because(AIM))
    return SplitSuggestion(USUAL_SPLIT, answers.because(AIM, INCOME))


# Amounts are rounded to so many rupiah.
ROUNDING: Final = 1_000

# The weights of categories within their group.
CATEGORY_WEIGHTS: Final = MappingProxyType(
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
# The category that weighs more, by the answer to the biggest expense.
BIGGEST_EXPENSE_CATEGORIES: Final = MappingProxyType(
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
EXTRA_WEIGHT: Final = 20


class BudgetLine(NamedTuple):
    """A category and its planned amount in whole rupiah."""

    category: Category
    amount: int


class BudgetSuggestion(NamedTuple):
    """An income and the lines of its budget, which sum to it."""

    income: int
    lines: list[BudgetLine]
    because: list[Reason]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.amount for line in self.lines)


def suggest_budget(answers: Answers, split: Split, book: CategoryBook) -> BudgetSuggestion | None:
    """A budget in the person's own categories and groups.

    None without an income, or when every expense category is hidden.
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
    return BudgetSuggestion(income, planned, answers.because(INCOME, *reasons))


def _parts(income: int, split: Split, listed: Mapping[Group, list[Category]]) -> dict[Group, int]:
    """The amount of each group; groups without a category pass theirs to the others."""
    there = [group for group in Group if listed[group]]
    parts = {group: income * split.of(group) // 100 for group in there}
    shares = apportion((income - sum(parts.values())) // ROUNDING, [split.of(one) for one in there])
    return {
        group: parts[group] + steps * ROUNDING for group, steps in zip(there, shares, strict=True)
    }


def _weights(answers: Answers) -> tuple[dict[str, int], list[int]]:
    """The weights of categories, and the questions that changed them."""
    weights, reasons = dict(CATEGORY_WEIGHTS), []
    biggest = BIGGEST_EXPENSE_CATEGORIES.get(answers.to(BIGGEST))
    if biggest:
        weights[biggest] = weights.get(biggest, 0) + EXTRA_WEIGHT
        reasons.append(BIGGEST)
    if has_debt(answers):
        weights["debt-payment"] = EXTRA_WEIGHT
        reasons += debt_questions(answers)
    if answers.says(WORK, "Student"):
        weights["education"] = weights.get("education", 0) + EXTRA_WEIGHT
        reasons.append(WORK)
    for question, option in ((AIM, "Investing for growth"), (ADVICE, "Investment advice")):
        if answers.says(question, option):
            weights["investment"] += EXTRA_WEIGHT
            reasons.append(question)
    return weights, reasons


def _listed(book: CategoryBook, group: Group, weights: Mapping[str, int]) -> list[Category]:
    """The visible expense categories of a group that have a weight, else its first one."""
    expenses = book.of_type(TransactionType.EXPENSES)
    listed = [one for one in expenses if one.group is group and not one.hidden]
    return [one for one in listed if one.id in weights] or listed[:1]


def _lines(part: int, listed: list[Category], weights: Mapping[str, int]) -> Iterator[BudgetLine]:
    shares = apportion(part // ROUNDING, [weights.get(one.id, 1) for one in listed])
    for category, steps in zip(listed, shares, strict=True):
        yield BudgetLine(category, steps * ROUNDING)
