"""The restoration of a data export into an account: the types that features fill.

An archive is first matched with the account, which writes nothing, and then what is missing is
written. An undo takes that back. Kinds are the names of the tables in the archive.
"""

import datetime as dt
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from server.core.extension_point import ExtensionPoint
from server.core.ids import new_ids

Row = Mapping[str, Any]
"""A row of an archive by the names of its columns, its values checked."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A row that a restoration made, or one of the account that it filled in.

    `source` is its key in the archive, `id` that in the account. `stamp` is the version, or the
    content, with which it was written: another one says that the person changed it since.
    `before` is what an undo puts back.
    """

    kind: str
    source: str
    id: str
    stamp: str
    before: Mapping[str, Any] | None = None


@dataclass(slots=True, kw_only=True)
class Restoration:
    """An archive on its way into an account.

    `exporter` is the id of the account that it comes from. `known` has what earlier restorations
    made or found, by kind and key. `found` is what the account has already, `ids` is that and
    what will be made.
    """

    owner_id: str
    language: str
    today: dt.date
    exporter: str
    tables: Mapping[str, Sequence[Row]]
    known: Mapping[str, Mapping[str, str]]
    found: defaultdict[str, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    ids: defaultdict[str, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    # The entries of the account that have no other day than their own.
    exact: frozenset[str] = frozenset()
    # The row of a table that fills in what the account began with.
    filled: dict[str, str] = field(default_factory=dict)
    restored: list[Restored] = field(default_factory=list)

    def rows(self, kind: str) -> Sequence[Row]:
        """The rows of a table; none when the archive has no such table."""
        return self.tables.get(kind, ())

    def settle(self, kind: str, sources: Sequence[str], found: Mapping[str, str]) -> None:
        """Say which rows the account has, by their keys; the others get new ids, in order."""
        missing = [source for source in sources if source not in found]
        self.found[kind] = dict(found)
        made = new_ids(len(missing)) if missing else []
        self.ids[kind] = {**found, **dict(zip(missing, made, strict=True))}

    def missing(self, kind: str) -> list[Row]:
        """The rows with an id of their own that have to be made."""
        return [row for row in self.rows(kind) if row["id"] not in self.found[kind]]

    def id_of(self, kind: str, source: str | None) -> str | None:
        """The id in the account; None for none, and for what the archive or the account lacks."""
        return None if source is None else self.ids[kind].get(source) or None

    def add(self, kind: str, source: str, id_: str, stamp: object, **more: Any) -> None:
        """Remember a row that was made or filled in, for the undo."""
        self.restored.append(Restored(kind, source, id_, str(stamp), **more))


@dataclass(frozen=True, slots=True, kw_only=True)
class Restorer:
    """How one feature restores its tables, in the order of `kinds`.

    `match` and `write` get the restoration; the account is locked when `write` runs. `take_back`
    deletes what it wrote, unless the person changed it since, and returns the keys, each with its
    kind, of what stays.
    """

    kinds: tuple[str, ...]
    match: Callable[[Restoration], None]
    write: Callable[[Restoration], None]
    take_back: Callable[[str, Sequence[Restored]], set[tuple[str, str]]]


restorers: Final = ExtensionPoint[Restorer]("restorers of an archive")


def match_rows(
    restoration: Restoration, kind: str, present: Iterable[str], alike: Mapping[str, str]
) -> None:
    """Settle a table whose rows have ids.

    A row is there when an earlier restoration knows it, whether it was deleted since or not, when
    its own id is there, or else when one is there that is alike.
    """
    ids, known = set(present), restoration.known.get(kind, {})
    found = {}
    for row in restoration.rows(kind):
        source = row["id"]
        match = source if source in ids else alike.get(source)
        if source in known:
            # What was deleted since stays deleted.
            match = known[source] if known[source] in ids else ""
        if match is not None:
            found[source] = match
    restoration.settle(kind, [row["id"] for row in restoration.rows(kind)], found)


def match_alike(
    restoration: Restoration,
    kind: str,
    present: Mapping[str, Hashable],
    key_of: Callable[[Row], Hashable],
) -> None:
    """Settle a table as `match_rows` does; rows are alike that have the same key.

    `present` has the key of each id that is there. Of several with one key the first counts.
    """
    first: dict[Hashable, str] = {}
    for id_, key in present.items():
        first.setdefault(key, id_)
    alike = {
        row["id"]: first[key] for row in restoration.rows(kind) if (key := key_of(row)) in first
    }
    match_rows(restoration, kind, present, alike)


def keys_of(rows: Iterable[Restored]) -> set[tuple[str, str]]:
    """The kinds and keys of restored rows."""
    return {(one.kind, one.source) for one in rows}
