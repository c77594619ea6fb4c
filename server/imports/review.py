"""The rows of a draft, page by page."""

from typing import Final, NamedTuple

from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.imports import queries
from server.imports.queries import Item
from server.imports.serializers import NO_COUNTS, serialize_rows
from server.imports.service import get_import
from server.imports.states import TABS, Tab
from server.imports.viewer import ImportViewer

LATEST: Final = 2**31 - 1


class ReviewPage(NamedTuple):
    """A page of rows, how many each list has, and where the next page begins."""

    rows: list[Item]
    counts: dict[str, int]
    next_cursor: str | None


def list_rows(
    viewer: ImportViewer, import_id: str, tab: Tab | None, cursor: str | None, limit: int
) -> ReviewPage:
    """The rows of a draft, or of one of its lists, the newest first; NotFound, InvalidCursor."""
    found = get_import(viewer.owner_id, import_id)
    before = LATEST if cursor is None else _read_cursor(cursor)
    statuses = TABS[tab] if tab else ()
    rows = queries.list_page(viewer.owner_id, import_id, statuses, before, limit + 1)
    page = rows[:limit]
    following = encode_cursor(page[-1].number) if len(rows) > limit else None
    counts = {**NO_COUNTS, **found["counts"]}
    return ReviewPage(serialize_rows(viewer, found, page), counts, following)


def _read_cursor(cursor: str) -> int:
    parts = decode_cursor(cursor)
    if len(parts) != 1 or not isinstance(parts[0], int) or not 0 <= parts[0] <= LATEST:
        raise InvalidCursor
    return parts[0]
