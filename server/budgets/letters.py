"""What the mail about a budget says; written when it is sent, by the figures of that moment."""

from collections.abc import Mapping
from typing import Any, Final

from server.budgets.alerted import Standing, standing
from server.budgets.envelopes import NEAR
from server.core.calendar.date_formatting import month_name
from server.core.mail.mail_templates import Letter, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import DEFAULT, _, translate
from server.site.service import TellAmount, amount_teller
from server.users import profiles
from server.users import service as users

BUDGET_ALERT: Final = "budget_alert"


def budget_alert(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells that 80 or 100 percent of a budget is spent; pointless once that holds no more."""
    account, level = users.find_account(parameters["account"]), parameters["level"]
    if account is None or not account.is_active:
        return None
    stands = standing(account, parameters["month"], parameters["category"], level, language)
    if stands is None:
        return None
    subject = (
        _("{category}: 80 percent of your budget is spent")
        if level == NEAR
        else _("{category}: your budget is fully spent")
    )
    say = amount_teller(profiles.get_profile(account.id)["currency"], language)
    return Letter(
        subject=translate(subject, language, category=stands.label),
        heading=greet(account.fullname, language),
        preheader=translate(
            _("Where your budget of {month} stands."),
            language,
            month=month_name(stands.month, language),
        ),
        paragraphs=_lines(stands, say, language),
        action=(
            translate(_("See the budget"), language),
            page_url("/budget", DEFAULT, month=stands.month.key),
        ),
        closing=[
            translate(
                _("If the month needs more, you can change the budget there at any time."), language
            )
        ],
    )


def _lines(stands: Standing, say: TellAmount, language: str) -> list[str]:
    envelope = stands.envelope
    spent = translate(
        _("For {category} in {month}, {spent} of {available} is spent."),
        language,
        category=stands.label,
        month=month_name(stands.month, language),
        spent=say(envelope.spent),
        available=say(envelope.available),
    )
    return [spent, _rest(stands, say, language)]


def _rest(stands: Standing, say: TellAmount, language: str) -> str:
    left, days = stands.envelope.left, stands.days_left
    if left < 0:
        return translate(_("That is {amount} more than planned."), language, amount=say(-left))
    if left == 0:
        return translate(_("That is exactly what was planned."), language)
    if days > 1:
        sentence = _("{amount} is left for the {days} days until the month ends.")
        return translate(sentence, language, amount=say(left), days=days)
    return translate(_("{amount} is left."), language, amount=say(left))
