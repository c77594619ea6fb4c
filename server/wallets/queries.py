"""Writes of wallets."""

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select, update

from server.core.calendar.clock import now
from server.core.database.unit_of_work import transaction_list
from server.extensions import db
from server.users import balances
from server.users.balances import Opening, increment_wallets_version
from server.wallets.models import WALLETS
from server.wallets.wallet_book import CHANGED, WalletBook, fresh_wallet_book

_OWNED: Final = (WALLETS.c.owner_id == bindparam("owner"), WALLETS.c.id == bindparam("wallet"))
_UPDATE: Final = update(WALLETS).where(*_OWNED)
_PLACE: Final = _UPDATE.values(position=bindparam("place"))


def lock_wallets(owner_id: str) -> WalletBook:
    """Lock the owner's account for a change of wallets and return the present ones."""
    increment_wallets_version(owner_id)
    transaction_list(CHANGED).append(owner_id)
    return fresh_wallet_book(owner_id)


def insert_wallet(owner_id: str, values: Mapping[str, Any]) -> None:
    """Insert the row of a new wallet."""
    moment = now()
    row = {"owner_id": owner_id, "version": 1, "created_at": moment, "updated_at": moment}
    db.session.connection().execute(insert(WALLETS), {**row, **values})


def write_wallet(owner_id: str, wallet_id: str, values: Mapping[str, Any]) -> None:
    """Give columns of a wallet new values."""
    given = {"owner": owner_id, "wallet": wallet_id, **values, "updated_at": now()}
    db.session.connection().execute(_UPDATE, given)


def write_opening(owner_id: str, wallet_id: str, opening: Opening | None) -> None:
    """Set the opening amount of a wallet; None takes it back."""
    if wallet_id == owner_id:
        # The account has a copy; a trigger writes the wallet.
        balances.write_opening(owner_id, opening)
        return
    amount, day = opening or (0, None)
    write_wallet(owner_id, wallet_id, {"opening_amount": amount, "opening_date": day})


def swap_proof(
    owner_id: str, wallet_id: str, proof: tuple[dt.date, int] | None
) -> tuple[dt.date, int] | None:
    """Write until which day a statement proves a wallet, and return what was there before."""
    columns = (WALLETS.c.proved_until, WALLETS.c.proved_balance)
    given = {"owner": owner_id, "wallet": wallet_id}
    found = db.session.connection().execute(select(*columns).where(*_OWNED), given).one()
    until, balance = proof or (None, None)
    values = {"proved_until": until, "proved_balance": balance}
    db.session.connection().execute(_UPDATE, {**given, **values})
    return None if found[0] is None else (found[0], found[1])


def set_positions(owner_id: str, ids: Sequence[str]) -> None:
    """Put the wallets into this order."""
    rows = [{"owner": owner_id, "wallet": id_, "place": place} for place, id_ in enumerate(ids)]
    db.session.connection().execute(_PLACE, rows)


def delete_row(owner_id: str, wallet_id: str) -> None:
    """Delete the row of a wallet."""
    gone = delete(WALLETS).where(*_OWNED)
    db.session.connection().execute(gone, {"owner": owner_id, "wallet": wallet_id})
