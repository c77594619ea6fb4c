"""Debts as JSON objects; amounts are whole rupiah."""

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from server.core.calendar.clock import format_utc, to_text
from server.debts.card_bills import CardBill
from server.debts.messages import write_messages
from server.debts.models import DebtRow
from server.debts.progress import (
    InstalmentState,
    OpenInstalment,
    apply_payments,
    list_open,
    pay_off,
)
from server.debts.schedule import Interest, annuity, flat_interest, total_cost
from server.transactions.bookings import BookedTransaction

Item = dict[str, Any]
PLAIN: Final = (
    *("id", "wallet_id", "direction", "name", "with_whom", "principal", "settled"),
    *("instalments", "interest", "rate", "rate_period", "fee", "each", "counts"),
)


class DebtProgress(NamedTuple):
    """A debt with its schedule as far as it is paid."""

    row: DebtRow
    rows: list[OpenInstalment]

    @property
    def open(self) -> list[OpenInstalment]:
        """The instalments that are still to be paid."""
        return list_open(self.rows)

    @property
    def left(self) -> int:
        """The principal that is still owed."""
        return sum(row.principal for row in self.rows)


def measure(row: DebtRow) -> DebtProgress:
    """A debt with its schedule."""
    return DebtProgress(row, apply_payments(row.schedule, row.paid))


def serialize_debt(debt: DebtProgress, today: dt.date) -> Item:
    """A debt as lists show it."""
    row, unpaid = debt.row, debt.open
    return {
        **{name: to_text(getattr(row, name)) for name in PLAIN},
        "first_due": debt.rows[0].instalment.due.isoformat(),
        "paid": row.paid,
        "left": debt.left,
        "left_with_costs": sum(one.amount for one in unpaid),
        "paid_instalments": len(debt.rows) - len(unpaid),
        "percent": row.paid * 100 // row.principal,
        "overdue": sum(one.amount for one in unpaid if one.instalment.due < today),
        # Of those that have the present terms.
        "amount_each": debt.rows[len(row.kept_instalments)].instalment.amount,
        "total_cost": total_cost([one.instalment for one in debt.rows]),
        "next": _serialize_instalment(debt, unpaid[0], today) if unpaid else None,
        "last_due": debt.rows[-1].instalment.due.isoformat(),
        "reminds": row.reminder_id is not None,
        "version": row.version,
        "created_at": format_utc(row.created_at),
    }


def serialize_detail(
    debt: DebtProgress, payments: Sequence[BookedTransaction], today: dt.date
) -> Item:
    """A debt with its schedule, payments, early payoff, and messages to who owes it."""
    payoff = pay_off(debt.rows, today)
    unpaid, row = debt.open, debt.row
    messages: list[Item] = []
    if row.is_lent and unpaid:
        due = [one for one in unpaid if one.instalment.due <= today] or unpaid[:1]
        amount, day = sum(one.amount for one in due), due[0].instalment.due
        messages = write_messages(row.with_whom, row.name, amount, day)
    return {
        **serialize_debt(debt, today),
        "schedule": [_serialize_instalment(debt, one, today) for one in debt.rows],
        "reckoned": _serialize_reckoned(row),
        "flat_interest": flat_interest(row.terms),
        "annuity": annuity(row.terms),
        "payoff": payoff
        and {
            "amount": payoff.amount,
            "principal": payoff.principal,
            "cost": payoff.cost,
            "saves": payoff.saves,
        },
        "payments": [_serialize_payment(one) for one in payments],
        "messages": messages,
    }


def _serialize_reckoned(row: DebtRow) -> Item:
    """What the interest of the present terms is reckoned with."""
    is_flat = row.interest == Interest.FLAT.value
    terms = row.terms
    return {
        "principal": row.principal if is_flat else terms.principal,
        "instalments": terms.instalments,
    }


def serialize_card(bill: CardBill, today: dt.date, language: str, *, reminds: bool) -> Item:
    """The bill of a card or paylater."""
    wallet = bill.wallet
    return {
        "wallet_id": wallet.id,
        "name": wallet.label(language),
        "kind": wallet.kind.value,
        "limit": wallet.credit_limit,
        "owed": bill.owed,
        "due": bill.due,
        "due_on": bill.due_on.isoformat(),
        "overdue": bill.due > 0 and bill.due_on < today,
        "coming": bill.coming,
        "next_statement_on": bill.next_statement_on.isoformat(),
        "next_due_on": bill.next_due_on.isoformat(),
        "due_day": wallet.due_day,
        "reminds": reminds,
    }


def _serialize_instalment(debt: DebtProgress, one: OpenInstalment, today: dt.date) -> Item:
    state: InstalmentState = one.state(today)
    return {
        "number": debt.rows.index(one) + 1,
        "due": one.instalment.due.isoformat(),
        "amount": one.instalment.amount,
        "principal": one.instalment.principal,
        "cost": one.instalment.cost,
        "open": one.amount,
        "open_cost": one.cost,
        "state": state.value,
    }


def _serialize_payment(row: BookedTransaction) -> Item:
    return {
        "transaction_id": row.id,
        "date": row.date.isoformat(),
        "principal": row.amount,
        "type": row.type,
    }
