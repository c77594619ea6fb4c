"""BCA's bill of a credit card, a PDF of its mails.

Amounts have dots and no sen; days have no year, which is that of the bill or the one before.
"""

import datetime as dt
import re
from typing import Final

from server.imports.statements.card_bill import CardBill, CardLayout
from server.imports.statements.days import MONTHS, day_until
from server.imports.statements.document import Pages
from server.imports.statements.page_columns import heading_text, line_text
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import Place, account_tail, require_amount
from server.imports.statements.statement import Fault, NumberStyle, Statement, Unreadable

LAYOUT: Final = "bca-card-pdf"
ISSUER: Final = "Kartu Kredit BCA"
HEADING_LINES: Final = 60

_AMOUNT: Final = r"(?P<amount>[0-9]{1,3}(?:\.[0-9]{3})*)"
_CREDIT: Final = r"\s*(?P<credit>CR)?"
_DAY: Final = r"[0-9]{1,2}-[A-Z]{3}"
CARD: Final = CardLayout(
    layout=LAYOUT,
    issuer=ISSUER,
    style=NumberStyle.INDONESIAN,
    row=re.compile(rf"(?P<day>{_DAY})\s+{_DAY}\s+(?P<text>.+?)\s+{_AMOUNT}{_CREDIT}"),
    aside=re.compile(r"[A-Z]{3}\s*[0-9][0-9.,]*"),
    previous=re.compile(rf"SALDO SEBELUMNYA\s+{_AMOUNT}{_CREDIT}"),
)
_BILL_DAY: Final = re.compile(
    r"TANGGAL\s+REKENING\s*:?\s*([0-9]{1,2})\s+([A-Z]+)\s+(20[0-9]{2})", re.IGNORECASE
)
_NEW: Final = re.compile(rf"TAGIHAN\s+BARU\s*:?\s*RP\.?\s*{_AMOUNT}{_CREDIT}\b", re.IGNORECASE)
_CUSTOMER: Final = re.compile(r"NOMOR\s+CUSTOMER\s*:?\s*([0-9X*-]+)", re.IGNORECASE)


def _recognise(pages: Pages) -> bool:
    heading = heading_text(pages, HEADING_LINES)
    return "rekeningkartukredit" in heading and "tagihanbaru" in heading


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    text = "\n".join(line_text(line) for line in pages.lines)
    end = _bill_day(text)

    def read_day(cell: str, place: Place) -> dt.date:
        day, _, month = cell.partition("-")
        try:
            return day_until(int(day), MONTHS[month.lower()], end)
        except (KeyError, ValueError) as error:
            raise Unreadable(Fault.BAD_DAY, *place) from error

    bill = CardBill(CARD, read_day)
    bill.read(pages)
    customer = _CUSTOMER.search(text)
    tail = bill.card_tail or (account_tail(customer[1]) if customer else "")
    return [bill.as_statement(tail, end, _closing(text))]


def _bill_day(text: str) -> dt.date:
    found = _BILL_DAY.search(text)
    month = MONTHS.get(found[2].lower()) if found else None
    if found is None or month is None:
        raise Unreadable(Fault.NO_PERIOD)
    return dt.date(int(found[3]), month, int(found[1]))


def _closing(text: str) -> int | None:
    """What the account holds after the bill, in sen: less than nothing."""
    found = _NEW.search(text)
    if found is None:
        return None
    amount = require_amount(found["amount"], CARD.style, Place(1))
    return amount if found["credit"] else -amount


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
