"""What only one app does in its export."""

import csv
import datetime as dt
import io
from dataclasses import replace

import pytest

from server.core.text.spreadsheet_cells import is_formula
from server.imports.statements.app_export import AppExport
from server.imports.statements.document import Cell, Table
from server.imports.statements.readers.actual_budget import EXPORT as ACTUAL
from server.imports.statements.readers.budgetbakers_wallet import EXPORT as BUDGETBAKERS
from server.imports.statements.readers.cashew import EXPORT as CASHEW
from server.imports.statements.readers.ezbookkeeping import EXPORT as EZBOOKKEEPING
from server.imports.statements.readers.firefly import EXPORT as FIREFLY
from server.imports.statements.readers.money_manager import EXPORT as MONEY_MANAGER
from server.imports.statements.readers.spendee import EXPORT as SPENDEE
from server.imports.statements.readers.ynab import EXPORT as YNAB
from server.imports.statements.statement import (
    Fault,
    Note,
    NumberStyle,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)
from tests.support.bank_files.app_files import (
    AppEntry,
    cut,
    of_ledger,
    write_spendee,
    write_ynab,
)
from tests.support.bank_files.bank_ledger import august

TODAY = dt.date(2026, 9, 15)
DAY = dt.date(2026, 8, 2)
FIRST = AppEntry("BCA", august().entries[0])


def read(export: AppExport, text: str, delimiter: str = ",") -> list[Statement]:
    table = cut(text.encode(), delimiter)
    assert export.reader.matches(table)
    return export.reader.read(table, TODAY)


def read_row(export: AppExport, text: str, delimiter: str = ",") -> StatementRow:
    (statement,) = read(export, text, delimiter)
    (row,) = statement.rows
    return row


def fault_of(export: AppExport, text: str, delimiter: str = ",") -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        read(export, text, delimiter)
    return caught.value.fault, caught.value.position


MM_OLD = "Date,Account,Category,Subcategory,Note,{main},Income/Expense,Description,Amount,Currency"
MM = MM_OLD.format(main="IDR") + "\n"


@pytest.mark.parametrize(
    ("stamp", "day"),
    [
        ("08/02/2026 09:15:04", DAY),
        ("2026.08.02", DAY),
        ("16/08/2026 09:15:04", dt.date(2026, 8, 16)),
    ],
)
def test_money_manager_writes_days_by_region(stamp: str, day: dt.date) -> None:
    text = f"{MM}{stamp},Cash,Food,,KOPI,25000,Exp.,,25000.00,IDR\n"
    assert read_row(MONEY_MANAGER, text).day == day


def test_money_manager_has_foreign_amounts_in_the_main_currency_too() -> None:
    text = f"{MM}08/02/2026,Cash,Food,,KOPI,161000,Exp.,,10.00,USD\n"
    assert read_row(MONEY_MANAGER, text).amount == -161_000_00
    foreign = MM_OLD.format(main="USD") + "\n08/02/2026,Cash,Food,,KOPI,10,Exp.,,10.00,USD\n"
    assert fault_of(MONEY_MANAGER, foreign) == (Fault.FOREIGN_CURRENCY, 2)


@pytest.mark.parametrize(
    ("type_", "category", "amount"),
    [
        ("Income Balance", "Other", 5_000_00),
        ("Expense Balance", "Other", -5_000_00),
        ("Income", "Modified Bal.", 5_000_00),
    ],
)
def test_money_manager_corrects_balances(type_: str, category: str, amount: int) -> None:
    row = read_row(MONEY_MANAGER, f"{MM}08/02/2026,Cash,{category},,,5000,{type_},,5000,IDR\n")
    assert (row.kind, row.amount, row.category) == (RowKind.ADJUSTMENT, amount, "")


def test_money_manager_keeps_a_half_whose_other_half_is_not_in_the_file() -> None:
    row = read_row(MONEY_MANAGER, f"{MM}08/02/2026,Cash,BCA,,,5000,Transfer-In,,5000,IDR\n")
    assert (row.kind, row.amount, row.to_account) == (RowKind.TRANSFER_IN, 5_000_00, "BCA")


def test_money_manager_with_an_unknown_type_is_refused() -> None:
    text = f"{MM}08/02/2026,Cash,Food,,,5000,Pengeluaran,,5000,IDR\n"
    assert fault_of(MONEY_MANAGER, text) == (Fault.DAMAGED, 2)


