"""The income of a money month, shared out among needs, wants and savings; whole rupiah."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypedDict

from server.budgets import queries
from server.budgets.plan_months import get_month, month_number, serialize_month
from server.budgets.queries import AllocationRow
from server.budgets.safe_to_spend import SafeToSpend, safe_to_spend
from server.categories.book import CategoryBook
from server.categories.catalogue import Group
from server.core.apportionment import apportion
from server.core.calendar.money_month import MoneyMonth
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.transactions import ledger_sums, reports
from server.transactions.ledger_sums import CategorySums
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
    row that it inherits, so that it changes with that.
    """

    split: Split
    expected: int | None
    received: int
    spent: Mapping[Group, int]
    own: int
    version: int

    @property
    def income(self) -> int:
        """The income to share out: the received or the expected one, whichever is larger."""
        return max(self.received, self.expected or 0)

    @property
    def planned(self) -> dict[Group, int]:
        """The budget of each group; together they are the income."""
        return dict(zip(self.split, apportion(self.income, list(self.split.values())), strict=True))

    def safe(self, month: MoneyMonth, viewer: ViewerContext, balance: int) -> SafeToSpend | None:
        """The amount safe to spend a day; None without income and outside the present month."""
        if not self.income or viewer.today not in month:
            return None
        days = (month.end - viewer.today).days + 1
        planned, spent = self.planned[Group.SAVINGS], self.spent[Group.SAVINGS]
        return safe_to_spend(
            days=days,
            income=self.income,
            received=self.received,
            planned_savings=planned,
            spent_savings=spent,
            spent=sum(self.spent.values()) - spent,
            balance=balance,
        )


def show_allocation(owner_id: str, viewer: ViewerContext, key: str | None, balance: int) -> Item:
    """The allocation of a money month, the present one without a key.

    ValidationFailed for a month that is too far ahead.
    """
    month = get_month(viewer, key)
    return _serialize(_allocated(owner_id, month, viewer), month, viewer, balance)


def change_allocation(
    owner_id: str, viewer: ViewerContext, key: str | None, change: AllocationChange, match: IfMatch
) -> Item:
    """Change split and expected income from a money month on, and return it.

    ChangedMeanwhile when the sender does not accept the month's version.
    """
    month = get_month(viewer, key)
    balance = lock_account(owner_id).balance
    before = _allocated(owner_id, month, viewer)
    after = before._replace(
        split=change.get("split", before.split),
        expected=change.get("expected_income", before.expected),
        own=before.own + 1,
        version=before.own + 1,
    )
    # The answer to the same change was lost, or nothing changes.
    if (after.split, after.expected) == (before.split, before.expected):
        return _serialize(before, month, viewer, balance)
    if not match.allows(before.version):
        raise ChangedMeanwhile(_serialize(before, month, viewer, balance))
    shares = {group.value: after.split[group] for group in Group}
    row = AllocationRow(month.key, **shares, expected_income=after.expected, version=after.own)
    queries.write_allocation(owner_id, row)
    return _serialize(after, month, viewer, balance)


def summarize_allocation(
    owner_id: str, month: MoneyMonth, viewer: ViewerContext, sums: CategorySums, balance: int
) -> Item | None:
    """The summary of the present month for the first screen; None without an income."""
    allocated = _from_sums(owner_id, month, viewer.book, sums)
    safe = allocated.safe(month, viewer, balance)
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
        "safe_per_day": safe.per_day,
    }


def _allocated(owner_id: str, month: MoneyMonth, viewer: ViewerContext) -> Allocated:
    return _from_sums(
        owner_id, month, viewer.book, ledger_sums.sum_by_category_with_returns(owner_id, month)
    )


def _from_sums(
    owner_id: str, month: MoneyMonth, book: CategoryBook, sums: CategorySums
) -> Allocated:
    row = queries.read_allocation(owner_id, month.key)
    flows = reports.sum_by_group(sums, book)
    if row is None:
        return Allocated(USUAL, None, flows.income, flows.net_spent, own=0, version=0)
    split = {group: getattr(row, group.value) for group in Group}
    # An inherited allocation has no row of its own yet.
    own = row.version if row.month == month.key else 0
    version = own or month_number(row.month) * VERSIONS + row.version
    return Allocated(split, row.expected_income, flows.income, flows.net_spent, own, version)


def _serialize(
    allocated: Allocated, month: MoneyMonth, viewer: ViewerContext, balance: int
) -> Item:
    safe = allocated.safe(month, viewer, balance)
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
        "safe": safe._asdict() if safe else None,
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
