"""The two guards of a view: the access token, and the cookie that only some calls accept."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

from flask import Flask, Request, request
from flask_login import current_user

from server.core import access
from server.core.errors import Forbidden
from server.core.i18n import _
from server.core.limits import Rule, count, require
from server.extensions import login_manager
from server.sessions import service
from server.sessions.interface import CookieSessions
from server.sessions.origins import is_foreign
from server.settings import current_settings

View = TypeVar("View", bound=Callable[..., Any])

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
WRITES: Final = Rule("writes", 300, 60)
SCHEME: Final = "bearer "


class ForeignOrigin(Forbidden):
    """403: another site made the browser send this call."""

    code = "foreign_origin"
    message = _("This call came from another site.")


def signed_in(view: View) -> View:
    """A view for whoever proves a live session by an access token; `current_user` is its owner."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        owner_id = current_user.id
        if request.method not in READING and not count(WRITES, owner_id):
            require(WRITES, owner_id)
        return view(*args, **kwargs)

    return access.declare(cast("View", guarded), "signed_in")


def cookie(view: View) -> View:
    """A view that the session cookie alone may authorise, so no other site may cause the call."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        settings = current_settings()
        known = (settings.origin, *settings.cors_origins)
        if is_foreign(request.headers, host=request.host, known=known):
            raise ForeignOrigin
        return view(*args, **kwargs)

    return access.cookie(cast("View", guarded))


def extends_session() -> bool:
    """Whether the person causes this call; polling and timed refreshes only look."""
    return request.headers.get("X-Background") != "1"


def init_sessions(app: Flask) -> None:
    """Give an application our cookie, and Flask-Login our way to know who is at work."""
    app.session_interface = CookieSessions()
    # Flask-Login's own cookie is never read: no cookie has an empty name.
    app.config["REMEMBER_COOKIE_NAME"] = ""
    login_manager.session_protection = None
    login_manager.request_loader(_bearer)


def _bearer(call: Request) -> service.Account:
    header = call.headers.get("Authorization", "")
    if header[: len(SCHEME)].lower() != SCHEME:
        raise service.InvalidToken
    return service.authenticate(header[len(SCHEME) :].strip(), extend=extends_session())
