"""The filtered list as a CSV or XLSX file, written row by row and never held in memory."""

import csv
import datetime as dt
import io
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from enum import StrEnum
from tempfile import SpooledTemporaryFile
from typing import IO, Final, NamedTuple

from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet

from server.core.database.unit_of_work import release_connection
from server.core.errors import Conflict, Overloaded
from server.core.operations.bulkhead import Bulkhead, BulkheadFull
from server.core.text.i18n import Message, _, translate
from server.core.text.spreadsheet_cells import guard_text, is_formula
from server.settings import current_settings
from server.transactions.filters import Filters
from server.transactions.list_queries import FEE, ListRequest, Sort, has_more_than, stream
from server.transactions.models import EntryType
from server.transactions.viewer_context import ViewerContext
from server.wallets.wallet_book import fresh_wallet_book


class Format(StrEnum):
    """The kind of a file."""

    CSV = "csv"
    XLSX = "xlsx"


# An empty one is None.
Cell = str | int | dt.date | None
Row = Sequence[Cell]


class Column(NamedTuple):
    """A column of the file: what the ledger calls it, its title, and its width in characters."""

    name: str
    title: Message
    width: int


class Titles(NamedTuple):
    """The name of the sheet and the titles of its columns, in the viewer's language."""

    sheet: str
    columns: Sequence[str]


class Sheet(NamedTuple):
    """A file, open at its beginning; `size` is in bytes."""

    name: str
    size: int
    file: IO[bytes]


class TooManyRows(Conflict):
    """409: more rows than a request writes; the worker does."""

    code = "export_too_long"
    message = _("That's too many transactions to download at once. Reload the page and try again.")


Writer = Callable[[IO[bytes], Titles, Iterable[Row]], None]

