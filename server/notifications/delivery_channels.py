"""Carries news to the mailboxes and browsers of those who want it there and may get it."""

from collections.abc import Collection, Sequence

from sqlalchemy import select

from server.core.mail import outbox
from server.core.mail.mail_templates import OPTIONAL
from server.core.mail.outbox import Mail
from server.extensions import db
from server.notifications.minors import minors
from server.notifications.models import NotificationChoice
from server.notifications.news import News
from server.push import service as push
from server.push.service import Notice, Wish
from server.users import service as users
from server.users.service import MailRecipient


def carry(news: Sequence[News]) -> None:
    """Put the mails and pushes of all of it into the caller's transaction."""
    wanted = [one for one in news if one.mail is not None or one.push is not None]
    if not wanted:
        return
    accounts = reached({one.owner_id for one in wanted})
    silenced = _silenced(accounts)
    told = [
        (one, accounts[one.owner_id])
        for one in wanted
        if one.owner_id in accounts and (one.owner_id, one.purpose) not in silenced
    ]
    outbox.put_all([mail for one, account in told if (mail := _mail(one, account))])
    if push.is_on():
        push.put([notice for one, account in told if (notice := _notice(one, account))])


def listening(wishes: Collection[Wish]) -> frozenset[Wish]:
    """Which of the owners may be told, and want to be, what each purpose is for."""
    accounts = reached({owner_id for owner_id, _purpose in wishes})
    silenced = _silenced(accounts)
    return frozenset(wish for wish in wishes if wish[0] in accounts and wish not in silenced)


def reached(owner_ids: Collection[str]) -> dict[str, MailRecipient]:
    """Those of the accounts that letters and pushes may go to at present."""
    kept_from = minors.get()(owner_ids)
    return {
        owner_id: account
        for owner_id, account in users.get_recipients(owner_ids).items()
        if account.is_active and owner_id not in kept_from
    }


def _silenced(owner_ids: Collection[str]) -> set[tuple[str, str]]:
    """Which owners turned off which purposes."""
    off = select(NotificationChoice.owner_id, NotificationChoice.purpose).where(
        NotificationChoice.owner_id.in_(owner_ids), NotificationChoice.is_on.is_(False)
    )
    return {(row.owner_id, row.purpose) for row in db.session.execute(off)}


def _mail(news: News, account: MailRecipient) -> Mail | None:
    if news.mail is None:
        return None
    return Mail(
        template=news.mail.template,
        recipient=account.email,
        language=account.mail_language,
        cause=news.cause,
        parameters={**news.mail.parameters, OPTIONAL: [account.id, news.purpose]},
        owner_id=account.id,
    )


def _notice(news: News, account: MailRecipient) -> Notice | None:
    if news.push is None:
        return None
    said = news.push(account.mail_language)
    return Notice(
        owner_id=account.id,
        cause=news.cause,
        purpose=news.purpose,
        title=said.title,
        text=said.text,
        path=said.path,
        language=account.mail_language,
        urgent=said.urgent,
    )
