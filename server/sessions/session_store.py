"""Sessions in Redis: stored by the hash of their id, written once and never changed.

On a cluster the keys of a session lie on several servers, so each transaction is also right when
its commands run one after the other, and ends after any of them.
"""

import hashlib
import json
import secrets
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

import redis
from redis.client import Pipeline

from server.core.calendar.clock import format_utc
from server.sessions.devices import Device

MOST: Final = 20
ID_BYTES: Final = 32
FRESH_SECONDS: Final = 10 * 60
# Longer than any request that renews a session.
SUCCEEDING_SECONDS: Final = 60
# Some four megabytes of memory.
SESSIONS_PARSED: Final = 4096
# Reads a session and extends it in one round trip. It never writes the value, so a request after
# the logout cannot revive the session.
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
class SessionTerms:
    """Owner and limits of a session: it ends after `idle` seconds without use, and at `ends`.

    `created` and `ends` are seconds since 1970. `guest` says that it began without an account.
    """

    owner: str
    version: int
    operator: bool
    second_factor: bool
    created: float
    idle: int
    ends: float
    guest: bool = False

    def to_store(self) -> dict[str, Any]:
        """What is stored of them; a release without guests reads those of everybody else."""
        values = asdict(self)
        if not self.guest:
            del values["guest"]
        return values


@dataclass(frozen=True, slots=True)
class LiveSession:
    """A session: one signed-in device."""

    handle: str
    terms: SessionTerms
    device: Device


@dataclass(frozen=True, slots=True)
class UsedSession:
    """A session and when it was used last, in seconds since 1970."""

    session: LiveSession
    last_used: float

    def serialize(self) -> dict[str, Any]:
        """The signed-in device as its owner sees it."""
        return {
            **asdict(self.session.device),
            "created": format_seconds(self.session.terms.created),
            "last_used": format_seconds(self.last_used),
        }


def format_seconds(seconds: float) -> str:
    """A time in seconds since 1970 as JSON."""
    return format_utc(datetime.fromtimestamp(seconds, UTC))


def handle_of(session_id: str) -> str:
    """The public name of a session, from which the cookie cannot be derived."""
    return hashlib.sha256(session_id.encode("utf-8", "replace")).hexdigest()


def session_key(handle: str) -> str:
    """The key of a session."""
    return f"sess:{handle}"


def fresh_key(handle: str) -> str:
    """The key that marks that the password was given recently."""
    return f"fresh:{handle}"


def successor_key(handle: str) -> str:
    """The key of the session that is about to replace another."""
    return f"next:{handle}"


def index_key(owner_id: str) -> str:
    """The key of the sorted set with the sessions of one person, the oldest first."""
    return f"sessions:{{{owner_id}}}"


# A session is read with each call and never changes, so it is parsed once.
@lru_cache(maxsize=SESSIONS_PARSED)
def _read(handle: str, kept: bytes | str | None) -> LiveSession | None:
    """Parse a stored session; None when it is missing or malformed."""
    if kept is None:
        return None
    try:
        values: dict[str, Any] = json.loads(kept)
        device = Device(**values.pop("device"))
        return LiveSession(handle, SessionTerms(**values), device)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


class SessionStore:
    """Stores sessions, the list of each person, and which ones are fresh.

    No session lasts longer than `longest` seconds.
    """

    def __init__(self, client: redis.Redis, *, longest: int) -> None:
        self.client = client
        self.longest = longest

    def start(self, terms: SessionTerms, device: Device, *, instead_of: str | None = None) -> str:
        """Store a new session and return its id for the cookie; the oldest beyond 20 are deleted.

        The session with the handle `instead_of` ends, but not unless the new one is kept. The new
        one counts as one in which the password was just given.
        """
        session_id = secrets.token_urlsafe(ID_BYTES)
        handle = handle_of(session_id)
        with self.client.pipeline(transaction=True) as together:
            # Listed first, so that none lives unlisted.
            self._note(together, terms, handle)
            _keep(together, terms, device, handle, fresh=FRESH_SECONDS)
            if instead_of is not None:
                _delete(together, instead_of)
            together.zrange(index_key(terms.owner), 0, -1)
            handles = [name.decode() for name in together.execute()[-1]]
        if len(handles) > MOST:
            self._thin_out(terms.owner, handles)
        return session_id

    def succeed(
        self, handle: str, terms: SessionTerms, device: Device, *, fresh: int
    ) -> str | None:
        """Store the successor of a session; None when that session was ended.

        The other lives on until it is ended; a logout that comes first ends both. For `fresh`
        seconds the new one counts as one in which the password was just given.
        """
        session_id = secrets.token_urlsafe(ID_BYTES)
        successor = handle_of(session_id)
        with self.client.pipeline(transaction=True) as together:
            self._note(together, terms, successor)
            _keep(together, terms, device, successor, fresh=fresh)
            # A logout deletes the session before it looks here: one of the two sees the other.
            together.set(successor_key(handle), successor, ex=SUCCEEDING_SECONDS)
            together.exists(session_key(handle))
            is_alive = together.execute()[-1]
        if is_alive:
            return session_id
        self._forget(terms.owner, [successor])
        return None

    def find(self, handle: str, *, extend: bool) -> LiveSession | None:
        """A live session; `extend` restarts its idle time."""
        key = session_key(handle)
        run: Any = self.client.execute_command
        kept = run("EVAL", _EXTEND, 1, key) if extend else run("GET", key)
        session = _read(handle, kept)
        if session is None:
            return None
        if session.terms.ends <= time.time():
            self.end(handle)
            return None
        return session

    def all_of(self, owner_id: str) -> list[UsedSession]:
        """The live sessions of one person, the oldest first, without extending them."""
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
        """Delete a session and return it; None when it was gone.

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
        """Delete every session of one person."""
        self._forget(owner_id, self._handles(owner_id))

    def end_those(self, owner_id: str, handles: Iterable[str]) -> None:
        """Delete these sessions of one person."""
        self._forget(owner_id, handles)

    def refresh(self, handle: str) -> None:
        """Note that the password was given now; deleted with the session."""
        self.client.set(fresh_key(handle), 1, ex=FRESH_SECONDS)

    def seconds_fresh(self, handle: str) -> int:
        """For how many seconds the last password still counts; 0 without a recent one."""
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
            for handle in gone:
                _delete(together, handle)
            together.zrem(index_key(owner_id), *gone)
            together.execute()

    def _note(self, together: Pipeline, terms: SessionTerms, handle: str) -> None:
        index = index_key(terms.owner)
        together.zadd(index, {handle: time.time()})
        together.expire(index, self.longest)

    def _thin_out(self, owner_id: str, handles: list[str]) -> None:
        alive = [name for name in handles if self.client.exists(session_key(name))]
        surplus = alive[: max(0, len(alive) - MOST)]
        self._forget(owner_id, set(handles) - set(alive) | set(surplus))


def _keep(
    together: Pipeline, terms: SessionTerms, device: Device, handle: str, *, fresh: int
) -> None:
    kept = json.dumps({**terms.to_store(), "device": asdict(device)})
    together.set(session_key(handle), kept, ex=terms.idle, nx=True)
    if fresh > 0:
        together.set(fresh_key(handle), 1, ex=fresh)


def _delete(together: Pipeline, handle: str) -> None:
    together.delete(session_key(handle))
    together.delete(fresh_key(handle))


def _last_used(terms: SessionTerms, left: int) -> float:
    # Only use extends a session, so the remaining time tells when it was used.
    return max(terms.created, time.time() - terms.idle + left / 1000)
