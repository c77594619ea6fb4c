"""The debts of the demo account: a motorcycle, a fridge on a paylater, money lent to a friend."""

import datetime as dt
from typing import Final, NamedTuple

from dateutil.relativedelta import relativedelta

from server.core.calendar.clock import now
from server.core.ids import new_id
from server.core.text.i18n import DEFAULT
from server.debts import queries
from server.debts.models import Counting, Direction
from server.debts.schedule import Interest, RatePeriod, Terms, make_schedule
from server.users.balances import Opening
from server.wallets.kinds import WalletKind
from server.wallets.service import WalletFields, add_wallet


class DemoDebt(NamedTuple):
    """A debt of the story in a wallet of its own; whole rupiah."""

    wallet: WalletFields
    name: str
    with_whom: str
    terms: Terms
    counts: Counting = Counting.BOUGHT
    direction: Direction = Direction.OWED


def fill(owner_id: str, present: dt.date, _seed: int) -> None:
    """Let the demo account have three debts, paid until now."""
    if queries.count_debts(owner_id):
        return
    for debt in _story(present):
        _add(owner_id, debt, present)


MOTORCYCLE: Final[WalletFields] = {
    "kind": WalletKind.LOAN,
    "name": "Kredit Motor",
    "color": "brick",
    "monogram": "KM",
}
PAYLATER: Final[WalletFields] = {
    "kind": WalletKind.PAYLATER,
    "name": "SPayLater",
    "color": "gold",
    "monogram": "SPL",
    "credit_limit": 6_000_000,
}
LENT: Final[WalletFields] = {
    "kind": WalletKind.RECEIVABLE,
    "name": "Piutang",
    "color": "pandan",
}


def _story(present: dt.date) -> tuple[DemoDebt, ...]:
    motorcycle = Terms(
        principal=21_000_000,
        instalments=35,
        first_due=present - relativedelta(months=20, day=15),
        interest=Interest.FLAT,
        rate=857,
        rate_period=RatePeriod.MONTH,
        each=780_000,
    )
    fridge = Terms(
        principal=3_600_000,
        instalments=6,
        first_due=present - relativedelta(months=2, day=5),
        fee=270_000,
    )
    lent = Terms(principal=1_500_000, instalments=1, first_due=present + relativedelta(days=9))
    return (
        # Its instalments are among the expenses of the books.
        DemoDebt(MOTORCYCLE, "Honda Vario", "Adira Finance", motorcycle, Counting.PAID),
        DemoDebt(PAYLATER, "Kulkas dua pintu", "Shopee", fridge),
        DemoDebt(LENT, "Servis laptop", "Bagus", lent, direction=Direction.LENT),
    )


def _add(owner_id: str, debt: DemoDebt, present: dt.date) -> None:
    terms = debt.terms
    settled = sum(row.principal for row in make_schedule(terms) if row.due <= present)
    left = terms.principal - settled
    is_lent = debt.direction is Direction.LENT
    opening = Opening(left if is_lent else -left, present)
    fields: WalletFields = {**debt.wallet, "counts": False, "opening": opening}
    wallet = add_wallet(owner_id, fields, DEFAULT)[0]
    queries.insert_debt(
        owner_id,
        {
            "id": new_id(),
            "wallet_id": wallet["id"],
            "direction": debt.direction.value,
            "name": debt.name,
            "with_whom": debt.with_whom,
            "principal": terms.principal,
            "settled": settled,
            "instalments": terms.instalments,
            "first_due": terms.first_due,
            "interest": terms.interest.value,
            "rate": terms.rate,
            "rate_period": terms.rate_period.value,
            "fee": terms.fee,
            "each": terms.each,
            "counts": debt.counts.value,
            "reminder_id": None,
            "created_at": now(),
        },
    )
