"""Other terms for what is still open of a debt; paid instalments stay as they are."""

from collections.abc import Mapping
from typing import Any, Final

from server.core.calendar.date_format import format_day
from server.core.text.i18n import _
from server.debts.due_reminder import add_due_reminder, remove_due_reminder
from server.debts.errors import NothingOpen, Refused
from server.debts.kept_instalments import open_terms, write_kept
from server.debts.models import DebtRow, Direction
from server.debts.progress import apply_payments
from server.debts.schedule import (
    ImpossibleTerms,
    Instalment,
    Interest,
    Terms,
    make_schedule,
)
from server.debts.serializers import DebtProgress
from server.reminders.viewer_context import ViewerContext as ReminderViewer

IMPOSSIBLE: Final = {
    "principal": _("Enter at least one rupiah for each instalment."),
    "each": _("With this amount the instalments don't come to the total. Leave it empty."),
}
PAID_ALREADY: Final = _("Rp{paid} is paid already. Enter more than that.")
TICKED_ALREADY: Final = _("{count} of them are paid already. Enter more than that.")
AFTER_PAID: Final = _("Choose a day after {day}, the last instalment that is paid.")
DAY: Final = {"en": "MMMM d, y", "id": "d MMMM y"}
TERMS: Final = frozenset(
    ("principal", "instalments", "next_due", "interest", "rate", "rate_period", "fee", "each")
)


def find_terms(debt: DebtProgress) -> dict[str, Any]:
    """The present values of what can be changed; NothingOpen once all is paid."""
    if not debt.open:
        raise NothingOpen
    row, terms = debt.row, debt.row.terms
    paid = len(debt.rows) - len(debt.open)
    before = row.instalments - terms.instalments
    charged = max(0, paid - before) * (terms.fee // terms.instalments)
    stays = {name: getattr(row, name) for name in ("interest", "rate", "rate_period", "each")}
    return {
        **stays,
        "principal": row.principal,
        "instalments": row.instalments,
        "next_due": debt.open[0].instalment.due,
        "fee": terms.fee - charged,
    }


def change_terms(debt: DebtProgress, changes: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The changed columns of a debt for changed TERMS, empty when these are its terms already.

    A missing one stays. Total and number are those of the whole debt, the day is that of the next
    instalment, and the fee that of the open ones together. NothingOpen; ValidationFailed at the
    field of terms without a schedule, or that paid instalments rule out.
    """
    present = find_terms(debt)
    wanted = {name: changes.get(name, value) for name, value in present.items()}
    if debt.row.is_lent:
        wanted |= {"interest": Interest.NONE.value, "fee": 0}
    if wanted["interest"] == Interest.NONE.value:
        wanted["rate"] = 0
    if wanted == present:
        return {}
    kept = [one.instalment for one in debt.rows if not one.principal]
    _require_more(debt.row, wanted, kept, language)
    names = ("principal", "instalments", "interest", "rate", "rate_period", "fee", "each")
    columns = {**{name: wanted[name] for name in names}, "first_due": wanted["next_due"]}
    try_terms(open_terms(columns, kept))
    return {**columns, "kept": write_kept(kept)}


def follow_terms(owner_id: str, row: DebtRow, viewer: ReminderViewer) -> str | None:
    """Remind of the due days that a changed debt has now; the id of the new reminder, if any."""
    if row.reminder_id is None:
        return None
    remove_due_reminder(owner_id, row.reminder_id)
    coming = apply_payments(row.schedule, row.paid)[len(row.kept_instalments) :]
    return add_due_reminder(owner_id, row.name, Direction(row.direction), coming, viewer)


def _require_more(
    row: DebtRow, wanted: Mapping[str, Any], kept: list[Instalment], language: str
) -> None:
    if wanted["principal"] <= row.paid:
        raise Refused("principal", PAID_ALREADY.format(paid=f"{row.paid:,}".replace(",", ".")))
    if wanted["instalments"] <= len(kept):
        raise Refused("instalments", TICKED_ALREADY.format(count=len(kept)))
    if kept and wanted["next_due"] <= kept[-1].due:
        day = format_day(kept[-1].due, DAY[language], language)
        raise Refused("next_due", AFTER_PAID.format(day=day))


def try_terms(terms: Terms) -> list[Instalment]:
    """The schedule of terms; ValidationFailed at the field of terms that have none."""
    try:
        return make_schedule(terms)
    except ImpossibleTerms as error:
        raise Refused(error.field, IMPOSSIBLE[error.field]) from error
