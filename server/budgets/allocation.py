"""The income of a money month, shared out among needs, wants and savings; whole rupiah."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypedDict

from server.budgets import queries
from server.budgets.months import month_number, month_of, named
from server.budgets.queries import Kept
from server.budgets.safe import Safe, safe_to_spend
from server.categories.book import CategoryBook
from server.categories.enums import Group
from server.core.apportionment import apportion
from server.core.calendar.money_month import MoneyMonth
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.transactions import reports
from server.transactions.reports import CategorySums
from server.transactions.viewer_context import ViewerContext
from server.users.balances import lock_balance

Told = dict[str, Any]
Split = Mapping[Group, int]
"""What share of the income each group has, in percent; together 100."""

USUAL: Final[Split] = {Group.NEEDS: 50, Group.WANTS: 30, Group.SAVINGS: 20}
# More than a month's row will ever have.
VERSIONS: Final = 1_000_000_000


class AllocationChange(TypedDict, total=False):
    """What to change of a month; a missing key stays as it is."""

    split: Split
    expected_income: int | None


class Allocated(NamedTuple):
    """What holds for a month, with what came in and went out of it.

    `own` is the version of the month's own row, 0 without one. Then `version` is made of what it
    takes over, so that it changes with that.
    """

    split: Split
    expected: int | None
    received: int
    spent: Mapping[Group, int]
    own: int
    version: int

    @property
    def income(self) -> int:
        """What is shared out: what came in, or what is expected when that is more."""
        return max(self.received, self.expected or 0)

    @property
    def planned(self) -> dict[Group, int]:
        """What each group may take; together they are the income."""
        return dict(zip(self.split, apportion(self.income, list(self.split.values())), strict=True))

    def safe(self, month: MoneyMonth, reader: ViewerContext, balance: int) -> Safe | None:
        """What may be spent a day; None without an income, and in another month than today's."""
        if not self.income or reader.today not in month:
            return None
        days = (month.end - reader.today).days + 1
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


def show_allocation(owner_id: str, reader: ViewerContext, key: str | None, balance: int) -> Told:
    """How the income of a money month is shared out, the present one without a key.

    ValidationFailed for a month that is too far ahead.
    """
    month = month_of(reader, key)
    return _told(_allocated(owner_id, month, reader), month, reader, balance)


def change_allocation(
    owner_id: str, reader: ViewerContext, key: str | None, change: AllocationChange, match: IfMatch
) -> Told:
    """Change split and expected income from a money month on, and show it.

    ChangedMeanwhile when the month's version is none that the sender accepts.
    """
    month = month_of(reader, key)
    balance = lock_balance(owner_id)
    before = _allocated(owner_id, month, reader)
    after = before._replace(
        split=change.get("split", before.split),
        expected=change.get("expected_income", before.expected),
        own=before.own + 1,
        version=before.own + 1,
    )
    # The answer to the same change was lost, or nothing was to change.
    if (after.split, after.expected) == (before.split, before.expected):
        return _told(before, month, reader, balance)
    if not match.allows(before.version):
        raise ChangedMeanwhile(_told(before, month, reader, balance))
    shares = {group.value: after.split[group] for group in Group}
    kept = Kept(month.key, **shares, expected_income=after.expected, version=after.own)
    queries.write_allocation(owner_id, kept)
    return _told(after, month, reader, balance)


def glance(
    owner_id: str, month: MoneyMonth, reader: ViewerContext, sums: CategorySums, balance: int
) -> Told | None:
    """What the first screen shows of the present month from its sums; None without an income."""
    allocated = _from_sums(owner_id, month, reader.book, sums)
    safe = allocated.safe(month, reader, balance)
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


def _allocated(owner_id: str, month: MoneyMonth, reader: ViewerContext) -> Allocated:
    return _from_sums(
        owner_id, month, reader.book, reports.sum_by_category_with_returns(owner_id, month)
    )


def _from_sums(
    owner_id: str, month: MoneyMonth, book: CategoryBook, sums: CategorySums
) -> Allocated:
    kept = queries.read_allocation(owner_id, month.key)
    flows = reports.sum_by_group(sums, book)
    if kept is None:
        return Allocated(USUAL, None, flows.income, flows.net_spent, own=0, version=0)
    split = {group: getattr(kept, group.value) for group in Group}
    # What holds since an earlier month has no row of its own yet.
    own = kept.version if kept.month == month.key else 0
    version = own or month_number(kept.month) * VERSIONS + kept.version
    return Allocated(split, kept.expected_income, flows.income, flows.net_spent, own, version)


def _told(allocated: Allocated, month: MoneyMonth, reader: ViewerContext, balance: int) -> Told:
    safe = allocated.safe(month, reader, balance)
    return {
        "month": named(month, reader),
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


def _part(group: Group, share: int, planned: int, spent: int) -> Told:
    return {
        "group": group,
        "share": share,
        "planned": planned,
        "spent": spent,
        "left": planned - spent,
        "percent": spent * 100 // planned if planned else None,
    }
