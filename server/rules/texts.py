"""The texts of statements, folded: what recognises a row again, and what names its merchant."""

import hashlib
import re
from collections.abc import Callable
from typing import Final

from server.core.database.text_search import fold

HASH_BYTES: Final = 16
WORDS: Final = re.compile(r"[^\W_]+")
# What banks write around the merchant: channels, directions, codes of networks.
_CHANNELS: Final = (
    "trsf transfer trf e banking ebanking internet mobile db cr dr dari ke to from via bi fast "
    "bif switching kartu debit kredit merchant domestik trn dom transaksi tgl tanggal qr qris "
    "ftscy ftfva pybca otomatis kr llg antar bank byr bayar pembayaran payment purchase "
    "pembelian no ref rp idr biaya txn pos edc atm wib wita wit jam pkl"
)
CHANNEL_WORDS: Final = frozenset(_CHANNELS.split())


def hash_of(*parts: object) -> bytes:
    """A hash of a few parts."""
    content = "\x1f".join(str(part) for part in parts)
    return hashlib.blake2b(content.encode("utf-8", "replace"), digest_size=HASH_BYTES).digest()


def all_words(text: str) -> str:
    """All words of a text, folded."""
    return " ".join(WORDS.findall(fold(text)))


def finder_of(words: str) -> Callable[[str], bool]:
    """What tells whether folded words are next to each other in a text, as whole words.

    The same as to look for them among all words of the text, which takes much longer to make.
    """
    if not words:
        return lambda _text: True
    neighbours = r"[\W_]+".join(map(re.escape, words.split(" ")))
    find = re.compile(rf"(?<![^\W_]){neighbours}(?![^\W_])").search
    return lambda text: find(fold(text)) is not None


def merchant_key(text: str) -> str:
    """The words of a text that name a merchant: without dates, numbers and channel words.

    Words with digits are codes. A text of nothing else keeps all its words, so that different
    codes are no merchant in common.
    """
    words = WORDS.findall(fold(text))
    names = [
        word
        for word in words
        if word not in CHANNEL_WORDS and len(word) > 1 and not any(map(str.isdigit, word))
    ]
    return " ".join(names or words)
