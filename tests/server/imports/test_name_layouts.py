"""Every file that is read has a name for people."""

from server.imports.issuers import LAYOUTS, find_issuer, name_counted_layout, name_layout
from server.imports.statements import lumbung_archive, lumbung_list
from server.imports.statements.catalogue import READERS


def test_every_layout_has_a_name() -> None:
    assert [
        reader.layout for reader in READERS if not name_layout(reader.layout, reader.issuer)
    ] == []


def test_every_name_is_that_of_a_reader() -> None:
    own = {lumbung_list.LAYOUT, lumbung_archive.LAYOUT}
    assert set(LAYOUTS) <= {reader.layout for reader in READERS} | own


def test_every_bank_of_a_reader_is_known() -> None:
    assert {find_issuer(reader.issuer).name for reader in READERS if reader.issuer} == {
        *("BCA", "Mandiri", "BRI", "BNI", "Jago", "SeaBank", "CIMB Niaga", "Jenius"),
        *("Kartu Kredit BCA", "Kartu Kredit Mandiri"),
    }


def test_the_bill_of_a_card_has_its_name_where_its_file_is_not_known() -> None:
    assert name_counted_layout("bca-card-pdf") == "Kartu Kredit BCA"
    assert name_counted_layout("bca-estatement-pdf") == "BCA, e-statement"
