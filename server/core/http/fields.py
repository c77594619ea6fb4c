"""Fields for money, days and switches, as strict as the columns behind them."""

import datetime as dt
import re
from typing import Any, Final

from marshmallow import fields, validate

from server.core.text.i18n import _

LARGEST: Final = 999_999_999_999
AMOUNT_MESSAGES: Final = {
    "required": _("Enter an amount."),
    "null": _("Enter an amount."),
    "invalid": _("Enter whole rupiah, without decimals or letters."),
    "small": _("Enter an amount above 0."),
    "negative": _("Enter an amount of 0 or more."),
    "large": _("Enter at most Rp999.999.999.999."),
}
DAY_MESSAGES: Final = {
    "required": _("Choose a date."),
    "null": _("Choose a date."),
    "invalid": _("Write the date as YYYY-MM-DD."),
}
MONTH_MESSAGES: Final = {
    "required": _("Choose a month."),
    "null": _("Choose a month."),
    "invalid": _("Write the month as YYYY-MM."),
}
DIGITS: Final = re.compile(r"[0-9]{1,9}")
# The calendar ends with the year 9999, and a month needs a day after it.
# The first day of the ledger may belong to a money month that began in December.
MONTH: Final = re.compile(r"1969-12|(19[7-9]\d|[2-8]\d{3})-(0[1-9]|1[0-2])", re.ASCII)
DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class Rupiah(fields.Integer):
    """Whole rupiah from `least`, up to the largest amount of the product; only a JSON integer."""

    def __init__(self, *, least: int = 1, **kwargs: Any) -> None:
        self.least = least
        super().__init__(
            strict=True,
            error_messages=dict(AMOUNT_MESSAGES),
            metadata={"minimum": least, "maximum": LARGEST},
            **kwargs,
        )

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> int:
        # A boolean is an integer to Python, and a text of digits would pass for one.
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.make_error("large" if value == float("inf") else "invalid")
        if value < self.least:
            raise self.make_error("small" if self.least else "negative")
        if value > LARGEST:
            raise self.make_error("large")
        return value


class RowCount(fields.Integer):
    """A number of rows, 1 to `most`, in plain digits."""

    def __init__(self, most: int, sentence: str, **kwargs: Any) -> None:
        self.most = most
        super().__init__(
            error_messages={"invalid": sentence},
            metadata={"minimum": 1, "maximum": most},
            **kwargs,
        )

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> int:
        # Python's int() also takes underscores, spaces and the digits of other scripts.
        if not isinstance(value, str) or not DIGITS.fullmatch(value):
            raise self.make_error("invalid")
        rows = int(value)
        if not 1 <= rows <= self.most:
            raise self.make_error("invalid")
        return rows


class Day(fields.Date):
    """A day as YYYY-MM-DD and in no other spelling."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(error_messages=dict(DAY_MESSAGES), **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> dt.date:
        if not isinstance(value, str) or not DAY.fullmatch(value):
            raise self.make_error("invalid")
        try:
            return dt.date.fromisoformat(value)
        except ValueError as error:
            raise self.make_error("invalid") from error


class MonthKey(fields.String):
    """A money month by its name, YYYY-MM, from the first on in which money can be recorded."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(error_messages=dict(MONTH_MESSAGES), **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        if not isinstance(value, str) or not MONTH.fullmatch(value):
            raise self.make_error("invalid")
        return value


class Switch(fields.Boolean):
    """On or off; only a JSON boolean."""

    def __init__(self, **kwargs: Any) -> None:
        sentence = _("This must be true or false.")
        super().__init__(error_messages={"invalid": sentence, "null": sentence}, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> bool:
        # The library would also accept 1 or "off".
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


def choice(choices: list[str], sentence: str, **options: Any) -> fields.String:
    """A field that accepts one of these words, with one message for anything else."""
    messages: dict[str, Any] = dict.fromkeys(("required", "null", "invalid"), sentence)
    rule = validate.OneOf(choices, error=sentence)
    return fields.String(validate=rule, error_messages=messages, **options)
