"""What hangs on a category among the notifications."""

from typing import Final

from server.categories.service import Use
from server.notifications import rows
from server.notifications.rows import ROWS


def move(owner_id: str, source_id: str, target_id: str) -> int:
    """Let what was told about one category lead to another, and return how much that was."""
    return len(rows.change(owner_id, ROWS.c.category_id == source_id, category_id=target_id))


# A notification is no reason to keep a category.
USE: Final = Use(count=None, move=move)
