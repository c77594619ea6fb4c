"""Files of a bank, and what tests ask of imports."""

import datetime as dt
import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from flask import Flask
from sqlalchemy import event, text, update
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse, encode_multipart

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.imports import jobs
from server.imports.models import IMPORTS
from tests.support.bank_files.bank_ledger import ACCOUNT, BankEntry, BankLedger
from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.wallets import Item, answered

FILE_NAME: Final = "statement.csv"
NOON: Final = dt.time(12)
Booked = tuple[dt.date, int, str]
"""A day, signed rupiah and a text."""


def august_day(day: int) -> dt.date:
    """A day of August 2026."""
    return dt.date(2026, 8, day)


def bank_ledger(
    booked: Iterable[Booked],
    opening: int = 1_000_000,
    account: str = ACCOUNT,
    days: tuple[dt.date, dt.date] | None = None,
) -> BankLedger:
    """The account of a bank with these entries, in whole rupiah."""
    entries = tuple(BankEntry(day, NOON, amount * 100, text) for day, amount, text in booked)
    known = [entry.day for entry in entries]
    start, end = days or (min(known), max(known))
    return BankLedger(opening * 100, entries, start, end, account)


def write_file(ledger: BankLedger, *, balances: bool = True) -> bytes:
    """The ledger as KlikBCA Bisnis writes it, with the balance in each row if wanted."""

    def sen(amount: int) -> str:
        return f"{amount / 100:,.2f}"

    rows = [
        f'"{entry.day:%d/%m/%Y}","{entry.text}","0000",'
        f'"{sen(abs(entry.amount))} {"CR" if entry.amount > 0 else "DB"}"'
        + (f',"{sen(balance)}"' if balances else "")
        for entry, balance in zip(ledger.entries, ledger.balances, strict=True)
    ]
    lines = [
        '"Informasi Rekening - Mutasi Rekening"',
        f'"No. rekening : {ledger.account}"',
        f'"Nama : {ledger.holder}"',
        f'"Periode : {ledger.start:%d/%m/%Y} - {ledger.end:%d/%m/%Y}"',
        '"Kode Mata Uang : Rp"',
        "",
        '"Tanggal Transaksi","Keterangan","Cabang","Jumlah","Saldo"',
        *rows,
        f'"Saldo Awal : {sen(ledger.opening)}"',
        f'"Mutasi Debet : {sen(ledger.money_out)}","{sum(e.amount < 0 for e in ledger.entries)}"',
        f'"Mutasi Kredit : {sen(ledger.money_in)}","{sum(e.amount > 0 for e in ledger.entries)}"',
        f'"Saldo Akhir : {sen(ledger.closing)}"',
    ]
    return "".join(f"{line}\r\n" for line in lines).encode()


def part_of(ledger: BankLedger, first: dt.date, last: dt.date) -> BankLedger:
    """The statement of some days of an account."""
    before = sum(entry.amount for entry in ledger.entries if entry.day < first)
    entries = tuple(entry for entry in ledger.entries if first <= entry.day <= last)
    return BankLedger(ledger.opening + before, entries, first, last, ledger.account)


def post_file(
    person: SignedIn, content: bytes, *, filename: str = FILE_NAME, **texts: str
) -> TestResponse:
    """Send a file and get the answer; by itself the client leaves a long form open."""
    file = FileStorage(io.BytesIO(content), filename=filename)
    form: dict[str, FileStorage | str] = {"file": file, **texts}
    boundary, body = encode_multipart(form)
    kind = f"multipart/form-data; boundary={boundary}"
    return person.post("/imports", data=body, content_type=kind)


def send(person: SignedIn, content: bytes, status: int = 201, password: str = "") -> Any:
    """Send a file, and get the payload of the answer."""
    texts = {"password": password} if password else {}
    return answered(post_file(person, content, **texts), status)


def draft_of(person: SignedIn, content: bytes, password: str = "") -> Item:
    """The only draft of a file."""
    (draft,) = send(person, content, password=password)["datas"]
    item: Item = draft
    return item


def found(person: SignedIn, import_id: str) -> Item:
    """One import."""
    item: Item = answered(person.get(f"/imports/{import_id}"))["datas"][0]
    return item


def rows(person: SignedIn, import_id: str, **query: Any) -> list[Item]:
    """The rows of a draft, the newest first."""
    payload = answered(
        person.get(f"/imports/{import_id}/rows", query_string={"limit": "200", **query})
    )
    items: list[Item] = payload["datas"]
    return items


def change_rows(
    person: SignedIn, import_id: str, change: Item, status: int = 200, **which: Any
) -> Any:
    """Change rows of a draft and return the payload."""
    return answered(
        person.put(f"/imports/{import_id}/rows", json={"change": change, **which}), status
    )


def apply(person: SignedIn, import_id: str) -> Item:
    """Save a draft."""
    item: Item = answered(person.post(f"/imports/{import_id}/apply"))["datas"][0]
    return item


def undo(person: SignedIn, import_id: str) -> Item:
    """Take an import back."""
    item: Item = answered(person.post(f"/imports/{import_id}/undo"))["datas"][0]
    return item


def bring_in(person: SignedIn, content: bytes) -> Item:
    """Import a file without a look at it."""
    return apply(person, draft_of(person, content)["id"])


def let_worker_work(app: Flask) -> None:
    """Let the worker read and save what waits."""
    with app.app_context():
        while True:
            with unit_of_work():
                if not jobs.work_next():
                    return


class Died(Exception):
    """The process ends here."""


@contextmanager
def dying_at(app: Flask, number: int) -> Iterator[list[str]]:
    """Let the process die before its statement of this number; collects those before it."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        asked.append(statement)
        # What comes after it is the work of others.
        if len(asked) == number + 1:
            raise Died

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


def kill_worker_at(app: Flask, number: int) -> None:
    """Let the worker die while it works, before its statement of this number."""
    with dying_at(app, number), app.app_context(), unit_of_work():
        jobs.work_next()


def end_leases(app: Flask) -> None:
    """Nobody hears of workers that died any more."""
    with app.app_context(), unit_of_work():
        db.session.execute(update(IMPORTS).values(claimed_until=None))


def ledger_of(person: SignedIn) -> list[tuple[str, str, int, str]]:
    """Every entry: its day, type, amount and detail, in order."""
    entries = listed(person, limit=200, include="transfers,adjustments")["datas"]
    return sorted((one["date"], one["type"], one["amount"], one["detail"]) for one in entries)


def snapshot(app: Flask) -> dict[str, list[tuple[Any, ...]]]:
    """The ledger, its wallets and all sums as they are stored, but for versions and moments."""
    columns = {
        "transactions": "id, owner_id, type, category_id, detail, amount, date, created_at,"
        " booked_for, booked_for_id, wallet_id, to_wallet_id",
        "wallets": "id, kind, name, opening_amount, opening_date, last_digits, proved_until,"
        " proved_balance, archived",
        "wallet_sums": "*",
        "ledger_sums": "*",
        "users": "id, balance, opening_amount",
    }
    with app.app_context():
        return {
            table: sorted(
                (tuple(row) for row in db.session.execute(text(f"SELECT {names} FROM {table}"))),
                key=repr,
            )
            for table, names in columns.items()
        }


def statuses(items: Sequence[Item]) -> list[str]:
    """The statuses of rows, the newest first."""
    return [item["status"] for item in items]
