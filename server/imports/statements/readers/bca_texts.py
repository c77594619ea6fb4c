"""What the texts of BCA say: the kind of a row, and who stands on the other side."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from server.imports.statements.kind_words import E_WALLET, transfer_kind
from server.imports.statements.statement import RowKind

ISSUER: Final = "BCA"

_SALARY: Final = re.compile(r"\b(?:gaji|payroll|salary|upah|thr)\b", re.IGNORECASE)
_PAY: Final = re.compile(rf"{_SALARY.pattern}|\bpay\b", re.IGNORECASE)
_CARD: Final = re.compile(r"\bkartu kredit\b", re.IGNORECASE)
_WALLET: Final = re.compile(rf"\b(?:{E_WALLET}|gopa|airpay|flazz)\b", re.IGNORECASE)
_OWN_AMOUNT: Final = re.compile(r"^[0-9]+\.[0-9]{2}(?![0-9])\s*")
_MESSAGE_WORD: Final = re.compile(r"[a-z]|^[^A-Za-z]*$")
_CHANNEL: Final = re.compile(r"\s+(?:KBB|KBI|M-?BCA|MYBCA|KLIKBCA)$")
# The first word with a digit is the reference that follows a name.
_REFERENCE: Final = re.compile(r"\s+\S*[0-9].*$")


class _Row(NamedTuple):
    """A text, of which `rest` is what follows its beginning, in the lines of the page."""

    rest: str
    amount: int

    @property
    def joined(self) -> str:
        return " ".join(self.rest.split())


Meaning = tuple[RowKind, str]


def understand(text: str, amount: int) -> Meaning:
    """The kind and the name that a text tells; its lines are those of the page, if it has any."""
    for beginning, describe in _GRAMMAR:
        match = beginning.match(text)
        if match is not None:
            return describe(_Row(text[match.end() :].strip(), amount))
    return RowKind.UNKNOWN, ""


def _transfer(row: _Row) -> Meaning:
    """Inside BCA: the amount again, a message, and the name, which has a line of its own."""
    rest = _OWN_AMOUNT.sub("", row.rest)
    return transfer_kind(row.amount), _last_capitals(rest)


def _virtual_account(row: _Row) -> Meaning:
    _, _, company = row.rest.partition("/")
    name = re.split(r"\s+-(?:\s|$)|\n|\s{2,}", company.strip())[0].strip(" -")
    if _WALLET.search(name):
        return RowKind.TOP_UP, name
    return (RowKind.PURCHASE if row.amount < 0 else RowKind.REFUND), name


def _company(row: _Row) -> Meaning:
    name = _last_capitals(row.rest)
    if row.amount > 0 and _PAY.search(row.rest):
        return RowKind.SALARY, name
    return transfer_kind(row.amount), name


def _bi_fast(row: _Row) -> Meaning:
    if re.search(r"\bBIAYA\b", row.joined):
        return RowKind.FEE, ""
    return transfer_kind(row.amount), _network_name(row.joined)


def _switching(row: _Row) -> Meaning:
    return transfer_kind(row.amount), _network_name(row.joined)


def _network_name(text: str) -> str:
    """The name between the bank's code and the reference or the channel."""
    match = re.search(r"\bTRANSFER\s+(?:KE|DARI|DR|TO)\s+(?:[0-9]{3}\s+)?(.*)", text)
    if match is None:
        return ""
    return _REFERENCE.sub("", _CHANNEL.sub("", f" {match[1]}")).strip()


def _card(row: _Row) -> Meaning:
    """A card at a merchant; the digits of the card follow."""
    name = re.sub(r"\s+[0-9Xx*]{6,}$", "", row.joined)
    name = "" if re.fullmatch(r"[0-9Xx* ]*", name) else name
    return (RowKind.PURCHASE if row.amount < 0 else RowKind.REFUND), name


