"""What hangs on categories, told by the features that store their ids."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Use:
    """How one feature stores ids of categories.

    `count(owner_id, category_id)` is how many of its rows people see there (None: they see none),
    `move(owner_id, from_id, to_id)` moves all of them, also what can still be undone,
    and returns how many of those that people see it moved.
    """

    count: Callable[[str, str], int] | None
    move: Callable[[str, str, str], int]


class Uses:
    """Everything that hangs on categories; `server.features` says what that is."""

    def __init__(self) -> None:
        self._by_feature: Callable[[], Mapping[str, Use]] | None = None

    def come_from(self, listed: Callable[[], Mapping[str, Use]]) -> None:
        """Ask this function from now on."""
        self._by_feature = listed

    def count(self, owner_id: str, category_id: str) -> dict[str, int]:
        """How many rows of each feature are under a category."""
        return {
            name: use.count(owner_id, category_id) for name, use in self._all().items() if use.count
        }

    def move(self, owner_id: str, source_id: str, target_id: str) -> dict[str, int]:
        """Move the rows of each feature to another category, and say how many there were."""
        moved = {
            name: use.move(owner_id, source_id, target_id) for name, use in self._all().items()
        }
        return {name: moved[name] for name, use in self._all().items() if use.count}

    def _all(self) -> Mapping[str, Use]:
        if self._by_feature is None:
            raise RuntimeError("Nobody has said what hangs on categories.")
        return self._by_feature()


uses: Final = Uses()
