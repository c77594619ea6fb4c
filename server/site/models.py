"""Exchange rates, public holidays and contact details, which operators maintain."""

import datetime
from decimal import Decimal

from sqlalchemy import CheckConstraint, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import ExactDecimal
from server.core.database.engine import Base


class ExchangeRate(Base):
    """How many rupiah one unit of a currency is worth from a day on."""

    __tablename__ = "exchange_rates"

    currency: Mapped[str] = mapped_column(String(3), primary_key=True)
    date: Mapped[datetime.date] = mapped_column(primary_key=True)
    rate: Mapped[Decimal] = mapped_column(ExactDecimal(18, 6))
    version: Mapped[int] = mapped_column(default=1, server_default="1")

    __table_args__ = (CheckConstraint("length(currency) = 3", name="currency"),)


class PublicHoliday(Base):
    """A day on which no salary is paid, with its names in English and Indonesian."""

    __tablename__ = "public_holidays"

    date: Mapped[datetime.date] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    name_id: Mapped[str] = mapped_column(String(80))
    version: Mapped[int] = mapped_column(default=1, server_default="1")


class SiteContact(Base):
    """How the site can be reached: the only row, which the migration brings; unset is null."""

    __tablename__ = "site_contact"

    id: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    name: Mapped[str | None] = mapped_column(String(100))
    email: Mapped[str | None] = mapped_column(String(254))
    phone: Mapped[str | None] = mapped_column(String(40))
    street: Mapped[str | None] = mapped_column(String(200))
    city: Mapped[str | None] = mapped_column(String(80))
    postcode: Mapped[str | None] = mapped_column(String(10))
    country: Mapped[str | None] = mapped_column(String(60))
    fax: Mapped[str | None] = mapped_column(String(40))
    instagram: Mapped[str | None] = mapped_column(String(200))
    youtube: Mapped[str | None] = mapped_column(String(200))
    x: Mapped[str | None] = mapped_column(String(200))
    facebook: Mapped[str | None] = mapped_column(String(200))
    version: Mapped[int] = mapped_column(default=1, server_default="1")

    __table_args__ = (CheckConstraint("id = 1", name="single"),)
