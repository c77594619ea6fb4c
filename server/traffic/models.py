"""Page views without their viewers, and what is left of them: sums by day."""

import datetime as dt
from typing import Final

from sqlalchemy import BigInteger, CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import id_type
from server.core.database.engine import Base

ALL: Final = "all"
# The name of referrers that have none of their own; a host has a dot.
OTHER: Final = "other"
SUMMED: Final = (ALL, "route", "referrer", "system", "country")


class PageView(Base):
    """One view; its id is random and nothing else, so that it tells no moment.

    `referrer` is the domain that led here, OTHER, or empty when none did, `country` two letters,
    `is_visit` says that it was its viewer's first one of the day.
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
    """How many views and visits a day had: all of them, or those of one route or referrer.

    It is added to with each view that is written, and stays when that is gone.
    """

    __tablename__ = "page_view_sums"
    __table_args__ = (
        CheckConstraint("kind IN ('all', 'route', 'referrer', 'system', 'country')", name="kind"),
        # Holds all that is asked, so that a year of sums is read from the index alone.
        Index("ix_page_view_sums_kind", "kind", "day", "name", "views", "visits"),
    )

    day: Mapped[dt.date] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    name: Mapped[str] = mapped_column(String(120), primary_key=True)
    views: Mapped[int] = mapped_column(BigInteger)
    visits: Mapped[int] = mapped_column(BigInteger)
