"""How many rules are about a wallet, and letting them be about another one."""

from typing import Final

from server.rules import queries
from server.wallets.usage import WalletUsage

COLUMN: Final = "wallet_id"


def count_rules(owner_id: str, wallet_id: str) -> int:
    """How many rules are about a wallet."""
    return queries.count_with(owner_id, COLUMN, wallet_id)


def move_rules(owner_id: str, source_id: str, target_id: str) -> int:
    """Let rules be about another wallet; how many."""
    return queries.replace_id(owner_id, COLUMN, source_id, target_id)


USAGE: Final = WalletUsage(count=count_rules, move=move_rules)
