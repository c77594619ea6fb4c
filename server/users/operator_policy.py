"""Which accounts operators may act on: Admins on Members, Super Admins on everybody else."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from sqlalchemy import select

from server.audit import service as audit
from server.audit.actions import Action
from server.core.errors import Forbidden, NotFound
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.sessions.accounts import ADMIN, MEMBER, SUPER_ADMIN, AccountState
from server.users.models import USERS, columns_of
from server.users.roles import lock_super_admins

# The roles that each role may act on.
ROLES_BELOW: Final = {
    ADMIN: frozenset({MEMBER}),
    SUPER_ADMIN: frozenset({MEMBER, ADMIN, SUPER_ADMIN}),
}
OWN: Final = _("This one is your own, so another operator has to handle it.")


class InsufficientRole(Forbidden):
    """403: only a Super Admin may do this with an operator's account."""

    code = "not_your_level"
    message = _("Only a Super Admin can do this to an operator's account.")


class OwnAccount(Forbidden):
    """403: operators do this with other people's accounts only."""

    code = "yourself"
    message = _("You can't do this to your own account.")


@dataclass(frozen=True, slots=True)
class TargetAccount(AccountState):
    """The account that an operator acts on."""

    id: str
    role: str
    email: str
    fullname: str
    language: str | None
    session_version: int

    @property
    def mail_language(self) -> str:
        """The language of mails that no request caused."""
        return self.language or DEFAULT


class Operator(Protocol):
    """The operator who acts, as `current_user` knows them."""

    @property
    def id(self) -> str: ...

    @property
    def role(self) -> str: ...


def can_act_on(operator: Operator, target_id: str, target_role: str) -> bool:
    """Whether an operator may act on an account."""
    return operator.id != target_id and target_role in ROLES_BELOW.get(operator.role, ())


def lock_operator(actor_id: str) -> None:
    """Lock the rights of an operator until the transaction ends; Forbidden without them."""
    actor = _read(actor_id, actor_id, lock=True).get(actor_id)
    if actor is None or not actor.is_active or actor.role not in ROLES_BELOW:
        raise Forbidden


def get_target(actor_id: str, target_id: str, act: Action, *, lock: bool = True) -> TargetAccount:
    """The account that an operator may act on; NotFound, Yourself, NotYourLevel, else Forbidden.

    With `lock` both accounts are locked until the transaction ends. The rights are read from the
    database, since the operator may have lost them a moment ago. A denial is audited.
    """
    if lock:
        # In the same order as changes of roles, to avoid deadlocks.
        lock_super_admins()
    rows = _read(actor_id, target_id, lock=lock)
    target = rows.get(target_id)
    if target is None:
        raise NotFound
    refusal = _refusal(rows.get(actor_id), target)
    if refusal is not None:
        audit.record_refused(act, actor_id=actor_id, target_id=target_id)
        raise refusal
    return target


def require_not_own(actor_id: str | None, owner_id: str, act: Action, target_id: str) -> None:
    """Raise Yourself when an operator would decide about something of their own; audited."""
    if actor_id == owner_id:
        audit.record_refused(act, actor_id=owner_id, target_id=target_id)
        raise OwnAccount(OWN)


def _read(actor_id: str, target_id: str, *, lock: bool) -> dict[str, TargetAccount]:
    asked = (
        select(*columns_of(TargetAccount))
        .where(USERS.c.id.in_({actor_id, target_id}), USERS.c.guest_since.is_(None))
        .order_by(USERS.c.id)
    )
    found: Any = db.session.execute(asked.with_for_update() if lock else asked)
    return {row.id: TargetAccount(*row) for row in found}


def _refusal(actor: TargetAccount | None, target: TargetAccount) -> Forbidden | None:
    if actor is None or not actor.is_active or actor.role not in ROLES_BELOW:
        return Forbidden()
    if actor.id == target.id:
        return OwnAccount()
    return None if target.role in ROLES_BELOW[actor.role] else InsufficientRole()
