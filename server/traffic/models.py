"""Anonymous page views and their daily sums."""

import datetime as dt
from typing import Final

from sqlalchemy import BigInteger, CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import id_type
from server.core.database.engine import Base

ALL: Final = "all"
# The name for merged referrers; no host is called so, as it has no dot.
OTHER: Final = "other"
SUMMED: Final = (ALL, "route", "referrer", "system", "country")


class PageView(Base):
    """A page view; its id is random and reveals no time.

    `referrer` is a domain, OTHER, or empty for a direct visit; `country` a two-letter code;
    `is_visit` marks the first view of a visitor on a day.
    """

    __tablename__ = "page_views"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    day: Mapped[dt.date] = mapped_column(index=True)
    route: Mapped[str] = mapped_column(String(120))
    referrer: Mapped[str] = mapped_column(String(120))
    system: Mapped[str] = mapped_column(String(10))
    country: Mapped[str | None] = mapped_column(String(2))
    is_visit: Mapped[bool]


class PageViewSum(Base):
    """The views and visits of a day: all, or those of one route, referrer, system or country.

    Sums outlive the deleted views.
    """

    __tablename__ = "page_view_sums"
    __table_args__ = (
        CheckConstraint("kind IN ('all', 'route', 'referrer', 'system', 'country')", name="kind"),
        # Covers all columns of the queries, so that a year is read from the index alone.
        Index("ix_page_view_sums_kind", "kind", "day", "name", "views", "visits"),
    )

    day: Mapped[dt.date] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    name: Mapped[str] = mapped_column(String(120), primary_key=True)
    views: Mapped[int] = mapped_column(BigInteger)
    visits: Mapped[int] = mapped_column(BigInteger)
