"""Ready-made answers of the operators, in both languages."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import func, select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now, wire
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, Match
from server.core.ids import new_id
from server.extensions import db
from server.support.errors import TooManyTemplates
from server.support.models import SupportTemplate

MOST: Final = 100


def every() -> list[dict[str, Any]]:
    """All of them by their titles."""
    ordered = select(SupportTemplate).order_by(func.lower(SupportTemplate.title))
    return [_shown(row) for row in db.session.scalars(ordered.order_by(SupportTemplate.id))]


def add(actor_id: str | None, title: str, text_en: str, text_id: str) -> dict[str, Any]:
    """Keep another one; TooManyTemplates."""
    count = db.session.scalar(select(func.count()).select_from(SupportTemplate)) or 0
    if count >= MOST:
        raise TooManyTemplates
    row = SupportTemplate(
        id=new_id(), title=title, text_en=text_en, text_id=text_id, updated_at=now()
    )
    db.session.add(row)
    db.session.flush()
    record(actions.TEMPLATE_ADDED, actor_id=actor_id, target_id=row.id)
    return _shown(row)


def change(
    actor_id: str, template_id: str, texts: Mapping[str, str], match: Match
) -> dict[str, Any]:
    """Write one anew; NotFound, ChangedMeanwhile."""
    row = _held(template_id, match)
    if any(getattr(row, name) != text for name, text in texts.items()):
        for name, text in texts.items():
            setattr(row, name, text)
        row.updated_at, row.version = now(), row.version + 1
        db.session.flush()
        record(actions.TEMPLATE_CHANGED, actor_id=actor_id, target_id=template_id)
    return _shown(row)


def delete(actor_id: str, template_id: str, match: Match) -> None:
    """Delete one; what was answered with it stays. NotFound, ChangedMeanwhile."""
    db.session.delete(_held(template_id, match))
    db.session.flush()
    record(actions.TEMPLATE_DELETED, actor_id=actor_id, target_id=template_id)


def _held(template_id: str, match: Match) -> SupportTemplate:
    """One that nobody else changes until the end, as the operator saw it."""
    asked = select(SupportTemplate).where(SupportTemplate.id == template_id)
    row = db.session.scalars(asked.with_for_update()).first()
    if row is None:
        raise NotFound
    if not match.allows(row.version):
        raise ChangedMeanwhile(_shown(row))
    return row


def _shown(row: SupportTemplate) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "text_en": row.text_en,
        "text_id": row.text_id,
        "updated_at": wire(row.updated_at),
        "version": row.version,
    }
