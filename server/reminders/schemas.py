"""Schemas of reminders, their dates, and the answers to dates."""

import datetime as dt
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

import marshmallow as ma
from flask_login import current_user
from marshmallow import fields, validate

from server.categories.current_book import get_current_book
from server.core.calendar.clock import today
from server.core.calendar.ledger_days import require_recordable_day
from server.core.calendar.recurrence import LAST_DAY, Frequency, Shift
from server.core.http.fields import Day, Rupiah, Switch, choice
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _
from server.reminders.errors import CHOOSE_MOMENT
from server.reminders.missed_dates import MissedAnswer
from server.reminders.models import LONGEST_DESCRIPTION
from server.reminders.occurrences import Action, OccurrenceAnswer
from server.reminders.reminder import (
    AmountMode,
    Kind,
    OccurrenceState,
    ReminderFields,
)
from server.reminders.validation import BACKWARDS, find_day_problem, find_problems
from server.transactions.models import EntryType
from server.transactions.schemas import WalletChoice
from server.wallets.schemas import WalletNameSchema

KINDS: Final = [one.value for one in Kind]
FREQUENCIES: Final = [one.value for one in Frequency]
SHIFTS: Final = [one.value for one in Shift]
AMOUNT_MODES: Final = [one.value for one in AmountMode]
ENTRIES: Final = [EntryType.INCOME.value, EntryType.EXPENSES.value, EntryType.TRANSFER.value]
# A booked date counts as done for clients.
STATES: Final = [
    OccurrenceState.OPEN.value,
    OccurrenceState.DONE.value,
    OccurrenceState.SKIPPED.value,
]
MISSED: Final = [Action.DONE.value, Action.SKIP.value, Action.OPEN.value]
MOST_MISSED: Final = 50
MOST_STEPS: Final = 99
MOST_TIMES: Final = 999
LONGEST_CATEGORY: Final = 60
LONGEST_MONTH: Final = 31
LONGEST_RANGE: Final = 400
CLOCK: Final = re.compile(r"([01]\d|2[0-3]):[0-5]\d", re.ASCII)

CHOOSE_KIND: Final = _("Choose a bill, saving, an investment, or something else.")
CHOOSE_FREQUENCY: Final = _("Choose once, every day, every week, every month or every year.")
CHOOSE_MONTH_DAY: Final = _("Choose the 1st to the 31st, the last day of the month, or payday.")
CHOOSE_STEPS: Final = _("Choose a number from 1 to 99.")
CHOOSE_TIMES: Final = _("Choose a number from 1 to 999.")
CHOOSE_SHIFT: Final = _("Choose the working day before or after, or leave the date as it is.")
CHOOSE_AMOUNT_MODE: Final = _("Choose a fixed amount, the last amount, or to enter it each time.")
CHOOSE_TIME: Final = _("Write the time as HH:MM.")
UNKNOWN_CATEGORY: Final = _("We don't know this category. Choose one from the list.")
TOO_LONG: Final = _("Request at most 400 days.")
CHOOSE_ANSWER: Final = _("Choose done, skip or open.")
NAME_DATES: Final = _("Send at most 50 dates, and say which ones to reopen.")


class Range(NamedTuple):
    """The requested days, both included."""

    first: dt.date
    last: dt.date


class ClockTime(fields.String):
    """A time of the day as HH:MM, or nothing."""

    def __init__(self, **kwargs: Any) -> None:
        metadata = {"pattern": f"^({CLOCK.pattern})$"}
        messages: dict[str, Any] = {"invalid": CHOOSE_TIME}
        super().__init__(allow_none=True, error_messages=messages, metadata=metadata, **kwargs)

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> Any:
        if not isinstance(value, str) or not CLOCK.fullmatch(value):
            raise self.make_error("invalid")
        return dt.time.fromisoformat(value)


class Whole(fields.Integer):
    """A whole number within limits; only a JSON integer."""

    def __init__(self, least: int, most: int, sentence: str, **kwargs: Any) -> None:
        self.least, self.most = least, most
        super().__init__(
            strict=True,
            error_messages=dict.fromkeys(("invalid", "null"), sentence),
            metadata={"minimum": least, "maximum": most},
            **kwargs,
        )

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> int:
        # A boolean is an integer to Python, and a text of digits would pass for one.
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.make_error("invalid")
        if self.least <= value <= self.most:
            return value
        raise self.make_error("invalid")


