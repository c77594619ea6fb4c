"""Sessions in Redis: under a hash of their id, made once, never written again."""

import hashlib
import json
import secrets
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Final

import redis
from redis.client import Pipeline

from server.sessions.devices import Device

MOST: Final = 20
ID_BYTES: Final = 32
FRESH_SECONDS: Final = 10 * 60
# Longer than any request lasts that gives a session a new id.
SUCCEEDING_SECONDS: Final = 60
# Reads a session and moves its end in one trip. Only what is there is touched, and nothing of it
# is written: a request that comes after the logout revives nothing.
_EXTEND: Final = """
local kept = redis.call('GET', KEYS[1])
if kept then
  local readable, values = pcall(cjson.decode, kept)
  if readable and type(values) == 'table' and type(values.idle) == 'number' then
    redis.call('EXPIRE', KEYS[1], values.idle)
  end
end
return kept
"""


@dataclass(frozen=True, slots=True)
class Terms:
    """For whom a session was made: it ends after `idle` seconds without use, at `ends` anyway.

    `created` and `ends` are seconds since 1970.
    """

    owner: str
    version: int
    operator: bool
    second_factor: bool
    created: float
    idle: int
    ends: float


@dataclass(frozen=True, slots=True)
class LiveSession:
    """One device that is signed in."""

    handle: str
    terms: Terms
    device: Device


@dataclass(frozen=True, slots=True)
class UsedSession:
    """A session and when it was used last, in seconds since 1970."""

    session: LiveSession
    last_used: float


def handle_of(session_id: str) -> str:
    """The public name of a session; the cookie cannot be found from it."""
    return hashlib.sha256(session_id.encode("utf-8", "replace")).hexdigest()


def session_key(handle: str) -> str:
    """Where Redis keeps a session."""
    return f"sess:{handle}"


def fresh_key(handle: str) -> str:
    """Where Redis keeps that the password was given in a session a short while ago."""
    return f"fresh:{handle}"


def successor_key(handle: str) -> str:
    """Where Redis keeps which session is about to take the place of another."""
    return f"next:{handle}"


def index_key(owner_id: str) -> str:
    """Where Redis keeps the handles of one person, the oldest first."""
    return f"sessions:{{{owner_id}}}"


def _read(handle: str, kept: bytes | str | None) -> LiveSession | None:
    """The session of what Redis keeps; None when that is not what we wrote."""
    if kept is None:
        return None
    try:
        values: dict[str, Any] = json.loads(kept)
        device = Device(**values.pop("device"))
        return LiveSession(handle, Terms(**values), device)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


