"""The accounts of minors without a parent's consent: no mails, no push, no comments."""

from collections.abc import Callable, Collection
from typing import Final

from server.core.extension_point import ExtensionPoint

FilterMinors = Callable[[Collection[str]], frozenset[str]]
"""A function that returns those of the owners who still need a parent's consent."""

minors: Final = ExtensionPoint[FilterMinors]("minors without a parent's consent")
