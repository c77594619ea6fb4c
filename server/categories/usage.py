"""The usage of categories, provided by the features that store their ids."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from server.core.extension_point import ExtensionPoint


@dataclass(frozen=True, kw_only=True)
class CategoryUsage:
    """How one feature stores ids of categories.

    `count(owner_id, category_id)` returns the number of visible rows, or is None when they are
    not shown. `move(owner_id, from_id, to_id)` moves all rows, also those that an undo can
    restore, and returns the number of visible ones.
    """

    count: Callable[[str, str], int] | None
    move: Callable[[str, str, str], int]


class CategoryUsages(ExtensionPoint[CategoryUsage]):
    """How the features above store ids of categories."""

    def count(self, owner_id: str, category_id: str) -> dict[str, int]:
        """The number of rows of each feature in a category."""
        return {name: use.count(owner_id, category_id) for name, use in self.items() if use.count}

    def move(self, owner_id: str, source_id: str, target_id: str) -> dict[str, int]:
        """Move each feature's rows to another category; how many of the shown ones moved."""
        moved = {name: use.move(owner_id, source_id, target_id) for name, use in self.items()}
        return {name: moved[name] for name, use in self.items() if use.count}


category_usages: Final = CategoryUsages("uses of categories")
