"""The wallets at a glance, as the first screen shows them."""

from typing import Any, Final

from server.wallets.balances import read_balances
from server.wallets.kinds import WalletGroup
from server.wallets.service import serialize_wallet
from server.wallets.wallet_book import WalletBook

# As many as a strip has room for.
MOST: Final = 8

Item = dict[str, Any]
"""A part of an answer."""


def glance(book: WalletBook, language: str) -> Item:
    """The first active wallets with what is in them, and what all together come to; one query."""
    found = read_balances(book.owner_id)
    # Another device may have removed one since the book was read.
    present = [wallet for wallet in book.wallets if wallet.id in found]
    of_group = dict.fromkeys(WalletGroup, 0)
    for wallet in present:
        of_group[wallet.group] += found[wallet.id].balance
    net, debts = sum(of_group.values()), -of_group[WalletGroup.DEBTS]
    return {
        "wallets": [
            {**serialize_wallet(wallet, language), "balance": found[wallet.id].balance}
            for wallet in present
            if not wallet.archived
        ][:MOST],
        "net_worth": {"assets": net + debts, "debts": debts, "net": net},
    }
