"""The speed of the console with a hundred thousand accounts and a million page views."""

import datetime as dt
import random
import statistics
from collections.abc import Iterator
from typing import Any

import pyotp
from sqlalchemy import Engine, insert, text

from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import engine_of
from scripts.proving.report import Row, at_most
from server.core.calendar.clock import now, today
from server.core.ids import id_at, new_id
from server.sessions.accounts import ACTIVE
from server.traffic.models import PageView
from server.users.models import User

PEOPLE = 100_000
VIEWS = 1_000_000
CHUNK = 20_000
TURNS = 15
MOST_MS = 300
DAYS = 730
# Single views are kept so long.
KEPT_DAYS = 90
RANGES = ("7d", "30d", "90d", "12m")
SITES = ("", *(f"site{number}.example" for number in range(200)))
SYSTEMS = ("Android", "Windows", "iOS", "Mac", "Linux", "Other")
COUNTRIES = ("ID", "ID", "ID", "MY", "SG", "TH", "VN", "US", None)
ROUTES = ("/", "/overview", "/transaction", *(f"/blog/article-{number}" for number in range(40)))
FIRST = ("Adi", "Agus", "Ayu", "Bima", "Citra", "Dewi", "Eka", "Fajar", "Gita", "Hadi", "Joko")
LAST = ("Anggraini", "Gunawan", "Hidayat", "Lestari", "Nugroho", "Permata", "Utami", "Wijaya")
# A name that many have, one that few have, a part of an address, and what nobody has.
SEARCHES = ("dewi", "joko wijaya", "warga99123", "zzzz", "")
SORTS = ("name", "-registered", "-active", "email")
# What a day came to by kind and name, as the worker keeps it.
SUMS = """
INSERT INTO page_view_sums (day, kind, name, views, visits)
SELECT day, '{kind}', {name}, COUNT(*), SUM(CASE WHEN is_visit THEN 1 ELSE 0 END)
FROM page_views GROUP BY 1, 3
"""
# The year before looks as the last three months do.
EARLIER = """
INSERT INTO page_view_sums (day, kind, name, views, visits)
SELECT {moved}, kind, name, views, visits FROM page_view_sums WHERE day > :since
"""


def _people() -> Iterator[dict[str, Any]]:
    chance = random.Random(8)
    present = now()
    for number in range(PEOPLE):
        moment = present - dt.timedelta(seconds=chance.randrange(DAYS * 86_400))
        fullname = f"{chance.choice(FIRST)} {chance.choice(LAST)}"
        yield {
            "id": id_at(moment),
            "fullname": fullname,
            "username": f"warga{number}",
            "username_key": f"warga{number}",
            "email": f"warga{number}@example.com",
            "phone_number": f"+62812{number:08}",
            "password_hash": "",
            "status": ACTIVE,
            "created_at": moment,
            "updated_at": moment,
            "verified_at": moment,
            "last_active_on": present.date() - dt.timedelta(days=chance.randrange(400)),
        }


def _views() -> Iterator[dict[str, Any]]:
    chance = random.Random(9)
    last = today("Asia/Jakarta")
    for _number in range(VIEWS):
        yield {
            "id": new_id(),
            "day": last - dt.timedelta(days=chance.randrange(KEPT_DAYS)),
            "route": chance.choice(ROUTES),
            "referrer": chance.choice(SITES),
            "system": chance.choice(SYSTEMS),
            "country": chance.choice(COUNTRIES),
            "is_visit": chance.random() < 0.5,
        }


def _store(engine: Engine, model: Any, rows: Iterator[dict[str, Any]]) -> None:
    table = model.metadata.tables[model.__tablename__]
    with engine.begin() as link:
        chunk = []
        for row in rows:
            chunk.append(row)
            if len(chunk) == CHUNK:
                link.execute(insert(table), chunk)
                chunk = []
        if chunk:
            link.execute(insert(table), chunk)


def _add_up(engine: Engine) -> None:
    """Add the views up by day, repeat them for the two years before, and let the database look."""
    sqlite = engine.dialect.name == "sqlite"
    with engine.begin() as link:
        for kind, name in (
            ("all", "''"),
            ("route", "route"),
            ("referrer", "referrer"),
            ("system", "system"),
            ("country", "COALESCE(country, '')"),
        ):
            link.execute(text(SUMS.format(kind=kind, name=name)))
        since = today("Asia/Jakarta") - dt.timedelta(days=KEPT_DAYS)
        for turn in range(1, DAYS // KEPT_DAYS + 1):
            back = turn * KEPT_DAYS
            moved = f"date(day, '-{back} days')" if sqlite else f"day - {back}"
            link.execute(text(EARLIER.format(moved=moved)), {"since": since})
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as link:
        link.execute(text("ANALYZE" if sqlite else "VACUUM ANALYZE"))


def _enrol(caller: ApiClient, engine: Engine, email: str, password: str) -> None:
    """Make a Super Admin of somebody, with a second factor."""
    with engine.begin() as link:
        change = "UPDATE users SET role = 'Super Admin', session_version = session_version + 1"
        link.execute(text(f"{change} WHERE email = :email"), {"email": email})
    assert caller.sign_in(email, password).status == 200
    begun = caller.call("POST", f"{API}/users/totp")
    secret = begun.json["payload"]["datas"][0]["secret"]
    done = caller.call("POST", f"{API}/users/totp/confirm", {"otp": pyotp.TOTP(secret).now()})
    assert done.status == 200, done.body
    caller.renew()


def _median(caller: ApiClient, path: str) -> float:
    """Return the median milliseconds of a call, after one that does not count."""
    times = []
    for turn in range(TURNS + 1):
        answer = caller.call("GET", API + path)
        assert answer.status == 200, answer.body
        if turn:
            times.append(answer.seconds)
    return statistics.median(times) * 1000


def _measure(kind: str) -> Iterator[Row]:
    with run_product_on(kind) as running:
        operator, person = register_account(running.port, running.data_dir, keep=True)
        engine = engine_of(running)
        _store(engine, User, _people())
        _store(engine, PageView, _views())
        _add_up(engine)
        # The server gave up the connection meanwhile.
        operator.close()
        _enrol(operator, engine, person.email, person.password)
        engine.dispose()
        sizes = f"{kind}, {PEOPLE:,} accounts, {VIEWS:,} views"
        for chosen in RANGES:
            spent = _median(operator, f"/admin/dashboard?range={chosen}")
            yield at_most(f"{sizes}: dashboard {chosen}", spent, MOST_MS, " ms")
        for wanted in SEARCHES:
            spent = _median(operator, f"/admin/users?q={wanted.replace(' ', '+')}")
            yield at_most(f"{sizes}: users with '{wanted}'", spent, MOST_MS, " ms")
        for sort in SORTS:
            spent = _median(operator, f"/admin/users?sort={sort}&page=3")
            yield at_most(f"{sizes}: users by {sort}, page 3", spent, MOST_MS, " ms")
        operator.close()


def measure_console() -> list[Row]:
    """Measure what operators see first, and how they find somebody, on both databases."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _measure(kind)]
