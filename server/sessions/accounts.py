"""Accounts as sessions and guards see them; `users` provides them."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, Protocol

from server.core.extension_point import ExtensionPoint

PENDING: Final = "pending"
ACTIVE: Final = "active"
SUSPENDED: Final = "suspended"
MEMBER: Final = "Member"
ADMIN: Final = "Admin"
SUPER_ADMIN: Final = "Super Admin"
OPERATORS: Final = frozenset({ADMIN, SUPER_ADMIN})


@dataclass(frozen=True, slots=True)
class AccountState:
    """The state of an account, the base of the row types that need it."""

    status: str
    closes_at: datetime | None

    @property
    def is_active(self) -> bool:
        """Whether the account is confirmed, not suspended and not closed."""
        return self.status == ACTIVE and self.closes_at is None

    @property
    def is_pending(self) -> bool:
        """Whether the address is not confirmed yet."""
        return self.status == PENDING


@dataclass(frozen=True, slots=True)
class Account(AccountState):
    """The owner of a session as of this request; `balance` is whole rupiah.

    `book_version` grows with every change of entries, categories, wallets, goals or budgets.

    `opening_date` is None until the person entered the `opening_amount`; `quiz_closed` is false
    until they answered the quiz or closed it.
    """

    id: str
    username: str
    fullname: str
    avatar_url: str | None
    balance: int
    role: str
    language: str | None
    timezone: str
    payday: int
    payday_shift: bool
    session_version: int
    second_factor: bool
    opening_amount: int
    opening_date: date | None
    categories_version: int
    wallets_version: int
    book_version: int
    quiz_closed: bool

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
    """Finds an account by its id."""

    def __call__(self, owner_id: str) -> Account | None: ...


accounts: Final = ExtensionPoint[FindAccount]("accounts")
