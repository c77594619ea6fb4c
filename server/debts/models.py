"""The table of debts, its rows, and what a person enters."""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Date,
    ForeignKey,
    Integer,
    SmallInteger,
    String,
    Text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.http.fields import LARGEST
from server.debts.kept_instalments import open_terms, read_kept
from server.debts.schedule import (
    HIGHEST_RATE,
    MOST_INSTALMENTS,
    Instalment,
    Terms,
    make_schedule,
)

LONGEST_NAME: Final = 40
LONGEST_PERSON: Final = 60


class Direction(StrEnum):
    """Whether one owes the money, or lent it."""

    OWED = "owed"
    LENT = "lent"


class Counting(StrEnum):
    """When what was bought counts as spending: at once, or with each payment."""

    BOUGHT = "bought"
    PAID = "paid"


class Start(StrEnum):
    """What a debt begins with.

    Money that moved between two wallets, a purchase, a debt from before, or nothing to record,
    because its wallet has it already.
    """

    MONEY = "money"
    PURCHASE = "purchase"
    EXISTING = "existing"
    RECORDED = "recorded"


class Debt(Base):
    """The terms of a debt in a wallet; amounts are whole rupiah, the rate thousandths of a percent.

    `settled` is principal that was paid before the debt was recorded. `first_due`, `fee` and `each`
    are those of the instalments that are not `kept`.
    """

    __tablename__ = "debts"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    # Without a foreign key, as a merge moves it.
    wallet_id: Mapped[str] = mapped_column(id_type())
    direction: Mapped[str] = mapped_column(String(4))
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    with_whom: Mapped[str | None] = mapped_column(String(LONGEST_PERSON))
    principal: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[int] = mapped_column(BigInteger)
    instalments: Mapped[int] = mapped_column(SmallInteger)
    first_due: Mapped[dt.date] = mapped_column(Date)
    interest: Mapped[str] = mapped_column(String(9))
    rate: Mapped[int] = mapped_column(Integer)
    rate_period: Mapped[str] = mapped_column(String(5))
    fee: Mapped[int] = mapped_column(BigInteger)
    # What each instalment comes to, when the schedule does not work it out.
    each: Mapped[int | None] = mapped_column(BigInteger)
    counts: Mapped[str] = mapped_column(String(6))
    reminder_id: Mapped[str | None] = mapped_column(id_type())
    # The instalments that were paid when the other terms were changed last; null without any.
    kept: Mapped[str | None] = mapped_column(Text)
    version: Mapped[int]
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        CheckConstraint("direction IN ('owed', 'lent')", name="direction"),
        CheckConstraint("interest IN ('none', 'flat', 'effective')", name="interest"),
        CheckConstraint("rate_period IN ('month', 'year')", name="rate_period"),
        CheckConstraint("counts IN ('bought', 'paid')", name="counts"),
        CheckConstraint(f"principal BETWEEN 1 AND {LARGEST}", name="principal"),
        CheckConstraint("settled BETWEEN 0 AND principal", name="settled"),
        CheckConstraint(f"instalments BETWEEN 1 AND {MOST_INSTALMENTS}", name="instalments"),
        CheckConstraint(f"rate BETWEEN 0 AND {HIGHEST_RATE}", name="rate"),
        CheckConstraint(f"fee BETWEEN 0 AND {LARGEST}", name="fee"),
        CheckConstraint(f"each BETWEEN 1 AND {LARGEST}", name="each"),
    )


class DebtRow(NamedTuple):
    """A debt, with what its payments come to (below zero for money that came back)."""

    id: str
    wallet_id: str
    direction: str
    name: str
    with_whom: str | None
    principal: int
    settled: int
    instalments: int
    first_due: dt.date
    interest: str
    rate: int
    rate_period: str
    fee: int
    each: int | None
    counts: str
    reminder_id: str | None
    kept: str | None
    version: int
    created_at: dt.datetime
    booked: int

    @property
    def is_lent(self) -> bool:
        """Whether somebody else owes it."""
        return self.direction == Direction.LENT.value

    @property
    def paid(self) -> int:
        """How much of the principal is paid, in whole rupiah."""
        return self.settled + abs(self.booked)

    @property
    def kept_instalments(self) -> list[Instalment]:
        """Those that stayed when the terms of the others were changed."""
        return read_kept(self.kept)

    @property
    def schedule(self) -> list[Instalment]:
        """Every instalment; whoever stored the terms has tried them."""
        return [*self.kept_instalments, *make_schedule(self.terms)]

    @property
    def terms(self) -> Terms:
        """What was agreed of the instalments that are not kept."""
        return open_terms(self._asdict(), self.kept_instalments)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDebt:
    """A new debt as a person enters it, already checked field by field.

    Without `wallet_id` it gets a wallet of its own; money lent goes to the first wallet for that.
    `money_wallet_id` is where money came from or went to, `category_id` what was bought, `date` the
    day of both. `paid` instalments were paid before.
    """

    direction: Direction
    is_paylater: bool
    name: str
    with_whom: str | None
    terms: Terms
    paid: int
    counts: Counting
    start: Start
    wallet_id: str | None
    money_wallet_id: str | None
    category_id: str | None
    date: dt.date
    remind: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPayment:
    """A payment: its whole amount, and how much of it is interest and fee.

    Without `cost` it is that of the next instalment.
    """

    amount: int
    cost: int | None
    wallet_id: str | None
    date: dt.date


@dataclass(frozen=True, slots=True, kw_only=True)
class BillShare:
    """Somebody's part of a bill, by shares."""

    name: str
    share: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewBill:
    """A bill that one paid for others too; what they owe is due on a day."""

    name: str
    total: int
    own_share: int
    people: tuple[BillShare, ...]
    wallet_id: str | None
    category_id: str
    date: dt.date
    due: dt.date
