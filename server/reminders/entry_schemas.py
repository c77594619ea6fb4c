"""Schemas of answers to many dates, and of changes from one date on."""

from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from server.core.calendar.ledger_days import require_recordable_day
from server.core.http.fields import Day, Rupiah, choice
from server.core.http.schemas import Schema, Text
from server.core.ids import LENGTH
from server.core.text.i18n import _
from server.reminders.bulk_answers import BulkAnswer, NamedDate
from server.reminders.errors import CHOOSE_MOMENT
from server.reminders.occurrences import Action
from server.reminders.schemas import ReminderChangesSchema
from server.reminders.series_split import Scope, SeriesChange
from server.transactions.schemas import WalletChoice

ACTIONS: Final = [one.value for one in Action]
SCOPES: Final = [one.value for one in Scope]
MOST_DATES: Final = 100
CHOOSE_ACTION: Final = _("Choose done, skip, snooze or open.")
CHOOSE_SCOPE: Final = _("Choose only this date, or this and later ones.")
NAME_DATES: Final = _("Send 1 to 100 different dates.")


class NamedDateSchema(Schema):
    """A date of a reminder; its entry has its day, amount and wallets unless others are given."""

    reminder_id = Text(most=LENGTH, required=True)
    day = Day(required=True)
    amount = Rupiah(allow_none=True)
    wallet_id = WalletChoice(allow_none=True)
    to_wallet_id = WalletChoice(allow_none=True)
    date = Day(allow_none=True, validate=require_recordable_day)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> NamedDate:
        return NamedDate(**fields_)


class ChangedDateSchema(Schema):
    """A date that an answer has changed."""

    reminder_id = fields.String(required=True)
    day = fields.Date(required=True)


class BulkAnswerSchema(Schema):
    """One answer to many dates; `until` is the end of a snooze."""

    action = choice(ACTIONS, CHOOSE_ACTION, required=True)
    dates = fields.List(
        fields.Nested(NamedDateSchema),
        required=True,
        validate=validate.Length(min=1, max=MOST_DATES, error=NAME_DATES),
    )
    until = fields.AwareDateTime(
        allow_none=True,
        error_messages=dict.fromkeys(("invalid", "invalid_awareness"), CHOOSE_MOMENT),
    )

    @ma.validates_schema(skip_on_field_errors=True)
    def _names_each_date_once(self, fields_: dict[str, Any], **_kwargs: Any) -> None:
        if len({(one.reminder_id, one.day) for one in fields_["dates"]}) < len(fields_["dates"]):
            raise ma.ValidationError(NAME_DATES, "dates")

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> BulkAnswer:
        return BulkAnswer(Action(fields_["action"]), fields_["dates"], fields_.get("until"))


class SeriesChangeSchema(Schema):
    """A date of a reminder, and what to change of it: only there, or there and later."""

    day = Day(required=True)
    scope = choice(SCOPES, CHOOSE_SCOPE, required=True)
    changes = fields.Nested(ReminderChangesSchema, required=True)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> SeriesChange:
        return SeriesChange(fields_["day"], Scope(fields_["scope"]), fields_["changes"])
