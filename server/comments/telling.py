"""Telling people what became of what they wrote."""

from typing import Final

from server.articles import service
from server.core.ids import new_id
from server.core.text.i18n import DEFAULT
from server.notifications.telling import News, tell
from server.users import service as users

RELEASED: Final = "comment_released"
REMOVED: Final = "comment_removed"
# Neither is mailed or pushed, so no choice turns them off.
PURPOSE: Final = "reminders"


def released(owner_id: str, comment_id: str, article_id: str) -> None:
    """Tell somebody that others see a comment that was held; again when it was held again."""
    _tell(owner_id, RELEASED, comment_id, article_id, f"{comment_id}:{new_id()}", None)


def removed(owner_id: str, comment_id: str, article_id: str, reason: str) -> None:
    """Tell somebody that a comment was removed, and why."""
    _tell(owner_id, REMOVED, comment_id, article_id, comment_id, reason)


def _tell(
    owner_id: str, kind: str, comment_id: str, article_id: str, cause: str, reason: str | None
) -> None:
    owner = users.mailed(owner_id)
    language = owner.told_in if owner else DEFAULT
    place = service.list_places([article_id], language)[article_id]
    about = {"name": place.title, "path": place.path, "reason": reason}
    news = News(
        owner_id=owner_id,
        cause=f"{kind}:{cause}",
        kind=kind,
        purpose=PURPOSE,
        subject_id=comment_id,
        about=about,
    )
    tell([news])
