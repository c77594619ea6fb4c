"""What lasts as long as a sign-in: upper packages are told when one ends or gets a new id."""

from collections.abc import Collection
from typing import Final, Protocol

from server.core.extension_point import ExtensionPoint


class Follower(Protocol):
    """Keeps something that must go with a sign-in, known by the handle of its session."""

    def ended(self, handles: Collection[str]) -> None:
        """Somebody signed these out."""

    def ended_others(self, owner_id: str, handle: str) -> None:
        """A person signed out everywhere but here."""

    def went_on(self, before: str, owner_id: str, handle: str, version: int) -> None:
        """A browser got another session: of the same person, or of somebody else."""


class Followers(ExtensionPoint[Follower]):
    """All who follow; they act in the caller's transaction."""

    def ended(self, handles: Collection[str]) -> None:
        for follower in self.all():
            follower.ended(handles)

    def ended_others(self, owner_id: str, handle: str) -> None:
        for follower in self.all():
            follower.ended_others(owner_id, handle)

    def went_on(self, before: str, owner_id: str, handle: str, version: int) -> None:
        for follower in self.all():
            follower.went_on(before, owner_id, handle, version)


followers: Final = Followers("what ends with a session")
