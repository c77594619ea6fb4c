"""What Jago's transaction details say, in both languages of its statements."""

from typing import Final

from server.imports.statements.kind_words import kind_of, transfer_kind
from server.imports.statements.statement import RowKind

# By how the details begin; the longer words come before the shorter ones that begin alike.
_DETAILS: Final = (
    ("movement between pockets", RowKind.POCKET_MOVE),
    ("pemindahan antar kantong", RowKind.POCKET_MOVE),
    ("tambah uang kantong", RowKind.POCKET_MOVE),
    ("tarik uang kantong", RowKind.POCKET_MOVE),
    ("pindah uang", RowKind.POCKET_MOVE),
    ("isi saldo dompet digital", RowKind.TOP_UP),
    ("pembatalan transaksi", RowKind.REFUND),
    ("transaction reversal", RowKind.REFUND),
    ("reversal", RowKind.REFUND),
    ("pembayaran qris", RowKind.QRIS),
    ("qris payment", RowKind.QRIS),
    ("transaksi pos", RowKind.PURCHASE),
    ("pos transaction", RowKind.PURCHASE),
    ("pembayaran dengan jago pay", RowKind.PURCHASE),
    ("pembayaran produk digital", RowKind.PURCHASE),
    ("transfer masuk", RowKind.TRANSFER_IN),
    ("incoming transfer", RowKind.TRANSFER_IN),
    ("transfer keluar", RowKind.TRANSFER_OUT),
    ("outgoing transfer", RowKind.TRANSFER_OUT),
    ("pajak bunga", RowKind.TAX),
    ("tax on interest", RowKind.TAX),
    ("bunga", RowKind.INTEREST),
    ("interest", RowKind.INTEREST),
)
# The bank itself stands on the other side of these.
_WITHOUT_NAME: Final = frozenset({RowKind.TAX, RowKind.INTEREST, RowKind.FEE})


def understand(source: str, details: str, amount: int) -> tuple[RowKind, str]:
    """The kind by the details, and the name by the first line of source or destination."""
    folded = details.casefold()
    kind = next(
        (kind for begin, kind in _DETAILS if folded.startswith(begin)), kind_of(details, amount)
    )
    if kind is RowKind.UNKNOWN and "transfer" in folded:
        kind = transfer_kind(amount)
    return kind, "" if kind in _WITHOUT_NAME else source