def test_money_manager_without_a_note_shows_the_subcategory() -> None:
    text = f"{MM}08/02/2026,Cash,Food,Lunch,,5000,Exp.,,5000,IDR\n"
    assert read_row(MONEY_MANAGER, text).text == "Lunch"


def test_wallet_has_a_currency_for_each_row() -> None:
    heading = "account;category;currency;amount;ref_currency_amount;type;note;date;transfer;payee"
    foreign = "Dollars;Food;USD;-5.00;-80000;Expense;;2026-08-02T09:15:04.000Z;false;"
    rupiah = "Cash;Food;IDR;-5000;-5000;Expense;kopi;2026-08-02T09:15:04.000Z;false;WARUNG"
    (statement,) = read(BUDGETBAKERS, "\n".join((heading, foreign, rupiah, "")), ";")
    assert statement.notes == {Note.FOREIGN_CURRENCY}
    (row,) = statement.rows
    assert (row.name, row.text, row.time) == ("WARUNG", "WARUNG kopi", dt.time(9, 15, 4))
    only = "\n".join((heading, foreign, ""))
    assert fault_of(BUDGETBAKERS, only, ";") == (Fault.FOREIGN_CURRENCY, 2)


def test_spendee_names_no_other_wallet_where_it_is_in_another_file() -> None:
    text = write_spendee([replace(FIRST, to="Tunai")]).decode()
    outgoing = "\n".join(text.splitlines()[:2]) + "\n"
    row = read_row(SPENDEE, outgoing)
    assert (row.kind, row.to_account) == (RowKind.TRANSFER_OUT, "")


CASHEW_HEADING = "account,amount,currency,title,note,date,income,type,category name"


def test_cashew_corrects_balances() -> None:
    text = f"{CASHEW_HEADING}\nBCA,5000.0,idr,,Updated,2026-08-02 09:15:04.000,true,,"
    row = read_row(CASHEW, f"{text}Balance Correction\n")
    assert (row.kind, row.amount, row.time) == (RowKind.ADJUSTMENT, 5_000_00, dt.time(9, 15, 4))


def test_the_position_counts_the_lines_of_cells_that_go_over_several() -> None:
    rows = [
        CASHEW_HEADING,
        'BCA,1,idr,,"satu\ndua\ntiga",2026-08-02,true,,Makan',
        "BCA,x,idr,,,2026-08-02,true,,Makan",
    ]
    cells = tuple(tuple(next(csv.reader(io.StringIO(row, newline="")))) for row in rows)
    with pytest.raises(Unreadable) as caught:
        CASHEW.reader.read(Table(cells, tuple(rows), ","), TODAY)
    assert caught.value.position == 5


EZ_HEADING = "Time,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Description"


@pytest.mark.parametrize(
    ("type_", "amount", "kind", "sen"),
    [
        ("Balance Modification", "5000.00", RowKind.ADJUSTMENT, 5_000_00),
        ("Expense", "-5000.00", RowKind.UNKNOWN, 5_000_00),
        ("Income", "-5000.00", RowKind.UNKNOWN, -5_000_00),
        ("Refund", "5000.00", RowKind.REFUND, 5_000_00),
    ],
)
def test_ezbookkeeping_signs_by_type(type_: str, amount: str, kind: RowKind, sen: int) -> None:
    text = f"{EZ_HEADING}\n2026-08-02 09:15:04,{type_},Makan,Kopi,Tunai,IDR,{amount},,\n"
    row = read_row(EZBOOKKEEPING, text)
    assert (row.kind, row.amount) == (kind, sen)


def test_actual_leaves_the_sum_of_a_split_entry_to_its_parts() -> None:
    heading = "Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared\n"
    text = (
        f"{heading}BCA,2026-08-02,HYPERMART,(SPLIT INTO 2) bulanan,,0,-100,Cleared\n"
        "BCA,2026-08-02,HYPERMART,(SPLIT 1 OF 2) beras,Makan,-60,0,Cleared\n"
        "BCA,2026-08-02,HYPERMART,(SPLIT 2 OF 2) ,Rumah,-40,0,Cleared\n"
    )
    (statement,) = read(ACTUAL, text)
    assert [(row.amount, row.text, row.category) for row in statement.rows] == [
        (-60_00, "HYPERMART beras", "Makan"),
        (-40_00, "HYPERMART", "Rumah"),
    ]


