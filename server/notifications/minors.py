"""Who gets neither letters nor push and writes no comments, because a parent has not agreed."""

from collections.abc import Callable, Collection
from typing import Final

from server.core.extension_point import ExtensionPoint

Unasked = Callable[[Collection[str]], frozenset[str]]
"""`unasked(owner_ids)` are those of the owners for whom a parent would have to agree first."""


minors: Final = ExtensionPoint[Unasked]("minors without a parent's consent")
