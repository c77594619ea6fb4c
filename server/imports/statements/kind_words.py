"""The kinds of rows by the words that the texts of several Indonesian banks begin with."""

import re
from typing import Final

from server.imports.statements.statement import RowKind

E_WALLET: Final = r"(?:go-?pay|ovo|dana|shopee\s?pay|link\s?aja|isaku|astrapay|doku)"

# The first pattern that fits decides. A message of a transfer may hold any word, therefore most
# patterns look at the beginning alone.
_WORDS: Final = (
    (RowKind.REFUND, r"^(?:reversal|refund|pembatalan|pengembalian|koreksi|retur)\b"),
    (RowKind.TAX, r"^(?:pajak|pph|tax|withholding tax|interest tax)\b"),
    (RowKind.INTEREST, r"^(?:bunga|interest|credit interest|bagi hasil|jasa giro)\b"),
    (
        RowKind.FEE,
        r"^(?:biaya|by\.?\s|adm\b|administrasi|(?:monthly |card |admin )*(?:fee|charge))",
    ),
    (RowKind.FEE, r"^debit card charges?\b"),
    (
        RowKind.CARD_PAYMENT,
        r"^(?:pembayaran|bayar|payment|bill ?payment)\b.*(?:kartu kredit|credit card|ccard)",
    ),
    (RowKind.CARD_PAYMENT, r"^(?:tagihan )?kartu kredit\b"),
    (RowKind.TOP_UP, r"^(?:top[\s-]?up|isi saldo|isi ulang saldo)\b|^e-?wallet\b"),
    (RowKind.QRIS, r"^(?:pembayaran |payment |transaksi )?(?:qr|qris)\b"),
    (RowKind.QRIS, r"^qris payment"),
    (
        RowKind.CASH_OUT,
        r"^(?:tarik(?:an)? tunai|penarikan|tarikan atm|atm withdrawal|cash withdraw)",
    ),
    (RowKind.CASH_IN, r"^(?:setor(?:an)? tunai|setoran|cash deposit|cdm cash deposit)"),
    (RowKind.SALARY, r"^(?:gaji|payroll|salary|pembayaran gaji|transfer gaji)\b"),
    (RowKind.PURCHASE, r"^(?:pembayaran|pembelian|belanja|payment|purchase|bill ?payment|pos)\b"),
    (RowKind.PURCHASE, r"^(?:transaksi pos|virtual account|briva)\b"),
)
_PATTERNS: Final = tuple((kind, re.compile(words, re.IGNORECASE)) for kind, words in _WORDS)
_TRANSFER: Final = re.compile(
    r"^(?:transfer|trf|trsf|bi-?fast|kirim uang|pemindahan dana|overbooking|remittance"
    r"|tr to remitt)\b",
    re.IGNORECASE,
)


def kind_of(text: str, amount: int) -> RowKind:
    """The kind of a row; transfers go where the money went."""
    for kind, pattern in _PATTERNS:
        if pattern.search(text):
            return kind
    if _TRANSFER.search(text):
        return transfer_kind(amount)
    return RowKind.UNKNOWN


def transfer_kind(amount: int) -> RowKind:
    """A transfer by the direction of the money."""
    return RowKind.TRANSFER_IN if amount > 0 else RowKind.TRANSFER_OUT
