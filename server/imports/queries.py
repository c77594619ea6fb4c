"""Reads and writes of imports and their drafts; every function takes the owner first."""

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import (
    CursorResult,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from server.core.calendar.clock import now
from server.core.database.bulk_insert import insert_many
from server.core.database.engine import db
from server.core.database.upserts import upsert_into
from server.imports.draft_rows import BATCH, COLUMNS, DraftRow, Mark
from server.imports.models import CHANGES, FILES, IMPORTS, MAPPINGS, NAMES, REFUSALS, ROWS, SHAPES
from server.imports.states import DRAFTS, ImportState, RowStatus, TransferState
from server.imports.wallet_choice import Account

Item = dict[str, Any]
"""A row by the names of its columns."""

_OWNED: Final = (IMPORTS.c.owner_id == bindparam("owner"), IMPORTS.c.id == bindparam("import"))
_FIND: Final = select(IMPORTS).where(*_OWNED)
_UPDATE: Final = update(IMPORTS).where(*_OWNED)
_OF_IMPORT: Final = (ROWS.c.owner_id == bindparam("owner"), ROWS.c.import_id == bindparam("import"))
_BATCH: Final = (
    select(*(ROWS.c[name] for name in COLUMNS))
    .where(*_OF_IMPORT, ROWS.c.number > bindparam("after"))
    .order_by(ROWS.c.number)
    .limit(BATCH)
)
_DELETE_PART: Final = delete(ROWS).where(
    *_OF_IMPORT, ROWS.c.number.between(bindparam("first"), bindparam("last"))
)
# What statements for many rows find rows by.
ROW_KEYS: Final = tuple(
    ROWS.c[name] for name in ("owner_id", "import_id", "number", "mark", "match_id", "entry_id")
)
# Nothing else leaves a new row out, unless the person does.
IS_LEFT_OUT_BY_RULE: Final = and_(
    ROWS.c.rule_id.is_not(None),
    ROWS.c.status == RowStatus.NEW.value,
    ~ROWS.c.include,
    ~ROWS.c.decided,
)


def find_import(owner_id: str, id_: str, *, lock: bool = False) -> Item | None:
    """An import of the owner, locked until the transaction ends if wanted."""
    wanted = _FIND.with_for_update() if lock else _FIND
    given = {"owner": owner_id, "import": id_}
    found = db.session.connection().execute(wanted, given).mappings().first()
    return None if found is None else dict(found)


def list_imports(owner_id: str, most: int | None = None) -> list[Item]:
    """The owner's imports, the newest first."""
    mine = select(IMPORTS).where(IMPORTS.c.owner_id == owner_id)
    wanted = mine.order_by(IMPORTS.c.id.desc()).limit(most)
    return [dict(row) for row in db.session.connection().execute(wanted).mappings()]


def list_drafts(owner_id: str) -> list[Item]:
    """The owner's drafts, the oldest first."""
    wanted = (
        select(IMPORTS)
        .where(IMPORTS.c.owner_id == owner_id, IMPORTS.c.state.in_([*map(str, DRAFTS)]))
        .order_by(IMPORTS.c.id)
    )
    return [dict(row) for row in db.session.connection().execute(wanted).mappings()]


class FileAccount(NamedTuple):
    """The draft of a named account in a file."""

    file_id: str
    import_id: str
    name: str
    is_encrypted: bool


def list_accounts(owner_id: str, file_ids: Sequence[str]) -> list[FileAccount]:
    """The drafts of the named accounts in files."""
    same_file = and_(FILES.c.owner_id == IMPORTS.c.owner_id, FILES.c.id == IMPORTS.c.file_id)
    wanted = (
        select(IMPORTS.c.file_id, IMPORTS.c.id, IMPORTS.c.account_name, FILES.c.is_encrypted)
        .select_from(IMPORTS.join(FILES, same_file))
        .where(
            IMPORTS.c.owner_id == owner_id,
            IMPORTS.c.file_id.in_(file_ids),
            IMPORTS.c.state == ImportState.REVIEW.value,
            IMPORTS.c.account_name.is_not(None),
        )
        .order_by(IMPORTS.c.section)
    )
    return [FileAccount(*row) for row in db.session.connection().execute(wanted)]


def insert_import(owner_id: str, values: Mapping[str, Any]) -> None:
    """Insert an import; columns that are left out have their defaults."""
    db.session.connection().execute(insert(IMPORTS), {"owner_id": owner_id, **values})


def update_import(owner_id: str, id_: str, values: Mapping[str, Any]) -> None:
    """Give columns of an import new values."""
    db.session.connection().execute(_UPDATE, {"owner": owner_id, "import": id_, **values})


def delete_import(owner_id: str, id_: str) -> None:
    """Delete an import with its rows."""
    gone = delete(IMPORTS).where(*_OWNED)
    db.session.connection().execute(gone, {"owner": owner_id, "import": id_})


def find_wallets_of_accounts(owner_id: str) -> dict[Account, str]:
    """The wallets into which accounts were imported, by issuer and last four digits."""
    wanted = (
        select(IMPORTS.c.issuer, IMPORTS.c.account_tail, IMPORTS.c.wallet_id)
        .where(
            IMPORTS.c.owner_id == owner_id,
            IMPORTS.c.state == ImportState.APPLIED.value,
            IMPORTS.c.wallet_id.is_not(None),
        )
        .order_by(IMPORTS.c.id)
    )
    found = db.session.connection().execute(wanted)
    return {(issuer, tail): wallet_id for issuer, tail, wallet_id in found}


def insert_file(owner_id: str, values: Mapping[str, Any]) -> None:
    """Keep the bytes of a file."""
    db.session.connection().execute(insert(FILES), {"owner_id": owner_id, **values})


def find_file(owner_id: str, file_id: str) -> Item | None:
    """A file of the owner."""
    wanted = select(FILES).where(FILES.c.owner_id == owner_id, FILES.c.id == file_id)
    found = db.session.connection().execute(wanted).mappings().first()
    return None if found is None else dict(found)


class FileSummary(NamedTuple):
    """What is known of a file without its bytes; `size` is how many they are."""

    columns: Item | None
    is_encrypted: bool
    size: int


def summarize_file(owner_id: str, file_id: str) -> FileSummary | None:
    """What is known of a file of the owner; its bytes stay where they are."""
    wanted = select(FILES.c.columns, FILES.c.is_encrypted, func.length(FILES.c.content)).where(
        FILES.c.owner_id == owner_id, FILES.c.id == file_id
    )
    found = db.session.connection().execute(wanted).first()
    return None if found is None else FileSummary(*found)


def update_file(owner_id: str, file_id: str, values: Mapping[str, Any]) -> None:
    """Give columns of a file new values."""
    change = update(FILES).where(FILES.c.owner_id == owner_id, FILES.c.id == file_id)
    db.session.connection().execute(change.values(**values))


def find_columns(owner_id: str, file_ids: Iterable[str]) -> dict[str, Any]:
    """The columns of unknown tables by the ids of their files."""
    wanted = select(FILES.c.id, FILES.c.columns).where(
        FILES.c.owner_id == owner_id, FILES.c.id.in_([*file_ids])
    )
    return {row[0]: row[1] for row in db.session.connection().execute(wanted)}


def find_file_by_digest(owner_id: str, digest: bytes) -> str | None:
    """The file with the same bytes, while a draft of it is open."""
    wanted = select(FILES.c.id).where(FILES.c.owner_id == owner_id, FILES.c.digest == digest)
    found: str | None = db.session.connection().execute(wanted).scalar()
    return found


def delete_unused_files(owner_id: str) -> None:
    """Delete the files of which no draft is left, and the names and shapes of ended imports."""
    used = select(IMPORTS.c.file_id).where(
        IMPORTS.c.owner_id == owner_id, IMPORTS.c.file_id.is_not(None)
    )
    gone = delete(FILES).where(FILES.c.owner_id == owner_id, FILES.c.id.not_in(used))
    db.session.connection().execute(gone)
    is_open = and_(IMPORTS.c.owner_id == owner_id, IMPORTS.c.expires_at.is_not(None))
    open_ids = select(IMPORTS.c.id).where(is_open)
    for table in (SHAPES, NAMES):
        ended = (table.c.owner_id == owner_id, table.c.import_id.not_in(open_ids))
        db.session.connection().execute(delete(table).where(*ended))


def replace_rows(owner_id: str, import_id: str, rows: Sequence[DraftRow]) -> None:
    """Let a draft have these rows, in the order of their numbers, and none between them."""
    first, last = rows[0].number, rows[-1].number
    given = {"owner": owner_id, "import": import_id, "first": first, "last": last}
    db.session.connection().execute(_DELETE_PART, given)
    insert_rows(owner_id, import_id, rows)


def insert_rows(owner_id: str, import_id: str, rows: Sequence[DraftRow]) -> None:
    """Add rows that a draft doesn't have yet."""
    key = (owner_id, import_id)
    insert_many(ROWS, ("owner_id", "import_id", *COLUMNS), ((*key, *row.values()) for row in rows))


def delete_rows(owner_id: str, import_id: str) -> None:
    """Delete the rows of a draft."""
    given = {"owner": owner_id, "import": import_id}
    db.session.connection().execute(delete(ROWS).where(*_OF_IMPORT), given)


class StoredRows:
    """The rows of a draft in the order of the statement, read in batches each time."""

    def __init__(self, owner_id: str, import_id: str) -> None:
        self._given = {"owner": owner_id, "import": import_id}

    def __iter__(self) -> Iterator[list[DraftRow]]:
        after = -1
        while rows := self._read(after):
            after = rows[-1].number
            yield rows

    def _read(self, after: int) -> list[DraftRow]:
        found = db.session.connection().execute(_BATCH, {**self._given, "after": after})
        return [_make_row(row) for row in found]


def forget_wallet(owner_id: str, import_id: str) -> None:
    """Forget what was decided about the entries of one wallet; categories stay."""
    forgotten = {"transfer": None, "transfer_wallet_id": None, "pair_id": None, "fee_id": None}
    change = update(ROWS).where(*_OF_IMPORT).values(decided=False, transfer_fee=0, **forgotten)
    db.session.connection().execute(change, {"owner": owner_id, "import": import_id})


def _make_row(values: Iterable[Any]) -> DraftRow:
    return DraftRow(**dict(zip(COLUMNS, values, strict=True)))


def list_page(
    owner_id: str, import_id: str, statuses: Sequence[str], before: int, most: int
) -> list[DraftRow]:
    """Rows of a draft, of these statuses if any are given, the newest first."""
    columns = [ROWS.c[name] for name in COLUMNS]
    wanted = select(*columns).where(*_OF_IMPORT, ROWS.c.number < before)
    if statuses:
        wanted = wanted.where(ROWS.c.status.in_(statuses))
    wanted = wanted.order_by(ROWS.c.number.desc()).limit(most)
    given = {"owner": owner_id, "import": import_id}
    return [_make_row(row) for row in db.session.connection().execute(wanted, given)]


def list_refusals(owner_id: str, wallet_id: str) -> set[Mark]:
    """The rows of a wallet that the person does not want as transfers."""
    wanted = select(REFUSALS.c.mark, REFUSALS.c.occurrence).where(
        REFUSALS.c.owner_id == owner_id, REFUSALS.c.wallet_id == wallet_id
    )
    return {(row[0], row[1]) for row in db.session.connection().execute(wanted)}


def add_refusals(owner_id: str, wallet_id: str, keys: Iterable[Mark]) -> None:
    """Remember rows that are no transfers."""
    rows = [
        {"owner_id": owner_id, "wallet_id": wallet_id, "mark": mark, "occurrence": occurrence}
        for mark, occurrence in keys
    ]
    if rows:
        db.session.connection().execute(upsert_into(REFUSALS).on_conflict_do_nothing(), rows)


def count_statuses(owner_id: str, import_id: str) -> dict[tuple[str, bool], int]:
    """How many rows of a draft have each status, taken or left out."""
    wanted = (
        select(ROWS.c.status, ROWS.c.include, func.count())
        .where(*_OF_IMPORT)
        .group_by(ROWS.c.status, ROWS.c.include)
    )
    found = db.session.connection().execute(wanted, {"owner": owner_id, "import": import_id})
    return {(status, include): count for status, include, count in found}


def count_rule_hits(owner_id: str, import_id: str) -> dict[str, int]:
    """How many rows of a draft each rule decided about: those it gives something, or leaves out."""
    saved = and_(ROWS.c.include, ROWS.c.transfer.is_distinct_from(TransferState.CHOSEN.value))
    wanted = (
        select(ROWS.c.rule_id, func.count())
        .where(*_OF_IMPORT, ROWS.c.rule_id.is_not(None), or_(saved, IS_LEFT_OUT_BY_RULE))
        .group_by(ROWS.c.rule_id)
    )
    found = db.session.connection().execute(wanted, {"owner": owner_id, "import": import_id})
    return {row[0]: row[1] for row in found}


def find_mapping(owner_id: str, header: bytes) -> tuple[Item, str | None] | None:
    """What the columns of a table mean, and its number style, as the person said before."""
    wanted = select(MAPPINGS.c.mapping, MAPPINGS.c.number_style).where(
        MAPPINGS.c.owner_id == owner_id, MAPPINGS.c.header == header
    )
    found = db.session.connection().execute(wanted).first()
    return None if found is None else (found[0], found[1])


def remember_mapping(owner_id: str, header: bytes, mapping: Item, style: str | None) -> None:
    """Remember what the columns of a table mean."""
    values = {"mapping": mapping, "number_style": style}
    added = upsert_into(MAPPINGS).values(owner_id=owner_id, header=header, **values)
    keys = [MAPPINGS.c.owner_id, MAPPINGS.c.header]
    db.session.connection().execute(added.on_conflict_do_update(index_elements=keys, set_=values))


def list_expired(most: int) -> list[tuple[str, str]]:
    """The owners and ids of drafts whose time is over."""
    wanted = (
        select(IMPORTS.c.owner_id, IMPORTS.c.id)
        .where(IMPORTS.c.expires_at <= now())
        .order_by(IMPORTS.c.expires_at)
        .limit(most)
    )
    return [(row[0], row[1]) for row in db.session.connection().execute(wanted)]


def delete_changes_before(moment: dt.datetime) -> int:
    """Delete what imports changed, once they cannot be undone any more; how many rows.

    An undo that was asked for in time still needs it.
    """
    over = exists().where(
        IMPORTS.c.owner_id == CHANGES.c.owner_id,
        IMPORTS.c.id == CHANGES.c.import_id,
        IMPORTS.c.undo_until < moment,
        IMPORTS.c.state != ImportState.UNDOING.value,
    )
    gone = delete(CHANGES).where(over)
    return cast("CursorResult[Any]", db.session.connection().execute(gone)).rowcount


def count_by_layout() -> list[tuple[str, str, int]]:
    """How many imports of each layout are in each state."""
    wanted = (
        select(IMPORTS.c.state, IMPORTS.c.layout, func.count())
        .group_by(IMPORTS.c.state, IMPORTS.c.layout)
        .order_by(IMPORTS.c.state, IMPORTS.c.layout)
    )
    return [(row[0], row[1], row[2]) for row in db.session.connection().execute(wanted)]
