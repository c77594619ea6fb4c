"""Whose accounts operators may act on: Admins on Members, Super Admins on everybody else."""

from datetime import datetime
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import inspect, select

from server.audit import service as audit
from server.audit.actions import Action
from server.core.errors import Forbidden, NotFound
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.users.models import ACTIVE, ADMIN, MEMBER, SUPER_ADMIN, User
from server.users.roles import locked_super_admins

_TABLE: Final = inspect(User).local_table.c
# What each role may act on.
BELOW: Final = {
    ADMIN: frozenset({MEMBER}),
    SUPER_ADMIN: frozenset({MEMBER, ADMIN, SUPER_ADMIN}),
}
OWN: Final = _("This is your own. Another operator has to look after it.")


class NotYourLevel(Forbidden):
    """403: only a Super Admin may do this with an operator's account."""

    code = "not_your_level"
    message = _("Only a Super Admin may do this with an operator's account.")


class Yourself(Forbidden):
    """403: operators do this with other people's accounts only."""

    code = "yourself"
    message = _("You cannot do this with your own account.")


class Target(NamedTuple):
    """The account that an operator acts on."""

    id: str
    role: str
    status: str
    closes_at: datetime | None
    email: str
    fullname: str
    language: str | None
    session_version: int

    @property
    def is_active(self) -> bool:
        """Whether somebody uses it."""
        return self.status == ACTIVE and self.closes_at is None

    @property
    def told_in(self) -> str:
        """The language of mails that nobody's browser asks for."""
        return self.language or DEFAULT


class Operator(Protocol):
    """Who acts, as the guard of a view knows them."""

    @property
    def id(self) -> str: ...

    @property
    def role(self) -> str: ...


def may_act(operator: Operator, target_id: str, target_role: str) -> bool:
    """Whether an operator may act on an account."""
    return operator.id != target_id and target_role in BELOW.get(operator.role, ())


def hold_operator(actor_id: str) -> None:
    """Let nobody take an operator's rights until the transaction ends; Forbidden without them."""
    actor = _read(actor_id, actor_id, hold=True).get(actor_id)
    if actor is None or not actor.is_active or actor.role not in BELOW:
        raise Forbidden


def target_of(actor_id: str, target_id: str, act: Action, *, hold: bool = True) -> Target:
    """The account that an operator may act on; NotFound, Yourself, NotYourLevel, else Forbidden.

    With `hold` both accounts stay as they are until the transaction ends. Rights are looked up
    then: the operator may have lost them a moment ago. A refusal is remembered under the act.
    """
    if hold:
        # In the order that changes of roles lock in, so that neither waits for the other for ever.
        locked_super_admins()
    rows = _read(actor_id, target_id, hold=hold)
    target = rows.get(target_id)
    if target is None:
        raise NotFound
    refusal = _refusal(rows.get(actor_id), target)
    if refusal is not None:
        audit.record_denied(act, actor_id=actor_id, target_id=target_id)
        raise refusal
    return target


def require_other(actor_id: str | None, owner_id: str, act: Action, target_id: str) -> None:
    """Raise Yourself when an operator would decide about what is their own; it is remembered."""
    if actor_id == owner_id:
        audit.record_denied(act, actor_id=owner_id, target_id=target_id)
        raise Yourself(OWN)


def _read(actor_id: str, target_id: str, *, hold: bool) -> dict[str, Target]:
    columns = tuple(_TABLE[name] for name in Target._fields)
    asked = select(*columns).where(_TABLE.id.in_({actor_id, target_id})).order_by(_TABLE.id)
    found: Any = db.session.execute(asked.with_for_update() if hold else asked)
    return {row.id: Target(*row) for row in found}


def _refusal(actor: Target | None, target: Target) -> Forbidden | None:
    if actor is None or not actor.is_active or actor.role not in BELOW:
        return Forbidden()
    if actor.id == target.id:
        return Yourself()
    return None if target.role in BELOW[actor.role] else NotYourLevel()
