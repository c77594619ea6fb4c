"""What sessions need to know of an account, told by whoever keeps accounts."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, Protocol

from server.core.extension_point import ExtensionPoint

ACTIVE: Final = "active"
SUPER_ADMIN: Final = "Super Admin"
OPERATORS: Final = frozenset({"Admin", SUPER_ADMIN})


@dataclass(frozen=True, slots=True)
class Account:
    """The owner of a session as of this request; `balance` is whole rupiah.

    `opening_date` is None until the person told the `opening_amount` that they began with.
    """

    id: str
    username: str
    fullname: str
    avatar_url: str | None
    balance: int
    role: str
    status: str
    language: str | None
    timezone: str
    payday: int
    payday_shift: bool
    session_version: int
    second_factor: bool
    closes_at: datetime | None
    opening_amount: int
    opening_date: date | None
    categories_version: int

    @property
    def is_active(self) -> bool:
        return self.status == ACTIVE and self.closes_at is None

    @property
    def is_operator(self) -> bool:
        return self.role in OPERATORS

    @property
    def is_authenticated(self) -> bool:
        return True

    @property
    def is_anonymous(self) -> bool:
        return False

    def get_id(self) -> str:
        return self.id


class FindAccount(Protocol):
    """Finds an account by its id; `alone` when the request needs nothing else from there."""

    def __call__(self, owner_id: str, *, alone: bool = False) -> Account | None: ...


accounts: Final = ExtensionPoint[FindAccount]("accounts")
