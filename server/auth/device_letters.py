"""What the mail about a sign-in on a new device says; written when it is sent."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from babel import Locale

from server.core.mail.mail_templates import Letter, format_moment, greet
from server.core.security.signed_links import page_url
from server.core.text.i18n import _, translate
from server.users import service as users

NEW_DEVICE: Final = "new_device"


def new_device(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner of a sign-in with a browser that the account had not met before."""
    account = users.find_recipient(parameters["account"])
    if account is None:
        return None
    moment = format_moment(datetime.fromisoformat(parameters["at"]), account.timezone, language)
    sentence = _("Somebody signed in to your account on {moment}.")
    return Letter(
        subject=translate(_("A new device signed in to your Lumbung account"), language),
        heading=greet(account.fullname, language),
        paragraphs=[
            translate(sentence, language, moment=moment),
            *_device(parameters, language),
        ],
        closing=[
            translate(_("If this was you, there is nothing to do."), language),
            translate(
                _("If this wasn't you, end that device and choose a new password now."), language
            ),
        ],
        action=(
            translate(_("Security settings"), language),
            page_url("/setting", "en", tab="security"),
        ),
    )


def _device(parameters: Mapping[str, Any], language: str) -> list[str]:
    browser, system = parameters["browser"], parameters["system"]
    country = _country(parameters["country"], language)
    lines = []
    if browser:
        lines.append(translate(_("Browser: {browser}"), language, browser=browser))
    if system:
        lines.append(translate(_("System: {system}"), language, system=system))
    if country:
        lines.append(translate(_("Country: {country}"), language, country=country))
    return lines


def _country(code: str | None, language: str) -> str | None:
    return Locale(language).territories.get(code, code) if code else None
