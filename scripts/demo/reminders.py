"""The reminders of the demo account: its bills, with what was paid, and a look at the budget."""

import datetime as dt
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

from scripts.demo.ledger import book_transactions
from server.core.calendar.clock import now
from server.core.calendar.recurrence import Frequency
from server.core.ids import new_id
from server.reminders import queries
from server.reminders.next_due import schedule_next
from server.reminders.reminder import FIRST_VERSION, Kind, ReminderRow
from server.transactions.bookings import Booking, BookingSource
from server.users.time_zones import get_time_zones

MONTHS: Final = 6
WEEKS: Final = 3
EVENING: Final = dt.time(19)


class Bill(NamedTuple):
    """What the demo's books pay each month on a day, by its words there; whole rupiah."""

    day: int
    category_id: str
    detail: str
    amount: int
    kind: Kind = Kind.BILL


BILLS: Final = (
    Bill(1, "kos", "Kos di Tebet", 2_200_000),
    Bill(7, "utilities", "Internet kos", 285_000),
    Bill(20, "healthcare", "BPJS Kesehatan", 150_000),
)
REVIEW: Final = "Cek anggaran mingguan"
SERVICE: Final = "Servis motor"


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account be reminded of its bills; what its books paid was done."""
    if not queries.count_reminders(owner_id):
        zone = ZoneInfo(get_time_zones([owner_id])[owner_id])
        start = present - relativedelta(months=MONTHS, day=1)
        made = [_bill(owner_id, bill, start) for bill in BILLS]
        made.append(_review(owner_id, present))
        made.append(_once(owner_id, present + dt.timedelta(days=9)))
        queries.insert_reminders([schedule_next(one, zone) for one in made])
    for one in queries.read_reminders(owner_id):
        if one.amount is not None:
            booking = Booking(BookingSource.REMINDER, one.id, one.since)
            book_transactions(
                owner_id, booking, one.booking_category_id, one.description, by_day=True
            )


def _bill(owner_id: str, bill: Bill, start: dt.date) -> ReminderRow:
    monthly = _kept(owner_id, bill.detail, start.replace(day=bill.day), Frequency.MONTHLY)
    return monthly._replace(
        kind=bill.kind,
        month_day=bill.day,
        amount=bill.amount,
        category_id=bill.category_id,
    )


def _review(owner_id: str, present: dt.date) -> ReminderRow:
    """A look at the budget each Sunday evening, the last ones not answered."""
    sunday = present - dt.timedelta(days=present.isoweekday() % 7, weeks=WEEKS - 1)
    return _kept(owner_id, REVIEW, sunday, Frequency.WEEKLY)._replace(time=EVENING)


def _once(owner_id: str, day: dt.date) -> ReminderRow:
    return _kept(owner_id, SERVICE, day, Frequency.ONCE)


def _kept(owner_id: str, description: str, day: dt.date, frequency: Frequency) -> ReminderRow:
    return ReminderRow(
        owner_id=owner_id,
        id=new_id(),
        description=description,
        kind=Kind.OTHER,
        day=day,
        time=None,
        frequency=frequency,
        month_day=None,
        until=None,
        since=day,
        amount=None,
        category_id=None,
        next_day=None,
        next_due_at=None,
        version=FIRST_VERSION,
        created_at=now(),
    )
