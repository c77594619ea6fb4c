"""Fields of requests and responses about accounts; other features use them too."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final
from zoneinfo import available_timezones

import marshmallow as ma
from marshmallow import ValidationError, fields, validate

from server.core.calendar.ledger_days import require_recordable_day
from server.core.calendar.money_month import LATEST_PAYDAY
from server.core.http.fields import Day, Rupiah
from server.core.http.schemas import Schema
from server.core.text.i18n import _
from server.users.balances import Opening
from server.users.preferences import TEXT_SIZES

# Names that mean the zone of the machine that reads them.
NO_PLACES: Final = frozenset({"localtime", "posixrules", "Factory"})
NOT_OFFERED: Final = _("Choose one of the available options.")
NO_ZONE: Final = _("Choose a time zone from the list, such as Asia/Jakarta.")
BAD_PAYDAY: Final = _("Choose a day from 1 to 31.")


@cache
def _zones() -> frozenset[str]:
    # Reads a directory.
    return frozenset(available_timezones() - NO_PLACES)


class Choice(fields.String):
    """One of a few words."""

    def __init__(self, choices: Sequence[str], **kwargs: Any) -> None:
        super().__init__(
            allow_none=True,
            validate=validate.OneOf(choices, error=NOT_OFFERED),
            error_messages={"invalid": NOT_OFFERED},
            **kwargs,
        )


class OpenChoice(Choice):
    """One of a few words or null; the empty text of an unset select field is null too."""

    def deserialize(
        self,
        value: Any,
        attr: str | None = None,
        data: Mapping[str, Any] | None = None,
        **kwargs: Any,
    ) -> Any:
        return super().deserialize(None if value == "" else value, attr, data, **kwargs)


class TextSize(fields.Integer):
    """The size of text in percent, one of a few whole numbers."""

    def __init__(self) -> None:
        super().__init__(
            strict=True,
            allow_none=True,
            validate=validate.OneOf(TEXT_SIZES, error=NOT_OFFERED),
            error_messages={"invalid": NOT_OFFERED},
        )

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> int:
        # A boolean is an integer in Python, and marshmallow converts a text of digits.
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValidationError([NOT_OFFERED])
        return value


class TimeZone(fields.String):
    """A zone of the IANA list."""

    def __init__(self) -> None:
        super().__init__(error_messages={"invalid": NO_ZONE, "null": NO_ZONE})

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> str:
        name = super()._deserialize(value, attr, data, **kwargs)
        if name not in _zones():
            raise ValidationError([NO_ZONE])
        return name


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
        # A boolean is an integer in Python, and marshmallow converts a text of digits.
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole or not 1 <= value <= LATEST_PAYDAY:
            raise self.make_error("invalid")
        return int(value)


class OpeningSchema(Schema):
    """An amount at the start of a day, in whole rupiah; it may be zero."""

    amount = Rupiah(least=0, required=True)
    date = Day(required=True, validate=require_recordable_day)

    @ma.post_load
    def _make(self, fields_: dict[str, Any], **_kwargs: Any) -> Opening:
        return Opening(**fields_)
