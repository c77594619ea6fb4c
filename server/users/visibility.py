"""The extension point for accounts that become active or inactive, for what others see of them."""

from typing import Final, Protocol

from server.core.extension_point import ExtensionPoint


class VisibilityHandler(Protocol):
    """Runs within the transaction of the change; idempotent."""

    def __call__(self, owner_id: str, *, is_visible: bool) -> None: ...


class VisibilityChanges(ExtensionPoint[VisibilityHandler]):
    """The handlers of features that show others something of an account."""

    def notify(self, owner_id: str, *, is_visible: bool) -> None:
        """Let every feature show or hide what others see of an account."""
        for handle in self.all():
            handle(owner_id, is_visible=is_visible)


visibility_changes: Final = VisibilityChanges("what an account shows others")
