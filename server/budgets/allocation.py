"""The income of a money month, shared out among needs, wants and savings; whole rupiah."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypedDict

from server.budgets import queries
from server.budgets.known_plans import KnownPlans, plan_reader
from server.budgets.plan_months import get_month, month_number, serialize_month
from server.budgets.queries import AllocationRow
from server.budgets.safe_to_spend import KnownSums, SafeToSpend, is_saving, safe_to_spend
from server.categories.book import CategoryBook
from server.categories.catalogue import Group
from server.core.apportionment import apportion
from server.core.calendar.money_month import MoneyMonth
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.sessions.accounts import Account
from server.transactions import ledger_sums, reports
from server.transactions.ledger_sums import CategorySums
from server.transactions.planned_movements import PlanSource
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_account

Item = dict[str, Any]
Split = Mapping[Group, int]
"""The share of the income of each group, in percent; together 100."""

USUAL: Final[Split] = {Group.NEEDS: 50, Group.WANTS: 30, Group.SAVINGS: 20}
# More versions than a row will ever have.
VERSIONS: Final = 1_000_000_000


class AllocationChange(TypedDict, total=False):
    """New values of a month; a missing key stays."""

    split: Split
    expected_income: int | None


class Allocated(NamedTuple):
    """The allocation of a month, with its income and expenses.

    `own` is the version of the month's own row, 0 without one. Then `version` is made from the
    row that it inherits, so that it changes with that. Only with `is_planned` are plans to be read.
    """

    split: Split
    expected: int | None
    received: int
    spent: Mapping[Group, int]
    own: int
    version: int
    is_planned: bool

    @property
    def income(self) -> int:
        """The income to share out: the received or the expected one, whichever is larger."""
        return max(self.received, self.expected or 0)

    @property
    def planned(self) -> dict[Group, int]:
        """The budget of each group; together they are the income."""
        return self.share_out(self.income)

    def share_out(self, income: int) -> dict[Group, int]:
        """An income in the parts of the groups."""
        return dict(zip(self.split, apportion(income, list(self.split.values())), strict=True))


def show_allocation(account: Account, viewer: ViewerContext, key: str | None) -> Item:
    """The allocation of a money month, the present one without a key.

    ValidationFailed for a month that is too far ahead.
    """
    month = get_month(viewer, key)
    return _serialize(_allocated(account.id, month, viewer), month, viewer, account)


def change_allocation(
    account: Account,
    viewer: ViewerContext,
    key: str | None,
    change: AllocationChange,
    match: IfMatch,
) -> Item:
    """Change split and expected income from a money month on, and return it.

    ChangedMeanwhile when the sender does not accept the month's version.
    """
    month = get_month(viewer, key)
    account = replace(account, balance=lock_account(account.id).balance)
    before = _allocated(account.id, month, viewer)
    after = before._replace(
        split=change.get("split", before.split),
        expected=change.get("expected_income", before.expected),
        own=before.own + 1,
        version=before.own + 1,
    )
    # The answer to the same change was lost, or nothing changes.
    if (after.split, after.expected) == (before.split, before.expected):
        return _serialize(before, month, viewer, account)
    if not match.allows(before.version):
        raise ChangedMeanwhile(_serialize(before, month, viewer, account))
    shares = {group.value: after.split[group] for group in Group}
    row = AllocationRow(month.key, **shares, expected_income=after.expected, version=after.own)
    queries.write_allocation(account.id, row)
    return _serialize(after, month, viewer, account)


def summarize_allocation(
    account: Account, month: MoneyMonth, viewer: ViewerContext, sums: CategorySums
) -> Item | None:
    """The summary of the present month for the first screen; None without an income."""
    allocated = _from_sums(account.id, month, viewer.book, sums)
    safe = _find_safe(allocated, month, viewer, account)
    if safe is None:
        return None
    free = max(0, allocated.income - sum(allocated.spent.values()))
    planned = allocated.planned
    return {
        "planned": allocated.income,
        "parts": [
            {
                "group": group,
                "share": share,
                "planned": planned[group],
                "spent": allocated.spent[group],
            }
            for group, share in allocated.split.items()
        ],
        "free": free,
        "free_percent": free * 100 // allocated.income,
        "safe_per_day": safe.sum.per_day,
    }


def _allocated(owner_id: str, month: MoneyMonth, viewer: ViewerContext) -> Allocated:
    return _from_sums(
        owner_id, month, viewer.book, ledger_sums.sum_by_category_with_returns(owner_id, month)
    )


def _from_sums(
    owner_id: str, month: MoneyMonth, book: CategoryBook, sums: CategorySums
) -> Allocated:
    row, is_planned = queries.read_allocation(owner_id, month.key)
    flows = reports.sum_by_group(sums, book)
    if row is None:
        return Allocated(USUAL, None, flows.income, flows.net_spent, 0, 0, is_planned)
    split = {group: getattr(row, group.value) for group in Group}
    # An inherited allocation has no row of its own yet.
    own = row.version if row.month == month.key else 0
    version = own or month_number(row.month) * VERSIONS + row.version
    return Allocated(
        split, row.expected_income, flows.income, flows.net_spent, own, version, is_planned
    )


class _Safe(NamedTuple):
    """What is safe to spend, and the plans in it."""

    sum: SafeToSpend
    plans: KnownPlans


def _find_safe(
    allocated: Allocated, month: MoneyMonth, viewer: ViewerContext, account: Account
) -> _Safe | None:
    """The amount safe to spend a day; None without income and outside the present month.

    Plans count until payday, so that nobody spends what a bill takes tomorrow.
    """
    if not allocated.income or viewer.today not in month:
        return None
    plans = plan_reader.get().read(account, month, viewer) if allocated.is_planned else NO_PLANS
    known = KnownSums.of(plans, viewer.book)
    income = max(allocated.income, allocated.received + known.income)
    spent_savings = allocated.spent[Group.SAVINGS]
    safe = safe_to_spend(
        days=(month.end - viewer.today).days + 1,
        income=income,
        received=allocated.received,
        planned_savings=allocated.share_out(income)[Group.SAVINGS],
        spent_savings=spent_savings,
        spent=sum(allocated.spent.values()) - spent_savings,
        balance=account.balance,
        known=known,
    )
    return _Safe(safe, plans)


NO_PLANS: Final = KnownPlans()


def _serialize_safe(safe: _Safe, book: CategoryBook) -> Item:
    """The sum, with each planned movement in it; bills of cards limit the balance alone."""
    items = [
        {
            "source": one.source.value,
            "source_id": one.source_id,
            "name": one.name,
            "icon": one.icon,
            "day": one.day.isoformat(),
            "amount": one.amount,
            "is_saving": one.amount < 0 and is_saving(one.category_id, book),
        }
        for one in safe.plans.movements
        if one.source is not PlanSource.CARD
    ]
    return {**safe.sum._asdict(), "items": items}


def _serialize(
    allocated: Allocated, month: MoneyMonth, viewer: ViewerContext, account: Account
) -> Item:
    safe = _find_safe(allocated, month, viewer, account)
    return {
        "month": serialize_month(month, viewer),
        "income": {
            "received": allocated.received,
            "expected": allocated.expected,
            "planned": allocated.income,
        },
        "split": {group.value: share for group, share in allocated.split.items()},
        "parts": [
            _part(group, share, allocated.planned[group], allocated.spent[group])
            for group, share in allocated.split.items()
        ],
        "safe": _serialize_safe(safe, viewer.book) if safe else None,
        "version": allocated.version,
    }


def _part(group: Group, share: int, planned: int, spent: int) -> Item:
    return {
        "group": group,
        "share": share,
        "planned": planned,
        "spent": spent,
        "left": planned - spent,
        "percent": spent * 100 // planned if planned else None,
    }