class ReminderChangesSchema(Schema):
    """What to change of a reminder; a missing field stays as it is, null takes it away.

    What is recorded goes to the wallet `wallet_id`, or to the first one.
    `month_day` is 1 to 31, the last day where a month is shorter, -1 for the last day, or 0 for the
    payday of the money month. It comes `every` days, weeks, months or years, until a day or a
    number of `times`. `shift` moves it to the working day before or after a weekend or a holiday.
    With an amount, or with an `amount_mode` other than fixed, it is a recurring entry: an income or
    an expense by its category, or a transfer to `to_wallet_id`. An `automatic` one is recorded on
    its day without a confirmation.
    """

    description = Text(most=LONGEST_DESCRIPTION)
    kind = choice(KINDS, CHOOSE_KIND)
    day = Day()
    time = ClockTime()
    frequency = choice(FREQUENCIES, CHOOSE_FREQUENCY)
    month_day = Whole(LAST_DAY, LONGEST_MONTH, CHOOSE_MONTH_DAY, allow_none=True)
    until = Day(allow_none=True)
    amount = Rupiah(allow_none=True)
    category_id = Text(least=0, most=LONGEST_CATEGORY, allow_none=True)
    wallet_id = WalletChoice(allow_none=True)
    every = Whole(1, MOST_STEPS, CHOOSE_STEPS)
    shift = choice(SHIFTS, CHOOSE_SHIFT, allow_none=True)
    times = Whole(1, MOST_TIMES, CHOOSE_TIMES, allow_none=True)
    amount_mode = choice(AMOUNT_MODES, CHOOSE_AMOUNT_MODE)
    to_wallet_id = WalletChoice(allow_none=True)
    automatic = Switch()

    @ma.validates_schema(skip_on_field_errors=False)
    def _category_is_known(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        identifier = fields_.get("category_id")
        if identifier and get_current_book().get(identifier) is None:
            raise ma.ValidationError(UNKNOWN_CATEGORY, "category_id")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> ReminderFields:
        return _parse_enums(fields_)


class NewReminderSchema(ReminderChangesSchema):
    """A new reminder: once, at 08:00, and for something else, unless more is said."""

    description = Text(most=LONGEST_DESCRIPTION, required=True)
    kind = choice(KINDS, CHOOSE_KIND, load_default=Kind.OTHER.value)
    day = Day(required=True)
    frequency = choice(FREQUENCIES, CHOOSE_FREQUENCY, load_default=Frequency.ONCE.value)

    @ma.validates_schema(skip_on_field_errors=False)
    def _has_dates(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        problems = find_problems(_parse_enums(fields_), today(current_user.timezone))
        if problems:
            raise ma.ValidationError({field: [problem] for field, problem in problems.items()})


class AgendaQuerySchema(Schema):
    """Which days are looked at, both included; the present calendar month without them."""

    first = Day(data_key="from")
    last = Day(data_key="to")

    @ma.validates_schema(skip_on_field_errors=True)
    def _in_order(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        for name, day in fields_.items():
            problem = find_day_problem(day, today(current_user.timezone))
            if problem:
                raise ma.ValidationError(problem, self.fields[name].data_key or name)
        days = _range(fields_)
        if days.last < days.first:
            raise ma.ValidationError(BACKWARDS, "to")
        if (days.last - days.first).days >= LONGEST_RANGE:
            raise ma.ValidationError(TOO_LONG, "to")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Range:
        return _range(fields_)


class RemovalQuerySchema(Schema):
    """From which of its dates on a reminder is removed; all of it without one."""

    since = Day(data_key="from")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> dt.date | None:
        day: dt.date | None = fields_.get("since")
        return day


class NextDateSchema(Schema):
    """The next open date, and the moment at which it is told."""

    day = fields.Date(required=True)
    due_at = fields.AwareDateTime(required=True)


class ReminderSchema(Schema):
    """A reminder; `icon` is the path of an SVG that works in an `<img>`, amounts whole rupiah.

    `entry` is what it records, null for one that records nothing. `wallet` is where its amount is
    recorded, null for a person with a single wallet, and `to_wallet` where a transfer puts it. One
    with a `debt_id` tells of the instalments of a debt, and is done by paying that.
    """

    id = fields.String(required=True)
    description = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    day = fields.Date(required=True)
    time = fields.String(required=True, allow_none=True)
    frequency = fields.String(required=True, validate=validate.OneOf(FREQUENCIES))
    month_day = fields.Integer(required=True, allow_none=True)
    until = fields.Date(required=True, allow_none=True)
    amount = fields.Integer(required=True, allow_none=True)
    category_id = fields.String(required=True, allow_none=True)
    wallet_id = fields.String(required=True, allow_none=True)
    every = fields.Integer(required=True)
    shift = fields.String(required=True, allow_none=True, validate=validate.OneOf(SHIFTS))
    times = fields.Integer(required=True, allow_none=True)
    amount_mode = fields.String(required=True, validate=validate.OneOf(AMOUNT_MODES))
    to_wallet_id = fields.String(required=True, allow_none=True)
    automatic = fields.Boolean(required=True)
    entry = fields.String(required=True, allow_none=True, validate=validate.OneOf(ENTRIES))
    category_label = fields.String(required=True, allow_none=True)
    icon = fields.String(required=True)
    wallet = fields.Nested(WalletNameSchema, required=True, allow_none=True)
    to_wallet = fields.Nested(WalletNameSchema, required=True, allow_none=True)
    debt_id = fields.String(required=True, allow_none=True)
    next = fields.Nested(NextDateSchema, required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    version = fields.Integer(required=True)


class OccurrenceSchema(Schema):
    """A date of a reminder; `late` is open and over, `amount` what was booked or would be."""

    reminder_id = fields.String(required=True)
    day = fields.Date(required=True)
    due_at = fields.AwareDateTime(required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    snoozed_until = fields.AwareDateTime(required=True, allow_none=True)
    late = fields.Boolean(required=True)
    amount = fields.Integer(required=True, allow_none=True)
    transaction_id = fields.String(required=True, allow_none=True)


class NamedOccurrenceSchema(OccurrenceSchema):
    """A date with what it is about; that of a plan or debt has its id in `reminder_id`.

    `debt_id` is the debt that it is an instalment of, or only tells of.
    """

    description = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    icon = fields.String(required=True)
    entry = fields.String(required=True, allow_none=True, validate=validate.OneOf(ENTRIES))
    wallet = fields.Nested(WalletNameSchema, required=True, allow_none=True)
    to_wallet = fields.Nested(WalletNameSchema, required=True, allow_none=True)
    debt_id = fields.String(required=True, allow_none=True)
    source = fields.String(required=True, validate=validate.OneOf(("reminder", "plan", "debt")))
    repeats = fields.Boolean(required=True)


class HolidaySchema(Schema):
    """A public holiday, in the reader's language."""

    day = fields.Date(required=True)
    name = fields.String(required=True)


def _range(fields_: dict[str, Any]) -> Range:
    """The days between, a month from or to one of them, or the present month."""
    first, last = fields_.get("first"), fields_.get("last")
    begin = first or (last or today(current_user.timezone)).replace(day=1)
    return Range(begin, last or _end_of_month(begin))


def _end_of_month(day: dt.date) -> dt.date:
    following = day.replace(day=28) + dt.timedelta(days=4)
    return following - dt.timedelta(days=following.day)


def _parse_enums(fields_: dict[str, Any]) -> ReminderFields:
    """The fields with enums for their strings, and the id of a known category."""
    typed = dict(fields_)
    if "kind" in typed:
        typed["kind"] = Kind(typed["kind"])
    if "frequency" in typed:
        typed["frequency"] = Frequency(typed["frequency"])
    if typed.get("shift"):
        typed["shift"] = Shift(typed["shift"])
    if "amount_mode" in typed:
        typed["amount_mode"] = AmountMode(typed["amount_mode"])
    if "category_id" in typed:
        category = get_current_book().get(typed["category_id"] or "")
        typed["category_id"] = category.id if category else None
    return cast("ReminderFields", typed)


class DateSchema(Schema):
    """A date of a reminder that is over, or up to 31 days ahead, or the next open one."""

    day = Day(required=True)


class SkipSchema(DateSchema):
    """A date that is skipped."""

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> OccurrenceAnswer:
        return OccurrenceAnswer(Action.SKIP, fields_["day"])


class OpenSchema(DateSchema):
    """A date that is open again."""

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> OccurrenceAnswer:
        return OccurrenceAnswer(Action.OPEN, fields_["day"])


class DoneSchema(DateSchema):
    """A date that is done; with `record` its amount goes into the ledger, as it does with one.

    The entry has today's date and the amount and wallet of the reminder, unless others are given.
    """

    record = Switch(load_default=None, allow_none=True)
    amount = Rupiah(load_default=None, allow_none=True)
    wallet_id = WalletChoice(allow_none=True)
    date = Day(allow_none=True, validate=require_recordable_day)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> OccurrenceAnswer:
        return OccurrenceAnswer(Action.DONE, **fields_)


class MissedSchema(Schema):
    """Dates of a reminder that are over, answered together; all that were missed without any."""

    action = choice(MISSED, CHOOSE_ANSWER, required=True)
    days = fields.List(
        Day(), load_default=list, validate=validate.Length(max=MOST_MISSED, error=NAME_DATES)
    )

    @ma.validates_schema(skip_on_field_errors=True)
    def _opens_named_ones(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        if fields_["action"] == Action.OPEN.value and not fields_["days"]:
            raise ma.ValidationError(NAME_DATES, "days")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> MissedAnswer:
        return MissedAnswer(Action(fields_["action"]), tuple(sorted(set(fields_["days"]))))


class SnoozeSchema(DateSchema):
    """A date that is told again at a moment within 30 days."""

    until = fields.AwareDateTime(
        required=True,
        error_messages=dict.fromkeys(
            ("required", "null", "invalid", "invalid_awareness"), CHOOSE_MOMENT
        ),
    )

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> OccurrenceAnswer:
        return OccurrenceAnswer(Action.SNOOZE, fields_["day"], until=fields_["until"])
