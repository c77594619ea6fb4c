"""A bill that one paid for others too: one's own part is an expense, theirs is money lent."""

from server.categories.catalogue import TransactionType
from server.core.text.i18n import _
from server.debts.bill_split import split_bill
from server.debts.errors import Refused
from server.debts.models import Counting, Direction, NewBill, NewDebt, Start
from server.debts.schedule import Terms
from server.debts.serializers import Item
from server.debts.service import Viewer, add_debt
from server.transactions.service import NewTransaction, add_transaction


def share_bill(owner_id: str, bill: NewBill, viewer: Viewer) -> tuple[list[Item], int]:
    """Record a bill and return what each person owes, with the balance.

    What `add_debt` raises; ValidationFailed at a total of which somebody would owe nothing.
    """
    own, parts = split_bill(bill.total, [one.share for one in bill.people], bill.own_share)
    if not all(parts):
        raise Refused("total", _("Enter at least one rupiah for each person."))
    items, balance = [], 0
    for person, amount in zip(bill.people, parts, strict=True):
        debt = NewDebt(
            direction=Direction.LENT,
            is_paylater=False,
            name=bill.name,
            with_whom=person.name,
            terms=Terms(principal=amount, instalments=1, first_due=bill.due),
            paid=0,
            counts=Counting.BOUGHT,
            start=Start.MONEY,
            wallet_id=None,
            money_wallet_id=bill.wallet_id,
            category_id=None,
            date=bill.date,
            remind=False,
        )
        item, balance = add_debt(owner_id, debt, viewer)
        items.append(item)
    if own:
        expense = NewTransaction(
            TransactionType.EXPENSES, bill.category_id, own, bill.name, bill.date, bill.wallet_id
        )
        balance = add_transaction(owner_id, expense, viewer.ledger.book)[1]
    return items, balance
