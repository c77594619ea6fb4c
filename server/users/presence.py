"""What follows when an account goes out of use or comes back: what it showed others does too."""

from collections.abc import Callable, Iterable
from typing import Final, Protocol


class Follow(Protocol):
    """Follows within the transaction of the change; harmless when nothing has changed."""

    def __call__(self, owner_id: str, *, is_there: bool) -> None: ...


class Presence:
    """Everything of an account that others see; `server.features` says what that is."""

    def __init__(self) -> None:
        self._listed: Callable[[], Iterable[Follow]] | None = None

    def come_from(self, listed: Callable[[], Iterable[Follow]]) -> None:
        """Ask this function from now on."""
        self._listed = listed

    def follow(self, owner_id: str, *, is_there: bool) -> None:
        """Let every feature show what an account shows others, or no longer show it."""
        if self._listed is None:
            raise RuntimeError("Nobody has said what an account shows others.")
        for follow in self._listed():
            follow(owner_id, is_there=is_there)


presence: Final = Presence()
