"""BRI's movements as CSV: BRImo's with 19 columns, and the short form with semicolons."""

import datetime as dt
from collections.abc import Callable
from functools import partial
from typing import Final

from server.imports.statements.amounts import find_style
from server.imports.statements.days import find_time
from server.imports.statements.document import Table, cell_text
from server.imports.statements.posting_order import oldest_first
from server.imports.statements.reader import Reader
from server.imports.statements.readers.bri_texts import ISSUER, mark_fees, understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
    net_amount,
    read_amount,
    read_day,
    require_amount,
    rounding_notes,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    PrintedTotals,
    Statement,
    StatementRow,
    Unreadable,
)
from server.imports.statements.table_columns import Header, find_header, rows_below

BRIMO: Final = "bri-brimo-csv"
SHORT: Final = "bri-mutasi-csv"
COLUMNS: Final = (
    "tgl_tran",
    "desk_tran",
    "mutasi_debet",
    "mutasi_kredit",
    "saldo_akhir_mutasi",
)
ACCOUNT: Final = "norek"
AMOUNT_COLUMNS: Final = ("mutasi_debet", "mutasi_kredit", "saldo_akhir_mutasi")

Cells = dict[str, str]


def _has_header(table: Table, *, with_account: bool) -> bool:
    header = find_header(table, COLUMNS)
    return header is not None and (ACCOUNT in header.columns) == with_account


def _read(layout: str, table: Table, _today: dt.date) -> list[Statement]:
    header = find_header(table, COLUMNS)
    rows = list(rows_below(table, header)) if header is not None else []
    if header is None or not rows:
        raise Unreadable(Fault.NO_ROWS)
    texts = (cells[name] for _, cells in rows for name in AMOUNT_COLUMNS)
    style = find_style(texts) or NumberStyle.PLAIN
    accounts: dict[str, list[tuple[int, Cells]]] = {}
    for position, cells in rows:
        account = cells.get(ACCOUNT) or _account_above(table, header)
        accounts.setdefault(account, []).append((position, cells))
    return [_statement(layout, account, own, style) for account, own in accounts.items()]


def _account_above(table: Table, header: Header) -> str:
    """The account's number beside its label above the header."""
    for row in table.rows[: header.position - 1]:
        texts = [cell_text(cell) for cell in row]
        if len(texts) > 1 and texts[0].casefold() == ACCOUNT:
            return texts[1]
    return ""


def _statement(
    layout: str, account: str, lines: list[tuple[int, Cells]], style: NumberStyle
) -> Statement:
    found = (_row(cells, Place(position), style) for position, cells in lines)
    rows = oldest_first([row for row in found if row.amount])
    if not rows:
        raise Unreadable(Fault.NO_ROWS)
    position = rows[0].position
    first = dict(lines)[position]
    return Statement(
        layout=layout,
        issuer=ISSUER,
        rows=tuple(mark_fees(rows)),
        account_tail=account_tail(account),
        totals=PrintedTotals(
            opening=read_amount(first.get("saldo_awal_mutasi", ""), style, Place(position)),
            closing=rows[-1].balance,
        ),
        balance_step=BalanceStep.ROW,
        number_style=style,
        notes=rounding_notes(rows),
    )


def _row(cells: Cells, place: Place, style: NumberStyle) -> StatementRow:
    debit = read_amount(cells["mutasi_debet"], style, place)
    credit = read_amount(cells["mutasi_kredit"], style, place)
    amount = net_amount(credit, debit, place)
    stamp, number = cells["tgl_tran"], cells.get("seq", "")
    text = cells.get("remark_custom") or cells["desk_tran"]
    kind, name = understand(text, amount)
    return StatementRow(
        day=read_day(stamp, place),
        time=_time(stamp, cells.get("jam_tran", "")),
        amount=amount,
        text=text,
        kind=kind,
        name=name,
        position=place.position,
        balance=require_amount(cells["saldo_akhir_mutasi"], style, place),
        reference=f"{stamp} {number}" if number else "",
    )


def _time(stamp: str, digits: str) -> dt.time | None:
    """The time of the stamp, or of the column for it, which lost the zeros before it."""
    padded = digits.zfill(6)
    return find_time(stamp) or find_time(f"{padded[:2]}:{padded[2:4]}:{padded[4:]}")


def _reader(layout: str, *, with_account: bool) -> Reader[Table]:
    recognise: Callable[[Table], bool] = partial(_has_header, with_account=with_account)
    return Reader(
        layout=layout, issuer=ISSUER, takes=Table, recognise=recognise, read=partial(_read, layout)
    )


READERS: Final = (_reader(BRIMO, with_account=True), _reader(SHORT, with_account=False))
