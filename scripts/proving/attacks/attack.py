"""What every attack has: a name, and a way to keep it up for a while."""

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from scripts.processes.product import Product


@dataclass(frozen=True)
class Attack:
    """A bounded load on a product with such settings; `keep_up` holds it until its context ends.

    `keep_up` may yield a counter, in which it then counts the answers to the attacker; each must
    be `allowed`.
    """

    name: str
    keep_up: Callable[[Product], AbstractContextManager[Counter[str] | None]]
    settings: Mapping[str, str] = field(default_factory=dict)
    kind: str = "SQLite"
    seconds: float = 8.0
    allowed: frozenset[str] = frozenset()