TYPES: Final = {
    Format.CSV: "text/csv",
    Format.XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
NAME: Final = _("lumbung-transactions")
TITLE: Final = _("Transactions")
COLUMNS: Final = (
    Column("date", _("Date"), 12),
    Column("type", _("Type"), 14),
    Column("category_id", _("Category"), 28),
    Column("detail", _("Detail"), 48),
    Column("amount", _("Amount"), 18),
    Column("wallet_id", _("Wallet"), 20),
    Column("to_wallet_id", _("To wallet"), 20),
    Column(FEE, _("Fee"), 14),
)
NAMES: Final = tuple(column.name for column in COLUMNS)
# Those that the ledger stores as a code or an id.
NAMED: Final = ("type", "category_id", "wallet_id", "to_wallet_id")
TYPE_TITLES: Final = {
    EntryType.INCOME: _("Income"),
    EntryType.EXPENSES: _("Expenses"),
    EntryType.TRANSFER: _("Transfer"),
    EntryType.ADJUSTMENT: _("Adjustment"),
}

# Tells spreadsheets that the file is UTF-8.
BYTE_ORDER_MARK: Final = "\ufeff"
# The rows of an XLSX sheet, its titles among them.
MOST_ROWS: Final = 1_048_576
# The built-in format of days, in the way of the viewer's own spreadsheet.
SHORT_DAY: Final = 14
TITLE_FORMAT: Final = {"bold": True, "bg_color": "#E8EFE4", "bottom": 1, "valign": "vcenter"}

# How much of a file stays in memory before it goes to the disk, and how much is sent at once.
IN_MEMORY: Final = 1024 * 1024
CHUNK: Final = 64 * 1024
# A row of CSV takes a fifth of the time of one of XLSX, which the setting counts.
ROWS_FOR_ONE: Final = {Format.CSV: 5, Format.XLSX: 1}
# Writing a file keeps a processor busy for seconds: others queue, no longer than browsers and
# proxies wait.
AT_ONCE: Final = Bulkhead(2, patience=10)
# Queued calls hold a thread each: two may wait, further ones fail at once.
IN_LINE: Final = Bulkhead(4, patience=0)
RETRY_AFTER_SECONDS: Final = 10
BUSY: Final = _("We're preparing other files right now. Please try again in a moment.")


def export_transactions(
    owner_id: str, filters: Filters, sort: Sort, format_: Format, viewer: ViewerContext
) -> Sheet:
    """The owner's rows as a file in the viewer's language; Overloaded while others are written.

    TooManyRows beyond what takes a second or two.
    One statement reads all rows, with the fees of transfers. The file is complete before the first
    byte is sent, when the transaction has ended, so that a slow download holds no connection.
    """
    if has_more_than(owner_id, filters, current_settings().export_rows * ROWS_FOR_ONE[format_]):
        raise TooManyRows
    # Waiting calls hold no connection.
    release_connection()
    with _slot(IN_LINE), _slot(AT_ONCE), ExitStack() as unfinished:
        file = unfinished.enter_context(SpooledTemporaryFile(IN_MEMORY))
        write_file(file, owner_id, ListRequest(filters, sort, viewer.book), format_)
        # Complete now: the response closes it.
        unfinished.pop_all()
    size = file.seek(0, 2)
    file.seek(0)
    return Sheet(file_name(viewer.today, format_, viewer.language), size, file)


def file_name(day: dt.date, format_: Format, language: str) -> str:
    """The name of a file that was written on a day."""
    return f"{translate(NAME, language)}-{day.isoformat()}.{format_}"


def write_file(
    file: IO[bytes],
    owner_id: str,
    request: ListRequest,
    format_: Format,
    advance: Callable[[], None] | None = None,
) -> None:
    """Write the owner's rows in the language of the request's book; `advance` after each one."""
    language = request.book.language
    titles = Titles(
        translate(TITLE, language), [translate(column.title, language) for column in COLUMNS]
    )
    # Somebody may cancel halfway, while the transaction can still close its cursor.
    with closing(_rows(owner_id, request)) as rows:
        WRITERS[format_](file, titles, _counted(rows, advance) if advance else rows)


def read_chunks(file: IO[bytes]) -> Iterator[bytes]:
    """The bytes of a file, a bounded chunk at a time; it is closed after the last one."""
    with file:
        while chunk := file.read(CHUNK):
            yield chunk


def write_csv(file: IO[bytes], titles: Titles, rows: Iterable[Row]) -> None:
    """Write the rows as CSV (RFC 4180, UTF-8 with a byte order mark)."""
    text = io.TextIOWrapper(file, "utf-8", newline="")
    text.write(BYTE_ORDER_MARK)
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(titles.columns)
    # A day becomes YYYY-MM-DD.
    writer.writerows([guard_text(c) if isinstance(c, str) else c for c in row] for row in rows)
    # Its end would close the file.
    text.detach()


def write_xlsx(file: IO[bytes], titles: Titles, rows: Iterable[Row]) -> None:
    """Write the rows as XLSX: text as text, numbers as numbers, days as days."""
    # Each row goes to the disk when the next one begins.
    with Workbook(file, {"constant_memory": True}) as workbook:
        writer = _XlsxWriter(workbook, titles)
        for row in rows:
            writer.write(row)
        writer.finish()


class _XlsxWriter:
    """Writes one sheet after the other, as many as the rows need."""

    def __init__(self, workbook: Workbook, titles: Titles) -> None:
        self._workbook = workbook
        self._titles = titles
        self._title = workbook.add_format(TITLE_FORMAT)
        self._day = workbook.add_format({"num_format": SHORT_DAY, "align": "left"})
        self._marked = workbook.add_format({"quote_prefix": True})
        self._number = workbook.add_format({"num_format": "#,##0"})
        self._sheets = 0
        self._begin()

    def write(self, row: Row) -> None:
        """Write one row below the last one."""
        if self._next == MOST_ROWS:
            self.finish()
            self._begin()
        for column, value in enumerate(row):
            if isinstance(value, str):
                # Without the mark, a text that is edited could become a formula.
                kind = self._marked if is_formula(value) else None
                self._sheet.write_string(self._next, column, value, kind)
            elif isinstance(value, int):
                self._sheet.write_number(self._next, column, value, self._number)
            elif value is not None:
                self._sheet.write_datetime(self._next, column, value, self._day)
        self._next += 1

    def finish(self) -> None:
        """Let the reader filter by every column."""
        self._sheet.autofilter(0, 0, max(1, self._next - 1), len(COLUMNS) - 1)

    def _begin(self) -> None:
        self._sheets += 1
        name = self._titles.sheet
        name = name if self._sheets == 1 else f"{name} {self._sheets}"
        self._sheet: Worksheet = self._workbook.add_worksheet(name)
        self._next = 1
        self._sheet.freeze_panes(1, 0)
        for index, column in enumerate(COLUMNS):
            self._sheet.set_column(index, index, column.width)
            self._sheet.write_string(0, index, self._titles.columns[index], self._title)


WRITERS: Final[dict[Format, Writer]] = {Format.CSV: write_csv, Format.XLSX: write_xlsx}


@contextmanager
def _slot(gate: Bulkhead) -> Iterator[None]:
    try:
        ticket = gate.acquire()
    except BulkheadFull as error:
        raise Overloaded(BUSY, RETRY_AFTER_SECONDS) from error
    try:
        yield
    finally:
        gate.release(ticket)


def _counted(rows: Iterable[Row], advance: Callable[[], None]) -> Iterator[Row]:
    for row in rows:
        yield row
        advance()


def _rows(owner_id: str, request: ListRequest) -> Generator[Row]:
    book = request.book
    types = {type_.value: translate(title, book.language) for type_, title in TYPE_TITLES.items()}
    wallets = {
        wallet.id: wallet.label(book.language) for wallet in fresh_wallet_book(owner_id).wallets
    }
    shown = book.shown
    type_at, category_at, wallet_at, to_at = map(NAMES.index, NAMED)
    for found in stream(owner_id, request, NAMES):
        row = list(found)
        row[type_at] = types[row[type_at]]
        row[category_at] = shown(row[category_at]).label
        # One that was added meanwhile is named by its id.
        row[wallet_at] = wallets.get(row[wallet_at], row[wallet_at])
        row[to_at] = wallets.get(row[to_at], row[to_at])
        yield row
