"""A reminder: its fields, its kinds, and the states of its dates."""

import datetime as dt
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypedDict

from server.categories.book import CategoryBook
from server.categories.icons import UNKNOWN_ICON, icon_path
from server.core.calendar.recurrence import (
    PLAIN_CALENDAR,
    DayCalendar,
    Frequency,
    Rule,
    Shift,
)

FIRST_VERSION: Final = 1


class Kind(StrEnum):
    """What a reminder is for."""

    BILL = "bill"
    SAVING = "saving"
    INVESTMENT = "investment"
    OTHER = "other"


KIND_ICONS: Final = {
    Kind.BILL: icon_path("more/receipt"),
    Kind.SAVING: icon_path("sheaf-of-rice"),
    Kind.INVESTMENT: icon_path("chart-increasing"),
    Kind.OTHER: icon_path("bell"),
}
# Where an amount is recorded when no category was chosen.
KIND_CATEGORIES: Final = {
    Kind.BILL: "utilities",
    Kind.SAVING: "saving",
    Kind.INVESTMENT: "investment",
    Kind.OTHER: "miscellaneous-expense",
}


class AmountMode(StrEnum):
    """Where the amount of a date comes from: it is fixed, that of the last time, or asked for."""

    FIXED = "fixed"
    LAST = "last"
    ASKED = "asked"


class OccurrenceState(StrEnum):
    """The state of a date; a booked date is done as long as its transaction exists."""

    OPEN = "open"
    DONE = "done"
    BOOKED = "booked"
    SKIPPED = "skipped"


class OccurrenceStatus(NamedTuple):
    """The status of a date, never BOOKED; `row_id` is the transaction that was booked for it.

    A replaced one is skipped, as another reminder stands in for it.
    """

    state: OccurrenceState = OccurrenceState.OPEN
    snoozed_until: dt.datetime | None = None
    amount: int | None = None
    row_id: str | None = None
    is_replaced: bool = False


StatusByDay = Mapping[dt.date, OccurrenceStatus]


class ReminderFields(TypedDict, total=False):
    """The fields that a person can set; in a change, a missing key stays as it is."""

    description: str
    kind: Kind
    day: dt.date
    time: dt.time | None
    frequency: Frequency
    month_day: int | None
    until: dt.date | None
    amount: int | None
    category_id: str | None
    wallet_id: str | None
    every: int
    shift: Shift | None
    times: int | None
    amount_mode: AmountMode
    to_wallet_id: str | None
    automatic: bool


class ReminderRow(NamedTuple):
    """A stored reminder; amounts are whole rupiah.

    It is a recurring entry when it has an amount or asks for one. One with a `debt_id` only tells
    of instalments: its dates are done by paying the debt. The last two fields are not stored: what
    its days depend on, and the amount that was recorded last.
    """

    owner_id: str
    id: str
    description: str
    kind: Kind
    day: dt.date
    time: dt.time | None
    frequency: Frequency
    month_day: int | None
    until: dt.date | None
    since: dt.date
    amount: int | None
    category_id: str | None
    next_day: dt.date | None
    next_due_at: dt.datetime | None
    version: int
    created_at: dt.datetime
    wallet_id: str | None = None
    every: int = 1
    shift: Shift | None = None
    times: int | None = None
    amount_mode: AmountMode = AmountMode.FIXED
    to_wallet_id: str | None = None
    automatic: bool = False
    debt_id: str | None = None
    calendar: DayCalendar = PLAIN_CALENDAR
    last_amount: int | None = None

    @property
    def rule(self) -> Rule:
        """The rule of its dates."""
        return Rule(
            self.day,
            self.frequency,
            self.month_day,
            self.until,
            self.since,
            every=self.every,
            shift=self.shift,
            times=self.times,
            calendar=self.calendar,
        )

    @property
    def rhythm(self) -> tuple[Any, ...]:
        """What its dates follow from, but for their end."""
        return self.day, self.frequency, self.month_day, self.every, self.shift

    @property
    def is_entry(self) -> bool:
        """Whether its dates are recorded in the ledger."""
        return self.amount is not None or self.amount_mode is not AmountMode.FIXED

    @property
    def asks_amount(self) -> bool:
        """Whether a date is done only by entering what it comes to."""
        return self.is_entry and self.expected_amount is None

    @property
    def expected_amount(self) -> int | None:
        """What a date would record in whole rupiah; None when it has to be asked for."""
        if self.amount_mode is AmountMode.ASKED:
            return None
        is_last = self.amount_mode is AmountMode.LAST and self.last_amount is not None
        return self.last_amount if is_last else self.amount

    @property
    def fields(self) -> ReminderFields:
        """Its fields as a form would send them."""
        values: Any = {name: getattr(self, name) for name in ReminderFields.__annotations__}
        fields: ReminderFields = values
        return fields

    @property
    def booking_category_id(self) -> str:
        """The category in which its amount is recorded."""
        return self.category_id or KIND_CATEGORIES[self.kind]

    def changed(self, changes: ReminderFields, today: dt.date) -> "ReminderRow":
        """The reminder with these changes; a new rule counts from today on.

        So does the same rule when the reminder had ended: it had no dates in between.
        """
        after = self._replace(**complete_fields({**self.fields, **changes}))
        if self.debt_id is not None:
            after = after._replace(**RECORDS_NOTHING)
        reopened = self.until is not None and self.until < today and after.until != self.until
        if after.rhythm == self.rhythm and not reopened:
            return after
        return after._replace(since=first_counted_day(after.fields, today))


RECORDS_NOTHING: Final[dict[str, Any]] = {
    "amount": None,
    "amount_mode": AmountMode.FIXED,
    "to_wallet_id": None,
    "automatic": False,
}


def reminder_icon(kind: Kind, category_id: str | None, book: CategoryBook) -> str:
    """The path of a reminder's icon: that of its category, else that of its kind."""
    if category_id is None:
        return KIND_ICONS[kind]
    icon = book.shown(category_id).icon
    return KIND_ICONS[kind] if icon == UNKNOWN_ICON else icon


def complete_fields(fields: ReminderFields) -> dict[str, Any]:
    """The fields without what their frequency and kind do not need; defaults for the rest."""
    frequency, day = fields["frequency"], fields["day"]
    recurs = frequency is not Frequency.ONCE
    month_day = fields.get("month_day")
    to_wallet_id = fields.get("to_wallet_id")
    return {
        "amount_mode": AmountMode.FIXED,
        "automatic": False,
        **fields,
        "month_day": (day.day if month_day is None else month_day)
        if frequency is Frequency.MONTHLY
        else None,
        "until": fields.get("until") if recurs else None,
        "every": fields.get("every", 1) if recurs else 1,
        "shift": fields.get("shift") if recurs else None,
        "times": fields.get("times") if recurs else None,
        "to_wallet_id": to_wallet_id,
        # A transfer has no category.
        "category_id": fields.get("category_id") if to_wallet_id is None else None,
    }


def first_counted_day(fields: ReminderFields, today: dt.date) -> dt.date:
    """The day from which dates count, so that a new reminder is not late at once.

    A date that moves may fall before the first day.
    """
    if fields["frequency"] is Frequency.ONCE:
        return fields["day"]
    return today if fields.get("shift") else max(fields["day"], today)
