"""The cookies of a session and a device: host-only, hidden from scripts, set at login."""

from functools import cached_property
from typing import Final, cast

from flask import Flask, Request, Response, session
from flask.sessions import SessionInterface, SessionMixin
from werkzeug.http import parse_cookie

from server.settings import Settings, settings_of

NAME: Final = "lumbung_session"
DEVICE: Final = "lumbung_device"
DEVICE_SECONDS: Final = 400 * 24 * 60 * 60
ID_LENGTH: Final = 43
FAILED: Final = 400


class BrowserSession(dict[str, object], SessionMixin):
    """The session id and device name that a browser sent, and the new values of both cookies.

    Most requests use a token, so the cookies are read only on access.
    """

    def __init__(self, request: Request, settings: Settings) -> None:
        super().__init__()
        self._request = request
        self._settings = settings
        self.issued: str | None = None
        self.lasts: int | None = None
        self.named: str | None = None
        self.ended = False

    @property
    def is_presented(self) -> bool:
        return self._cookie(NAME) is not None

    @cached_property
    def id(self) -> str | None:
        return _own(self._cookie(NAME))

    @cached_property
    def device(self) -> str | None:
        return _own(self._cookie(DEVICE))

    def issue(self, session_id: str, *, lasts: int | None = None) -> None:
        """Set a new session id with this response, for so many seconds unless it is a usual one."""
        self.issued, self.lasts = session_id, lasts

    def name(self, device: str) -> None:
        """Set the device name, by which the browser is recognized at its next sign-in."""
        self.named = device

    def forget(self) -> None:
        """Delete the session cookie if the browser has one."""
        self.ended = self.is_presented

    def _cookie(self, name: str) -> str | None:
        # The request's own cookies search all headers first.
        sent = parse_cookie(self._request.environ.get("HTTP_COOKIE"))
        return sent.get(cookie_name(self._settings, name))


class CookieSessions(SessionInterface):
    """Reads and writes the cookies; sessions themselves are in `server.sessions.service`."""

    def open_session(self, app: Flask, request: Request) -> BrowserSession:
        """The cookies of the request."""
        return BrowserSession(request, settings_of(app))

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Set or delete the cookies if they changed."""
        current = cast("BrowserSession", session)
        if current.issued is None and current.named is None and not current.ended:
            return
        settings = settings_of(app)
        # A failed request was rolled back, so its session id must not be handed out.
        done = response.status_code < FAILED
        if current.issued is not None and done:
            lasts = settings.session_absolute if current.lasts is None else current.lasts
            _set(response, settings, NAME, current.issued, lasts)
        elif current.ended:
            _set(response, settings, NAME, "", 0)
        if current.named is not None and done:
            _set(response, settings, DEVICE, current.named, DEVICE_SECONDS)


def cookie_name(settings: Settings, name: str = NAME) -> str:
    """The cookie's name; browsers hold the prefix to Secure, Path=/ and no Domain."""
    return f"__Host-{name}" if settings.https else name


def browser_session() -> BrowserSession:
    """The session of the present request."""
    return cast("BrowserSession", session)


def _own(presented: str | None) -> str | None:
    # A value that cannot be ours counts as missing.
    return presented if presented and len(presented) == ID_LENGTH else None


def _set(response: Response, settings: Settings, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        cookie_name(settings, name),
        value,
        max_age=seconds,
        path="/",
        secure=settings.https,
        httponly=True,
        samesite="Strict",
    )
