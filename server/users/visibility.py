"""What follows when an account goes out of use or comes back: what it showed others does too."""

from typing import Final, Protocol

from server.core.extension_point import ExtensionPoint


class Follow(Protocol):
    """Follows within the transaction of the change; harmless when nothing has changed."""

    def __call__(self, owner_id: str, *, is_there: bool) -> None: ...


class Presence(ExtensionPoint[Follow]):
    """What of an account the features above show to others."""

    def follow(self, owner_id: str, *, is_there: bool) -> None:
        """Show or hide what every feature shows of an account to others."""
        for follow in self.all():
            follow(owner_id, is_there=is_there)


presence: Final = Presence("what an account shows others")
