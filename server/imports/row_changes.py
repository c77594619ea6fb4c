"""What the person says about rows of a draft, a few or thousands in one statement."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, exists, func, null, select, update

from server.core.calendar.ledger_days import FIRST_DAY, last_recordable_day
from server.core.database.engine import db
from server.core.errors import NotFound
from server.imports import queries
from server.imports.comparison import count_tabs
from server.imports.errors import SameWallet, UnknownEntry, WrongCategory
from server.imports.guesses import type_of
from server.imports.marks import is_imported
from server.imports.models import ROWS
from server.imports.queries import Item
from server.imports.service import lock_draft
from server.imports.states import TABS, ImportState, RowStatus, Tab, TransferState
from server.imports.viewer import ImportViewer
from server.transactions.imported_entries import find_entries
from server.transactions.models import LARGEST_AMOUNT

Change = Callable[[ImportViewer, Item, ColumnElement[bool], Any], None]
_NO_TRANSFER: Final[Mapping[str, Any]] = {
    "transfer_wallet_id": None,
    "pair_id": None,
    "fee_id": None,
    "transfer_fee": 0,
}


_NO_REASON: Final[Mapping[str, Any]] = {"why": None, "why_count": 0, "rule_id": None}


@dataclass(frozen=True, slots=True, kw_only=True)
class RowSelection:
    """Which rows are meant: these, all of the merchant of one, or those of a list."""

    numbers: Sequence[int] = ()
    same_as: int | None = None
    tab: Tab | None = None


def change_rows(
    viewer: ImportViewer, import_id: str, selection: RowSelection, change: Mapping[str, Any]
) -> Item:
    """Change rows of a draft and return it; NotFound, NotNow, or ValidationFailed at the field.

    A row that was imported before cannot be imported again.
    """
    draft = lock_draft(viewer.owner_id, import_id, ImportState.REVIEW)
    meant = _meant(draft, selection)
    for name, value in change.items():
        _CHANGES[name](viewer, draft, meant, value)
    counts = count_tabs(queries.count_statuses(viewer.owner_id, import_id))
    queries.update_import(viewer.owner_id, import_id, {"counts": counts})
    return {**draft, "counts": counts}


def _meant(draft: Item, selection: RowSelection) -> ColumnElement[bool]:
    mine = and_(ROWS.c.owner_id == draft["owner_id"], ROWS.c.import_id == draft["id"])
    if selection.tab:
        return and_(mine, ROWS.c.status.in_(TABS[selection.tab]))
    if selection.same_as is None:
        return and_(mine, ROWS.c.number.in_(selection.numbers))
    wanted = select(ROWS.c.merchant).where(mine, ROWS.c.number == selection.same_as)
    merchant = db.session.connection().execute(wanted).scalar()
    if merchant is None:
        raise NotFound
    return and_(mine, ROWS.c.merchant == merchant)


def _update(meant: ColumnElement[bool], *conditions: Any, **values: Any) -> None:
    change = update(ROWS).where(meant, *conditions).values(**values)
    db.session.connection().execute(change)


def _set_category(
    viewer: ImportViewer, _draft: Item, meant: ColumnElement[bool], category_id: str | None
) -> None:
    if category_id is None:
        _update(meant, category_id=None, **_NO_REASON)
        return
    category = viewer.book.get(category_id)
    if category is None:
        raise WrongCategory
    is_income = category.type is type_of(1)
    fits = ROWS.c.amount > 0 if is_income else ROWS.c.amount < 0
    if not _any(and_(meant, fits)):
        raise WrongCategory
    _update(meant, fits, category_id=category.id, **_NO_REASON)


def _set_detail(
    _viewer: ImportViewer, _draft: Item, meant: ColumnElement[bool], detail: str
) -> None:
    _update(meant, detail=detail, own_detail=True)


def _set_include(
    _viewer: ImportViewer, draft: Item, meant: ColumnElement[bool], include: bool
) -> None:
    if not include:
        _update(meant, include=False, decided=True)
        return
    _update(
        meant,
        *_may_be_saved(draft),
        include=True,
        decided=True,
        match_id=None,
        status=_settled(),
        # A rule that left it out has no say any more.
        **{
            name: case((queries.IS_LEFT_OUT_BY_RULE, value), else_=ROWS.c[name])
            for name, value in {"why": null(), "rule_id": null()}.items()
        },
    )


def _set_match(
    viewer: ImportViewer, draft: Item, meant: ColumnElement[bool], match_id: str | None
) -> None:
    if match_id is None:
        _set_include(viewer, draft, and_(meant, ROWS.c.match_id.is_not(None)), include=True)
        return
    entry = find_entries(viewer.owner_id, [match_id]).get(match_id)
    if entry is None or draft["wallet_id"] not in {entry.wallet_id, entry.to_wallet_id}:
        raise UnknownEntry
    _update(
        meant,
        ~is_imported(draft["wallet_id"]),
        **_NO_TRANSFER,
        transfer=None,
        match_id=match_id,
        include=False,
        decided=True,
        status=RowStatus.EXISTING.value,
    )


def _set_transfer(
    viewer: ImportViewer, draft: Item, meant: ColumnElement[bool], wallet_id: str | None
) -> None:
    if wallet_id is None:
        _refuse_transfer(viewer, draft, meant)
        return
    if viewer.wallets.choose(wallet_id, "transfer_wallet_id").id == draft["wallet_id"]:
        raise SameWallet
    # The other side that was found belongs to one wallet.
    is_same = ROWS.c.transfer_wallet_id == wallet_id
    columns = ("pair_id", "fee_id", "transfer_fee")
    others = {"pair_id": null(), "fee_id": null(), "transfer_fee": 0}
    _update(
        meant,
        *_may_be_saved(draft),
        **{name: case((is_same, ROWS.c[name]), else_=others[name]) for name in columns},
        transfer=TransferState.CHOSEN.value,
        transfer_wallet_id=wallet_id,
        include=True,
        decided=True,
        match_id=None,
        status=RowStatus.NEW.value,
    )


def _refuse_transfer(viewer: ImportViewer, draft: Item, meant: ColumnElement[bool]) -> None:
    """Let rows be incomes and expenses, also when the same rows come again."""
    if draft["wallet_id"]:
        wanted = select(ROWS.c.mark, ROWS.c.occurrence).where(meant, ROWS.c.transfer.is_not(None))
        found = db.session.connection().execute(wanted)
        keys = [(mark, occurrence) for mark, occurrence in found]
        queries.add_refusals(viewer.owner_id, draft["wallet_id"], keys)
    _update(
        meant,
        ROWS.c.transfer.is_not(None),
        **_NO_TRANSFER,
        transfer=TransferState.REFUSED.value,
        decided=True,
        status=case(
            (ROWS.c.status == RowStatus.CHECK.value, RowStatus.NEW.value), else_=ROWS.c.status
        ),
    )


def _may_be_saved(draft: Item) -> tuple[ColumnElement[bool], ...]:
    """What an entry can hold, and what no entry is yet."""
    return (
        func.abs(ROWS.c.amount).between(1, LARGEST_AMOUNT),
        ROWS.c.day.between(FIRST_DAY, last_recordable_day(draft["today"])),
        ~is_imported(draft["wallet_id"]),
    )


def _settled() -> ColumnElement[str]:
    """The status of a row that the person takes; a proposed transfer still needs a look."""
    is_open = ROWS.c.transfer == TransferState.PROPOSED.value
    return case((is_open, RowStatus.CHECK.value), else_=RowStatus.NEW.value)


def _any(condition: ColumnElement[bool]) -> bool:
    return db.session.connection().execute(select(exists().where(condition))).scalar_one()


_CHANGES: Final[Mapping[str, Change]] = {
    "category_id": _set_category,
    "detail": _set_detail,
    "transfer_wallet_id": _set_transfer,
    "match_id": _set_match,
    "include": _set_include,
}
