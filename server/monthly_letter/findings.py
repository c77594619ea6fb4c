"""The findings of a month: each kind checks the facts and weighs how much it matters.

Pure functions with plain thresholds. Weights only compare findings with each other; a letter
shows the three with the highest weights on different subjects.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from server.monthly_letter.month_facts import BudgetFact, MonthFacts

WHOLE: Final = 100
MOST: Final = 3

# Less than that, in whole rupiah, is not worth a sentence.
SMALL: Final = 10_000
# Percent of what a category took before, and of all expenses.
CHANGED: Final = 20
CHANGED_SHARE: Final = 5
LARGE_SHARE: Final = 20
ASIDE_SHARE: Final = 5
# Percent by which a budget must be exceeded.
OVER: Final = 5
QUIET_DAYS: Final = 7
# The days with expenses from which on somebody seems to record all of them.
SPENDING_DAYS: Final = 8
WEEKDAY_SHARE: Final = 25
WEEKDAYS_NEEDED: Final = 12
RISEN: Final = 5


@dataclass(frozen=True, slots=True)
class Finding:
    """A finding: its kind, weight and subject, and the figures of its sentence, plain JSON."""

    kind: str
    weight: int
    subject: str
    figures: dict[str, Any]


def percent_of(part: int, whole: int) -> int:
    """A part in percent of the whole, rounded to the nearest; 0 when the whole is 0."""
    return (part * WHOLE * 2 + whole) // (whole * 2) if whole > 0 else 0


def choose_findings(facts: MonthFacts) -> list[Finding]:
    """The findings with the highest weights, at most three, each on another subject."""
    found = [finding for look in FINDERS if (finding := look(facts))]
    chosen: list[Finding] = []
    for one in sorted(found, key=lambda finding: -finding.weight):
        if one.subject not in {other.subject for other in chosen}:
            chosen.append(one)
    return chosen[:MOST]


def changed_category(facts: MonthFacts) -> Finding | None:
    """The category that changed most since the month before."""
    both = [one for one in facts.categories if one.spent and one.before]
    if not both:
        return None
    most = max(both, key=lambda one: (abs(one.spent - one.before), one.id))
    by = abs(most.spent - most.before)
    share = percent_of(by, max(facts.flow.expenses, facts.flow_before.expenses))
    if by < SMALL or percent_of(by, most.before) < CHANGED or share < CHANGED_SHARE:
        return None
    figures = {
        **_named(most.label, most.id),
        "by": by,
        "spent": most.spent,
        "before": most.before,
        "percent": percent_of(by, most.before),
    }
    kind = "more" if most.spent > most.before else "less"
    return Finding(kind, 60 + min(30, share), most.id, figures)


def largest_expense(facts: MonthFacts) -> Finding | None:
    """The largest single expense; one that took much of the month weighs more."""
    largest = facts.largest
    if largest is None or len(facts.by_day) < 2:
        return None
    share = percent_of(largest.amount, facts.flow.expenses)
    figures = {
        **_named(facts.largest_label, largest.category_id),
        "amount": largest.amount,
        "day": largest.date.isoformat(),
    }
    weight = 45 + share // 4 if share >= LARGE_SHARE and largest.amount >= SMALL else 15
    return Finding("largest", weight, largest.category_id, figures)


def put_aside(facts: MonthFacts) -> Finding | None:
    """The savings of the month, when they are a noticeable part of the income."""
    share = percent_of(facts.put_aside, facts.flow.income)
    if facts.put_aside < SMALL or share < ASIDE_SHARE or share > WHOLE:
        return None
    figures = {"amount": facts.put_aside, "percent": share}
    return Finding("put_aside", 62 + min(20, share // 2), "savings", figures)


def budgets_kept(facts: MonthFacts) -> Finding | None:
    """That no budget was exceeded."""
    used = [one for one in facts.budgets if one.spent]
    if not used or _passed(facts.budgets):
        return None
    figures = {**_named(used[0].label, used[0].category_id), "count": len(facts.budgets)}
    return Finding("budgets_kept", 70 + min(10, len(facts.budgets)), "budgets", figures)


def budget_passed(facts: MonthFacts) -> Finding | None:
    """The budget that was exceeded by most."""
    passed = _passed(facts.budgets)
    if not passed:
        return None
    most = max(passed, key=lambda one: (one.spent - one.available, one.category_id))
    over = most.spent - most.available
    if over < SMALL or over * WHOLE < OVER * most.available:
        return None
    figures = {
        **_named(most.label, most.category_id),
        "over": over,
        "available": most.available,
        "percent": percent_of(over, most.available),
    }
    return Finding("budget_passed", 76, most.category_id, figures)


def quiet_days(facts: MonthFacts) -> Finding | None:
    """The days without expenses, of somebody who records their expenses."""
    spending, days = len(facts.by_day), facts.month.days
    quiet = days - spending
    if spending < SPENDING_DAYS or quiet < QUIET_DAYS:
        return None
    return Finding("quiet_days", 38 + quiet, "days", {"count": quiet, "days": days})


def dearest_weekday(facts: MonthFacts) -> Finding | None:
    """The day of the week with a large part of the expenses."""
    if len(facts.by_day) < WEEKDAYS_NEEDED:
        return None
    sums: dict[int, int] = defaultdict(int)
    for day, amount in facts.by_day.items():
        sums[day.weekday()] += amount
    weekday = max(sums, key=lambda one: (sums[one], -one))
    share = percent_of(sums[weekday], facts.flow.expenses)
    if share < WEEKDAY_SHARE:
        return None
    figures = {"weekday": weekday, "amount": sums[weekday], "percent": share}
    return Finding("weekday", 30 + min(30, share // 2), "days", figures)


def risen_expense(facts: MonthFacts) -> Finding | None:
    """A monthly expense that cost more than the last time."""
    risen = facts.risen
    if risen is None or risen.amount - risen.before < SMALL:
        return None
    if percent_of(risen.amount - risen.before, risen.before) < RISEN:
        return None
    figures = {
        "detail": risen.detail,
        "before": risen.before,
        "amount": risen.amount,
        "percent": percent_of(risen.amount - risen.before, risen.before),
    }
    return Finding("risen", 66, risen.category_id, figures)


def goal_progress(facts: MonthFacts) -> Finding | None:
    """The goal with the largest contribution, or one that was reached by it."""
    grown = [one for one in facts.goals if one.added >= SMALL]
    if not grown:
        return None
    most = max(grown, key=lambda one: (one.reached, one.added, one.id))
    figures = {
        "goal": most.name,
        "goal_kind": most.kind,
        "amount": most.added,
        "percent": most.percent,
    }
    if most.reached:
        return Finding("goal_reached", 95, "savings", figures)
    return Finding("goal", 68 + most.percent // 10, "savings", figures)


def lowest_in_months(facts: MonthFacts) -> Finding | None:
    """That the expenses were lower than in any of the five months before."""
    spent = [flow.expenses for flow in facts.flows]
    if not all(spent) or spent[-1] >= min(spent[:-1]):
        return None
    return Finding("lowest", 72, "all", {"months": len(spent)})


def top_category(facts: MonthFacts) -> Finding | None:
    """The category with the highest expenses."""
    if not facts.categories:
        return None
    top = max(facts.categories, key=lambda one: (one.spent, one.id))
    if not top.spent:
        return None
    share = percent_of(top.spent, facts.flow.expenses)
    figures = {**_named(top.label, top.id), "amount": top.spent, "percent": share}
    return Finding("top", 20, top.id, figures)


def average_day(facts: MonthFacts) -> Finding | None:
    """The expenses of an average day."""
    if not facts.flow.expenses:
        return None
    amount = facts.flow.expenses // facts.month.days
    return Finding("average", 10, "all", {"amount": amount}) if amount else None


FINDERS: Final[tuple[Callable[[MonthFacts], Finding | None], ...]] = (
    goal_progress,
    budget_passed,
    budgets_kept,
    lowest_in_months,
    risen_expense,
    put_aside,
    changed_category,
    largest_expense,
    quiet_days,
    dearest_weekday,
    top_category,
    average_day,
)


def _named(label: str, category_id: str) -> dict[str, Any]:
    """A category: its name as long as it exists, else the one that it had."""
    return {"category": label, "category_id": category_id}


def _passed(budgets: Iterable[BudgetFact]) -> list[BudgetFact]:
    return [one for one in budgets if one.spent > one.available]
