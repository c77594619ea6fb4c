"""What may be told to whom: four choices, all on until somebody turns one off."""

# RF-DOC What hangs on a category among the notifications.
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from server.audit import actions
from server.audit.service import record
from server.categories.usage import CategoryUsage
from server.core.calendar.clock import now
from server.extensions import db
from server.notifications import queries
from server.notifications.models import PURPOSES, NotificationChoice
from server.notifications.queries import ROWS


@dataclass(frozen=True)
class Choice:
    """Whether something may be told; `changed_at` is None while nobody chose."""

    is_on: bool = True
    changed_at: datetime | None = None


def choices(owner_id: str) -> dict[str, Choice]:
    """Every choice of the owner by its purpose."""
    asked = select(
        NotificationChoice.purpose, NotificationChoice.is_on, NotificationChoice.changed_at
    ).where(NotificationChoice.owner_id == owner_id)
    made = {row.purpose: Choice(row.is_on, row.changed_at) for row in db.session.execute(asked)}
    return {purpose: made.get(purpose, Choice()) for purpose in PURPOSES}


def turned_off(owner_ids: Collection[str], purpose: str) -> frozenset[str]:
    """Those of the owners who do not want to be told something; one query."""
    off = select(NotificationChoice.owner_id).where(
        NotificationChoice.owner_id.in_(owner_ids),
        NotificationChoice.purpose == purpose,
        NotificationChoice.is_on.is_(False),
    )
    return frozenset(db.session.scalars(off))


def settings(owner_id: str) -> dict[str, bool]:
    """What the owner wants to be told, by purpose."""
    return {purpose: choice.is_on for purpose, choice in choices(owner_id).items()}


def choose(owner_id: str, wanted: Mapping[str, bool]) -> dict[str, bool]:
    """Remember what differs from before, with its time, and return all settings."""
    before = settings(owner_id)
    changed = {purpose: is_on for purpose, is_on in wanted.items() if before[purpose] != is_on}
    for purpose, is_on in changed.items():
        _keep(owner_id, purpose, is_on=is_on)
        action = actions.CONSENT_GIVEN if is_on else actions.CONSENT_WITHDRAWN
        record(action, actor_id=owner_id)
    return {**before, **changed}


def _keep(owner_id: str, purpose: str, *, is_on: bool) -> None:
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    values = {"is_on": is_on, "changed_at": now()}
    statement = kind.insert(NotificationChoice).values(owner_id=owner_id, purpose=purpose, **values)
    db.session.execute(
        statement.on_conflict_do_update(index_elements=["owner_id", "purpose"], set_=values)
    )


def move(owner_id: str, source_id: str, target_id: str) -> int:
    """Let what was told about one category lead to another, and return how much that was."""
    return len(queries.change(owner_id, ROWS.c.category_id == source_id, category_id=target_id))


# A notification is no reason to keep a category.
USE: Final = CategoryUsage(count=None, move=move)
