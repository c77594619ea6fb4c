"""Files that want to harm, sent to the processes that run: a sentence each, and nothing stays."""

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.proving.import_calls import Import, peak_megabytes, upload, wait_for_worker
from tests.scripts.conftest import product_in
from tests.support.bank_files.hostile_files import (
    billion_laughs,
    crowded_pdf,
    laughing_workbook,
    picture_pdf,
    vast_sheet,
    zip_bomb,
)
from tests.support.bank_files.pdf_writer import Text, write_pdf
from tests.support.bank_files.workbook_files import encrypt_xlsx, write_xlsx
from tests.support.imports import august_day, bank_ledger, write_file

SECRET = "RAHASIA-8812-SARI"
PASSWORD = "kunci-02081990"
WRONG = "salah-31121999"
PAGE = [Text(f"{SECRET} {number}", 40, 100 + 10 * number) for number in range(60)]
LETTER = write_pdf([PAGE] * 3)
STATEMENT = bank_ledger([(august_day(14), -25_500, f"=HYPERLINK({SECRET})")])
FORMULA = write_file(STATEMENT)
TABLE = [["Tanggal", "Keterangan", "Nominal"], ["01/08/2026", SECRET, "-25.000,00"]]
HOSTILE: dict[str, tuple[bytes, set[str]]] = {
    "zip bomb": (zip_bomb(SECRET), {"too_large"}),
    "billion laughs": (billion_laughs(SECRET), {"damaged", "unknown_layout"}),
    "billion laughs in a workbook": (
        laughing_workbook(SECRET),
        {"damaged", "too_heavy", "unknown_layout", "no_rows"},
    ),
    "million objects": (crowded_pdf(SECRET), {"damaged", "too_heavy"}),
    "vast sheet": (vast_sheet(SECRET), {"too_large", "too_heavy"}),
    "program": (b"MZ\x90\x00" + SECRET.encode() + bytes(200), {"unknown_type", "unknown_layout"}),
    "truncated": (LETTER[: len(LETTER) // 3], {"damaged"}),
    "no statement under its own name": (LETTER, {"unknown_layout"}),
    "picture": (picture_pdf(), {"no_text"}),
}
UNLOCKS = 20
LARGEST_WEB_MB = 120.0


@pytest.fixture
def logged() -> list[str]:
    return []


@pytest.fixture
def product(released: Path, tmp_path: Path, logged: list[str]) -> Iterator[Product]:
    """A product of its own, with the limits of production, whose files can be searched."""
    directory = tmp_path / "data"
    shutil.copytree(released, directory)
    product = product_in(directory, LIMITS_FACTOR="1")
    product.output = lambda name, line: logged.append(f"{name} | {line}")
    with product:
        yield product


def read(owner: ApiClient, content: bytes) -> Import:
    return wait_for_worker(owner, upload(owner, content))


def unlock(owner: ApiClient, draft: Import, password: str) -> Answer:
    return owner.call("POST", f"{API}/imports/{draft['id']}/password", {"password": password})


def let_an_hour_pass(product: Product) -> None:
    """Forget what was counted for the limits."""
    store = redis.Redis.from_url(product.environ["REDIS_URL"])
    limits = list(store.scan_iter("*LIMIT*"))
    assert limits
    store.delete(*limits)
    store.close()


def truncate_log(product: Product) -> None:
    """Do what the worker does every minute, after what was deleted is overwritten."""
    link = sqlite3.connect(product.data_dir / "lumbung.sqlite3")
    link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    link.close()


def discard(owner: ApiClient, one: Import) -> None:
    assert owner.call("DELETE", f"{API}/imports/{one['id']}").status == 200


def assert_passwords_are_limited(product: Product, owner: ApiClient) -> None:
    """Twenty wrong passwords, the sentence of the limit, and an hour later the right one."""
    draft = read(owner, encrypt_xlsx(write_xlsx(TABLE), PASSWORD))
    assert draft["state"] == "locked"
    for number in range(UNLOCKS):
        refused = unlock(owner, draft, f"{WRONG}-{number}")
        assert (refused.status, set(refused.json["payload"]["errors"])) == (422, {"password"})

    limited = unlock(owner, draft, PASSWORD)

    assert limited.status == 429
    assert limited.json["message"]
    assert int(limited.headers["retry-after"]) > 0
    let_an_hour_pass(product)
    opened = unlock(owner, draft, PASSWORD)
    assert opened.status == 200, opened.body
    assert opened.json["payload"]["datas"][0]["state"] == "mapping"
    discard(owner, draft)


def assert_formulas_are_texts(owner: ApiClient) -> None:
    draft = read(owner, FORMULA)
    rows = owner.call("GET", f"{API}/imports/{draft['id']}/rows").json["payload"]["datas"]
    assert [row["text"] for row in rows] == [f"=HYPERLINK({SECRET})"]
    discard(owner, draft)


def test_hostile_files_harm_nobody_and_leave_no_trace(
    product: Product, logged: list[str], tmp_path: Path
) -> None:
    owner, _person = register_account(product.port, product.data_dir)
    web = product.processes["web"].pid
    idle = peak_megabytes(web)

    for name, (content, codes) in HOSTILE.items():
        one = read(owner, content)
        assert one["state"] == "failed", name
        assert one["fault"]["code"] in codes, name
        assert one["fault"]["message"], name
        discard(owner, one)
    assert_passwords_are_limited(product, owner)
    assert_formulas_are_texts(owner)

    assert owner.call("GET", f"{API}/imports").json["payload"]["datas"] == []
    assert owner.totals()["count"] == 0
    assert peak_megabytes(web) - idle < LARGEST_WEB_MB
    product.stop()
    truncate_log(product)
    kept = [path for path in (tmp_path / "data").rglob("*") if path.is_file()]
    assert len(kept) > 1
    texts = [path.read_bytes() for path in kept] + ["\n".join(logged).encode()]
    for secret in (SECRET, PASSWORD, WRONG):
        assert [place for place in texts if secret.encode() in place] == []
