"""What the reader of archives allows is what the product's tables and exports hold."""

from server.budgets.models import Rollover
from server.categories import catalogue
from server.categories.catalogue import Group
from server.core.calendar import ledger_days
from server.core.calendar.recurrence import Frequency as ReminderFrequency
from server.core.calendar.recurrence import Shift
from server.core.http.fields import LARGEST
from server.goals.kinds import Kind as GoalKind
from server.imports.models import LONGEST_SOURCE
from server.imports.statements import archive_tables
from server.imports.statements.entries_ledger import CATCH_ALL, FEES
from server.investments.recurrence import Frequency as PlanFrequency
from server.privacy import archive
from server.proposals.models import LONGEST_NAME as LONGEST_SERIES_NAME
from server.proposals.models import Answer
from server.reminders.models import LONGEST_DESCRIPTION
from server.reminders.reminder import AmountMode, OccurrenceState
from server.reminders.reminder import Kind as ReminderKind
from server.rules.models import LONGEST_TEXT
from server.transactions import transfers
from server.transactions.bookings import BookingSource
from server.transactions.models import LARGEST_AMOUNT, LONGEST_DETAIL, EntryType
from server.wallets.kinds import WalletKind
from server.wallets.models import LONGEST_NAME


def test_the_lists_are_those_of_the_product() -> None:
    for known, values in (
        (archive_tables.ENTRY_TYPES, EntryType),
        (archive_tables.BOOKING_SOURCES, BookingSource),
        (archive_tables.GROUPS, Group),
        (archive_tables.WALLET_KINDS, WalletKind),
        (archive_tables.GOAL_KINDS, GoalKind),
        (archive_tables.ROLLOVERS, Rollover),
        (archive_tables.REMINDER_KINDS, ReminderKind),
        (archive_tables.REMINDER_FREQUENCIES, ReminderFrequency),
        (archive_tables.REMINDER_SHIFTS, Shift),
        (archive_tables.AMOUNT_MODES, AmountMode),
        (archive_tables.PLAN_FREQUENCIES, PlanFrequency),
        (archive_tables.DATE_STATES, OccurrenceState),
        (archive_tables.SERIES_ANSWERS, Answer),
    ):
        assert set(known) == {value.value for value in values}


def test_the_limits_are_those_of_the_product() -> None:
    assert archive_tables.LARGEST == LARGEST == LARGEST_AMOUNT
    assert archive_tables.LONGEST_NAME == LONGEST_NAME
    assert archive_tables.LONGEST_DETAIL == LONGEST_DETAIL == LONGEST_DESCRIPTION
    assert archive_tables.LONGEST_DETAIL == LONGEST_SERIES_NAME
    assert archive_tables.LONGEST_RULE_TEXT == LONGEST_TEXT
    assert archive_tables.FIRST_DAY == ledger_days.FIRST_DAY
    assert transfers.FEES == FEES
    assert catalogue.CATCH_ALL == CATCH_ALL
    # The longest key is that of a budget: a month and a category.
    assert len("2026-08:") + 40 <= LONGEST_SOURCE


def test_the_archive_is_one_that_is_read() -> None:
    assert archive.MANIFEST_NAME == archive_tables.MANIFEST
    assert (archive.FORMAT, archive.VERSION) == (archive_tables.FORMAT, archive_tables.VERSION)
