"""Ready-made answers of the operators, in both languages."""

from typing import Any, Final

from sqlalchemy import delete as deletion
from sqlalchemy import func, select

from server.core.clock import now, wire
from server.core.errors import NotFound
from server.core.ids import new_id
from server.extensions import db
from server.support.errors import TooManyTemplates
from server.support.models import SupportTemplate

MOST: Final = 100


def every() -> list[dict[str, Any]]:
    """All of them by their titles."""
    ordered = select(SupportTemplate).order_by(func.lower(SupportTemplate.title))
    return [_shown(row) for row in db.session.scalars(ordered.order_by(SupportTemplate.id))]


def add(title: str, text_en: str, text_id: str) -> dict[str, Any]:
    """Keep another one; TooManyTemplates."""
    count = db.session.scalar(select(func.count()).select_from(SupportTemplate)) or 0
    if count >= MOST:
        raise TooManyTemplates
    row = SupportTemplate(
        id=new_id(), title=title, text_en=text_en, text_id=text_id, updated_at=now()
    )
    db.session.add(row)
    db.session.flush()
    return _shown(row)


def change(template_id: str, title: str, text_en: str, text_id: str) -> dict[str, Any]:
    """Write one anew, or NotFound."""
    row = db.session.get(SupportTemplate, template_id)
    if row is None:
        raise NotFound
    row.title, row.text_en, row.text_id, row.updated_at = title, text_en, text_id, now()
    db.session.flush()
    return _shown(row)


def delete(template_id: str) -> None:
    """Delete one, or NotFound; what was answered with it stays."""
    gone = deletion(SupportTemplate).where(SupportTemplate.id == template_id)
    if db.session.execute(gone.returning(SupportTemplate.id)).first() is None:
        raise NotFound


def _shown(row: SupportTemplate) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "text_en": row.text_en,
        "text_id": row.text_id,
        "updated_at": wire(row.updated_at),
    }
