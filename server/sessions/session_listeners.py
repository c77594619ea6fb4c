"""Listeners for the end and the renewal of sessions, for features that bind data to a sign-in."""

from collections.abc import Collection
from typing import Final, Protocol

from server.core.extension_point import ExtensionPoint


class SessionListener(Protocol):
    """Holds data bound to a session, by the handle of the session."""

    def ended(self, handles: Collection[str]) -> None:
        """These sessions were signed out."""

    def ended_others(self, owner_id: str, handle: str) -> None:
        """Every session of a person except this one was signed out."""

    def ended_all(self, owner_id: str) -> None:
        """Every session of a person was ended by a mailed link: nobody is signed in any more."""

    def replaced(self, before: str, owner_id: str, handle: str, version: int) -> None:
        """A browser got a new session, of the same person or of another one."""


class SessionListeners(ExtensionPoint[SessionListener]):
    """All listeners; they run in the transaction of the caller."""

    def ended(self, handles: Collection[str]) -> None:
        for listener in self.all():
            listener.ended(handles)

    def ended_others(self, owner_id: str, handle: str) -> None:
        for listener in self.all():
            listener.ended_others(owner_id, handle)

    def ended_all(self, owner_id: str) -> None:
        for listener in self.all():
            listener.ended_all(owner_id)

    def replaced(self, before: str, owner_id: str, handle: str, version: int) -> None:
        for listener in self.all():
            listener.replaced(before, owner_id, handle, version)


session_listeners: Final = SessionListeners("what ends with a session")
