"""People for the demo, so that the console has something to show: nobody can sign in as them."""

import datetime as dt
import secrets
from random import Random
from typing import Any, Final
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta
from sqlalchemy import insert, select

from server.core.calendar.clock import now
from server.core.ids import id_at
from server.extensions import db
from server.sessions.accounts import ACTIVE
from server.sessions.daily_activity import ZONE
from server.users.activity import save_counts, windows_ending_on
from server.users.models import User
from server.users.passwords import hash_password

PEOPLE: Final = 180
DAYS: Final = 730
# A test domain: no mail can reach it.
DOMAIN: Final = "warga.example"
FIRST: Final = (
    "Adi Agus Ani Bagus Bima Citra Dewi Dian Dimas Eka Fajar Fitri Galih Gita Hadi Indah Intan Joko"
    " Kartika Lina Made Maya Nanda Nur Putri Putu Rani Ratna Rizky Sari Siti Surya Tono Wahyu Wulan"
    " Yuni"
)
LAST: Final = (
    "Anggraini Darmawan Firmansyah Gunawan Hidayat Kurniawan Lestari Maharani Nugroho Permata"
    " Prasetyo Puspita Rahayu Ramadhan Santoso Saputra Setiawan Siregar Susanto Utami Wibowo Wijaya"
)
COUNTRIES: Final = ("Indonesia",) * 8 + ("Malaysia", "Singapore")
# What part of all accounts is in use in so many days.
IN_USE: Final = {7: 0.36, 30: 0.61, 90: 0.76}
IN_A_YEAR: Final = 0.92


def fill(_owner_id: str, present: dt.date, seed: int) -> None:
    """Let people come over two years and be at work, unless they are there."""
    if db.session.scalar(select(User.id).where(User.email.endswith(f"@{DOMAIN}")).limit(1)):
        return
    chance = Random(seed)
    # More came later.
    ages = sorted((int(DAYS * chance.random() ** 1.5) for _person in range(PEOPLE)), reverse=True)
    days = [present - dt.timedelta(days=age) for age in ages]
    password_hash = hash_password(secrets.token_urlsafe(32))
    people = [_person(number, day, present, chance) for number, day in enumerate(days)]
    db.session.execute(insert(User), [{**one, "password_hash": password_hash} for one in people])
    _count(days, present)


def people() -> list[str]:
    """The ids of all of them, who came first on top."""
    theirs = select(User.id).where(User.email.endswith(f"@{DOMAIN}"))
    return list(db.session.scalars(theirs.order_by(User.created_at, User.username_key)))


def _person(number: int, came: dt.date, present: dt.date, chance: Random) -> dict[str, Any]:
    fullname = f"{chance.choice(FIRST.split())} {chance.choice(LAST.split())}"
    username = f"{fullname.replace(' ', '.').lower()}{number}"
    at = dt.time(6 + chance.randrange(17), chance.randrange(60), chance.randrange(60))
    moment = min(dt.datetime.combine(came, at, ZoneInfo(ZONE)), now())
    last = max(came, present - dt.timedelta(days=_days_idle(chance)))
    return {
        "id": id_at(moment),
        "fullname": fullname,
        "username": username,
        "username_key": username,
        "email": f"{username}@{DOMAIN}",
        "phone_number": f"+62811{number:07}",
        "country": chance.choice(COUNTRIES),
        "status": ACTIVE,
        "language": chance.choice(("id", "id", "id", "en")),
        "created_at": moment,
        "updated_at": moment,
        "verified_at": moment,
        "last_active_on": last,
    }


def _days_idle(chance: Random) -> int:
    """Since how many days somebody was not at work, so often as `IN_USE` says."""
    drawn, earlier = chance.random(), 0
    for days, part in (*IN_USE.items(), (365, IN_A_YEAR)):
        if drawn < part:
            return earlier + chance.randrange(days - earlier)
        earlier = days
    return DAYS


def _count(came: list[dt.date], present: dt.date) -> None:
    """Keep for the past what the worker keeps for each day."""
    days = {present - dt.timedelta(days=back) for back in range(1, 91)}
    # The last day of each month, since twelve months are compared with those before.
    firsts = (present.replace(day=1) - relativedelta(months=months) for months in range(12))
    days |= {first - dt.timedelta(days=1) for first in firsts}
    rows = [
        {
            "day": day,
            "days": number,
            "users": int(sum(one <= day for one in came) * IN_USE.get(number, IN_A_YEAR)),
        }
        for day in sorted(days)
        for number in windows_ending_on(day)
    ]
    save_counts(rows)
