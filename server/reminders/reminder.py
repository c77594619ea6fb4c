"""A reminder: its fields and their validation, its kinds, and the states of its dates."""

import datetime as dt
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypedDict

from server.categories.book import CategoryBook
from server.categories.icons import UNKNOWN_ICON, icon_path
from server.core.calendar.ledger_days import FIRST_DAY, TOO_EARLY
from server.core.calendar.recurrence import Frequency, Rule
from server.core.text.i18n import Message, _

FIRST_VERSION: Final = 1
FURTHEST: Final = 100 * 365

TOO_FAR: Final = _("Choose a date within the next 100 years.")
BACKWARDS: Final = _("The end date is before the start date.")
END_PAST: Final = _("Choose today or a later end date.")
NO_DATE: Final = _("This reminder has no dates before it ends.")

Problems = dict[str, Message]
"""A sentence by the name of the field that is wrong."""


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


class OccurrenceState(StrEnum):
    """The state of a date; a booked date is done as long as its transaction exists."""

    OPEN = "open"
    DONE = "done"
    BOOKED = "booked"
    SKIPPED = "skipped"


class OccurrenceStatus(NamedTuple):
    """The status of a date, never BOOKED; `row_id` is the transaction that was booked for it."""

    state: OccurrenceState = OccurrenceState.OPEN
    snoozed_until: dt.datetime | None = None
    amount: int | None = None
    row_id: str | None = None


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


class ReminderRow(NamedTuple):
    """A stored reminder; the amount is whole rupiah."""

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

    @property
    def rule(self) -> Rule:
        """The rule of its dates."""
        return Rule(self.day, self.frequency, self.month_day, self.until, self.since)

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
        same = (after.day, after.frequency, after.month_day) == (
            self.day,
            self.frequency,
            self.month_day,
        )
        reopened = self.until is not None and self.until < today and after.until != self.until
        if same and not reopened:
            return after
        return after._replace(since=first_counted_day(after.day, after.frequency, today))


def reminder_icon(kind: Kind, category_id: str | None, book: CategoryBook) -> str:
    """The path of a reminder's icon: that of its category, else that of its kind."""
    if category_id is None:
        return KIND_ICONS[kind]
    icon = book.shown(category_id).icon
    return KIND_ICONS[kind] if icon == UNKNOWN_ICON else icon


def complete_fields(fields: ReminderFields) -> dict[str, Any]:
    """The fields without what their frequency does not need, and with defaults for the rest."""
    frequency, day = fields["frequency"], fields["day"]
    monthly = frequency is Frequency.MONTHLY
    return {
        **fields,
        "month_day": (fields.get("month_day") or day.day) if monthly else None,
        "until": None if frequency is Frequency.ONCE else fields.get("until"),
    }


def first_counted_day(day: dt.date, frequency: Frequency, today: dt.date) -> dt.date:
    """The day from which dates count, so that a new reminder is not late at once."""
    return day if frequency is Frequency.ONCE else max(day, today)


def find_problems(
    fields: ReminderFields, today: dt.date, before: ReminderFields | None = None
) -> Problems:
    """What is wrong with the days of a reminder, one sentence per field.

    Missing fields are not checked, nor days that are the same as `before`.
    """
    day = fields.get("day")
    known = before or {}
    if day is not None and day != known.get("day") and (problem := find_day_problem(day, today)):
        return {"day": problem}
    if day is None or "frequency" not in fields:
        return {}
    end = _find_end_problem(fields, today, known.get("until"))
    return {"until": end} if end else {}


def find_day_problem(day: dt.date, today: dt.date) -> Message | None:
    """What is wrong with a day of a reminder or of a requested range."""
    if day < FIRST_DAY:
        return TOO_EARLY
    return TOO_FAR if (day - today).days > FURTHEST else None


def _find_end_problem(
    fields: ReminderFields, today: dt.date, before: dt.date | None
) -> Message | None:
    until, day, frequency = fields.get("until"), fields["day"], fields["frequency"]
    if until is None or frequency is Frequency.ONCE:
        return None
    if until < day:
        return BACKWARDS
    if until == before:
        return None
    if until < today:
        return END_PAST
    if (until - today).days > FURTHEST:
        return TOO_FAR
    month_day = complete_fields(fields)["month_day"]
    rule = Rule(day, frequency, month_day, until, first_counted_day(day, frequency, today))
    return None if next(rule.dates(day), None) else NO_DATE
