"""How many rules give a category, and letting them give another one."""

from typing import Final

from server.categories.usage import CategoryUsage
from server.rules import queries

COLUMN: Final = "category_id"


def count_rules(owner_id: str, category_id: str) -> int:
    """How many rules give entries a category."""
    return queries.count_with(owner_id, COLUMN, category_id)


def move_rules(owner_id: str, source_id: str, target_id: str) -> int:
    """Let rules give another category, and an undo of theirs too; how many rules."""
    queries.move_changes(owner_id, source_id, target_id)
    return queries.replace_id(owner_id, COLUMN, source_id, target_id)


USAGE: Final = CategoryUsage(count=count_rules, move=move_rules)
