"""What the calls about paydays and the opening amount take and show."""

from collections.abc import Mapping
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields

from server.core.calendar.ledger_days import recordable
from server.core.calendar.money_month import LATEST_PAYDAY
from server.core.http.fields import Day, RowCount, Rupiah
from server.core.http.schemas import Schema
from server.core.text.i18n import _
from server.users.opening import Opening

BAD_PAYDAY: Final = _("Choose a day from 1 to 31.")
BAD_SWITCH: Final = _("This must be true or false.")


class Payday(fields.Integer):
    """A day of the month, 1 to 31; only a JSON integer."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            strict=True,
            error_messages={"invalid": BAD_PAYDAY, "null": BAD_PAYDAY},
            metadata={"minimum": 1, "maximum": LATEST_PAYDAY},
            **kwargs,
        )

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> int:
        # A boolean is an integer to Python, and a text of digits would pass for one.
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole or not 1 <= value <= LATEST_PAYDAY:
            raise self.make_error("invalid")
        return int(value)


class OpeningSchema(Schema):
    """What there was at the start of a day, in whole rupiah; it may be nothing."""

    amount = Rupiah(least=0, required=True)
    date = Day(required=True, validate=recordable)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Opening:
        return Opening(**fields_)


class MoneyMonthsQuerySchema(Schema):
    """A payday and whether it moves; what is missing is taken as it is stored."""

    payday = RowCount(LATEST_PAYDAY, BAD_PAYDAY, load_default=None)
    payday_shift = fields.Boolean(
        truthy={"true"},
        falsy={"false"},
        load_default=None,
        error_messages={"invalid": BAD_SWITCH},
    )


class MoneyMonthSchema(Schema):
    """A money month; `moved_from` is the payday that the start would have been.

    `reason` is then `weekend` or the name of the public holiday.
    """

    key = fields.String(required=True)
    start = fields.Date(required=True)
    end = fields.Date(required=True)
    label = fields.String(required=True)
    moved_from = fields.Date(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
