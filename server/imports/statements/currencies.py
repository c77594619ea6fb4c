"""In which currency a table of an unknown layout is, as its headings and cells tell."""

import re
from collections.abc import Iterable
from typing import Final

from server.imports.statements.columns import Row
from server.imports.statements.document import Cell, Table, cell_text
from server.imports.statements.headings import Role, find_header, find_role, fold_heading
from server.imports.statements.statement import Fault, Unreadable

_RUPIAH: Final = frozenset(("rp", "idr", "rupiah"))
# Those in which Indonesian banks keep accounts.
_FOREIGN: Final = frozenset(
    ("usd", "sgd", "eur", "jpy", "aud", "cny", "cnh", "gbp", "hkd", "chf", "myr", "thb", "sar")
)
_COLUMN: Final = frozenset(
    ("mata uang", "kode mata uang", "currency", "currency code", "valuta", "ccy")
)
_LABEL: Final = re.compile(r"\b(?:mata uang|currency|valuta|ccy)(?: code)? ([a-z]+)\b")
_MONEY: Final = frozenset((Role.AMOUNT, Role.MONEY_IN, Role.MONEY_OUT))


def find_currency_column(header: Row) -> int | None:
    """The column that says in which currency each row is."""
    return next((index for index, cell in enumerate(header) if fold_heading(cell) in _COLUMN), None)


def is_rupiah(cell: Cell) -> bool:
    """Whether a cell of such a column names the rupiah, or nothing."""
    words = fold_heading(cell_text(cell)).split()
    return not words or not _RUPIAH.isdisjoint(words)


def require_rupiah(headings: Iterable[Cell]) -> None:
    """Refuse amounts under a heading that names another currency, such as 'Amount (USD)'."""
    if any(map(_is_foreign, headings)):
        raise Unreadable(Fault.FOREIGN_CURRENCY)


def require_rupiah_table(table: Table) -> None:
    """Refuse a table whose titles, or all of whose headings of amounts, name another currency."""
    index = find_header(table.rows)
    if index is None:
        return
    titles = (fold_heading(" ".join(map(cell_text, row))) for row in table.rows[:index])
    named = [match[1] for title in titles if (match := _LABEL.search(title))]
    amounts = [cell for cell in table.rows[index] if find_role(cell) in _MONEY]
    if not _FOREIGN.isdisjoint(named) or (amounts and all(map(_is_foreign, amounts))):
        raise Unreadable(Fault.FOREIGN_CURRENCY)


def _is_foreign(heading: Cell) -> bool:
    words = fold_heading(heading).split()
    return not _FOREIGN.isdisjoint(words) and _RUPIAH.isdisjoint(words)
