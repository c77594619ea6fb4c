"""What operators see first of the articles: which are not to be read yet."""

from sqlalchemy import and_, func, or_, select

from server.articles.models import DRAFT, PUBLISHED, Article, ArticleDraft
from server.core.calendar.clock import now
from server.extensions import db


def unpublished() -> tuple[int, int]:
    """How many articles are drafts, and how many, or changes of them, wait for their moment."""
    drafts = func.count().filter(Article.state == DRAFT)
    is_to_come = and_(Article.state == PUBLISHED, Article.published_at > now())
    scheduled = func.count().filter(or_(is_to_come, ArticleDraft.planned_at.is_not(None)))
    asked = select(drafts, scheduled).select_from(Article).outerjoin(ArticleDraft)
    row = db.session.execute(asked).one()
    return row[0], row[1]
