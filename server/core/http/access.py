"""Access: the marks of views, of which a test finds missing ones, and Flask-Login with tokens."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from flask import Response, request
from flask_login import LoginManager

View = TypeVar("View", bound=Callable[..., Any])

# Whether a call with this query string is heavy.
IsHeavy = Callable[[str], bool]

ATTRIBUTE: Final = "access"
CACHEABLE: Final = "cacheable"
LIMITED: Final = "limited"
REAUTHENTICATED: Final = "reauthenticated"
REGISTERED: Final = "registered"
ENROLLING: Final = "enrolling"
JSON_BODY: Final = "taking_json"
LARGEST_JSON_BODY: Final = "largest_json"
HEAVY: Final = "heavy"
# These need the access token of a live session; the last two are roles of operators.
SIGNED_IN: Final = "signed_in"
ADMIN: Final = "admin"
SUPER_ADMIN: Final = "super_admin"
BEARER_ACCESSES: Final = frozenset({SIGNED_IN, ADMIN, SUPER_ADMIN})


def declare(view: View, access: str) -> View:
    """Mark who may call a view: public, cookie, signed_in, admin, super_admin."""
    setattr(view, ATTRIBUTE, access)
    return view


def public(view: View) -> View:
    """Mark a view that everyone may call."""
    return declare(view, "public")


def cookie(view: View) -> View:
    """Mark a view that the session cookie alone authorises; it checks the Origin header."""
    return declare(view, "cookie")


def find_access(view: Callable[..., Any]) -> str | None:
    """Who may call a view; None without a mark."""
    return getattr(view, ATTRIBUTE, None)


def mark_reauthenticated(view: View) -> View:
    """Mark a view that needs a recent password or code."""
    setattr(view, REAUTHENTICATED, True)
    return view


def is_reauthenticated(view: Callable[..., Any]) -> bool:
    """Whether a view needs a recent password or code."""
    return bool(getattr(view, REAUTHENTICATED, False))


def mark_registered(view: View) -> View:
    """Mark a view that guests may not call."""
    setattr(view, REGISTERED, True)
    return view


def is_registered_only(view: Callable[..., Any]) -> bool:
    """Whether guests may not call a view."""
    return bool(getattr(view, REGISTERED, False))


def allow_enrolling(view: View) -> View:
    """Mark a view that an operator without a second factor may call."""
    setattr(view, ENROLLING, True)
    return view


def is_enrolling(view: Callable[..., Any]) -> bool:
    """Whether an operator without a second factor may call a view."""
    return bool(getattr(view, ENROLLING, False))


def mark_cacheable(view: View) -> View:
    """Mark a view with a public response, which caches may store and must revalidate."""
    setattr(view, CACHEABLE, True)
    return view


def is_cacheable(view: Callable[..., Any] | None) -> bool:
    """Whether caches may store the response of a view."""
    return bool(getattr(view, CACHEABLE, False))


def mark_json_body(view: View, largest: int | None = None) -> View:
    """Mark a view that reads a JSON body, of at most `largest` bytes instead of the usual limit."""
    setattr(view, JSON_BODY, True)
    setattr(view, LARGEST_JSON_BODY, largest)
    return view


def takes_json_body(view: Callable[..., Any] | None) -> bool:
    """Whether a view reads a JSON body."""
    return bool(getattr(view, JSON_BODY, False))


def largest_json_body(view: Callable[..., Any] | None) -> int | None:
    """How many bytes of JSON a view accepts; None for the usual limit."""
    largest: int | None = getattr(view, LARGEST_JSON_BODY, None)
    return largest


def mark_limited(view: View) -> View:
    """Mark a view with a rate limit."""
    setattr(view, LIMITED, True)
    return view


def is_limited(view: Callable[..., Any]) -> bool:
    """Whether a view has a rate limit."""
    return bool(getattr(view, LIMITED, False))


def heavy(when: IsHeavy = lambda _query: True) -> Callable[[View], View]:
    """Mark a view that reads or changes very many rows, or a GET with certain query strings.

    A parameter in the path of a GET is a secret that names the caller when nobody is signed in.
    """

    def mark(view: View) -> View:
        setattr(view, HEAVY, when)
        return view

    return mark


def find_heavy(view: Callable[..., Any]) -> IsHeavy | None:
    """With which query strings a call of a view is heavy; None when it never is."""
    when: IsHeavy | None = getattr(view, HEAVY, None)
    return when


class TokenLogin(LoginManager):
    """Finds the user with the request loader alone.

    Flask-Login's own cookies and its browser fingerprint are not used, and checking them would
    cost time in every request.
    """

    def _load_user(self) -> None:
        find: Any = self._request_callback
        self._update_request_context_with_user(find(request))

    def _update_remember_cookie(self, response: Response) -> Response:
        return response
