"""Lumbung's own export of transactions, CSV or XLSX, in both languages of the product.

A transfer is one row with its fee, which becomes a row of its own here. In CSV, texts that a
spreadsheet could take for a formula begin with an apostrophe.
"""

from collections.abc import Iterator
from typing import Final

from server.imports.statements.app_export import (
    AppExport,
    ExportEntry,
    ExportRow,
    transfer_kind,
)
from server.imports.statements.statement import Fault, RowKind

ENGLISH: Final = (
    *("Date", "Type", "Category", "Detail"),
    *("Amount", "Wallet", "To wallet", "Fee"),
)
INDONESIAN: Final = (
    *("Tanggal", "Jenis", "Kategori", "Keterangan"),
    *("Jumlah", "Dompet", "Ke dompet", "Biaya"),
)
INCOME: Final = frozenset({"income", "pemasukan"})
EXPENSES: Final = frozenset({"expenses", "pengeluaran"})
TRANSFER: Final = frozenset({"transfer"})
ADJUSTMENT: Final = frozenset({"adjustment", "penyesuaian"})
GUARD: Final = "'"

_DATE, _TYPE, _CATEGORY, _DETAIL, _AMOUNT, _WALLET, _TO_WALLET, _FEE = (
    (english.lower(), indonesian.lower())
    for english, indonesian in zip(ENGLISH, INDONESIAN, strict=True)
)


def _entries(row: ExportRow) -> Iterator[ExportEntry]:
    type_, value = row.word(*_TYPE), row.required_amount(*_AMOUNT)
    wallet, detail = _text(row, _WALLET), _text(row, _DETAIL)
    if type_ in TRANSFER:
        to, kind = _text(row, _TO_WALLET), transfer_kind(-value)
        yield row.entry(wallet, -value, detail, kind=kind, to_account=to)
        if fee := row.amount(*_FEE):
            yield row.entry(wallet, -fee, detail, kind=RowKind.FEE)
    elif type_ in ADJUSTMENT:
        yield row.entry(wallet, value, detail, kind=RowKind.ADJUSTMENT)
    elif type_ in INCOME:
        yield row.entry(wallet, value, detail, category=_text(row, _CATEGORY))
    elif type_ in EXPENSES:
        yield row.entry(wallet, -value, detail, category=_text(row, _CATEGORY))
    else:
        raise row.unreadable(Fault.DAMAGED)


def _text(row: ExportRow, names: tuple[str, str]) -> str:
    """A text without its guard, which only text files have."""
    text = row.text(*names)
    return text.removeprefix(GUARD) if row.is_text_file else text


EXPORT: Final = AppExport(
    layout="lumbung",
    headings=tuple(frozenset(name.lower() for name in names) for names in (ENGLISH, INDONESIAN)),
    amounts=(*_AMOUNT, *_FEE),
    days=_DATE,
    entries=_entries,
)
