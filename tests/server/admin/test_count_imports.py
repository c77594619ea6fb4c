"""The dashboard counts what became of files, without anything of their content."""

from typing import Any

from flask import Flask

from server.core.calendar.clock import today
from tests.support.bank_files.workbook_files import encrypt_xlsx, write_xlsx
from tests.support.console import at_work
from tests.support.imports import apply, bank_ledger, draft_of, write_file
from tests.support.people import BAYU, SignedIn
from tests.support.wallets import answered

TABLE = b"Tgl Bayar;Untuk;Nilai\n14/08/2026;WARUNG;-25.500\n15/08/2026;PARKIR;-2.000\n"


def figures(person: SignedIn, span: str = "7d") -> dict[str, Any]:
    found = answered(person.get(f"/admin/dashboard?range={span}"))["datas"][0]["imports"]
    assert isinstance(found, dict)
    return found


def test_files_are_counted_by_layout_and_failures_by_reason(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    day = today("Asia/Jakarta")
    known = write_file(bank_ledger([(day, -25_500, "WARUNG CONTOH")]))
    apply(ayu, draft_of(ayu, known)["id"])
    draft_of(ayu, known)
    table = draft_of(ayu, TABLE)
    mapping = {"day": 0, "text": 1, "amount": 2}
    answered(ayu.put(f"/imports/{table['id']}/mapping", json=mapping))
    draft_of(ayu, b"Yth. Budi")
    draft_of(ayu, b"GIF89a\x00\x01\x02\x03\x04\x05")
    locked = encrypt_xlsx(write_xlsx([["Tgl", "Nilai"], ["14/08/2026", 1]]), "1")
    assert draft_of(ayu, locked)["state"] == "locked"

    found = figures(at_work(app, BAYU))

    assert found["layouts"] == [
        {"layout": "bca-bisnis-csv", "name": "BCA, KlikBCA Bisnis", "read": 2, "applied": 1},
        {"layout": "generic_table", "name": "", "read": 1, "applied": 0},
    ]
    assert found["failures"] == [
        {"reason": "unknown_layout", "files": 1},
        {"reason": "unknown_type", "files": 1},
    ]
