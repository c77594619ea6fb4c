"""What every attack has: a name, and a way to keep it up for a while."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from scripts.processes.product import Product


@dataclass(frozen=True)
class Attack:
    """A bounded load on a product with such settings; `keep_up` holds it until its context ends."""

    name: str
    keep_up: Callable[[Product], AbstractContextManager[object]]
    settings: Mapping[str, str] = field(default_factory=dict)
