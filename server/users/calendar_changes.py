"""What other features do when the time zone or payday of an account changes."""

from collections.abc import Callable
from typing import Final

from server.core.extension_point import ExtensionPoint

Move = Callable[[str], None]
"""`move(owner_id)` follows within the transaction of the change, and reads the account anew."""


class Moves(ExtensionPoint[Move]):
    """What the features above compute from the days of an account."""

    def follow(self, owner_id: str) -> None:
        """Let every feature follow an account whose days have moved."""
        for move in self.all():
            move(owner_id)


moves: Final = Moves("what follows the days of an account")
