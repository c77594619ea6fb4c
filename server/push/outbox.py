"""The outbox of push messages: written with their cause, sent by the worker, or withdrawn."""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import delete, select

from server.core.calendar.clock import now
from server.core.database.transactional_outbox import PENDING, Outbox
from server.core.extension_point import ExtensionPoint
from server.core.ids import new_id
from server.extensions import db
from server.push.models import (
    LONGEST_PATH,
    LONGEST_TEXT,
    LONGEST_TITLE,
    PushMessage,
    PushSubscription,
)
from server.settings import current_settings
from server.users import service as users

# A message that expires between the tries is given up.
PUSHES: Final = Outbox(
    model=PushMessage,
    job="push",
    unique=["owner_id", "subscription_id", "cause"],
    retry_minutes=(1, 2, 5, 10, 20, 40, 80, 180, 360, 720),
)
DAY: Final = timedelta(days=1)
MOST_OWNERS: Final = 500
# Browsers read a backslash as a slash, and two slashes as another site.
OWN_PATH: Final = re.compile(r"/(?![/\\])")

OwnerPurpose = tuple[str, str]
"""An owner and the purpose of a message."""
FilterWanted = Callable[[Collection[OwnerPurpose]], frozenset[OwnerPurpose]]
"""A function that returns those pairs whose owners may get such messages and want them."""

# Applied again right before a message is sent.
preference_filter: Final = ExtensionPoint[FilterWanted]("people's choices of notifications")


@dataclass(frozen=True, kw_only=True)
class Notice:
    """A message for every browser of one person, sent once per `cause`.

    It is sent only while its `purpose` is on. A tap opens `path`. It expires after `lasts`.
    """

    owner_id: str
    cause: str
    purpose: str
    title: str
    text: str
    path: str
    language: str = "en"
    urgent: bool = False
    lasts: timedelta = DAY


def is_on() -> bool:
    """Whether this site has keys to push with."""
    return current_settings().vapid_private_key is not None


def queue_notices(notices: Sequence[Notice]) -> int:
    """Queue notices in the caller's transaction; returns how many messages are new.

    Queues nothing while push is off, nor for people without a subscribed browser.
    """
    if not notices or not is_on():
        return 0
    browsers = _browsers({notice.owner_id for notice in notices})
    rows = [
        _row(notice, browser) for notice in notices for browser in browsers.get(notice.owner_id, ())
    ]
    return PUSHES.insert(rows)


def withdraw(owner_id: str, causes: Collection[str]) -> None:
    """Delete the owner's queued messages of these causes; sent ones stay on the screen."""
    if not causes or not is_on():
        return
    statement = delete(PushMessage).where(
        PushMessage.owner_id == owner_id,
        PushMessage.cause.in_(causes),
        PushMessage.state == PENDING,
    )
    db.session.execute(statement.execution_options(synchronize_session=False))


def _browsers(owners: set[str]) -> dict[str, list[str]]:
    """The subscriptions of each owner whose sessions were not revoked."""
    current_version = users.session_version_of(PushSubscription.owner_id)
    found: dict[str, list[str]] = {}
    names = sorted(owners)
    for at in range(0, len(names), MOST_OWNERS):
        asked = select(PushSubscription.owner_id, PushSubscription.id).where(
            PushSubscription.owner_id.in_(names[at : at + MOST_OWNERS]),
            PushSubscription.session_version == current_version,
        )
        for row in db.session.execute(asked):
            found.setdefault(row.owner_id, []).append(row.id)
    return found


def _row(notice: Notice, subscription_id: str) -> dict[str, Any]:
    if not OWN_PATH.match(notice.path):
        raise ValueError("A notice opens a path of this site.")
    return {
        "owner_id": notice.owner_id,
        "id": new_id(),
        "subscription_id": subscription_id,
        "cause": notice.cause,
        "purpose": notice.purpose,
        "title": _shortened(notice.title, LONGEST_TITLE),
        "text": _shortened(notice.text, LONGEST_TEXT),
        "path": notice.path[:LONGEST_PATH],
        "language": notice.language,
        "urgent": notice.urgent,
        "expires_at": now() + notice.lasts,
    }


def _shortened(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
