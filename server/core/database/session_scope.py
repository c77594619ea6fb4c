"""One connection for each application context, and an ORM session around it when one is wanted.

Frequent calls run statements without the ORM. A session around their connection took a seventh of
the Python calls of a list, for its states, snapshots and hooks.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from flask import g
from flask_sqlalchemy.session import Session
from sqlalchemy import Connection, Engine
from sqlalchemy.orm import SessionTransaction, scoped_session
from sqlalchemy.util import ScopedRegistry

KEY: Final = "database"
# The proxy itself, to get at its object once.
_G: Final[Any] = g


class Scope:
    """What an application context has open; `lists` live as long as its transaction."""

    __slots__ = ("connection", "lists", "session")

    def __init__(self) -> None:
        self.connection: Connection | None = None
        self.session: SingleDatabaseSession | None = None
        self.lists: dict[str, list[Any]] = {}


def current_scope() -> Scope:
    """The scope of this application context."""
    kept: dict[str, Any] = _G._get_current_object().__dict__
    scope: Scope | None = kept.get(KEY)
    if scope is None:
        scope = kept[KEY] = Scope()
    return scope


class SingleDatabaseSession(Session):
    """An ORM session on the connection of its scope, whose transaction it commits or rolls back.

    It looks for its connection once per transaction and savepoint, not once per statement.
    """

    _current: tuple[SessionTransaction, Connection] | None = None

    def get_bind(self, *_asked: Any, **_more: Any) -> Connection:
        sessions = cast("ScopedSessions", self._db.session)
        return sessions.link()

    def begin(self, nested: bool = False) -> SessionTransaction:
        # SQLAlchemy sends the SAVEPOINT when it first looks for the connection within.
        self._current = None
        return super().begin(nested)

    def connection(
        self,
        bind_arguments: dict[str, Any] | None = None,
        execution_options: Mapping[str, Any] | None = None,
    ) -> Connection:
        if bind_arguments or execution_options:
            return super().connection(bind_arguments, execution_options)
        # A transaction that has ended, or failed and awaits its rollback, is not active.
        if self._current and self._current[0].is_active:
            return self._current[1]
        connection = super().connection()
        transaction = self.get_nested_transaction() or self.get_transaction()
        self._current = (transaction, connection) if transaction else None
        return connection


class SessionRegistry(ScopedRegistry[Any]):
    """Keeps the ORM session of an application context in its scope."""

    def __init__(self, make: Callable[[], SingleDatabaseSession]) -> None:
        super().__init__(make, current_scope)

    def __call__(self) -> SingleDatabaseSession:
        scope = current_scope()
        session = scope.session
        if session is None:
            session = scope.session = self.createfunc()
        return session

    def has(self) -> bool:
        return current_scope().session is not None

    def set(self, obj: SingleDatabaseSession) -> None:
        current_scope().session = obj

    def clear(self) -> None:
        current_scope().session = None


class ScopedSessions(scoped_session[Any]):
    """`db.session`: the connection and the ORM session of the present application context."""

    def __init__(
        self, make: Callable[[], SingleDatabaseSession], find_engine: Callable[[], Engine]
    ) -> None:
        super().__init__(cast("Any", make), current_scope)
        self.registry = SessionRegistry(make)
        self._find_engine = find_engine

    def connection(
        self,
        bind_arguments: dict[str, Any] | None = None,
        execution_options: Mapping[str, Any] | None = None,
    ) -> Connection:
        """The connection of this transaction, for statements without the ORM."""
        session = current_scope().session
        # The ORM may have a SAVEPOINT to send first, or await its rollback.
        if session is not None and (session.in_transaction() or execution_options):
            return session.connection(bind_arguments, execution_options)
        return self.link()

    def link(self) -> Connection:
        """The connection of this scope, whatever the ORM does; its transaction has begun."""
        scope = current_scope()
        connection = scope.connection
        if connection is None:
            connection = self._find_engine().connect()
            try:
                connection.begin()
            except BaseException:
                connection.close()
                raise
            scope.connection = connection
        return connection

    def get_bind(self, *_asked: Any, **_more: Any) -> Engine:
        """The engine; asking for it opens no connection."""
        return self._find_engine()

    def in_transaction(self) -> bool:
        """Whether a connection is in use."""
        return current_scope().connection is not None

    def commit(self) -> None:
        """Write what the ORM still holds, commit, and give the connection back."""
        scope = current_scope()
        if scope.session is not None:
            scope.session.commit()
        connection = scope.connection
        if connection is not None:
            if connection.in_transaction():
                connection.commit()
            scope.connection = None
            connection.close()

    def rollback(self) -> None:
        """Roll back and give the connection back."""
        scope = current_scope()
        connection, scope.connection = scope.connection, None
        try:
            if scope.session is not None:
                scope.session.rollback()
        finally:
            if connection is not None:
                connection.close()

    def remove(self) -> None:
        """Close the ORM session, and give the connection back."""
        scope = current_scope()
        connection, scope.connection, scope.lists = scope.connection, None, {}
        try:
            if scope.session is not None:
                super().remove()
        finally:
            if connection is not None:
                connection.close()
