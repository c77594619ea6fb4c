"""Bank Mandiri's bill of a credit card, a PDF of its mails.

The new bill is the sub-total below the rows: the sum of their column, which begins with the bill
before. No source shows its place in the heading.
"""

import datetime as dt
import re
from typing import Final

from server.imports.statements.card_bill import CardBill, CardLayout
from server.imports.statements.document import Pages
from server.imports.statements.page_columns import fold, heading_text
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import read_day
from server.imports.statements.statement import NumberStyle, Statement

LAYOUT: Final = "mandiri-card-pdf"
ISSUER: Final = "Kartu Kredit Mandiri"
HEADING_LINES: Final = 60

_AMOUNT: Final = r"(?P<amount>[0-9]{1,3}(?:,[0-9]{3})*\.[0-9]{2})"
_CREDIT: Final = r"\s*(?P<credit>CR)?"
_DAY: Final = r"[0-9]{1,2}-[A-Za-z]{3}-[0-9]{2}"
_FOREIGN: Final = r"\([^()]*\)"
CARD: Final = CardLayout(
    layout=LAYOUT,
    issuer=ISSUER,
    style=NumberStyle.ENGLISH,
    row=re.compile(
        rf"(?P<day>{_DAY})\s+{_DAY}\s+(?P<text>.+?)\s+{_AMOUNT}{_CREDIT}(?:\s*{_FOREIGN})?"
    ),
    aside=re.compile(_FOREIGN),
    previous=re.compile(rf"TAGIHAN BULAN LALU\s+{_AMOUNT}{_CREDIT}", re.IGNORECASE),
    ending=re.compile(rf"SUB-?TOTAL\s+{_AMOUNT}{_CREDIT}", re.IGNORECASE),
)


def _recognise(pages: Pages) -> bool:
    """The savings statement of all accounts has the title of the bill as well, but no bill."""
    heading = heading_text(pages, HEADING_LINES)
    is_bill = "tagihankartukredit" in heading or "mandirikartukredit" in heading
    has_previous = any("tagihanbulanlalu" in fold(line.text) for line in pages.lines)
    return is_bill and "mandiri" in heading and has_previous


def _read(pages: Pages, _today: dt.date) -> list[Statement]:
    bill = CardBill(CARD, read_day)
    bill.read(pages)
    end = max(row.day for row in bill.rows)
    return [bill.as_statement(bill.card_tail, end, bill.subtotal)]


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Pages, recognise=_recognise, read=_read),
)
