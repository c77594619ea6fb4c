"""All secrets that tests send or receive, so that logs can be searched for them."""

import re
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scripts.checking.logs import Secrets

SHORTEST: Final = 6
GIVEN: Final = frozenset(
    {
        *("password", "confPassword", "otp", "token", "accessToken"),
        *("secret", "otpauth_url", "qr_code", "recovery_codes"),
        *("phone_number", "phoneNumber"),
        # What operators write about people.
        *("reason", "note"),
    }
)

# Most answers hold none: reading each twice takes longer than looking for the names.
GIVEN_IN_JSON: Final = re.compile(f'"(?:{"|".join(sorted(GIVEN))})"'.encode())

known: Final = Secrets()


class NotingClient(FlaskClient):
    """A client that notes what nobody but its user may know."""

    def open(self, *args: Any, **options: Any) -> TestResponse:
        """Make the call, noting passwords and codes on the way in, cookies and tokens out."""
        note_values(options.get("json"))
        note_values(options.get("query_string"))
        answer = super().open(*args, **options)
        for cookie in answer.headers.getlist("Set-Cookie"):
            note(cookie.partition("=")[2].partition(";")[0])
        if answer.is_json and GIVEN_IN_JSON.search(answer.data):
            note_values(answer.get_json(silent=True))
        return answer


def note(secret: object) -> None:
    """Note one secret; very short ones and plain words such as 'password' stand in any log."""
    if isinstance(secret, str) and len(secret) >= SHORTEST and not secret.isalpha():
        known.add(secret)


def note_values(body: object) -> None:
    """Note the secrets of a body by their names, however deep they lie, and each of a list."""
    waiting = [("", body)]
    while waiting:
        name, value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.items()
        elif isinstance(value, list):
            waiting += [(name, inner) for inner in value]
        elif name in GIVEN:
            note(value)


def note_link(link: str) -> None:
    """Note the secret that a mailed link carries."""
    for _name, value in parse_qsl(urlsplit(link).query):
        note(value)
