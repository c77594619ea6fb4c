"""Which notifications a person wants: four choices, all on until the person turns one off."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.database.upserts import upsert_into
from server.core.extension_point import ExtensionPoint
from server.extensions import db
from server.notifications.models import PURPOSES, NotificationChoice

FilterMinors = Callable[[Collection[str]], frozenset[str]]
"""A function that returns those of the owners who still need a parent's consent."""

# The accounts of minors without a parent's consent: no mails, no push, no comments.
minors: Final = ExtensionPoint[FilterMinors]("minors without a parent's consent")


@dataclass(frozen=True)
class Choice:
    """Whether a purpose is on; `changed_at` is None while the default applies."""

    is_on: bool = True
    changed_at: datetime | None = None


def list_choices(owner_id: str) -> dict[str, Choice]:
    """Every choice of the owner by its purpose."""
    query = select(
        NotificationChoice.purpose, NotificationChoice.is_on, NotificationChoice.changed_at
    ).where(NotificationChoice.owner_id == owner_id)
    made = {row.purpose: Choice(row.is_on, row.changed_at) for row in db.session.execute(query)}
    return {purpose: made.get(purpose, Choice()) for purpose in PURPOSES}


def owners_opted_out(owner_ids: Collection[str], purpose: str) -> frozenset[str]:
    """Those of the owners who turned a purpose off; one query."""
    off = select(NotificationChoice.owner_id).where(
        NotificationChoice.owner_id.in_(owner_ids),
        NotificationChoice.purpose == purpose,
        NotificationChoice.is_on.is_(False),
    )
    return frozenset(db.session.scalars(off))


def get_preferences(owner_id: str) -> dict[str, bool]:
    """Whether each purpose is on for the owner."""
    return {purpose: choice.is_on for purpose, choice in list_choices(owner_id).items()}


def change_preferences(owner_id: str, wanted: Mapping[str, bool]) -> dict[str, bool]:
    """Store the choices that differ, with their time, and return all preferences."""
    before = get_preferences(owner_id)
    changed = {purpose: is_on for purpose, is_on in wanted.items() if before[purpose] != is_on}
    for purpose, is_on in changed.items():
        _save_choice(owner_id, purpose, is_on=is_on)
        action = actions.CONSENT_GIVEN if is_on else actions.CONSENT_WITHDRAWN
        record(action, actor_id=owner_id)
    return {**before, **changed}


def _save_choice(owner_id: str, purpose: str, *, is_on: bool) -> None:
    values = {"is_on": is_on, "changed_at": now()}
    statement = upsert_into(NotificationChoice).values(owner_id=owner_id, purpose=purpose, **values)
    db.session.execute(
        statement.on_conflict_do_update(index_elements=["owner_id", "purpose"], set_=values)
    )
