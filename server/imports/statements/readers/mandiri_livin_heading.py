"""The heading that the PDF and the sheet of Livin' by Mandiri have in common."""

import datetime as dt
import re
from typing import Final, NamedTuple

from server.imports.statements.row_values import Place, account_tail, read_day, require_amount
from server.imports.statements.statement import Fault, NumberStyle, PrintedTotals, Unreadable

STYLE: Final = NumberStyle.INDONESIAN

_DAY: Final = r"[0-9]{1,2}[a-z]+[0-9]{4}"
_PERIOD: Final = re.compile(rf"periode?/period:*({_DAY})-({_DAY})")
_ACCOUNT: Final = re.compile(r"accountnumber:*([0-9]+)")
_CURRENCY: Final = re.compile(r"matauang/currency:*([a-z]{3})")
_AMOUNT: Final = r"([+\-−]?[0-9][0-9.]*,[0-9]{2})"
_TOTALS: Final = {
    "opening": re.compile(rf"initialbalance:*{_AMOUNT}"),
    "closing": re.compile(rf"closingbalance:*{_AMOUNT}"),
    "money_in": re.compile(rf"incomingtransactions:*{_AMOUNT}"),
    "money_out": re.compile(rf"outgoingtransactions:*{_AMOUNT}"),
}


class Heading(NamedTuple):
    """The account and what the file prints about its rows."""

    account_tail: str
    start: dt.date | None
    end: dt.date | None
    totals: PrintedTotals


def read_heading(folded: str) -> Heading:
    """What the lines above the table say, without blanks and capitals."""
    currency = _CURRENCY.search(folded)
    if currency is not None and currency[1] != "idr":
        raise Unreadable(Fault.FOREIGN_CURRENCY)
    period, account = _PERIOD.search(folded), _ACCOUNT.search(folded)
    totals = {
        name: require_amount(match[1], STYLE, Place(1))
        for name, pattern in _TOTALS.items()
        if (match := pattern.search(folded))
    }
    if "money_out" in totals:
        # The PDF prints it below zero, the sheet does not.
        totals["money_out"] = abs(totals["money_out"])
    return Heading(
        account_tail=account_tail(account[1]) if account else "",
        start=read_day(period[1], Place(1)) if period else None,
        end=read_day(period[2], Place(1)) if period else None,
        totals=PrintedTotals(**totals),
    )
