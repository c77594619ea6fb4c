"""Who gets neither letters nor push and writes no comments, because a parent has not agreed."""

from collections.abc import Callable, Collection
from typing import Final

Unasked = Callable[[Collection[str]], frozenset[str]]
"""`unasked(owner_ids)` are those of the owners for whom a parent would have to agree first."""


class Minors:
    """Whom letters, push and comments are kept from; `server.features` says who knows."""

    def __init__(self) -> None:
        self._unasked: Unasked | None = None

    def come_from(self, unasked: Unasked) -> None:
        """Ask this function from now on."""
        self._unasked = unasked

    def among(self, owner_ids: Collection[str]) -> frozenset[str]:
        """Those of the owners for whom a parent would have to agree; one query however many."""
        if self._unasked is None:
            raise RuntimeError("Nobody has said for whom a parent has to agree.")
        return self._unasked(owner_ids)


minors: Final = Minors()
