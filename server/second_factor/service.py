"""Enrolment of a second factor, verification of codes, and recovery codes."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported
from server.core.database.upserts import upsert_into
from server.core.errors import RateLimited
from server.core.http.rate_limits import RateLimit, count_event, seconds_to_wait, uncount_event
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.security.encryption import DecryptionError
from server.extensions import db
from server.second_factor import one_time_codes
from server.second_factor.errors import (
    NotEnabled,
    NotStarted,
    OperatorsNeedIt,
    RenewedJustNow,
    WrongCode,
)
from server.second_factor.letters import DISABLED, ENABLED, RENEWED, USED
from server.second_factor.models import RecoveryCode, SecondFactor
from server.second_factor.secret_encryption import get_sealer
from server.settings import current_settings
from server.users import service as users

ISSUER: Final = "Lumbung"
START_LIFETIME: Final = timedelta(hours=1)
GUESSES: Final = RateLimit("second-factor", 5, 15 * 60, scaled=False)
GUESSES_A_DAY: Final = RateLimit("second-factor-day", 50, 24 * 60 * 60, scaled=False)
# Of two concurrent renewals, one would show codes that do not work.
RENEWALS: Final = RateLimit("recovery-codes", 1, 10, scaled=False)


@dataclass(frozen=True, slots=True)
class Enrolment:
    """The secret for an authenticator; shown once."""

    secret: str
    address: str


def start_enrolment(owner_id: str) -> Enrolment:
    """Create a secret that becomes valid by `confirm_enrolment`."""
    account = users.find_recipient(owner_id)
    if account is None:
        raise NotStarted
    secret = one_time_codes.new_secret()
    made = upsert_into(SecondFactor).values(owner_id=owner_id, last_step=0)
    db.session.execute(made.on_conflict_do_nothing())
    db.session.execute(
        update(SecondFactor)
        .where(SecondFactor.owner_id == owner_id)
        .values(new_secret=get_sealer(current_settings()).encrypt(secret), new_since=now())
    )
    address = one_time_codes.provisioning_uri(secret, name=account.email, issuer=ISSUER)
    return Enrolment(secret, address)


def confirm_enrolment(owner_id: str, code: str) -> list[str]:
    """Turn the second factor on with the first code of the new secret; returns recovery codes.

    The caller renews the session of this device. NotStarted, WrongCode, RateLimited.
    """
    row = _row(owner_id)
    if row is None or row.new_secret is None or row.new_since is None:
        raise NotStarted
    if row.new_since < now() - START_LIFETIME:
        raise NotStarted
    _count_guess(owner_id)
    step = one_time_codes.find_time_step(_open(row.new_secret), one_time_codes.normalize_code(code))
    if step is None:
        raise _refused(owner_id)
    _uncount_guess(owner_id)
    _enable(row, step)
    users.set_second_factor(owner_id, on=True)
    audit.record(actions.SECOND_FACTOR_ENABLED, actor_id=owner_id)
    _write(ENABLED, owner_id)
    return _renew_codes(owner_id)


def disable_second_factor(owner_id: str, *, operator: bool) -> None:
    """Turn the second factor off; OperatorsNeedIt, NotEnabled."""
    if operator:
        raise OperatorsNeedIt
    _require_enabled(owner_id)
    _erase(owner_id)
    users.set_second_factor(owner_id, on=False)
    audit.record(actions.SECOND_FACTOR_DISABLED, actor_id=owner_id)
    _write(DISABLED, owner_id)


def is_removable(owner_id: str) -> bool:
    """Whether who resets the password by mail may remove the second factor with it.

    Not once the reader of the mailbox has shown to be its owner, or the mailbox alone would open
    the account; never of operators, who must have one.
    """
    account = users.find_account(owner_id)
    if account is None or not account.second_factor or account.is_operator:
        return False
    return not users.is_owner_proved(owner_id)


def remove_unproved(owner_id: str) -> bool:
    """Remove the second factor if it is removable; whoever calls writes the mail."""
    if not is_removable(owner_id):
        return False
    _erase(owner_id)
    users.set_second_factor(owner_id, on=False)
    audit.record(actions.SECOND_FACTOR_DISABLED, actor_id=owner_id)
    return True


def renew_recovery_codes(owner_id: str) -> list[str]:
    """Ten new recovery codes in place of all earlier ones; NotEnabled, RenewedJustNow."""
    _require_enabled(owner_id)
    if not count_event(RENEWALS, owner_id):
        raise RenewedJustNow
    audit.record(actions.RECOVERY_CODES_RENEWED, actor_id=owner_id)
    _write(RENEWED, owner_id)
    return _renew_codes(owner_id)


def verify_code(owner_id: str, code: str) -> None:
    """Verify a code of the authenticator or a recovery code, each once; WrongCode, RateLimited.

    The guess is counted first, so that concurrent guesses are limited like consecutive ones.
    """
    _count_guess(owner_id)
    text = one_time_codes.normalize_code(code)
    is_right = (
        _take_step(owner_id, text)
        if one_time_codes.is_time_based(text)
        else _take_code(owner_id, text)
    )
    if not is_right:
        raise _refused(owner_id)
    _uncount_guess(owner_id)


def count_recovery_codes(owner_id: str) -> int:
    """How many recovery codes are unused."""
    rows = select(func.count()).select_from(RecoveryCode)
    return db.session.scalar(rows.where(RecoveryCode.owner_id == owner_id)) or 0


def enabled_since(owner_id: str) -> datetime | None:
    """Since when sign-in requires a code, None when it does not."""
    return db.session.scalar(
        select(SecondFactor.enabled_at).where(SecondFactor.owner_id == owner_id)
    )


def _erase(owner_id: str) -> None:
    db.session.execute(delete(RecoveryCode).where(RecoveryCode.owner_id == owner_id))
    db.session.execute(delete(SecondFactor).where(SecondFactor.owner_id == owner_id))


def _take_step(owner_id: str, code: str) -> bool:
    row = _row(owner_id)
    if row is None or row.secret is None:
        return False
    secret = _open(row.secret)
    step = one_time_codes.find_time_step(secret, code)
    if step is None:
        return False
    present = get_sealer(current_settings())
    kept = present.encrypt(secret) if present.uses_old_key(row.secret) else row.secret
    # One statement, so that of two requests with the same code only one succeeds.
    taken = (
        update(SecondFactor)
        .where(SecondFactor.owner_id == owner_id, SecondFactor.last_step < step)
        .values(last_step=step, secret=kept)
        .returning(SecondFactor.owner_id)
    )
    return db.session.execute(taken).first() is not None


def _take_code(owner_id: str, code: str) -> bool:
    gone = delete(RecoveryCode).where(
        RecoveryCode.owner_id == owner_id,
        RecoveryCode.digest == one_time_codes.hash_recovery_code(code),
    )
    if db.session.execute(gone.returning(RecoveryCode.owner_id)).first() is None:
        return False
    audit.record(actions.RECOVERY_CODE_USED, actor_id=owner_id)
    _write(USED, owner_id, left=count_recovery_codes(owner_id))
    return True


def _renew_codes(owner_id: str) -> list[str]:
    db.session.execute(delete(RecoveryCode).where(RecoveryCode.owner_id == owner_id))
    fresh = one_time_codes.new_recovery_codes()
    kept = [
        {"owner_id": owner_id, "digest": one_time_codes.hash_recovery_code(code)} for code in fresh
    ]
    db.session.execute(insert(RecoveryCode), kept)
    return fresh


def _count_guess(owner_id: str) -> None:
    for rule in (GUESSES, GUESSES_A_DAY):
        if not count_event(rule, owner_id):
            raise RateLimited(seconds_to_wait(rule, owner_id))


def _uncount_guess(owner_id: str) -> None:
    for rule in (GUESSES, GUESSES_A_DAY):
        uncount_event(rule, owner_id)


def _refused(owner_id: str) -> WrongCode:
    audit.record_refused(actions.SECOND_FACTOR_REFUSED, actor_id=owner_id)
    return WrongCode()


def _row(owner_id: str) -> SecondFactor | None:
    return db.session.get(SecondFactor, owner_id, populate_existing=True)


def _require_enabled(owner_id: str) -> None:
    # Locked, so that two concurrent renewals leave ten codes.
    row = db.session.get(SecondFactor, owner_id, with_for_update=True)
    if row is None or row.secret is None:
        raise NotEnabled


def _enable(row: SecondFactor, step: int) -> None:
    # Of two requests with the first code only one succeeds and shows its recovery codes.
    change = (
        update(SecondFactor)
        .where(SecondFactor.owner_id == row.owner_id, SecondFactor.new_secret == row.new_secret)
        .values(
            secret=row.new_secret, new_secret=None, new_since=None, last_step=step, enabled_at=now()
        )
    )
    if db.session.execute(change.returning(SecondFactor.owner_id)).first() is None:
        raise NotStarted


def _open(sealed: str) -> str:
    try:
        return get_sealer(current_settings()).decrypt(sealed)
    except DecryptionError as error:
        raise WrongCode from error


def _write(template: str, owner_id: str, **more: object) -> None:
    account = users.find_recipient(owner_id)
    if account is None:
        return
    outbox.put(
        template=template,
        recipient=account.email,
        language=account.mail_language,
        cause=f"{template}:{new_id()}",
        parameters={"account": owner_id, "at": now().isoformat(), **more},
        owner_id=owner_id,
    )


def export(owner_id: str) -> Exported:
    """Since when sign-in requires a code, and how many recovery codes are left."""
    since = enabled_since(owner_id)
    return Exported(
        data={
            "enabled_at": since and format_utc(since),
            "recovery_codes_left": count_recovery_codes(owner_id),
        }
    )
