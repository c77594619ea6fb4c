"""The usage of wallets, provided by the features that store their ids."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from server.core.extension_point import ExtensionPoint


@dataclass(frozen=True, kw_only=True)
class WalletUsage:
    """How one feature stores ids of wallets.

    `count(owner_id, wallet_id)` returns the number of rows. `move(owner_id, from_id, to_id)` moves
    all rows, also those that an undo can restore, and returns the number of visible ones.
    """

    count: Callable[[str, str], int]
    move: Callable[[str, str, str], int]


class WalletUsages(ExtensionPoint[WalletUsage]):
    """How the features above store ids of wallets."""

    def count(self, owner_id: str, wallet_id: str) -> dict[str, int]:
        """The number of rows of each feature in a wallet."""
        return {name: use.count(owner_id, wallet_id) for name, use in self.items()}

    def move(self, owner_id: str, source_id: str, target_id: str) -> dict[str, int]:
        """Move each feature's rows to another wallet; how many moved.

        The higher features come first: they still see what those below are about to change.
        """
        uses = reversed(self.items())
        return {name: use.move(owner_id, source_id, target_id) for name, use in uses}


wallet_usages: Final = WalletUsages("uses of wallets")
