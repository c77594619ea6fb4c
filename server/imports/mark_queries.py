"""What was imported into wallets: reads of marks; every function takes the owner first."""

import datetime as dt
from collections import Counter, defaultdict
from collections.abc import Container, Iterator, Sequence
from typing import Final

from sqlalchemy import and_, bindparam, case, exists, func, select

from server.core.database.engine import db
from server.imports.draft_rows import Mark
from server.imports.duplicates import Candidate, EntryMark, StoredMark
from server.imports.models import MARKS
from server.rules.guesses import Votes
from server.transactions.imported_entries import STREAMED, batches, changes_query, entries_query

# How many entries of one merchant tell its category while a detail is typed.
MOST_VOTES: Final = 200

_ENTRIES: Final = entries_query()
_IS_ENTRY: Final = and_(_ENTRIES.c.owner_id == MARKS.c.owner_id, _ENTRIES.c.id == MARKS.c.entry_id)
_MARKS: Final = (
    select(MARKS.c.mark, MARKS.c.occurrence, MARKS.c.entry_id, _ENTRIES.c.id.is_not(None))
    .select_from(MARKS.outerjoin(_ENTRIES, _IS_ENTRY))
    .where(
        MARKS.c.owner_id == bindparam("owner"),
        MARKS.c.wallet_id == bindparam("wallet"),
        MARKS.c.mark.in_(bindparam("marks", expanding=True)),
    )
)
_VOTES: Final = (
    select(MARKS.c.merchant, _ENTRIES.c.category_id, func.count())
    .select_from(MARKS.join(_ENTRIES, _IS_ENTRY))
    .where(MARKS.c.owner_id == bindparam("owner"))
    .group_by(MARKS.c.merchant, _ENTRIES.c.category_id)
)

_NEWEST: Final = (
    select(MARKS.c.owner_id, MARKS.c.entry_id)
    .where(MARKS.c.owner_id == bindparam("owner"), MARKS.c.merchant == bindparam("merchant"))
    .order_by(MARKS.c.entry_id.desc())
    .limit(MOST_VOTES)
    .subquery("newest")
)
_VOTES_OF: Final = (
    select(_ENTRIES.c.category_id, func.count())
    .select_from(
        _NEWEST.join(
            _ENTRIES,
            and_(_ENTRIES.c.owner_id == _NEWEST.c.owner_id, _ENTRIES.c.id == _NEWEST.c.entry_id),
        )
    )
    .group_by(_ENTRIES.c.category_id)
)


def has_marks(owner_id: str, wallet_id: str) -> bool:
    """Whether anything was imported into a wallet."""
    mine = exists().where(MARKS.c.owner_id == owner_id, MARKS.c.wallet_id == wallet_id)
    return db.session.connection().execute(select(mine)).scalar_one()


def find_marks(owner_id: str, wallet_id: str, marks: Sequence[bytes]) -> dict[Mark, StoredMark]:
    """Those of the marks that were imported into a wallet."""
    if not marks:
        return {}
    given = {"owner": owner_id, "wallet": wallet_id, "marks": marks}
    found = db.session.connection().execute(_MARKS, given)
    return {(row[0], row[1]): StoredMark(row[2], row[3]) for row in found}


def list_candidates(
    owner_id: str, wallet_id: str, layout: str, first: dt.date, last: dt.date
) -> Iterator[Candidate]:
    """The entries of a wallet in a period that rows may be, by what they add to it.

    They are fetched some at a time. Those that came from rows of the same layout are other rows.
    """
    changes = changes_query(wallet_id)
    is_same = and_(~MARKS.c.pending, MARKS.c.layout == layout)
    # Joined as a whole: SQLite might look through the marks of the wallet for each entry.
    marked = (
        select(
            MARKS.c.entry_id,
            func.max(case((~MARKS.c.pending, 1), else_=0)).label("is_posted"),
            func.max(case((is_same, 1), else_=0)).label("is_same"),
        )
        .where(MARKS.c.owner_id == owner_id, MARKS.c.wallet_id == wallet_id)
        .group_by(MARKS.c.entry_id)
        .subquery("marked")
    )
    wanted = (
        select(
            changes.c.id,
            changes.c.date,
            changes.c.change,
            marked.c.entry_id.is_not(None),
            func.coalesce(marked.c.is_posted, 0) == 1,
        )
        .select_from(changes.outerjoin(marked, marked.c.entry_id == changes.c.id))
        .where(func.coalesce(marked.c.is_same, 0) == 0)
        .order_by(changes.c.change, changes.c.date, changes.c.id)
    )
    given = {"owner": owner_id, "first": first, "last": last}
    found = db.session.connection().execute(wanted, given, execution_options=STREAMED)
    return (Candidate(*row) for row in found)


def list_marks_of(
    owner_id: str, wallet_id: str | None, entry_ids: Sequence[str]
) -> list[EntryMark]:
    """The marks of entries in a wallet."""
    if not wallet_id:
        return []
    columns = [MARKS.c[name] for name in EntryMark._fields]
    mine = (MARKS.c.owner_id == owner_id, MARKS.c.wallet_id == wallet_id)
    return [
        EntryMark(*row)
        for part in batches(entry_ids)
        for row in db.session.connection().execute(
            select(*columns).where(*mine, MARKS.c.entry_id.in_(part))
        )
    ]


def count_votes(owner_id: str, merchants: Container[bytes]) -> Votes:
    """By merchant, of these: how many imported entries the person has in each category."""
    votes: defaultdict[bytes, Counter[str]] = defaultdict(Counter)
    found = db.session.connection().execute(_VOTES, {"owner": owner_id}, execution_options=STREAMED)
    for merchant, category_id, count in found:
        if merchant in merchants:
            votes[merchant][category_id] += count
    return votes


def count_votes_of(owner_id: str, merchant: bytes) -> Counter[str]:
    """How many of a merchant's newest imported entries the person has in each category."""
    given = {"owner": owner_id, "merchant": merchant}
    found = db.session.connection().execute(_VOTES_OF, given)
    return Counter({row[0]: row[1] for row in found})
