"""Who may call a view is declared on the view; a test walks the URL map for views without."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

View = TypeVar("View", bound=Callable[..., Any])

ATTRIBUTE: Final = "access"
CACHEABLE: Final = "cacheable"
LIMITED: Final = "limited"
REAUTHENTICATED: Final = "reauthenticated"
ENROLLING: Final = "enrolling"
JSON_BODY: Final = "taking_json"
LARGEST_JSON_BODY: Final = "largest_json"
# What only the access token of a live session opens; roles beyond the first are operators'.
SIGNED_IN: Final = "signed_in"
ADMIN: Final = "admin"
SUPER_ADMIN: Final = "super_admin"
BEARER_ACCESSES: Final = frozenset({SIGNED_IN, ADMIN, SUPER_ADMIN})


def declare(view: View, access: str) -> View:
    """Note on a view who may call it: public, cookie, signed_in, admin, super_admin."""
    setattr(view, ATTRIBUTE, access)
    return view


def public(view: View) -> View:
    """A view for everyone."""
    return declare(view, "public")


def cookie(view: View) -> View:
    """A view that the session cookie alone authorises; it checks where the call comes from."""
    return declare(view, "cookie")


def find_access(view: Callable[..., Any]) -> str | None:
    """Who may call a view, None when it does not say."""
    return getattr(view, ATTRIBUTE, None)


def mark_reauthenticated(view: View) -> View:
    """Note on a view that it wants the password or a code of the last minutes."""
    setattr(view, REAUTHENTICATED, True)
    return view


def is_reauthenticated(view: Callable[..., Any]) -> bool:
    """Whether a view wants the password or a code of the last minutes."""
    return bool(getattr(view, REAUTHENTICATED, False))


def allow_enrolling(view: View) -> View:
    """A signed-in view that an operator may call who has not set up a second factor yet."""
    setattr(view, ENROLLING, True)
    return view


def is_enrolling(view: Callable[..., Any]) -> bool:
    """Whether an operator without a second factor may call a view."""
    return bool(getattr(view, ENROLLING, False))


def mark_cacheable(view: View) -> View:
    """A view whose answer is nobody's: caches may keep it, but ask whether it is still right."""
    setattr(view, CACHEABLE, True)
    return view


def is_cacheable(view: Callable[..., Any] | None) -> bool:
    """Whether caches may keep what a view answers."""
    return bool(getattr(view, CACHEABLE, False))


def mark_json_body(view: View, largest: int | None = None) -> View:
    """Note on a view that it reads a JSON body, of so many bytes when it takes more than others."""
    setattr(view, JSON_BODY, True)
    setattr(view, LARGEST_JSON_BODY, largest)
    return view


def takes_json_body(view: Callable[..., Any] | None) -> bool:
    """Whether a view reads a JSON body."""
    return bool(getattr(view, JSON_BODY, False))


def largest_json_body(view: Callable[..., Any] | None) -> int | None:
    """How many bytes a view takes as JSON, None when as many as any other."""
    largest: int | None = getattr(view, LARGEST_JSON_BODY, None)
    return largest


def mark_limited(view: View) -> View:
    """Note on a view that it refuses what goes beyond a rate."""
    setattr(view, LIMITED, True)
    return view


def is_limited(view: Callable[..., Any]) -> bool:
    """Whether a view refuses what goes beyond a rate."""
    return bool(getattr(view, LIMITED, False))
