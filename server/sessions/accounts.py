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
DAY: Final = 24 * 60 * 60
# A guest has no password to come back with, so the session is the account: it ends with it. The
# longest is what browsers keep a cookie at all. In seconds.
GUEST_IDLE: Final = 14 * DAY
GUEST_ABSOLUTE: Final = 400 * DAY


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
    until they answered the quiz or closed it. `guest_since` is None for registered people.
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
    guest_since: datetime | None

    @property
    def is_guest(self) -> bool:
        """Whether the person tries the product without an address."""
        return self.guest_since is not None

    @property
    def shown_name(self) -> str:
        """What the person is called: the username, which a guest has not chosen."""
        return self.username if self.guest_since is None else self.fullname

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


class EndGuest(Protocol):
    """Ends a guest whose only device has signed out; nobody could open the account again."""

    def __call__(self, owner_id: str, /) -> object: ...


guest_departures: Final = ExtensionPoint[EndGuest]("what becomes of a guest who signs out")
