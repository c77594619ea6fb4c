"""The grammar of Mandiri's texts."""

import pytest

from server.imports.statements.readers.mandiri_texts import understand
from server.imports.statements.statement import RowKind

OUT, IN = -50_000_00, 50_000_00


@pytest.mark.parametrize(
    ("text", "amount", "kind", "name"),
    [
        ("Transfer dari BANK BCA\nANDI CONTOH 0000012345", IN, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        (
            "Transfer ke BANK BCA\nSARI CONTOH 0000012345\nkos",
            OUT,
            RowKind.TRANSFER_OUT,
            "SARI CONTOH",
        ),
        (
            "Transfer BI Fast\nKe BANK BRI\nSARI CONTOH 000001",
            OUT,
            RowKind.TRANSFER_OUT,
            "SARI CONTOH",
        ),
        ("Pembayaran QR\nke WARUNG CONTOH\n600000000001", OUT, RowKind.QRIS, "WARUNG CONTOH"),
        ("Pembayaran QR ke WARUNG CONTOH 600000000001", OUT, RowKind.QRIS, "WARUNG CONTOH"),
        ("Pembayaran QR\n600000000001", OUT, RowKind.QRIS, ""),
        ("Pembayaran QR\ndari BUDI", IN, RowKind.TRANSFER_IN, ""),
        ("Transaksi e-Commerce\nVAP-SHOPEE", OUT, RowKind.PURCHASE, "SHOPEE"),
        ("Transaksi e-Commerce\nVAP-SHOPEE", IN, RowKind.REFUND, ""),
        ("Top-up\nGoPay 080000000000", OUT, RowKind.TOP_UP, "GoPay"),
        ("Tarik tunai\nATM CONTOH", OUT, RowKind.CASH_OUT, ""),
        ("Setor tunai", IN, RowKind.CASH_IN, ""),
        ("Biaya administrasi kartu debit", OUT, RowKind.FEE, ""),
        ("Bunga", IN, RowKind.INTEREST, ""),
        ("Pajak", OUT, RowKind.TAX, ""),
        ("-MONTHLY CARD CHARGE 000000000", OUT, RowKind.FEE, ""),
        ("Biaya Adm -", OUT, RowKind.FEE, ""),
        ("Tarif Link -123 /001122/ATB-001122\n000000000\nAFMT CONTOH", -7_500_00, RowKind.FEE, ""),
        ("Tarif Link -123 /001122/ATB-001122", -500_000_00, RowKind.UNKNOWN, ""),
        (
            "-20260916CENAIDJA000000000\nCENAIDJA/SARI CONTOH\n000",
            IN,
            RowKind.TRANSFER_IN,
            "SARI CONTOH",
        ),
        (
            "MCM InhouseTrf  DARI CONTOH Transfer Fee            4000000000000000",
            *(IN, RowKind.TRANSFER_IN, "CONTOH"),
        ),
        ("CR 0000000000001 KR 1110000000000 PEMBAYARAN INVOICE", IN, RowKind.UNKNOWN, ""),
    ],
)
def test_kinds_and_names(text: str, amount: int, kind: RowKind, name: str) -> None:
    assert understand(text, amount) == (kind, name)
