"""Who may run the product: Super Admins name each other, and one of them always stays."""

from typing import Final

from sqlalchemy import select, update

from server.audit import actions
from server.audit import service as audit
from server.core.errors import Conflict, Forbidden, NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, Match
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.text.i18n import _
from server.extensions import db
from server.users.granted import granted_to
from server.users.letters import ROLE_CHANGED
from server.users.models import ACTIVE, ADMIN, MEMBER, SUPER_ADMIN, User
from server.users.queries import Mailed, mailed
from server.users.signing_out import sign_out_everywhere

ROLES: Final = (MEMBER, ADMIN, SUPER_ADMIN)
ANY_ROLE: Final = Match()


class LastSuperAdmin(Conflict):
    """409: without this account nobody could run the product."""

    code = "last_super_admin"
    message = _("Lumbung needs a Super Admin. Name another one first.")


class SuperAdminExists(Conflict):
    """409: there is a Super Admin, who can name others."""

    code = "super_admin_exists"
    message = _("There is a Super Admin already.")


class NotInUse(Conflict):
    """409: only an account that is in use can be given more rights."""

    code = "account_not_in_use"
    message = _("This account is not in use.")


def change_role(actor_id: str, target_id: str, role: str, match: Match = ANY_ROLE) -> None:
    """Give an account another role, as a Super Admin may; ends its sessions and tells its owner.

    Forbidden for anybody else, NotFound without such an account, NotInUse when it is suspended or
    closing and would be raised, LastSuperAdmin when nobody would be left, ChangedMeanwhile when
    its role is neither one that the sender accepts nor the wanted one.
    """
    if role not in ROLES:
        raise ValidationFailed(errors={"role": [_("Choose one of the offered values.")]})
    super_admins = locked_super_admins()
    if actor_id not in super_admins:
        audit.record_denied(actions.ACCESS_DENIED, actor_id=actor_id, target_id=target_id)
        raise Forbidden
    target = mailed(target_id)
    if target is None or target.is_pending:
        raise NotFound
    _require(target_id, role, match)
    if role != SUPER_ADMIN and super_admins == {target_id}:
        raise LastSuperAdmin
    if _give(target, role, actor_id):
        _tell(target, role)


def appoint(owner_id: str, *, another: bool = False, tell: bool = True) -> None:
    """Make an account a Super Admin by command; SuperAdminExists unless it shall be another one.

    `tell` mails its owner, who otherwise learns it from somebody else.
    """
    if locked_super_admins() and not another:
        raise SuperAdminExists
    target = mailed(owner_id)
    if target is None or target.is_pending:
        raise NotFound
    if _give(target, SUPER_ADMIN, None) and tell:
        _tell(target, SUPER_ADMIN)


def require_successor(owner_id: str) -> None:
    """Raise LastSuperAdmin when the product cannot do without this account.

    Until the transaction ends no other one can go either.
    """
    if locked_super_admins() == {owner_id}:
        raise LastSuperAdmin


def _require(target_id: str, role: str, match: Match) -> None:
    # Super Admins stand in line, so this is as the one before us left it.
    present = granted_to(target_id)
    if present and present["role"] != role and not match.allows(present["version"]):
        raise ChangedMeanwhile(present)


def _give(target: Mailed, role: str, actor_id: str | None) -> bool:
    """Change the role and end every session; False when the account had it already."""
    if role != MEMBER and not target.is_active:
        raise NotInUse
    change = (
        update(User)
        .where(User.id == target.id, User.role != role)
        .values(role=role, session_version=User.session_version + 1)
        .returning(User.id)
    )
    if db.session.execute(change).first() is None:
        return False
    audit.record(actions.ROLE_GIVEN[role], actor_id=actor_id, target_id=target.id)
    sign_out_everywhere(target.id)
    return True


def _tell(target: Mailed, role: str) -> None:
    outbox.put(
        template=ROLE_CHANGED,
        recipient=target.email,
        language=target.told_in,
        cause=f"role:{new_id()}",
        parameters={"account": target.id, "role": role},
        owner_id=target.id,
    )


def locked_super_admins() -> set[str]:
    """Every Super Admin whose account is in use; on PostgreSQL their rows wait for our end."""
    in_use = (User.status == ACTIVE, User.closes_at.is_(None))
    found = select(User.id).where(User.role == SUPER_ADMIN, *in_use).order_by(User.id)
    return set(db.session.scalars(found.with_for_update()))
