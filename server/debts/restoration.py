"""Debts from an archive, by name, direction and terms; their payments are among the entries."""

from collections.abc import Sequence
from operator import attrgetter, itemgetter
from typing import Any, Final

from server.core.data_restore import Restoration, Restored, Restorer, Row, keys_of, match_alike
from server.debts import queries
from server.debts.errors import MOST, TooManyDebts
from server.debts.kept_instalments import open_terms, read_kept
from server.debts.models import DebtRow
from server.debts.schedule import Interest, make_schedule
from server.reminders.service import link_debt
from server.transactions.bookings import BookingSource, list_booked, unlink_transactions

KIND: Final = "debts"
FIRST_VERSION: Final = 1
_PLAIN: Final = (
    *("direction", "name", "with_whom", "principal", "settled", "instalments", "first_due"),
    *("interest", "rate", "rate_period", "fee", "each", "counts", "kept", "created_at"),
)
_ALIKE: Final = ("direction", "name", "with_whom", "principal", "instalments", "first_due")


_key_of: Final = attrgetter(*_ALIKE)


def _match(restoration: Restoration) -> None:
    present = {one.id: _key_of(one) for one in queries.read_debts(restoration.owner_id)}
    match_alike(restoration, KIND, present, itemgetter(*_ALIKE))


def _write(restoration: Restoration) -> None:
    owner_id, missing = restoration.owner_id, restoration.missing(KIND)
    if missing and queries.count_debts(owner_id) + len(missing) > MOST:
        raise TooManyDebts
    for row in missing:
        id_ = restoration.ids[KIND][row["id"]]
        values = {name: row[name] for name in _PLAIN} | _possible_terms(row)
        links = {
            # A wallet that was deleted since stays deleted.
            "wallet_id": restoration.id_of("wallets", row["wallet_id"]) or owner_id,
            "reminder_id": restoration.id_of("reminders", row["reminder_id"]),
        }
        queries.insert_debt(owner_id, {"id": id_, **values, **links})
        link_debt(owner_id, links["reminder_id"], id_)
        restoration.add(KIND, row["id"], id_, FIRST_VERSION)


def _possible_terms(row: Row) -> dict[str, Any]:
    """What to change of terms that have no schedule, which no debt of this product has."""
    try:
        terms = open_terms(row, read_kept(row["kept"]))
        possible = terms.instalments > 0 and bool(make_schedule(terms))
    except ValueError:
        possible = False
    if possible:
        return {}
    plain = {"instalments": 1, "interest": Interest.NONE.value, "rate": 0}
    return {**plain, "each": None, "kept": None}


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    """A debt that the person changed, or paid since, stays."""
    present = {debt.id: debt for debt in queries.read_debts(owner_id)}
    busy = {row.booked_for_id for row in list_booked(owner_id, BookingSource.DEBT)}
    kept = []
    for one in (one for one in restored if one.id in present):
        debt: DebtRow = present[one.id]
        if one.id in busy or str(debt.version) != one.stamp:
            kept.append(one)
        else:
            queries.delete_debt(owner_id, one.id)
            unlink_transactions(owner_id, BookingSource.DEBT, one.id)
    return keys_of(kept)


RESTORER: Final = Restorer(kinds=(KIND,), match=_match, write=_write, take_back=_take_back)
