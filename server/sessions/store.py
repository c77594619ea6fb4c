"""Sessions in Redis: under a hash of their id, made once, never written again."""

import hashlib
import json
import secrets
import time
from dataclasses import dataclass
from typing import Final

import redis

MOST: Final = 20
ID_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class LiveSession:
    """One device that is signed in; `created` is seconds since 1970."""

    handle: str
    owner_id: str
    version: int
    created: float


def handle_of(session_id: str) -> str:
    """The public name of a session; the cookie cannot be found from it."""
    return hashlib.sha256(session_id.encode("utf-8", "replace")).hexdigest()


def session_key(handle: str) -> str:
    """Where Redis keeps a session."""
    return f"sess:{handle}"


def index_key(owner_id: str) -> str:
    """Where Redis keeps the handles of one person, the oldest first."""
    return f"sessions:{{{owner_id}}}"


def _read(handle: str, kept: bytes | str) -> LiveSession | None:
    """The session of what Redis keeps; None when that is not what we wrote."""
    try:
        values = json.loads(kept)
        owner, version, created = values["owner"], values["version"], values["created"]
        return LiveSession(handle, str(owner), int(version), float(created))
    except (ValueError, TypeError, KeyError):
        return None


class SessionStore:
    """Sessions that end after `idle` seconds without use and `absolute` seconds in any case."""

    def __init__(self, client: redis.Redis, *, idle: int, absolute: int) -> None:
        self.client = client
        self.idle = idle
        self.absolute = absolute

    def start(self, owner_id: str, version: int) -> str:
        """Keep a new session and return its id for the cookie; the oldest beyond 20 fall out."""
        session_id = secrets.token_urlsafe(ID_BYTES)
        handle = handle_of(session_id)
        created = time.time()
        kept = json.dumps({"owner": owner_id, "version": version, "created": created})
        self.client.set(session_key(handle), kept, ex=self.idle, nx=True)
        self._note(owner_id, handle, created)
        return session_id

    def find(self, handle: str, *, extend: bool) -> LiveSession | None:
        """The session while it lives; `extend` says that the person is at work."""
        key = session_key(handle)
        # GETEX touches only what is there: a request that comes after the logout revives nothing.
        kept = self.client.getex(key, ex=self.idle) if extend else self.client.get(key)
        session = None if kept is None else _read(handle, kept)
        if session is None:
            return None
        if session.created + self.absolute <= time.time():
            self.end(handle)
            return None
        return session

    def end(self, handle: str) -> None:
        """Forget a session at once; nothing happens when it is gone."""
        kept = self.client.getdel(session_key(handle))
        session = None if kept is None else _read(handle, kept)
        if session is not None:
            self.client.zrem(index_key(session.owner_id), handle)

    def _note(self, owner_id: str, handle: str, created: float) -> None:
        index = index_key(owner_id)
        with self.client.pipeline(transaction=True) as together:
            together.zadd(index, {handle: created})
            together.expire(index, self.absolute)
            together.zrange(index, 0, -1)
            handles = [name.decode() for name in together.execute()[-1]]
        if len(handles) > MOST:
            self._thin_out(index, handles)

    def _thin_out(self, index: str, handles: list[str]) -> None:
        alive = [name for name in handles if self.client.exists(session_key(name))]
        surplus = alive[: max(0, len(alive) - MOST)]
        for name in surplus:
            self.client.delete(session_key(name))
        gone = set(handles) - set(alive) | set(surplus)
        if gone:
            self.client.zrem(index, *gone)
