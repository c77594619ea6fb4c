"""How a draft becomes part of the account, whatever its file is."""

from server.imports import apply_draft, archive_import
from server.imports.queries import Item
from server.imports.viewer import ImportViewer


def apply_import(viewer: ImportViewer, id_: str) -> Item:
    """Save a draft; see `apply_draft` and `archive_import`."""
    if archive_import.is_archive(viewer.owner_id, id_):
        return archive_import.apply_archive(viewer, id_)
    return apply_draft.apply_draft(viewer, id_)


def apply_waiting(viewer: ImportViewer, id_: str) -> None:
    """Save a draft that waits for the worker."""
    if archive_import.is_archive(viewer.owner_id, id_):
        archive_import.apply_waiting(viewer, id_)
    else:
        apply_draft.apply_waiting(viewer, id_)
