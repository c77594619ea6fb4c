"""What other features already know of the answers about risk."""

from collections.abc import Callable, Mapping
from typing import Final

Known = Callable[[str], Mapping[str, str]]
"""`known(owner_id)` are options by the key of their question, as far as they are known."""


class Hints:
    """Where the answers that are filled in come from; `server.features` says so."""

    def __init__(self) -> None:
        self._known: Known | None = None

    def come_from(self, known: Known) -> None:
        """Ask this function from now on."""
        self._known = known

    def of(self, owner_id: str) -> Mapping[str, str]:
        """What is known of an owner."""
        if self._known is None:
            raise RuntimeError("Nobody has said what is known about risk.")
        return self._known(owner_id)


hints: Final = Hints()