def test_actual_begins_with_an_adjustment() -> None:
    heading = "Account,Date,Payee,Notes,Category,Amount,Cleared\n"
    row = read_row(ACTUAL, f"{heading}BCA,2026-08-02,Starting Balance,,Starting,500,Cleared\n")
    assert (row.kind, row.category) == (RowKind.ADJUSTMENT, "")


@pytest.mark.parametrize(
    ("types", "amount"),
    [
        (("Initial balance account", "Asset account"), 5_000_00),
        (("Asset account", "Initial balance account"), -5_000_00),
    ],
)
def test_firefly_begins_with_an_adjustment(types: tuple[str, str], amount: int) -> None:
    heading = "journal_id,type,currency_code,amount,description,date,source_name,source_type,"
    heading += "destination_name,destination_type,category\n"
    names = [(type_, "BCA" if type_ == "Asset account" else "Initial") for type_ in types]
    sides = ",".join(f"{name},{type_}" for type_, name in names)
    row = f"1,Opening balance,IDR,5000.00000,Awal,2026-08-02T00:00:00+07:00,{sides},\n"
    (statement,) = read(FIREFLY, heading + row)
    found = statement.rows[0]
    assert (statement.account_name, found.kind) == ("BCA", RowKind.ADJUSTMENT)
    assert (found.amount, found.reference) == (amount, "1")


@pytest.mark.parametrize("style", list(NumberStyle))
def test_ynab_writes_amounts_and_days_as_its_settings_say(style: NumberStyle) -> None:
    data = write_ynab(of_ledger(august()), style=style, write_day=lambda day: f"{day:%m/%d/%Y}")
    (statement,) = read(YNAB, data.decode())
    assert [(row.day, row.amount) for row in statement.rows] == [
        (entry.day, entry.amount) for entry in august().entries
    ]


@pytest.mark.parametrize("symbol", ["$", "€", "kr ", "S$"])
def test_ynab_in_another_currency_is_refused(symbol: str) -> None:
    data = write_ynab([FIRST], symbol=symbol)
    assert fault_of(YNAB, data.decode()) == (Fault.FOREIGN_CURRENCY, 2)


YNAB_HEADING = "Account,Flag,Date,Payee,Category,Memo,Outflow,Inflow,Cleared"


def test_ynab_with_both_sides_in_a_row_is_refused() -> None:
    row = "BCA,,02/08/2026,KOPI,Makan,,Rp5000,Rp6000,Cleared"
    assert fault_of(YNAB, f"{YNAB_HEADING}\n{row}\n") == (Fault.BOTH_SIDES, 2)


def test_ynab_begins_with_an_adjustment() -> None:
    row = "BCA,,02/08/2026,Starting Balance,Ready to Assign,,Rp0,Rp6000,Cleared"
    found = read_row(YNAB, f"{YNAB_HEADING}\n{row}\n")
    assert (found.kind, found.amount) == (RowKind.ADJUSTMENT, 6_000_00)


def test_sheets_have_days_and_numbers_of_their_own() -> None:
    heading = ("Date", "Account", "Category", "Subcategory", "Note", "IDR", "Income/Expense")
    cells: tuple[Cell, ...] = (
        dt.datetime.fromisoformat("2026-08-02T09:15:04"),
        *("Cash", "Food", None, 7.0, 25000.5, "Exp."),
    )
    table = Table((heading, (), (None, ""), cells))
    (statement,) = MONEY_MANAGER.reader.read(table, TODAY)
    (row,) = statement.rows
    assert (row.day, row.time, row.amount) == (DAY, dt.time(9, 15, 4), -25_000_50)
    assert (row.text, row.position) == ("7", 4)
    assert statement.notes == {Note.ROUNDED}


def test_a_title_may_stand_above_the_columns() -> None:
    text = f"Money Manager\n\n{MM}08/02/2026,Cash,Food,,KOPI,25000,Exp.,,25000,IDR\n"
    assert read_row(MONEY_MANAGER, text).position == 4


def test_a_sign_in_front_of_a_text_stays() -> None:
    assert is_formula("-kopi")
    text = f"{MM}08/02/2026,Cash,Food,,-kopi,25000,Exp.,,25000,IDR\n"
    assert read_row(MONEY_MANAGER, text).text == "-kopi"
