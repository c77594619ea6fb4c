"""Who wants to hear what at present; asked again right before something is sent."""

from collections.abc import Callable, Collection
from typing import Final

Wish = tuple[str, str]
"""An owner, and the purpose of what they would be told."""
Listening = Callable[[Collection[Wish]], frozenset[Wish]]


class Listeners:
    """Who may be told what; `server.features` says who knows."""

    def __init__(self) -> None:
        self._listening: Listening | None = None

    def come_from(self, listening: Listening) -> None:
        """Ask this function from now on."""
        self._listening = listening

    def among(self, wishes: Collection[Wish]) -> frozenset[Wish]:
        """Those of the wishes that hold; a handful of queries however many."""
        if self._listening is None:
            raise RuntimeError("Nobody has said who wants to hear what.")
        return self._listening(wishes)


listeners: Final = Listeners()