class SessionStore:
    """Keeps sessions, the list of each person's, and which ones are fresh.

    No session lasts longer than `longest` seconds.
    """

    def __init__(self, client: redis.Redis, *, longest: int) -> None:
        self.client = client
        self.longest = longest

    def start(self, terms: Terms, device: Device, *, instead_of: str | None = None) -> str:
        """Keep a new session and return its id for the cookie; the oldest beyond 20 fall out.

        The session with the handle `instead_of` ends, but not unless the new one is kept. The new
        one counts as one in which the password was just given.
        """
        session_id = secrets.token_urlsafe(ID_BYTES)
        handle = handle_of(session_id)
        with self.client.pipeline(transaction=True) as together:
            _keep(together, terms, device, handle, fresh=FRESH_SECONDS)
            if instead_of is not None:
                together.delete(session_key(instead_of), fresh_key(instead_of))
            self._note(together, terms, handle)
            together.zrange(index_key(terms.owner), 0, -1)
            handles = [name.decode() for name in together.execute()[-1]]
        if len(handles) > MOST:
            self._thin_out(terms.owner, handles)
        return session_id

    def succeed(self, handle: str, terms: Terms, device: Device, *, fresh: int) -> str | None:
        """Keep a session that is to take the place of another; None when that one was ended.

        The other lives on until it is ended; a logout that comes first ends both. For `fresh`
        seconds the new one counts as one in which the password was just given.
        """
        session_id = secrets.token_urlsafe(ID_BYTES)
        successor = handle_of(session_id)
        with self.client.pipeline(transaction=True) as together:
            together.exists(session_key(handle))
            together.set(successor_key(handle), successor, ex=SUCCEEDING_SECONDS)
            _keep(together, terms, device, successor, fresh=fresh)
            self._note(together, terms, successor)
            is_alive = together.execute()[0]
        if is_alive:
            return session_id
        self._forget(terms.owner, [successor])
        return None

    def find(self, handle: str, *, extend: bool) -> LiveSession | None:
        """The session while it lives; `extend` says that the person is at work."""
        key = session_key(handle)
        kept: Any = self.client.eval(_EXTEND, 1, key) if extend else self.client.get(key)
        session = _read(handle, kept)
        if session is None:
            return None
        if session.terms.ends <= time.time():
            self.end(handle)
            return None
        return session

    def all_of(self, owner_id: str) -> list[UsedSession]:
        """The living sessions of one person, the oldest first; looking extends none."""
        handles = self._handles(owner_id)
        with self.client.pipeline(transaction=False) as together:
            for handle in handles:
                together.get(session_key(handle))
                together.pttl(session_key(handle))
            answers = together.execute()
        found = []
        for handle, kept, left in zip(handles, answers[::2], answers[1::2], strict=True):
            session = _read(handle, kept)
            if session is not None and session.terms.ends > time.time():
                found.append(UsedSession(session, _last_used(session.terms, left)))
        return found

    def end(self, handle: str) -> LiveSession | None:
        """Forget a session at once and return it; None when it was gone.

        Of two calls at the same time only one gets it. What is to take its place ends with it.
        """
        with self.client.pipeline(transaction=True) as together:
            together.getdel(session_key(handle))
            together.getdel(successor_key(handle))
            kept, successor = together.execute()
        session = _read(handle, kept)
        if session is not None:
            self._forget(session.terms.owner, [handle])
        return session if successor is None else self.end(successor.decode()) or session

    def end_all(self, owner_id: str) -> None:
        """Forget every session of one person."""
        self._forget(owner_id, self._handles(owner_id))

    def end_those(self, owner_id: str, handles: Iterable[str]) -> None:
        """Forget these sessions of one person."""
        self._forget(owner_id, handles)

    def refresh(self, handle: str) -> None:
        """Note that the password was given just now; it is forgotten with the session."""
        self.client.set(fresh_key(handle), 1, ex=FRESH_SECONDS)

    def seconds_fresh(self, handle: str) -> int:
        """How long the password that was given still counts; 0 when none was given lately."""
        left: Any = self.client.ttl(fresh_key(handle))
        return max(0, int(left))

    def _handles(self, owner_id: str) -> list[str]:
        names: Any = self.client.zrange(index_key(owner_id), 0, -1)
        return [name.decode() for name in names]

    def _forget(self, owner_id: str, handles: Iterable[str]) -> None:
        gone = list(handles)
        if not gone:
            return
        with self.client.pipeline(transaction=True) as together:
            together.delete(*map(session_key, gone), *map(fresh_key, gone))
            together.zrem(index_key(owner_id), *gone)
            together.execute()

    def _note(self, together: Pipeline, terms: Terms, handle: str) -> None:
        index = index_key(terms.owner)
        together.zadd(index, {handle: time.time()})
        together.expire(index, self.longest)

    def _thin_out(self, owner_id: str, handles: list[str]) -> None:
        alive = [name for name in handles if self.client.exists(session_key(name))]
        surplus = alive[: max(0, len(alive) - MOST)]
        self._forget(owner_id, set(handles) - set(alive) | set(surplus))


def _keep(together: Pipeline, terms: Terms, device: Device, handle: str, *, fresh: int) -> None:
    kept = json.dumps({**asdict(terms), "device": asdict(device)})
    together.set(session_key(handle), kept, ex=terms.idle, nx=True)
    if fresh > 0:
        together.set(fresh_key(handle), 1, ex=fresh)


def _last_used(terms: Terms, left: int) -> float:
    # Only use moves the end of a session, so what is left of its time tells when that was.
    return max(terms.created, time.time() - terms.idle + left / 1000)
