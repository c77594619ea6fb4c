"""Who wants to hear what at present; asked again right before something is sent."""

from collections.abc import Callable, Collection
from typing import Final

from server.core.extension_point import ExtensionPoint

Wish = tuple[str, str]
"""An owner, and the purpose of what they would be told."""
Listening = Callable[[Collection[Wish]], frozenset[Wish]]


listeners: Final = ExtensionPoint[Listening]("people's choices of notifications")
