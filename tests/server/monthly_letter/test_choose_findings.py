"""What of a month is worth telling: each kind by its thresholds, and the three that weigh most."""

import datetime as dt
from typing import Any

from server.core.calendar.money_month import MoneyCalendar
from server.monthly_letter import findings
from server.monthly_letter.findings import choose_findings
from server.monthly_letter.month_facts import BudgetFact, CategoryFact, GoalFact, MonthFacts
from server.transactions.insights import IncreasedExpense, LargestExpense
from server.transactions.span_sums import SpanSums

MONTHS = MoneyCalendar()
JUNE = MONTHS.month_named("2024-06")
FLAT = [SpanSums(5_000_000, 4_000_000)] * 6


def day(number: int) -> dt.date:
    return dt.date(2024, 6, number)


def facts(**changes: Any) -> MonthFacts:
    """A month in which nothing stands out, with changes."""
    plain = {
        "month": JUNE,
        "before": MONTHS.month_after(JUNE, -1),
        "following": MONTHS.month_after(JUNE),
        "flows": FLAT,
        "by_day": {},
        "put_aside": 0,
    }
    return MonthFacts(**{**plain, **changes})


def category(spent: int, before: int, name: str = "rent") -> CategoryFact:
    return CategoryFact(name, name.title(), spent, before)


def budget(available: int, spent: int, name: str = "rent") -> BudgetFact:
    return BudgetFact(name, name.title(), available, spent)


def goal(added: int, percent: int = 20, name: str = "umrah") -> GoalFact:
    return GoalFact(name, name.title(), added, percent, percent == 100)


def spending(days: range, amount: int = 100_000) -> dict[dt.date, int]:
    return {day(number): amount for number in days}


def low(last: int) -> list[SpanSums]:
    return [*FLAT[:-1], SpanSums(5_000_000, last)]


# The facts, the function that looks at them, and what it finds: a kind and some of its figures.
CASES: list[tuple[str, dict[str, Any], tuple[str, dict[str, Any]] | None]] = [
    (
        "changed_category",
        {"categories": [category(1_500_000, 1_000_000)]},
        ("more", {"by": 500_000}),
    ),
    ("changed_category", {"categories": [category(800_000, 1_000_000)]}, ("less", {"by": 200_000})),
    # 19 percent, 4 percent of all, too little money, and none in the month before.
    ("changed_category", {"categories": [category(1_190_000, 1_000_000)]}, None),
    ("changed_category", {"categories": [category(300_000, 141_000)]}, None),
    ("changed_category", {"flows": low(9), "categories": [category(9, 9_000)]}, None),
    ("changed_category", {"categories": [category(900_000, 0)]}, None),
    (
        "largest_expense",
        {"largest": LargestExpense("rent", 800_000, day(3)), "by_day": spending(range(3, 8))},
        ("largest", {"amount": 800_000, "day": day(3).isoformat()}),
    ),
    (
        "largest_expense",
        {"largest": LargestExpense("rent", 1, day(3)), "by_day": {day(3): 1}},
        None,
    ),
    ("put_aside", {"put_aside": 250_000}, ("put_aside", {"percent": 5})),
    ("put_aside", {"put_aside": 220_000}, None),
    ("put_aside", {"put_aside": 6_000_000}, None),
    (
        "budgets_kept",
        {"budgets": [budget(10, 10), budget(5, 0, "food")]},
        ("budgets_kept", {"count": 2}),
    ),
    ("budgets_kept", {"budgets": [budget(10, 0)]}, None),
    ("budgets_kept", {"budgets": [budget(10, 11), budget(5, 5, "food")]}, None),
    ("budget_passed", {"budgets": [budget(200_000, 210_000)]}, ("budget_passed", {"over": 10_000})),
    ("budget_passed", {"budgets": [budget(0, 10_000)]}, ("budget_passed", {"available": 0})),
    ("budget_passed", {"budgets": [budget(200_001, 210_000)]}, None),
    ("budget_passed", {"budgets": [budget(1_000_000, 1_049_999)]}, None),
    ("quiet_days", {"by_day": spending(range(1, 24))}, ("quiet_days", {"count": 7, "days": 30})),
    ("quiet_days", {"by_day": spending(range(1, 25))}, None),
    ("quiet_days", {"by_day": spending(range(1, 8))}, None),
    (
        "dearest_weekday",
        # June 1, 2024 is a Saturday.
        {"by_day": {**spending(range(2, 13)), day(1): 1_000_000}, "flows": low(2_100_000)},
        ("weekday", {"weekday": 5, "amount": 1_100_000, "percent": 52}),
    ),
    ("dearest_weekday", {"by_day": spending(range(1, 31)), "flows": low(3_000_000)}, None),
    ("dearest_weekday", {"by_day": spending(range(1, 12)), "flows": low(1_100_000)}, None),
    (
        "risen_expense",
        {"risen": IncreasedExpense("utilities", "Listrik", 200_000, 210_000)},
        ("risen", {"before": 200_000}),
    ),
    ("risen_expense", {"risen": IncreasedExpense("utilities", "Listrik", 400_000, 410_000)}, None),
    ("risen_expense", {"risen": IncreasedExpense("utilities", "Listrik", 9_000, 18_999)}, None),
    (
        "goal_progress",
        {"goals": [goal(10_000), goal(20_000, 30, "car")]},
        ("goal", {"goal": "Car"}),
    ),
    (
        "goal_progress",
        {"goals": [goal(10_000, 100), goal(90_000)]},
        ("goal_reached", {"goal": "Umrah"}),
    ),
    ("goal_progress", {"goals": [goal(9_999)]}, None),
    ("lowest_in_months", {"flows": low(3_999_999)}, ("lowest", {"months": 6})),
    ("lowest_in_months", {"flows": FLAT}, None),
    ("lowest_in_months", {"flows": [SpanSums(0, 0), *low(5)[1:]]}, None),
    (
        "top_category",
        {"categories": [category(1_000_000, 0), category(1, 1, "food")]},
        ("top", {"percent": 25}),
    ),
    ("top_category", {"categories": [category(0, 1)]}, None),
    ("average_day", {}, ("average", {"amount": 133_333})),
    ("average_day", {"flows": low(0)}, None),
]


def test_each_kind_knows_its_thresholds() -> None:
    for look, changes, expected in CASES:
        found = getattr(findings, look)(facts(**changes))
        if expected is None:
            assert found is None, (look, changes)
        else:
            kind, figures = expected
            assert found.kind == kind
            assert figures.items() <= found.figures.items()


def test_the_three_that_weigh_most_are_told_none_about_the_same() -> None:
    full = facts(
        flows=low(3_900_000),
        categories=[category(1_500_000, 1_000_000), category(10, 10, "food")],
        largest=LargestExpense("rent", 1_500_000, day(1)),
        by_day=spending(range(1, 20)),
        put_aside=1_000_000,
        goals=[goal(500_000)],
        budgets=[budget(1_000_000, 1_500_000)],
        risen=IncreasedExpense("utilities", "Listrik", 200_000, 260_000),
    )
    assert [one.kind for one in choose_findings(full)] == ["budget_passed", "lowest", "put_aside"]
    subjects = [one.subject for one in choose_findings(full)]
    assert len(set(subjects)) == 3
    # Nothing in particular: what every month has, and no more than it has.
    plain = facts(categories=[category(4_000_000, 4_000_000)])
    assert [one.kind for one in choose_findings(plain)] == ["top", "average"]
    assert choose_findings(facts(flows=[SpanSums(0, 0)] * 6)) == []
