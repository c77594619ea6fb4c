"""A statement as every reader gives it, whatever the layout of its file."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from server.imports.statements.shape import Shape

# The amounts of statements are whole sen, hundredths of a rupiah, because interest carries sen.
SEN: Final = 100
LONGEST_TEXT: Final = 300
TAIL_DIGITS: Final = 4


class RowKind(StrEnum):
    """What a row of a statement is, as far as its text tells."""

    PURCHASE = "purchase"
    QRIS = "qris"
    TRANSFER_OUT = "transfer_out"
    TRANSFER_IN = "transfer_in"
    TOP_UP = "topup"
    CASH_OUT = "cash_out"
    CASH_IN = "cash_in"
    FEE = "fee"
    INTEREST = "interest"
    TAX = "tax"
    SALARY = "salary"
    REFUND = "refund"
    CARD_PAYMENT = "card_payment"
    POCKET_MOVE = "pocket_move"
    ADJUSTMENT = "adjustment"  # of a balance, in another app
    UNKNOWN = "unknown"


class BalanceStep(StrEnum):
    """How often a layout prints the balance."""

    ROW = "row"
    DAY = "day"
    NEVER = "never"


class NumberStyle(StrEnum):
    """How the numbers of a file are written, with one thousand as the example."""

    ENGLISH = "en"  # 1,000.00
    INDONESIAN = "id"  # 1.000,00
    PLAIN = "plain"  # 1000.00


class Note(StrEnum):
    """What a reader has to tell about a file that it could read."""

    ROUNDED = "rounded"  # some amounts carry sen
    FOREIGN_CURRENCY = "foreign_currency"  # a section in another currency was left out
    UNFINISHED = "unfinished"  # rows that are pending or failed were left out
    MORE_TABLES = "more_tables"  # others with the same headings are imports of their own
    OTHER_TABLES = "other_tables"  # tables with other headings were left out
    OTHER_FILES = "other_files"  # files of an archive that cannot be read were left out


@dataclass(frozen=True, slots=True)
class StatementRow:
    """A row of a statement.

    `amount` is in sen and signed: above zero the money came into the account. `balance` is what
    the file prints after the row, in sen, or None. `position` is the number of the line in a
    text, of the row in a sheet, or of the line on its `page`, counted from 1, so that errors can
    name it. `reference` identifies the row in its account for ever, or is empty. `name` is the
    merchant or the other person where the grammar of the text tells it, never guessed.
    """

    day: dt.date
    amount: int
    text: str
    position: int
    kind: RowKind = RowKind.UNKNOWN
    balance: int | None = None
    name: str = ""
    reference: str = ""
    time: dt.time | None = None
    pending: bool = False
    page: int | None = None
    # What exports of other apps say about their entries. A transfer stands once in a file, in the
    # account that the money left if that is in it; `to_account` is the other one. Its fee is a row
    # of its own at the same position.
    category: str = ""
    to_account: str = ""


@dataclass(frozen=True, slots=True)
class PrintedTotals:
    """What a statement prints about itself, in sen and rows; None where it prints nothing."""

    opening: int | None = None
    closing: int | None = None
    money_in: int | None = None
    money_out: int | None = None
    rows_in: int | None = None
    rows_out: int | None = None


@dataclass(frozen=True, slots=True)
class Statement:
    """One account in one file.

    `account_tail` is the last four digits of the account's number, which nothing else of it
    survives; `account_name` is the name of an account in another app's export. Rows stand in
    the order in which they were posted, the oldest first.
    """

    layout: str
    issuer: str
    rows: Sequence[StatementRow]
    account_tail: str = ""
    account_name: str = ""
    start: dt.date | None = None
    end: dt.date | None = None
    totals: PrintedTotals = field(default_factory=PrintedTotals)
    balance_step: BalanceStep = BalanceStep.NEVER
    number_style: NumberStyle | None = None
    notes: frozenset[Note] = frozenset()


class Fault(StrEnum):
    """Why a file cannot be read."""

    EMPTY = "empty"
    TOO_LARGE = "too_large"  # bytes, pages, rows, or what they unpack to
    TOO_HEAVY = "too_heavy"  # takes more time or memory than any statement
    UNKNOWN_TYPE = "unknown_type"  # neither text nor a type that is read
    UNKNOWN_LAYOUT = "unknown_layout"  # a type that is read, but no table with days
    ZIP_OTHERS = "zip_others"  # an archive without any statement
    ZIP_UNPACK = "zip_unpack"  # an archive with statements that are read when they are out of it
    ZIP_LOCKED = "zip_locked"  # an archive with a password of its own
    DAMAGED = "damaged"
    LOCKED = "locked"  # encrypted, and no password was given
    UNLOCK_FAILED = "unlock_failed"  # the password is another one
    NO_TEXT = "no_text"  # a scanned PDF
    NO_ROWS = "no_rows"
    BAD_DAY = "bad_day"
    BAD_AMOUNT = "bad_amount"
    BOTH_SIDES = "both_sides"  # money in and out in one row
    NO_PERIOD = "no_period"  # days without a year, and nothing tells it
    FOREIGN_CURRENCY = "foreign_currency"
    # Of Lumbung's own archives.
    OTHER_VERSION = "other_version"  # made by an older or a newer release
    MISSING_TABLE = "missing_table"
    MISSING_ROWS = "missing_rows"
    OTHER_COLUMNS = "other_columns"
    BAD_VALUE = "bad_value"
    BAD_LINK = "bad_link"  # to a row that is not there


class Unreadable(Exception):
    """A file that cannot be read, with the row, counted as in `StatementRow`, where known.

    `part` is the table of an archive in which it went wrong, or which types of files an archive
    has; else it is empty. `shape` is that of a file
    whose layout nobody knows.
    """

    def __init__(
        self,
        fault: Fault,
        position: int | None = None,
        page: int | None = None,
        *,
        part: str = "",
        shape: Shape | None = None,
    ) -> None:
        super().__init__(fault.value)
        self.fault, self.position, self.page, self.part = fault, position, page, part
        self.shape = shape
