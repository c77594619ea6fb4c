"""The wallets at a glance, as the first screen shows them."""

from typing import Any, Final

from server.wallets.balances import read_balances
from server.wallets.net_worth import sum_up
from server.wallets.service import serialize_wallet
from server.wallets.wallet_book import WalletBook

# As many as a strip has room for.
MOST: Final = 8

Item = dict[str, Any]
"""A part of an answer."""


def glance(book: WalletBook, language: str) -> Item:
    """The first active wallets with what is in them, and what all together come to; one query."""
    found = read_balances(book.owner_id)
    held = {wallet.id: found[wallet.id].balance for wallet in book.wallets if wallet.id in found}
    worth = sum_up(book, held)
    return {
        "wallets": [
            {**serialize_wallet(wallet, language), "balance": held[wallet.id]}
            for wallet in book.active
            if wallet.id in held
        ][:MOST],
        "net_worth": {
            "assets": worth.assets,
            "debts": worth.debts,
            "net": worth.assets - worth.debts,
        },
    }