def _qris(row: _Row) -> Meaning:
    """The acquirer's code, the fee, and the name, cut and glued to the fee."""
    match = re.search(r"\bQR\s+(?:[0-9]{3}\s+)?(?:[0-9]+\.[0-9]{2})?(.*)", row.joined)
    if match is None:
        return (RowKind.PURCHASE if row.amount < 0 else RowKind.REFUND), ""
    if row.amount > 0:
        return RowKind.TRANSFER_IN, ""
    return RowKind.QRIS, match[1].strip()


def _automatic(row: _Row) -> Meaning:
    """Money from another bank, or what a shop earned by cards and QRIS."""
    if _SALARY.search(row.rest):
        words = re.sub(r"^LLG-(?:ANTAR BANK)?\s*", "", row.joined)
        return RowKind.SALARY, _SALARY.sub("", words).strip()
    match = re.match(r"LLG-ANTAR BANK\s+(.*)", row.joined)
    return RowKind.TRANSFER_IN, match[1] if match else ""


def _bill(row: _Row) -> Meaning:
    if _CARD.search(row.rest):
        return RowKind.CARD_PAYMENT, ""
    return (RowKind.TOP_UP if _WALLET.search(row.rest) else RowKind.PURCHASE), ""


def _always(kind: RowKind) -> Callable[[_Row], Meaning]:
    return lambda _row: (kind, "")


def _last_capitals(text: str) -> str:
    """The last run of words in capitals, which is the name behind a message in small letters.

    A comma parts it from something else, and then nothing tells which of the two is the name.
    """
    last_line = text.strip().splitlines()[-1] if text.strip() else ""
    words: list[str] = []
    for word in reversed(last_line.split()):
        glued = re.search(r"[0-9]([A-Z][A-Z.']+)$", word)
        if glued:
            words.append(glued[1])
        if glued or _MESSAGE_WORD.search(word) or re.search(r"[0-9]", word):
            break
        words.append(word)
    name = " ".join(reversed(words)).strip(" -")
    return "" if "," in name else name


_BEGINNINGS: Final[tuple[tuple[str, Callable[[_Row], Meaning]], ...]] = (
    (r"TRSF E-BANKING\s*(?:DB|CR)?\s*(?:[0-9/]*/)?FTFVA/\S*", _virtual_account),
    (r"TRSF E-BANKING\s*(?:DB|CR)?\s*(?:[0-9/]*/)?PYBCA/\S*", _company),
    (r"TRSF E-BANKING\s*(?:DB|CR)?\s*(?:[0-9/]*/[A-Z]{5}/WS[0-9]{5,6})?", _transfer),
    (r"BI-FAST\s*(?:DB|CR)?", _bi_fast),
    (r"SWITCHING\s*(?:DB|CR)?", _switching),
    (r"KARTU KREDIT", _always(RowKind.CARD_PAYMENT)),
    (r"KARTU DEBIT", _card),
    (r"DB DEBIT DOMESTIK\s*(?:TRN DEBIT DOM)?\s*(?:[0-9]{3}\b)?", _card),
    (r"TRANSAKSI (?:DEBIT|KREDIT)\s*TGL:?\s*[0-9/]+", _qris),
    (r"(?:TARIKAN (?:ATM|TUNAI)|TARIK TUNAI)", _always(RowKind.CASH_OUT)),
    (r"SETORAN", _always(RowKind.CASH_IN)),
    (r"KR OTOMATIS", _automatic),
    (r"BYR VIA E-BANKING", _bill),
    (r"FLAZZ", _always(RowKind.TOP_UP)),
    (r"(?:PAJAK|PPH)\b", _always(RowKind.TAX)),
    (r"(?:BUNGA|(?:CR |DB )?KOREKSI BUNGA)\b", _always(RowKind.INTEREST)),
    (r"(?:BIAYA|BA JASA E-BANKING|DR KOREKSI BIAYA)\b", _always(RowKind.FEE)),
)
_GRAMMAR: Final = tuple(
    (re.compile(beginning.replace(" ", r"\s*")), describe) for beginning, describe in _BEGINNINGS
)
