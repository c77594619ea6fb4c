"""Which wallet a statement belongs to."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from server.core.text.name_keys import name_key
from server.imports.issuers import find_issuer
from server.imports.statements.statement import Statement
from server.wallets.kinds import WalletKind
from server.wallets.models import LONGEST_NAME
from server.wallets.wallet_book import Wallet, WalletBook

# Where statements come from; a card of a bank is another account than its savings.
_WITHOUT_STATEMENTS: Final = frozenset({WalletKind.CASH, WalletKind.LOAN, WalletKind.RECEIVABLE})
Account = tuple[str, str]
"""An issuer and the last four digits of an account."""


class WalletChoice(NamedTuple):
    """A wallet, a new one, or neither when the person has to say.

    `is_proposed` when nothing but the name speaks for it.
    """

    wallet_id: str | None = None
    is_proposed: bool = False
    creates: bool = False


def choose_wallet(
    statement: Statement, book: WalletBook, earlier: Mapping[Account, str]
) -> WalletChoice:
    """The wallet of a statement; `earlier` are the wallets into which accounts were imported."""
    account = (statement.issuer, statement.account_tail)
    known = earlier.get(account) if any(account) else None
    if known and (wallet := book.get(known)) and not wallet.archived:
        return WalletChoice(wallet.id)
    named = [one for one in book.active if is_of_issuer(one, statement.issuer)]
    if statement.account_tail:
        exact = _only(one for one in named if one.last_digits == statement.account_tail)
        exact = exact or _only(
            one for one in book.active if one.last_digits == statement.account_tail
        )
        if exact:
            return WalletChoice(exact.id)
        # Another number is another account.
        named = [one for one in named if not one.last_digits]
    guessed = _only(named)
    if guessed:
        return WalletChoice(guessed.id, is_proposed=True)
    if named or not statement.issuer:
        return WalletChoice()
    return WalletChoice(creates=True)


def is_of_issuer(wallet: Wallet, issuer: str) -> bool:
    """Whether the name of a wallet says that it is with an issuer."""
    known = find_issuer(issuer)
    if known is None or wallet.kind in _WITHOUT_STATEMENTS:
        return False
    if (wallet.kind is WalletKind.CARD) != (known.kind is WalletKind.CARD):
        return False
    name = f" {name_key(wallet.name or '')} "
    return any(f" {word} " in name for word in known.words)


def name_new_wallet(book: WalletBook, issuer: str, tail: str, account_name: str = "") -> str:
    """A name for a new wallet that no other one has."""
    known = find_issuer(issuer)
    plain = account_name or (known.name if known else "") or "Import"
    numbered = (f"{plain} {number}" for number in range(2, 1000))
    for name in (plain, f"{plain} {tail}".strip(), *numbered):
        short = name[-LONGEST_NAME:].strip()
        if book.named(short) is None:
            return short
    raise RuntimeError("A book has at most 50 wallets.")


def _only(wallets: Iterable[Wallet]) -> Wallet | None:
    found = list(wallets)
    return found[0] if len(found) == 1 else None
