"""What operators do with articles and comments, joined for the console."""

from server.articles import editing, history, listing, planning, previewing, publishing
from server.articles.models import SCHEDULED
from server.comments import moderating, queue

__all__ = [
    "SCHEDULED",
    "article",
    "articles",
    "begin",
    "call_off",
    "comments",
    "delete",
    "discard",
    "drop_cover",
    "preview",
    "publish",
    "release",
    "remove",
    "restore",
    "save",
    "set_cover",
    "unpublish",
    "version",
    "versions",
]

articles = listing.articles
article = editing.article
begin = editing.begin
save = editing.save
discard = editing.discard
delete = editing.delete
set_cover = editing.set_cover
drop_cover = editing.drop_cover
publish = publishing.publish
unpublish = publishing.unpublish
call_off = planning.call_off
preview = previewing.preview
versions = history.versions
version = history.version
restore = editing.restore
comments = queue.comments


def release(actor_id: str, comment_id: str) -> bool:
    """Let a held comment be seen, or NotFound; False when its author's account is not in use."""
    return moderating.release(comment_id, actor_id=actor_id)


def remove(actor_id: str, comment_id: str, reason: str) -> None:
    """Delete a comment for a reason, or NotFound."""
    moderating.remove(comment_id, reason, actor_id=actor_id)
