"""What operators see first of the articles: which are not to be read yet."""

from sqlalchemy import func, select

from server.articles.models import DRAFT, PUBLISHED, Article
from server.core.clock import now
from server.extensions import db


def unpublished() -> tuple[int, int]:
    """How many articles are drafts, and how many wait for their moment; one query."""
    drafts = func.count().filter(Article.state == DRAFT)
    scheduled = func.count().filter(Article.state == PUBLISHED, Article.published_at > now())
    row = db.session.execute(select(drafts, scheduled)).one()
    return row[0], row[1]
