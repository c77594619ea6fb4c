"""Reply templates of the operators, in both languages."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import func, select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.errors import Conflict, NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.core.text.i18n import _
from server.extensions import db
from server.support.models import SupportTemplate

MAX_TEMPLATES: Final = 100


class TooManyTemplates(Conflict):
    """409: there is the maximum number of reply templates."""

    code = "too_many_templates"
    message = _("You already have 100 saved replies. Delete one first.")


def list_templates() -> list[dict[str, Any]]:
    """All templates, ordered by title."""
    ordered = select(SupportTemplate).order_by(func.lower(SupportTemplate.title))
    return [_serialize(row) for row in db.session.scalars(ordered.order_by(SupportTemplate.id))]


def add_template(actor_id: str | None, title: str, text_en: str, text_id: str) -> dict[str, Any]:
    """Keep another one; TooManyTemplates."""
    count = db.session.scalar(select(func.count()).select_from(SupportTemplate)) or 0
    if count >= MAX_TEMPLATES:
        raise TooManyTemplates
    row = SupportTemplate(
        id=new_id(), title=title, text_en=text_en, text_id=text_id, updated_at=now()
    )
    db.session.add(row)
    db.session.flush()
    record(actions.TEMPLATE_ADDED, actor_id=actor_id, target_id=row.id)
    return _serialize(row)


def change_template(
    actor_id: str, template_id: str, texts: Mapping[str, str], match: IfMatch
) -> dict[str, Any]:
    """Change a template; NotFound, ChangedMeanwhile."""
    row = _lock_template(template_id, match)
    if any(getattr(row, name) != text for name, text in texts.items()):
        for name, text in texts.items():
            setattr(row, name, text)
        row.updated_at, row.version = now(), row.version + 1
        db.session.flush()
        record(actions.TEMPLATE_CHANGED, actor_id=actor_id, target_id=template_id)
    return _serialize(row)


def delete_template(actor_id: str, template_id: str, match: IfMatch) -> None:
    """Delete a template; NotFound, ChangedMeanwhile."""
    db.session.delete(_lock_template(template_id, match))
    db.session.flush()
    record(actions.TEMPLATE_DELETED, actor_id=actor_id, target_id=template_id)


def _lock_template(template_id: str, match: IfMatch) -> SupportTemplate:
    """Lock a template in the version that the operator saw."""
    query = select(SupportTemplate).where(SupportTemplate.id == template_id)
    row = db.session.scalars(query.with_for_update()).first()
    if row is None:
        raise NotFound
    if not match.allows(row.version):
        raise ChangedMeanwhile(_serialize(row))
    return row


def _serialize(row: SupportTemplate) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "text_en": row.text_en,
        "text_id": row.text_id,
        "updated_at": format_utc(row.updated_at),
        "version": row.version,
    }
