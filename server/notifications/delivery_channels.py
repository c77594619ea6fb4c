"""Mail and push: queue notifications for the people who may get them and want them."""

from collections.abc import Collection, Sequence

from sqlalchemy import select

from server.core.mail import outbox
from server.core.mail.mail_templates import OPTIONAL
from server.core.mail.outbox import Mail
from server.extensions import db
from server.notifications.models import NotificationChoice
from server.notifications.notification_request import NotificationRequest
from server.notifications.preferences import minors
from server.push import outbox as push
from server.push.outbox import Notice, OwnerPurpose
from server.users import service as users
from server.users.service import MailRecipient


def queue_deliveries(requests: Sequence[NotificationRequest]) -> None:
    """Add the mails and pushes of these requests to the caller's transaction."""
    wanted = [one for one in requests if one.mail is not None or one.push is not None]
    if not wanted:
        return
    accounts = reachable_accounts({one.owner_id for one in wanted})
    opted_out = _opted_out(accounts)
    accepted = [
        (one, accounts[one.owner_id])
        for one in wanted
        if one.owner_id in accounts and (one.owner_id, one.purpose) not in opted_out
    ]
    outbox.put_all([mail for one, account in accepted if (mail := _mail(one, account))])
    if push.is_on():
        push.queue_notices(
            [notice for one, account in accepted if (notice := _push_notice(one, account))]
        )


def filter_wanted(pairs: Collection[OwnerPurpose]) -> frozenset[OwnerPurpose]:
    """Those pairs of owner and purpose that may be delivered now and are not turned off."""
    accounts = reachable_accounts({owner_id for owner_id, _purpose in pairs})
    opted_out = _opted_out(accounts)
    return frozenset(pair for pair in pairs if pair[0] in accounts and pair not in opted_out)


def reachable_accounts(owner_ids: Collection[str]) -> dict[str, MailRecipient]:
    """Those of the accounts that may get mails and pushes now."""
    without_consent = minors.get()(owner_ids)
    return {
        owner_id: account
        for owner_id, account in users.get_recipients(owner_ids).items()
        if account.is_active and owner_id not in without_consent
    }


def _opted_out(owner_ids: Collection[str]) -> set[tuple[str, str]]:
    """The pairs of owner and purpose that are turned off."""
    off = select(NotificationChoice.owner_id, NotificationChoice.purpose).where(
        NotificationChoice.owner_id.in_(owner_ids), NotificationChoice.is_on.is_(False)
    )
    return {(row.owner_id, row.purpose) for row in db.session.execute(off)}


def _mail(request: NotificationRequest, account: MailRecipient) -> Mail | None:
    if request.mail is None or account.is_guest:
        return None
    return Mail(
        template=request.mail.template,
        recipient=account.email,
        language=account.mail_language,
        cause=request.cause,
        parameters={**request.mail.parameters, OPTIONAL: [account.id, request.purpose]},
        owner_id=account.id,
    )


def _push_notice(request: NotificationRequest, account: MailRecipient) -> Notice | None:
    if request.push is None:
        return None
    content = request.push(account.mail_language)
    return Notice(
        owner_id=account.id,
        cause=request.cause,
        purpose=request.purpose,
        title=content.title,
        text=content.text,
        path=content.path,
        language=account.mail_language,
        urgent=content.urgent,
    )
