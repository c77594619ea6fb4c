"""The filtered list as a file: read in one statement, written to the disk, then handed out.

One statement speaks of one moment however many rows it has. The file is whole before the first byte
leaves, when the transaction has ended: whoever takes it slowly holds no connection.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from tempfile import SpooledTemporaryFile
from typing import IO, Final, NamedTuple

from server.core.database.unit_of_work import pause
from server.core.errors import Overloaded
from server.core.operations.bulkhead import Crowded, Gate
from server.core.text.i18n import _, translate
from server.transactions.filtering import Filters
from server.transactions.listing import Ask, stream
from server.transactions.service import Reader
from server.transactions.sheets import WRITERS, Format, SheetRow, Words
from server.transactions.statements import Sort

# What a file may take of the memory before it goes to the disk, and what of it is sent at a time.
IN_MEMORY: Final = 1024 * 1024
CHUNK: Final = 64 * 1024
# Writing a file keeps a processor busy for seconds: others wait for their turn, no longer than
# browsers and proxies do.
AT_ONCE: Final = Gate(2, patience=10)
# Who waits keeps a thread from everybody else: two wait, whoever comes then is told at once.
IN_LINE: Final = Gate(4, patience=0)
RETRY_AFTER_SECONDS: Final = 10

BUSY: Final = _("Other files are being written right now. Please try again in a moment.")

NAME: Final = _("lumbung-transactions")
TITLE: Final = _("Transactions")
COLUMNS: Final = (_("Date"), _("Type"), _("Category"), _("Detail"), _("Amount"))
INCOME: Final = _("Income")
EXPENSES: Final = _("Expenses")


class Sheet(NamedTuple):
    """A file to take, open at its beginning; `size` is in bytes."""

    name: str
    size: int
    file: IO[bytes]


def export(owner_id: str, filters: Filters, sort: Sort, format_: Format, reader: Reader) -> Sheet:
    """The owner's rows as a file in the reader's words; Overloaded while others are written."""
    # Whoever waits for a turn holds no connection meanwhile.
    pause()
    with _room(IN_LINE), _room(AT_ONCE):
        file = _written(owner_id, filters, sort, format_, reader)
    size = file.seek(0, 2)
    file.seek(0)
    name = translate(NAME, reader.language)
    return Sheet(f"{name}-{reader.today.isoformat()}.{format_}", size, file)


def pieces(file: IO[bytes]) -> Iterator[bytes]:
    """The bytes of a file, a bounded piece at a time; it is closed behind the last one."""
    with file:
        while piece := file.read(CHUNK):
            yield piece


@contextmanager
def _room(gate: Gate) -> Iterator[None]:
    try:
        ticket = gate.enter()
    except Crowded as error:
        raise Overloaded(BUSY, RETRY_AFTER_SECONDS) from error
    try:
        yield
    finally:
        gate.leave(ticket)


def _written(
    owner_id: str, filters: Filters, sort: Sort, format_: Format, reader: Reader
) -> IO[bytes]:
    with ExitStack() as unfinished:
        file = unfinished.enter_context(SpooledTemporaryFile(IN_MEMORY))
        WRITERS[format_](file, _words(reader.language), _rows(owner_id, filters, sort, reader))
        # Whole now: whoever takes it closes it.
        unfinished.pop_all()
    return file


def _words(language: str) -> Words:
    return Words(translate(TITLE, language), [translate(column, language) for column in COLUMNS])


def _rows(owner_id: str, filters: Filters, sort: Sort, reader: Reader) -> Iterator[SheetRow]:
    types = {
        "income": translate(INCOME, reader.language),
        "expenses": translate(EXPENSES, reader.language),
    }
    shown = reader.book.shown
    for row in stream(owner_id, Ask(filters, sort, reader.book)):
        label = shown(row.category_id).label
        yield SheetRow(row.date, types[row.type], label, row.detail, row.amount)
