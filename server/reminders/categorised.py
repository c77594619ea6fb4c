"""What hangs on a category among the reminders."""

from typing import Final

from server.categories.service import Use
from server.reminders import rows


def move_reminders(owner_id: str, source_id: str, target_id: str) -> int:
    """Let reminders record into another category; those that can come back are not counted."""
    count = rows.count_in_category(owner_id, source_id)
    rows.move_category(owner_id, source_id, target_id)
    return count


USE: Final = Use(count=rows.count_in_category, move=move_reminders)
