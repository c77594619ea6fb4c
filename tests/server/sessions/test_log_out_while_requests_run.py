"""No request that was under way at the logout brings the session back."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import redis as redis_client
from flask import Flask
from werkzeug.test import EnvironBuilder

from server.sessions import accounts, service
from tests.support.accounts import COOKIE, rows
from tests.support.people import API, SignedIn

# Of two kinds; with the logout at each moment among them once.
IN_FLIGHT = 50
THREADS = 8


def caller(app: Flask, method: str, path: str, headers: dict[str, str]) -> Callable[[], int]:
    """A call that can be made many times over, without a client's work around it."""
    environ = EnvironBuilder(f"{API}{path}", method=method, headers=headers).get_environ()

    def call() -> int:
        status: list[str] = []

        def start(line: str, _headers: Any, _error: Any = None) -> Any:
            status.append(line)

        for _part in app(dict(environ), start):
            pass
        return int(status[0][:3])

    return call


def signed_in_device(app: Flask, owner_id: str) -> tuple[str, str]:
    """The session id and a token of a new device."""
    with app.app_context():
        account = accounts.accounts.get()(owner_id)
        assert account is not None
        session_id, _grant = service.start_session(account, instead_of=None)
    with app.app_context():
        return session_id, service.grant_token(session_id, extend=True)


def test_a_logout_at_any_moment_among_50_requests_stays_a_logout(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    owner_id = rows(app, "SELECT id FROM users")[0][0]
    seen: set[int] = set()
    with ThreadPoolExecutor(THREADS) as pool:
        for number in range(IN_FLIGHT + 1):
            redis.flushall()
            session_id, token = signed_in_device(app, owner_id)
            cookie = {"Cookie": f"{COOKIE}={session_id}"}
            refresh = caller(app, "GET", "/token", cookie)
            read = caller(app, "GET", "/users", {"Authorization": f"Bearer {token}"})
            logout = caller(app, "DELETE", "/logout", cookie)
            calls = [refresh, read] * (IN_FLIGHT // 2)
            calls.insert(number, logout)
            answers = list(pool.map(lambda call: call(), calls))
            seen.update(answers)
            assert redis.keys("sess:*") == []
            assert (refresh(), read()) == (401, 401)
    assert seen == {200, 401}
