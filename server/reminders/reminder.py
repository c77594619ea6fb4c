"""A reminder as it is kept, and what was said to its dates."""

# RF-DOC What reminders are for, with their pictures and where the money goes.
# RF-DOC What a reminder must be; sentences by field, for forms and for changes alike.
import datetime as dt
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypedDict

from server.categories.book import CategoryBook
from server.categories.icons import UNKNOWN_ICON, icon_path
from server.core.calendar.ledger_days import FIRST_DAY, TOO_EARLY
from server.core.text.i18n import Message, _
from server.reminders.recurrence import Frequency, Rule

FIRST_VERSION: Final = 1


class Kind(StrEnum):
    """What a reminder is for."""

    BILL = "bill"
    SAVING = "saving"
    INVESTMENT = "investment"
    OTHER = "other"


PICTURES: Final = {
    Kind.BILL: icon_path("more/receipt"),
    Kind.SAVING: icon_path("sheaf-of-rice"),
    Kind.INVESTMENT: icon_path("chart-increasing"),
    Kind.OTHER: icon_path("bell"),
}


# Where an amount is recorded when no category was chosen.
CATEGORIES: Final = {
    Kind.BILL: "utilities",
    Kind.SAVING: "saving",
    Kind.INVESTMENT: "investment",
    Kind.OTHER: "miscellaneous-expense",
}


def picture_of(kind: Kind, category_id: str | None, book: CategoryBook) -> str:
    """The picture of a reminder: its category's, else that of its kind."""
    if category_id is None:
        return PICTURES[kind]
    icon = book.shown(category_id).icon
    return PICTURES[kind] if icon == UNKNOWN_ICON else icon


class State(StrEnum):
    """What became of a date; a booked one is done as long as its transaction is there."""

    OPEN = "open"
    DONE = "done"
    BOOKED = "booked"
    SKIPPED = "skipped"


class Said(NamedTuple):
    """What is known of a date: never BOOKED; `row_id` is the transaction that it was booked as."""

    state: State = State.OPEN
    snoozed_until: dt.datetime | None = None
    amount: int | None = None
    row_id: str | None = None


SaidByDay = Mapping[dt.date, Said]


class Wanted(TypedDict, total=False):
    """What a reminder is to be; of a change, a missing key stays as it is."""

    description: str
    kind: Kind
    day: dt.date
    time: dt.time | None
    frequency: Frequency
    month_day: int | None
    until: dt.date | None
    amount: int | None
    category_id: str | None


class Kept(NamedTuple):
    """A reminder of its owner; the amount is whole rupiah."""

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

    @property
    def rule(self) -> Rule:
        """On which dates it comes round."""
        return Rule(self.day, self.frequency, self.month_day, self.until, self.since)

    @property
    def booked_in(self) -> str:
        """The category in which its amount is recorded."""
        return self.category_id or CATEGORIES[self.kind]

    def changed(self, changes: Wanted, today: dt.date) -> "Kept":
        """The reminder with these changes; another rule counts from today on.

        So does the same rule when it was over: nothing was asked for in between.
        """
        after = self._replace(**settled({**self.wanted, **changes}))
        same = (after.day, after.frequency, after.month_day) == (
            self.day,
            self.frequency,
            self.month_day,
        )
        over = self.until is not None and self.until < today and after.until != self.until
        if same and not over:
            return after
        return after._replace(since=first_of(after.day, after.frequency, today))

    @property
    def wanted(self) -> Wanted:
        """What it is, as somebody would ask for it."""
        return {
            "description": self.description,
            "kind": self.kind,
            "day": self.day,
            "time": self.time,
            "frequency": self.frequency,
            "month_day": self.month_day,
            "until": self.until,
            "amount": self.amount,
            "category_id": self.category_id,
        }


def settled(wanted: Wanted) -> dict[str, Any]:
    """What is wanted, whole, and without what its frequency does not need."""
    frequency, day = wanted["frequency"], wanted["day"]
    monthly = frequency is Frequency.MONTHLY
    return {
        **wanted,
        "month_day": (wanted.get("month_day") or day.day) if monthly else None,
        "until": None if frequency is Frequency.ONCE else wanted.get("until"),
    }


def first_of(day: dt.date, frequency: Frequency, today: dt.date) -> dt.date:
    """From when dates count: nobody is late with what was asked for only today."""
    return day if frequency is Frequency.ONCE else max(day, today)


TOO_FAR: Final = _("Choose a date within the next 100 years.")
BACKWARDS: Final = _("The end comes before the start.")
END_PAST: Final = _("Choose an end from today on.")
NO_DATE: Final = _("No date of this reminder lies before its end.")

FURTHEST: Final = 100 * 365

Problems = dict[str, Message]


def problems(wanted: Wanted, today: dt.date, before: Wanted | None = None) -> Problems:
    """What is wrong with the days of a reminder, one sentence a field.

    What is missing is not judged; days that stay as they were `before` are no mistake.
    """
    found: Problems = {}
    day = wanted.get("day")
    known = before or {}
    if day is not None and day != known.get("day"):
        wrong = day_problem(day, today)
        if wrong:
            found["day"] = wrong
    if found or day is None or "frequency" not in wanted:
        return found
    end = _end_problem(wanted, today, known.get("until"))
    return {"until": end} if end else {}


def day_problem(day: dt.date, today: dt.date) -> Message | None:
    """What is wrong with a day that reminders can have or be asked for."""
    if day < FIRST_DAY:
        return TOO_EARLY
    return TOO_FAR if (day - today).days > FURTHEST else None


def _end_problem(wanted: Wanted, today: dt.date, before: dt.date | None) -> Message | None:
    until, day, frequency = wanted.get("until"), wanted["day"], wanted["frequency"]
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
    whole = settled(wanted)
    rule = Rule(day, frequency, whole["month_day"], until, first_of(day, frequency, today))
    return None if next(rule.dates(day), None) else NO_DATE
