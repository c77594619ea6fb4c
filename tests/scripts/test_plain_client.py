"""A client that is no browser does the main job over plain http, by the documented calls alone.

Its cookie jar follows the rules: a Secure cookie would never go back over http.
"""

import json
import re
import time
from email import policy
from email.parser import BytesParser
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from scripts.processes.product import Product
from tests.support.people import AYU

WAIT_SECONDS = 60


class PlainClient:
    """Sends JSON and keeps cookies; knows the address and an access token, no more."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.token = ""
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def call(self, method: str, path: str, body: object = None) -> tuple[int, dict[str, Any]]:
        """Return the status and the body of the answer, whichever status it has."""
        content = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.base}{path}", data=content, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with self.opener.open(request, timeout=10) as answer:
                return answer.status, json.load(answer)
        except HTTPError as refusal:
            return refusal.code, json.load(refusal)


def mailed_token(directory: Path, address: str) -> str:
    """The confirming token of the first mail that the worker wrote to an address."""
    until = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < until:
        for file in directory.glob("*.eml"):
            mail = BytesParser(policy=policy.default).parsebytes(file.read_bytes())
            text = mail.get_body(("plain",))
            found = re.search(r"emailToken=(\S+)", text.get_content() if text else "")
            if found and mail["To"] == address:
                return found[1]
        time.sleep(0.2)
    raise AssertionError("no mail with a link came")


def test_the_main_job_over_plain_http(lasting_product: Product) -> None:
    product = lasting_product
    client = PlainClient(f"http://localhost:{product.port}/api/v1")
    credentials = {"email": AYU.email, "password": AYU.password}

    status, answer = client.call("POST", "/register", AYU.form)
    assert (status, bool(answer["payload"]["message"])) == (201, True)
    status, answer = client.call("POST", "/login", credentials)
    assert (status, answer["payload"]["code"]) == (401, "email_not_verified")
    token = mailed_token(product.data_dir / "mail", AYU.email)
    status, answer = client.call("GET", f"/register/confirm/{token}")
    assert (status, bool(answer["payload"]["message"])) == (200, True)
    assert client.call("POST", "/login", credentials)[0] == 200

    status, answer = client.call("GET", "/token")
    assert status == 200
    client.token = answer["accessToken"]
    profile = client.call("GET", "/users")[1]["payload"]["datas"][0]
    assert (profile["email"], profile["phone_number"]) == (AYU.email, "+6281234567890")

    salary = {"type": "income", "categoryName": "Food & Beverages", "amount": 5_000_000}
    assert client.call("POST", "/transaction/add", {**salary, "detail": "gaji"})[0] == 201
    lunch = {"type": "expenses", "categoryName": "Transport", "amount": 22_000, "detail": "ojek"}
    assert client.call("POST", "/transaction/add", lunch)[1]["payload"]["balance"] == 4_978_000
    listed = client.call("GET", "/transactions")[1]["payload"]["datas"]
    assert [(row["type"], row["amount"]) for row in listed] == [
        ("expenses", 22_000),
        ("income", 5_000_000),
    ]

    assert client.call("DELETE", "/logout")[0] == 200
    assert client.call("GET", "/users")[0] == 401
    assert client.call("GET", "/token")[0] == 401
