"""Account actions of operators, joined from the features below."""

from typing import Any

from server.audit import actions
from server.audit import service as audit
from server.auth import operator_actions as auth
from server.core.database.unit_of_work import begin_write
from server.core.http.pagination import Page, PageRequest
from server.privacy import access_log
from server.sessions import service as sessions
from server.transactions import operator_view
from server.users import operator_policy, suspension
from server.users.operator_policy import Operator
from server.users.search import get_account_details


def get_details(operator: Operator, owner_id: str) -> dict[str, Any]:
    """An account, its number of sessions, and whether this operator may act on it."""
    account = get_account_details(owner_id)
    return {
        **account,
        "sessions": len(sessions.list_devices(owner_id)),
        "may_act": operator_policy.can_act_on(operator, owner_id, account["role"]),
    }


def suspend_account(operator: Operator, owner_id: str, reason: str, note: str) -> dict[str, Any]:
    """Suspend an account and return it."""
    suspension.suspend(operator.id, owner_id, reason, note)
    return get_details(operator, owner_id)


def restore_account(operator: Operator, owner_id: str) -> dict[str, Any]:
    """Lift a suspension and return the account."""
    suspension.restore_account(operator.id, owner_id)
    return get_details(operator, owner_id)


def sign_out(operator: Operator, owner_id: str) -> dict[str, Any]:
    """End all sessions of an account and return it."""
    suspension.sign_out_account(operator.id, owner_id)
    return get_details(operator, owner_id)


def resend_verification(operator: Operator, owner_id: str) -> dict[str, Any]:
    """Mail a new confirmation link and return the account."""
    auth.resend_confirmation(operator.id, owner_id)
    return get_details(operator, owner_id)


def start_password_reset(operator: Operator, owner_id: str) -> dict[str, Any]:
    """Mail a password reset link and return the account."""
    auth.start_password_reset(operator.id, owner_id)
    return get_details(operator, owner_id)


def list_transactions(operator: Operator, owner_id: str, reason: str, which: PageRequest) -> Page:
    """A page of an account's transactions; the access is logged, visible to its owner."""
    begin_write()
    owner = operator_policy.get_target(operator.id, owner_id, actions.TRANSACTIONS_SEEN, lock=False)
    found = operator_view.list_for_operator(owner_id, which)
    upto = which.offset + len(found.items) if found.items else 0
    access_log.record_access(owner_id, operator.id, operator.role, reason, upto=upto)
    audit.record(actions.TRANSACTIONS_SEEN, actor_id=operator.id, target_id=owner_id)
    rows = [{"user": owner.fullname, **row} for row in found.items]
    return Page(rows, found.total)
