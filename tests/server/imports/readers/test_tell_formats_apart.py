"""No reader of a standard or of an app's export claims the file of another one."""

from collections.abc import Callable

import pytest

from server.imports.statements.document import Document, PlainText
from server.imports.statements.readers import (
    actual_budget,
    budgetbakers_wallet,
    camt053,
    cashew,
    ezbookkeeping,
    firefly,
    lumbung,
    money_manager,
    ofx,
    qif,
    spendee,
    swift_mt940,
    ynab,
)
from tests.support.bank_files import app_files
from tests.support.bank_files.app_files import cut, of_ledger
from tests.support.bank_files.bank_ledger import august
from tests.support.bank_files.camt053_files import write_camt053
from tests.support.bank_files.mt940_files import write_mt940
from tests.support.bank_files.ofx_files import write_ofx
from tests.support.bank_files.qif_files import write_qif

READERS = [
    *(*ofx.READERS, *qif.READERS, *swift_mt940.READERS, *camt053.READERS),
    *(*money_manager.READERS, *budgetbakers_wallet.READERS, *spendee.READERS),
    *(*cashew.READERS, *ezbookkeeping.READERS, *actual_budget.READERS),
    *(*firefly.READERS, *ynab.READERS, lumbung.EXPORT.reader),
]
TEXTS: dict[str, Callable[[], bytes]] = {
    "ofx": lambda: write_ofx(august()),
    "qif": lambda: write_qif(august()),
    "mt940": lambda: write_mt940(august(), envelope=True),
    "camt053": lambda: write_camt053(august()),
    "money-manager": lambda: app_files.write_money_manager(of_ledger(august())),
    "spendee": lambda: app_files.write_spendee(of_ledger(august())),
    "cashew": lambda: app_files.write_cashew(of_ledger(august())),
    "ezbookkeeping": lambda: app_files.write_ezbookkeeping(of_ledger(august())),
    "actual": lambda: app_files.write_actual(of_ledger(august())),
    "firefly": lambda: app_files.write_firefly(of_ledger(august())),
    "ynab": lambda: app_files.write_ynab(of_ledger(august())),
    "lumbung": lambda: app_files.write_lumbung(of_ledger(august())),
}


def documents_of(data: bytes) -> list[Document]:
    """A text is a table as well, for one reader or the other."""
    return [PlainText(data.decode()), *(cut(data, delimiter) for delimiter in ",;\t")]


@pytest.mark.parametrize(("layout", "write"), TEXTS.items(), ids=TEXTS.keys())
def test_a_file_has_one_reader(layout: str, write: Callable[[], bytes]) -> None:
    documents = documents_of(write())
    claimed = [
        reader.layout
        for reader in READERS
        if any(reader.matches(document) for document in documents)
    ]
    assert claimed == [layout]


def test_a_file_with_semicolons_has_one_reader() -> None:
    documents = documents_of(app_files.write_budgetbakers(of_ledger(august())))
    claimed = [one.layout for one in READERS for document in documents if one.matches(document)]
    assert claimed == ["budgetbakers-wallet"]


def test_rows_that_name_other_formats_change_nothing() -> None:
    texts = ("!Type:Bank", ":20:X", "<OFX>", "Income/Expense", "camt.053.001.08")
    document = PlainText("Tanggal;Keterangan;Jumlah\n" + "".join(f"1;{t};1\n" for t in texts))
    assert not [reader.layout for reader in READERS if reader.matches(document)]


def test_every_layout_has_a_name_of_its_own() -> None:
    layouts = [reader.layout for reader in READERS]
    assert len(set(layouts)) == len(layouts)
