"""What follows when the days of an account move: its time zone or its payday was changed."""

from collections.abc import Callable, Iterable
from typing import Final

Move = Callable[[str], None]
"""`move(owner_id)` follows within the transaction of the change, and reads the account anew."""


class Moves:
    """Everything that is kept by days of an account; `server.features` says what that is."""

    def __init__(self) -> None:
        self._listed: Callable[[], Iterable[Move]] | None = None

    def come_from(self, listed: Callable[[], Iterable[Move]]) -> None:
        """Ask this function from now on."""
        self._listed = listed

    def follow(self, owner_id: str) -> None:
        """Let every feature follow an account whose days have moved."""
        if self._listed is None:
            raise RuntimeError("Nobody has said what follows the days of an account.")
        for move in self._listed():
            move(owner_id)


moves: Final = Moves()
