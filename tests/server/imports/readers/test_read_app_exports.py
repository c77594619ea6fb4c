"""What holds for the export of every app; what only one of them does is tested beside."""

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.app_export import AppExport
from server.imports.statements.readers.actual_budget import EXPORT as ACTUAL
from server.imports.statements.readers.budgetbakers_wallet import EXPORT as BUDGETBAKERS
from server.imports.statements.readers.cashew import EXPORT as CASHEW
from server.imports.statements.readers.ezbookkeeping import EXPORT as EZBOOKKEEPING
from server.imports.statements.readers.firefly import EXPORT as FIREFLY
from server.imports.statements.readers.lumbung import EXPORT as LUMBUNG
from server.imports.statements.readers.money_manager import EXPORT as MONEY_MANAGER
from server.imports.statements.readers.spendee import EXPORT as SPENDEE
from server.imports.statements.readers.ynab import EXPORT as YNAB
from server.imports.statements.statement import Fault, RowKind, Statement, Unreadable
from tests.support.bank_files import app_files
from tests.support.bank_files.app_files import AppEntry, cut, of_ledger
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.examples import few_ledgers
from tests.support.bank_files.random_ledgers import random_ledgers

TODAY = dt.date(2026, 9, 15)
DAY = dt.date(2026, 8, 20)


@dataclass(frozen=True)
class App:
    export: AppExport
    write: Callable[[list[AppEntry]], bytes]
    delimiter: str = ","

    def read(self, entries: list[AppEntry]) -> list[Statement]:
        return self.read_data(self.write(entries))

    def read_data(self, data: bytes) -> list[Statement]:
        table = cut(data, self.delimiter)
        assert self.export.reader.matches(table)
        return self.export.reader.read(table, TODAY)


APPS = {
    "money-manager": App(MONEY_MANAGER, app_files.write_money_manager),
    "money-manager-old": App(MONEY_MANAGER, partial(app_files.write_money_manager, old=True)),
    "wallet": App(BUDGETBAKERS, app_files.write_budgetbakers, ";"),
    "wallet-unsigned": App(BUDGETBAKERS, partial(app_files.write_budgetbakers, signed=False), ";"),
    "spendee": App(SPENDEE, app_files.write_spendee),
    "cashew": App(CASHEW, app_files.write_cashew),
    "cashew-name": App(CASHEW, partial(app_files.write_cashew, title="name")),
    "ezbookkeeping": App(EZBOOKKEEPING, app_files.write_ezbookkeeping),
    "ezbookkeeping-tsv": App(
        EZBOOKKEEPING, partial(app_files.write_ezbookkeeping, delimiter="\t"), "\t"
    ),
    "actual": App(ACTUAL, app_files.write_actual),
    "actual-groups": App(ACTUAL, partial(app_files.write_actual, groups=True)),
    "firefly": App(FIREFLY, app_files.write_firefly),
    "ynab": App(YNAB, app_files.write_ynab),
    "lumbung-id": App(LUMBUNG, app_files.write_lumbung),
    "lumbung-en": App(LUMBUNG, partial(app_files.write_lumbung, language="en")),
}
EVERY_APP = pytest.mark.parametrize("app", APPS.values(), ids=APPS.keys())


def transfer(to: str = "Tunai", amount: int = -100_000_00, account: str = "BCA") -> AppEntry:
    return AppEntry(account, BankEntry(DAY, dt.time(9), amount, "isi ulang"), to=to)


def fault_of(app: App, data: bytes) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        app.read_data(data)
    return caught.value.fault, caught.value.position


@EVERY_APP
def test_an_account_is_read_with_its_name_and_categories(app: App) -> None:
    (statement,) = app.read(of_ledger(august()))
    assert [(row.day, row.amount, row.text, row.category) for row in statement.rows] == [
        (entry.day, entry.amount, entry.text, "Makan") for entry in august().entries
    ]
    assert (statement.layout, statement.account_name) == (app.export.layout, "Dompet")
    assert {row.kind for row in statement.rows} == {RowKind.UNKNOWN}


@EVERY_APP
@few_ledgers
@given(data=st.data())
def test_any_ledger_is_read_to_the_rupiah(app: App, data: st.DataObject) -> None:
    ledger: BankLedger = data.draw(random_ledgers(sen=False, overdraft=True))
    (statement,) = app.read(of_ledger(ledger))
    # Two of the files have no times, so that those of a day may stand either way round.
    assert sorted((row.day, row.amount, row.text) for row in statement.rows) == sorted(
        (entry.day, entry.amount, entry.text) for entry in ledger.entries
    )
    assert [row.day for row in statement.rows] == [entry.day for entry in ledger.entries]


@EVERY_APP
def test_each_account_has_a_statement(app: App) -> None:
    entries = [*of_ledger(august(), "BCA"), *of_ledger(august(), "Tunai")]
    statements = app.read(entries)
    assert sorted((one.account_name, len(one.rows)) for one in statements) == [
        ("BCA", 5),
        ("Tunai", 5),
    ]


@EVERY_APP
def test_a_transfer_stands_once_in_the_account_that_it_left(app: App) -> None:
    entries = [transfer(), *of_ledger(august(), "BCA"), *of_ledger(august(), "Tunai")]
    rows = {one.account_name: one.rows for one in app.read(entries)}
    (row,) = [row for row in rows["BCA"] if row.to_account]
    assert (row.amount, row.to_account, row.kind) == (
        -100_000_00,
        "Tunai",
        RowKind.TRANSFER_OUT,
    )
    assert (row.day, row.text, row.category) == (DAY, "isi ulang", "")
    assert len(rows["Tunai"]) == 5


@EVERY_APP
def test_two_transfers_that_are_alike_are_two(app: App) -> None:
    (statement,) = [
        one
        for one in app.read([transfer(), transfer(), *of_ledger(august(), "Tunai")])
        if one.account_name == "BCA"
    ]
    assert [row.to_account for row in statement.rows] == ["Tunai", "Tunai"]


@EVERY_APP
def test_a_damaged_amount_is_refused_with_its_row(app: App) -> None:
    (first, *_) = of_ledger(august())
    whole = app.write([first])
    for written in (b"72000.00", b"72.000,00", b"72000"):
        damaged = whole.replace(written, b"72O00")
        if damaged != whole:
            break
    fault, position = fault_of(app, damaged)
    # YNAB's amounts say their currency, and this is none.
    assert fault in {Fault.BAD_AMOUNT, Fault.FOREIGN_CURRENCY}
    assert position == 2


@EVERY_APP
def test_a_damaged_day_is_refused_with_its_row(app: App) -> None:
    (first, *_) = of_ledger(august())
    whole = app.write([first])
    damaged = whole.replace(b"2026", b"26Z6")
    assert fault_of(app, damaged) == (Fault.BAD_DAY, 2)


@EVERY_APP
def test_a_file_without_entries_says_so(app: App) -> None:
    assert fault_of(app, app.write([]))[0] is Fault.NO_ROWS


@EVERY_APP
def test_marks_of_tables_in_texts_are_read(app: App) -> None:
    text = 'KOPI "ENAK", 100% - Budi\'s'
    entry = replace(august().entries[0], text=text)
    (statement,) = app.read([AppEntry("Dompet", entry)])
    assert statement.rows[0].text == text
