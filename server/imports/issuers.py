"""Who issues statements: what a new wallet for one is called, and of which kind it is."""

from typing import Final, NamedTuple

from server.core.text.name_keys import name_key
from server.wallets.kinds import WalletKind


class Issuer(NamedTuple):
    """A bank or an app that keeps money; `words` are what people call a wallet there."""

    name: str
    kind: WalletKind
    words: frozenset[str]


def _issuer(name: str, *words: str, kind: WalletKind = WalletKind.BANK) -> Issuer:
    return Issuer(name, kind, frozenset({name_key(name), *words}))


_KNOWN: Final = (
    _issuer("BCA", "klikbca", "mybca"),
    _issuer("Mandiri", "livin", "livin'"),
    _issuer("BRI", "brimo"),
    _issuer("BNI", "wondr"),
    _issuer("Jago"),
    _issuer("SeaBank"),
    _issuer("CIMB Niaga", "cimb", "octo"),
    _issuer("Jenius", "smbc"),
    _issuer("blu"),
    _issuer("BSI"),
    _issuer("OCBC"),
    _issuer("Permata"),
    _issuer("GoPay", "gopay", kind=WalletKind.EWALLET),
    _issuer("OVO", kind=WalletKind.EWALLET),
    _issuer("DANA", kind=WalletKind.EWALLET),
    _issuer("ShopeePay", kind=WalletKind.EWALLET),
    _issuer("LinkAja", kind=WalletKind.EWALLET),
)
_CARDS: Final = {
    "bca-card-pdf": _issuer("Kartu Kredit BCA", "bca", kind=WalletKind.CARD),
    "mandiri-card-pdf": _issuer("Kartu Kredit Mandiri", "mandiri", kind=WalletKind.CARD),
}
_BY_NAME: Final = {name_key(issuer.name): issuer for issuer in (*_KNOWN, *_CARDS.values())}


def find_issuer(name: str) -> Issuer | None:
    """The issuer as a reader names it; a bank when nobody knows it, None without a name."""
    if not name:
        return None
    return _BY_NAME.get(name_key(name)) or _issuer(name)


# The layouts of the readers as people know them; others are called as their issuer.
LAYOUTS: Final = {
    "bca-klikbca-csv": "KlikBCA",
    "bca-klikbca-english-csv": "KlikBCA",
    "bca-bisnis-csv": "KlikBCA Bisnis",
    "bca-bisnis-preview": "KlikBCA Bisnis",
    "bca-estatement-pdf": "e-statement",
    "mandiri-livin-pdf": "Livin'",
    "mandiri-livin-sheet": "Livin'",
    "mandiri-kopra-old-csv": "Kopra",
    "mandiri-kopra-csv": "Kopra",
    "mandiri-kopra-pdf": "Kopra",
    "bri-brimo-csv": "BRImo",
    "bri-mutasi-csv": "BRImo",
    "bri-finansial-pdf": "BRImo",
    "bni-wondr-pdf": "wondr",
    "bni-direct-sheet": "BNIDirect",
    "cimb-octo-pdf": "OCTO",
    "ofx": "OFX",
    "qif": "QIF",
    "mt940": "MT940",
    "camt053": "CAMT.053",
    "actual": "Actual",
    "budgetbakers-wallet": "Wallet by BudgetBakers",
    "cashew": "Cashew",
    "ezbookkeeping": "ezBookkeeping",
    "firefly": "Firefly III",
    "lumbung": "Lumbung",
    "lumbung-archive": "Lumbung",
    "money-manager": "Money Manager",
    "spendee": "Spendee",
    "ynab": "YNAB",
}


def name_counted_layout(layout: str) -> str:
    """What a layout is called where its file is not known; empty when it has no name."""
    if layout in _CARDS:
        return _CARDS[layout].name
    bank = layout.partition("-")[0]
    issuer = next((one.name for one in _KNOWN if bank in one.words), "")
    return name_layout(layout, issuer)


def name_layout(layout: str, issuer: str) -> str:
    """What a file is called, such as 'BCA, KlikBCA'; empty when nobody knows it."""
    return ", ".join(part for part in (issuer, LAYOUTS.get(layout, "")) if part)
