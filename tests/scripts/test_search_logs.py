"""The search of the logs finds what must not stand there, and nothing else."""

import pytest

from scripts.checking.logs import leaks
from tests.support import secrets

SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
CODE = "k7mq-x2tz-9fwd"
TOKEN = "not-a-real-token-of-anybody"


@pytest.mark.parametrize(
    "line",
    [
        '{"event": "x", "amount": 25000}',
        '{"event": "x", "entry": {"balance": -1234567}}',
        '{"event": "x", "income": 1.5e6}',
        "web.1 | ValueError: {'expenses': 7000}",
        "ValueError: cannot add 987654321",
        '{"event": "called 081234567890"}',
        "psycopg.errors.UniqueViolation: Key (phone_number)=(+6281234567890) already exists.",
        "  DETAIL: Key (email)=(ayu@example.com) already exists.",
        '{"event": "x", "password": "anything"}',
        "token eyJhbGciOiJI.eyJzdWIiOiIx.dGhpcy1pcy1hLXNpZ25hdHVyZS1vZg",
        "ValueError: aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3",
    ],
)
def test_a_line_that_tells_too_much_is_found(line: str) -> None:
    assert len(list(leaks(f"Traceback (most recent call last):\n{line}\n"))) == 1


@pytest.mark.parametrize(
    "line",
    [
        '{"method": "GET", "status": 200, "ms": 0.8123456789, "amount": "[hidden]"}',
        '{"event": "x", "request_id": "01M7XNRMW3HAZWXZ4X8VYBME0R", "balance": null}',
        '  File "/usr/lib/python3.11/site-packages/flask/app.py", line 917, in dispatch_request',
        "2026-11-20T23:48:14.340423Z web.1 | started on port 42350",
    ],
)
def test_an_ordinary_line_is_left_alone(line: str) -> None:
    assert list(leaks(line)) == []


def test_secrets_of_an_answer_are_noted_however_deep_they_lie() -> None:
    secrets.note_values(
        {
            "payload": {"datas": [{"secret": SECRET, "recovery_codes": [CODE]}]},
            "inner": {"accessToken": TOKEN},
        }
    )
    for secret in (SECRET, CODE, TOKEN):
        for line in (f'{{"event": "made {secret}."}}', f"KeyError: '{secret}'", f"?a={secret}&b"):
            assert len(list(leaks(line, secrets.known))) == 1
