"""The session cookie: host-only, unreadable for scripts, set at login alone."""

from typing import Final, cast

from flask import Flask, Request, Response, session
from flask.sessions import SessionInterface, SessionMixin

from server.settings import Settings, settings_of

NAME: Final = "lumbung_session"
ID_LENGTH: Final = 43


class BrowserSession(dict[str, object], SessionMixin):
    """The id that a browser presented, and what its cookie shall become."""

    def __init__(self, presented: str | None) -> None:
        super().__init__()
        self.is_presented = presented is not None
        # Anything that cannot be an id of ours counts as nothing.
        self.id = presented if presented and len(presented) == ID_LENGTH else None
        self.issued: str | None = None
        self.ended = False

    def issue(self, session_id: str) -> None:
        """Hand the browser a new id with this answer."""
        self.issued = session_id

    def forget(self) -> None:
        """Take the cookie away from a browser that has one."""
        self.ended = self.is_presented


class CookieSessions(SessionInterface):
    """Carries the id between the browser and `server.sessions.service`; keeps nothing itself."""

    def open_session(self, app: Flask, request: Request) -> BrowserSession:
        """What the browser presents."""
        return BrowserSession(request.cookies.get(cookie_name(settings_of(app))))

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Set or take away the cookie; nothing happens for whoever only looks around."""
        current = cast("BrowserSession", session)
        settings = settings_of(app)
        if current.issued is not None:
            _set(response, settings, current.issued, settings.session_absolute)
        elif current.ended:
            _set(response, settings, "", 0)


def cookie_name(settings: Settings) -> str:
    """The cookie's name; browsers hold the prefix to Secure, Path=/ and no Domain."""
    return f"__Host-{NAME}" if settings.https else NAME


def browser_session() -> BrowserSession:
    """The session of the present request."""
    return cast("BrowserSession", session)


def _set(response: Response, settings: Settings, value: str, seconds: int) -> None:
    response.set_cookie(
        cookie_name(settings),
        value,
        max_age=seconds,
        path="/",
        secure=settings.https,
        httponly=True,
        samesite="Strict",
    )
