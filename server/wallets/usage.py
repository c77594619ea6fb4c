"""The usage of wallets, provided by the features that store their ids."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from server.core.extension_point import ExtensionPoint


@dataclass(frozen=True, kw_only=True)
class WalletUsage:
    """How one feature stores ids of wallets.

    `count(owner_id, wallet_id)` returns the number of rows, or is None when they are not shown and
    keep no wallet from being deleted. `move(owner_id, from_id, to_id)` moves
    all rows, also those that an undo can restore, and returns the number of visible ones. It
    deletes the rows that `count_between(owner_id, one_id, other_id)` returns the number of.
    `forget(owner_id, wallet_id)` takes the wallet out of what means nothing in another one, when
    it is deleted and not merged.
    """

    count: Callable[[str, str], int] | None
    move: Callable[[str, str, str], int]
    count_between: Callable[[str, str, str], int] | None = None
    forget: Callable[[str, str], None] | None = None


class WalletUsages(ExtensionPoint[WalletUsage]):
    """How the features above store ids of wallets."""

    def count(self, owner_id: str, wallet_id: str) -> dict[str, int]:
        """The number of rows of each feature in a wallet."""
        return {name: use.count(owner_id, wallet_id) for name, use in self.items() if use.count}

    def count_between(self, owner_id: str, one_id: str, other_id: str) -> int:
        """The number of rows that only lead from one wallet to the other."""
        counts = [use.count_between for use in self.all() if use.count_between]
        return sum(count(owner_id, one_id, other_id) for count in counts)

    def move(self, owner_id: str, source_id: str, target_id: str) -> dict[str, int]:
        """Move each feature's rows to another wallet; how many of the shown ones moved.

        The higher features come first: they still see what those below are about to change.
        """
        uses = list(reversed(self.items()))
        moved = {name: use.move(owner_id, source_id, target_id) for name, use in uses}
        return {name: moved[name] for name, use in uses if use.count}

    def release(self, owner_id: str, wallet_id: str, target_id: str) -> None:
        """Let nothing name a wallet that is deleted; what has to be somewhere goes to another."""
        for use in self.all():
            if use.forget:
                use.forget(owner_id, wallet_id)
        self.move(owner_id, wallet_id, target_id)


wallet_usages: Final = WalletUsages("uses of wallets")
