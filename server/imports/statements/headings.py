"""The names that columns of statements have, in both languages."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from server.imports.statements.document import Cell


class Role(StrEnum):
    """What a column holds."""

    DAY = "day"
    TIME = "time"
    TEXT = "text"
    AMOUNT = "amount"
    MONEY_IN = "money_in"
    MONEY_OUT = "money_out"
    SIGN = "sign"
    BALANCE = "balance"
    STATUS = "status"


_LONGEST_HEADING: Final = 40
SEARCHED_ROWS: Final = 60
_NOT_LETTERS: Final = re.compile(r"[\W\d_]+")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _names(text: str) -> frozenset[str]:
    return frozenset(name.strip() for name in text.split(","))


_SIGN_NAMES: Final = _names(
    "d k, k d, d c, c d, dk, dc, db cr, cr db, dbcr, crdb, dr cr, cr dr, debit credit,"
    " credit debit, debet kredit, debit kredit, kredit debit, kredit debet, jenis, tipe, type,"
    " arah, direction, jenis transaksi, tipe transaksi, jenis mutasi, tipe mutasi,"
    " transaction type, mark, sign"
)
_TEXT_NAMES: Final = _names("transaksi, transaction, transactions, nama, name, title, judul")
# The balance before the row is not the one that the row leads to.
_NO_ROLE: Final = _words("awal opening before sebelum sebelumnya")
_WORDS: Final[tuple[tuple[Role, frozenset[str]], ...]] = (
    (Role.STATUS, _words("status state")),
    (Role.DAY, _words("tanggal tgl date hari day")),
    (Role.BALANCE, _words("saldo balance sisa")),
    (
        Role.MONEY_IN,
        _words(
            "kredit credit cr masuk pemasukan incoming income deposit deposits setoran penerimaan"
            " inflow received diterima"
        ),
    ),
    (
        Role.MONEY_OUT,
        _words(
            "debit debet db dr keluar pengeluaran outgoing expense expenses withdrawal"
            " withdrawals penarikan outflow spent"
        ),
    ),
    (Role.AMOUNT, _words("jumlah nominal amount mutasi nilai value total")),
    (
        Role.TEXT,
        _words(
            "keterangan uraian deskripsi description desk remark remarks detail details rincian"
            " narasi narration narrative memo payee merchant catatan note notes berita tujuan"
            " penerima particulars"
        ),
    ),
    (Role.TIME, _words("jam waktu time pukul")),
)


def fold_heading(cell: Cell) -> str:
    """The small letters of a cell, with one blank between the words; empty where it has none."""
    if not isinstance(cell, str):
        return ""
    return " ".join(_NOT_LETTERS.sub(" ", cell.lower()).split())


def find_role(cell: Cell) -> Role | None:
    """The role of the column that has this heading, or None."""
    folded = fold_heading(cell)
    if not folded or len(folded) > _LONGEST_HEADING:
        return None
    words = set(folded.split())
    if folded in _SIGN_NAMES:
        return Role.SIGN
    if folded in _TEXT_NAMES:
        return Role.TEXT
    if words & _NO_ROLE:
        return None
    return next((role for role, names in _WORDS if words & names), None)


def is_header(row: Sequence[Cell]) -> bool:
    """Whether the row names the columns: a day and one thing more, and no numbers."""
    roles = {role for cell in row if (role := find_role(cell)) is not None}
    if Role.DAY not in roles or len(roles - {Role.TIME, Role.STATUS}) < 2:
        return False
    return not any(isinstance(cell, str) and sum(map(str.isdigit, cell)) > 3 for cell in row)


def find_header(rows: Sequence[Sequence[Cell]]) -> int | None:
    """The index of the first row that names the columns, among the first rows of a table."""
    return next((index for index, row in enumerate(rows[:SEARCHED_ROWS]) if is_header(row)), None)
