"""A plain HTTP client for calls to a running product."""

import asyncio
import http.client
import json
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

from scripts.services.ports import LOOPBACK, wait_until

API = "/api/v1"
LINK = re.compile(r"https?://\S+")


@dataclass(frozen=True)
class Answer:
    """What came back; `seconds` is how long it took."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float

    @property
    def json(self) -> Any:
        """The body, decoded."""
        return json.loads(self.body)


@dataclass(frozen=True)
class NewAccount:
    """What a new person types into the registration form."""

    name: str = field(default_factory=lambda: f"u{secrets.token_hex(5)}")
    password: str = "sawah-hijau-di-ubud"

    @property
    def email(self) -> str:
        """The address that the mail goes to."""
        return f"{self.name}@example.com"

    @property
    def form(self) -> dict[str, str]:
        """The body of POST /register."""
        return {
            "fullname": "Ayu Lestari",
            "username": self.name,
            "phone_number": f"0812{int(self.name[1:], 16) % 10**8:08}",
            "email": self.email,
            "password": self.password,
            "confPassword": self.password,
        }


class ApiClient:
    """Keeps the cookie and the token of one person, and its connection when `keep` is set."""

    def __init__(self, port: int, *, keep: bool = False) -> None:
        self.port = port
        self.keep = keep
        self.cookie = ""
        self.token = ""
        self._link: http.client.HTTPConnection | None = None

    def call(
        self, method: str, path: str, body: Any = None, more: Mapping[str, str] | None = None
    ) -> Answer:
        """Make one call, with more headers than its own; OSError when nobody answers."""
        content = None if body is None else json.dumps(body)
        started = time.monotonic()
        link = self._link or http.client.HTTPConnection(LOOPBACK, self.port, timeout=30)
        self._link = link if self.keep else None
        try:
            link.request(method, path, content, {**self.headers(body is not None), **(more or {})})
            answer = link.getresponse()
            data = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise ConnectionError(type(error).__name__) from error
        finally:
            if not self.keep:
                link.close()
        found = {name.lower(): value for name, value in answer.getheaders()}
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                self.keep_cookie(value.split(";")[0])
        return Answer(answer.status, found, data, time.monotonic() - started)

    def keep_cookie(self, cookie: str) -> None:
        """Keep a cookie in place of one of the same name."""
        name = cookie.partition("=")[0]
        others = [one for one in self.cookie.split("; ") if one and one.partition("=")[0] != name]
        self.cookie = "; ".join([*others, cookie])

    def headers(self, has_body: bool) -> dict[str, str]:
        """The headers of a call of this person."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if has_body:
            headers["Content-Type"] = "application/json"
        return headers

    def close(self) -> None:
        """Give up the connection that is kept."""
        if self._link is not None:
            self._link.close()
            self._link = None

    def sign_in(self, email: str, password: str) -> Answer:
        """Sign in and fetch a token; returns the answer of the sign-in."""
        self.token = ""
        answer = self.call("POST", f"{API}/login", {"email": email, "password": password})
        if answer.status == 200:
            self.renew()
        return answer

    def renew(self) -> Answer:
        """Fetch a token with the cookie."""
        answer = self.call("GET", f"{API}/token")
        if answer.status == 200:
            self.token = answer.json["accessToken"]
        return answer

    def record(self, amount: int, detail: str = "") -> Answer:
        """Record an income of so many rupiah."""
        entry = {"type": "income", "categoryName": "Salary", "amount": amount, "detail": detail}
        return self.call("POST", f"{API}/transaction/add", entry)

    def balance(self) -> int:
        """The balance that the account shows, in rupiah."""
        return int(self.call("GET", f"{API}/users").json["payload"]["datas"][0]["balance"])

    def totals(self) -> dict[str, int]:
        """The sums over all rows: income, expenses (rupiah) and count."""
        totals: dict[str, int] = self.call("GET", f"{API}/transactions?limit=1").json["payload"][
            "totals"
        ]
        return totals

    def like(self) -> "ApiClient":
        """Return another caller with the same cookie and token."""
        other = ApiClient(self.port, keep=self.keep)
        other.cookie, other.token = self.cookie, self.token
        return other


class OpenLine:
    """A connection of somebody that stays open, for thousands of them in one process."""

    def __init__(self, caller: ApiClient) -> None:
        self.caller = caller
        self._link: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(
        self, method: str, path: str, body: Any = None, more: Mapping[str, str] | None = None
    ) -> Answer:
        """Make one call; ConnectionError when the server has let go of the line."""
        content = b"" if body is None else json.dumps(body).encode()
        headers = {"Host": "localhost", **self.caller.headers(body is not None), **(more or {})}
        if content or method != "GET":
            headers["Content-Length"] = str(len(content))
        lines = [f"{method} {path} HTTP/1.1", *(f"{each}: {headers[each]}" for each in headers)]
        started = time.monotonic()
        try:
            reader, writer = self._link or await self._open()
            writer.write("\r\n".join([*lines, "\r\n"]).encode() + content)
            status, found = _read_head(await reader.readuntil(b"\r\n\r\n"))
            # 304 tells the length of what it does not send.
            length = 0 if status == 304 else int(found.get("content-length", 0))
            data = await reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.close()
            raise ConnectionError(type(error).__name__) from error
        return Answer(status, found, data, time.monotonic() - started)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self._link = await asyncio.open_connection(LOOPBACK, self.caller.port)
        return self._link

    def close(self) -> None:
        """Give up the connection."""
        if self._link is not None:
            self._link[1].close()
            self._link = None


def _read_head(data: bytes) -> tuple[int, dict[str, str]]:
    """The status and the headers of an answer."""
    first, *lines = data.decode("latin-1").split("\r\n")
    pairs = (line.split(": ", 1) for line in lines if line)
    return int(first.split(" ")[1]), {name.lower(): value for name, value in pairs}


def mails_to(data_dir: Path, address: str) -> list[str]:
    """Return the texts of the mails that were kept for an address, oldest first."""
    texts = []
    for path in sorted((data_dir / "mail").glob("*.eml")):
        mail = message_from_bytes(path.read_bytes(), policy=policy.default)
        part = mail.get_body(("plain",))
        if address in str(mail["To"]) and part is not None:
            texts.append(str(part.get_content()))
    return texts


def confirm(caller: ApiClient, text: str) -> None:
    """Open the link of a mail, as its reader would; AssertionError when it is refused."""
    found = LINK.search(text)
    assert found is not None, text
    token = found.group().rpartition("=")[2].rpartition("/")[2]
    answer = caller.call("GET", f"{API}/register/confirm/{token}")
    assert answer.status == 200, answer.body


def register_account(
    port: int, data_dir: Path, *, keep: bool = False
) -> tuple[ApiClient, NewAccount]:
    """Register, confirm and sign in somebody new on a product without a mail server."""
    person, caller = NewAccount(), ApiClient(port, keep=keep)
    answer = caller.call("POST", f"{API}/register", person.form)
    assert answer.status == 201, answer.body
    wait_until(lambda: bool(mails_to(data_dir, person.email)), 70, f"mail to {person.email}")
    confirm(caller, mails_to(data_dir, person.email)[-1])
    answer = caller.sign_in(person.email, person.password)
    assert answer.status == 200, answer.body
    return caller, person
