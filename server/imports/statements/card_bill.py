"""What bills of credit cards have in common: two days, a text, an amount, and CR behind a payment.

What is owed is below zero, as in the wallet of a card: a purchase takes money out, a payment
brings it in. Several cards of one bill are one account.
"""

import datetime as dt
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from server.imports.statements.document import Line, Pages
from server.imports.statements.kind_words import kind_of
from server.imports.statements.page_columns import join_numbers, line_text, number_lines
from server.imports.statements.row_values import Place, require_amount, rounding_notes
from server.imports.statements.statement import (
    LONGEST_TEXT,
    TAIL_DIGITS,
    Fault,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)

_PAYMENT: Final = re.compile(r"^(?:pembayaran|payment|bayar|auto ?debit)\b", re.IGNORECASE)
_CARD: Final = re.compile(r"[0-9]{4}[- ]?[0-9]{2}[0-9X*]{2}[- ]?[0-9X*]{4}[- ]?([0-9]{4})\b", re.I)
# What may be charged to a card but a purchase; interest is what it costs.
_KINDS: Final = {
    RowKind.FEE: RowKind.FEE,
    RowKind.INTEREST: RowKind.FEE,
    RowKind.TAX: RowKind.TAX,
    RowKind.CASH_OUT: RowKind.CASH_OUT,
}


@dataclass(frozen=True, slots=True)
class CardLayout:
    """How a bank writes its bills.

    `row` has the groups day, text, amount and credit; `aside` is a line that belongs to the row
    above, such as an amount in another currency; `previous` has amount and credit of what was
    owed before, one for each card; `ending` of what is owed after, below the rows, where the
    heading does not say it.
    """

    layout: str
    issuer: str
    style: NumberStyle
    row: re.Pattern[str]
    aside: re.Pattern[str]
    previous: re.Pattern[str]
    ending: re.Pattern[str] | None = None


@dataclass(slots=True)
class CardBill:
    """The rows of a bill and what was owed before, in sen."""

    layout: CardLayout
    read_day: Callable[[str, Place], dt.date]
    rows: list[StatementRow] = field(default_factory=list)
    opening: int = 0
    subtotal: int | None = None
    cards: list[str] = field(default_factory=list)

    def read(self, pages: Pages) -> None:
        """Take all lines; raises `Unreadable` when none of them is a row."""
        for place, line in number_lines(pages):
            self._add(line, place)
        if not self.rows:
            raise Unreadable(Fault.NO_ROWS)

    def _add(self, line: Line, place: Place) -> None:
        text = join_numbers(line_text(line)).strip()
        ending = self.layout.ending
        if row := self.layout.row.fullmatch(text):
            self._add_row(row, place)
        elif previous := self.layout.previous.fullmatch(text):
            self.opening += self._signed(previous, place)
        elif ending and (found := ending.fullmatch(text)):
            self.subtotal = (self.subtotal or 0) + self._signed(found, place)
        elif self.rows and self.layout.aside.fullmatch(text):
            last = self.rows[-1]
            self.rows[-1] = replace(last, text=f"{last.text} {text}"[:LONGEST_TEXT])
        elif card := _CARD.search(text):
            self.cards.append(card[1])

    def _add_row(self, row: re.Match[str], place: Place) -> None:
        amount = self._signed(row, place)
        if amount:  # the interest of an instalment without any
            text = " ".join(row["text"].split())
            self.rows.append(
                StatementRow(
                    day=self.read_day(row["day"], place),
                    amount=amount,
                    text=text[:LONGEST_TEXT],
                    position=place.position,
                    page=place.page,
                    kind=_kind_of(text, amount),
                )
            )

    def _signed(self, found: re.Match[str], place: Place) -> int:
        amount = require_amount(found["amount"], self.layout.style, place)
        return amount if found["credit"] else -amount

    @property
    def card_tail(self) -> str:
        """The last digits of the only card."""
        return self.cards[0][-TAIL_DIGITS:] if len({*self.cards}) == 1 else ""

    def as_statement(self, tail: str, end: dt.date, closing: int | None) -> Statement:
        """The statement of the bill, on whose last day `closing` was in the account."""
        rows = tuple(sorted(self.rows, key=lambda row: row.day))
        return Statement(
            layout=self.layout.layout,
            issuer=self.layout.issuer,
            rows=rows,
            account_tail=tail,
            start=rows[0].day,
            end=end,
            totals=PrintedTotals(opening=self.opening, closing=closing),
            number_style=self.layout.style,
            notes=rounding_notes(rows),
        )


def _kind_of(text: str, amount: int) -> RowKind:
    if amount > 0:
        return RowKind.CARD_PAYMENT if _PAYMENT.search(text) else RowKind.REFUND
    return _KINDS.get(kind_of(text, amount), RowKind.PURCHASE)
