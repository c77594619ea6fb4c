"""The grammar of BCA's texts."""

import pytest

from server.imports.statements.readers.bca_texts import understand
from server.imports.statements.statement import RowKind

OUT, IN = -50_000_00, 50_000_00


@pytest.mark.parametrize(
    ("text", "amount", "kind", "name"),
    [
        (
            "TRSF E-BANKING DB 2512/FTSCY/WS95051     150000.00 SARI CONTOH",
            *(OUT, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ),
        (
            "TRSF E-BANKING DB 0208/FTSCY/WS95271       72000.00SARI CONTOH",
            *(OUT, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ),
        (
            "TRSF E-BANKING CR 0509/FTSCY/WS95031 200000.00 pinjam kemarin ANDI CONTOH",
            *(IN, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        ),
        (
            "TRSF E-BANKING CR 0509/FTSCY/WS95031\n200000.00\nBAYAR KOS\nANDI CONTOH",
            *(IN, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        ),
        (
            "TRSF E-BANKING CR 0101/FTSCY/WS95051   807400.00SF 0308 01_106819AIRPAY INTERNATION",
            *(IN, RowKind.TRANSFER_IN, "AIRPAY INTERNATION"),
        ),
        (
            "TRSF E-BANKING DB 0209/FTFVA/WS95271\n88888/GO-PAY CUSTO\n-\n-\n080000000000",
            *(OUT, RowKind.TOP_UP, "GO-PAY CUSTO"),
        ),
        (
            "TRSF E-BANKING DB 1009/FTFVA/WS95221 61001/ONEKLIK GOPA - - 0800QW",
            *(OUT, RowKind.TOP_UP, "ONEKLIK GOPA"),
        ),
        (
            "TRSF E-BANKING DB 0108/FTFVA/WS95051 80777/TOKOPEDIA  - -  1208200000000",
            *(OUT, RowKind.PURCHASE, "TOKOPEDIA"),
        ),
        (
            "TRSF E-BANKING DB 0108/FTFVA/WS95051 10555/DANAMON CONTOH - - 1208200000000",
            *(OUT, RowKind.PURCHASE, "DANAMON CONTOH"),
        ),
        (
            "TRSF E-BANKING CR 0709/PYBCA/WS95051\nID000\nPAY JANUARI 2026\nPT CONTOH FIKTIF",
            *(IN, RowKind.SALARY, "PT CONTOH FIKTIF"),
        ),
        (
            "TRSF E-BANKING DB 0709/PYBCA/WS95051 tagihan PT CONTOH FIKTIF",
            *(OUT, RowKind.TRANSFER_OUT, "PT CONTOH FIKTIF"),
        ),
        (
            "BI-FAST DB BIF TRANSFER KE 002 SARI CONTOH KBB",
            *(OUT, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ),
        ("BI-FAST DB BIF BIAYA TXN KE 002 SARI CONTOH KBB", -2_500_00, RowKind.FEE, ""),
        (
            "BI-FAST CR TRANSFER DARI ANDI CONTOH 00012XY",
            *(IN, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        ),
        (
            "SWITCHING CR TRANSFER DR 008 ANDI CONTOH M-BCA",
            *(IN, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        ),
        ("SWITCHING DB", OUT, RowKind.TRANSFER_OUT, ""),
        (
            "KARTU DEBIT WARUNG CONTOH 5307000000000001",
            *(OUT, RowKind.PURCHASE, "WARUNG CONTOH"),
        ),
        (
            "DB DEBIT DOMESTIK TRN DEBIT DOM 008\nRUMAH SAKIT CONTOH",
            *(OUT, RowKind.PURCHASE, "RUMAH SAKIT CONTOH"),
        ),
        ("KARTU DEBIT WARUNG CONTOH", IN, RowKind.REFUND, "WARUNG CONTOH"),
        (
            "TRANSAKSI DEBIT TGL: 14/09\nQR 014 00000.00WARUNG CON",
            *(OUT, RowKind.QRIS, "WARUNG CON"),
        ),
        ("TRANSAKSI KREDIT TGL: 14/09 QR 014 00000.00BUDI", IN, RowKind.TRANSFER_IN, ""),
        ("TARIKAN ATM 02/01", OUT, RowKind.CASH_OUT, ""),
        ("SETORAN TUNAI", IN, RowKind.CASH_IN, ""),
        (
            "KR OTOMATIS LLG-ANTAR BANK PT CONTOH FIKTIF GAJI",
            *(IN, RowKind.SALARY, "PT CONTOH FIKTIF"),
        ),
        ("KR OTOMATIS LLG-ANTAR BANK ANDI CONTOH", IN, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        (
            "KR OTOMATIS MID : 885000000000 TOKO CONTOH QR : 379500.00 DDR: 2299.00",
            *(IN, RowKind.TRANSFER_IN, ""),
        ),
        ("BYR VIA E-BANKING 02/08 PLN", OUT, RowKind.PURCHASE, ""),
        ("BYR VIA E-BANKING KARTU KREDIT", OUT, RowKind.CARD_PAYMENT, ""),
        ("KARTU KREDIT/PL", OUT, RowKind.CARD_PAYMENT, ""),
        ("BIAYA ADM", OUT, RowKind.FEE, ""),
        ("BA JASA E-BANKING", OUT, RowKind.FEE, ""),
        ("BUNGA", IN, RowKind.INTEREST, ""),
        ("CR KOREKSI BUNGA", IN, RowKind.INTEREST, ""),
        ("PAJAK BUNGA", OUT, RowKind.TAX, ""),
        ("SESUATU YANG LAIN", OUT, RowKind.UNKNOWN, ""),
    ],
)
def test_kinds_and_names(text: str, amount: int, kind: RowKind, name: str) -> None:
    assert understand(text, amount) == (kind, name)


@pytest.mark.parametrize(
    "text",
    [
        "TRANSAKSI DEBIT TGL: 14/09 QR 014 00000.00",
        "KARTU DEBIT 5307000000000001",
        "TRSF E-BANKING DB 0208/FTSCY/WS95271 72000.00SARI CONTOH, BAYAR, IURAN",
        "TRSF E-BANKING DB 0401/FTSCY/WS95271 15000000.00 pembayaran invoice 001",
    ],
)
def test_a_name_is_never_guessed(text: str) -> None:
    assert understand(text, OUT)[1] == ""


def test_words_may_be_glued() -> None:
    text = "TRSFE-BANKINGDB0209/FTSCY/WS95271\n500000.00\nSARI CONTOH"
    assert understand(text, OUT) == (RowKind.TRANSFER_OUT, "SARI CONTOH")
