"""The categories of drafts follow when categories are merged."""

from sqlalchemy import update

from server.categories.usage import CategoryUsage
from server.core.database.engine import db
from server.imports.archive_origins import follow
from server.imports.models import ROWS


def move_rows(owner_id: str, source_id: str, target_id: str) -> int:
    """Move the rows of drafts to another category; they are not shown as its usage."""
    moved = update(ROWS).where(ROWS.c.owner_id == owner_id, ROWS.c.category_id == source_id)
    db.session.connection().execute(moved.values(category_id=target_id))
    follow(owner_id, "categories", source_id, target_id)
    return 0


USAGE = CategoryUsage(count=None, move=move_rows)
