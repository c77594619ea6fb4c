"""How calls behave when one person's ledger grows from a thousand to a million rows."""

import datetime as dt
import random
from collections.abc import Iterator

from sqlalchemy import Engine, create_engine, text

from scripts.proving.caller import newcomer
from scripts.proving.growth_calls import measure, told
from scripts.proving.growth_files import MOST_EXPORTED, exports
from scripts.proving.report import Row
from scripts.proving.stage import product_on
from scripts.running.product import Product
from server.settings import driver_url

SIZES = (1_000, 10_000, 100_000, 1_000_000)
CHUNK = 10_000
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EXPENSES = ("food-beverages", "transportation", "dining-out", "healthcare", "rent", "fashion")
DETAILS = ("Nasi goreng", "Ojek ke kantor", "Kopi susu", "Belanja mingguan", "Obat", "")
INSERT = text(
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date,"
    " created_at, version) VALUES (:owner, :id, :type, :category, :amount, :detail, :date,"
    " :created, 1)"
)


def engine_of(running: Product) -> Engine:
    """Open the product's database beside it."""
    url = running.environ.get("DATABASE_URL") or f"sqlite:///{running.data_dir}/lumbung.sqlite3"
    return create_engine(driver_url(url))


def _name(number: int) -> str:
    letters = ""
    for _place in range(20):
        number, rest = divmod(number, 32)
        letters = ALPHABET[rest] + letters
    return "000000" + letters


def _rows(owner: str, first: int, last: int) -> Iterator[dict[str, object]]:
    chance = random.Random(first)
    today = dt.datetime.now(dt.UTC).replace(tzinfo=None)
    for number in range(first, last):
        income = number % 20 == 0
        day = today - dt.timedelta(days=chance.randrange(0, 3650))
        yield {
            "owner": owner,
            "id": _name(number),
            "type": "income" if income else "expenses",
            "category": "salary" if income else chance.choice(EXPENSES),
            "amount": 9_000_000 if income else chance.randrange(5_000, 250_000),
            "detail": chance.choice(DETAILS),
            "date": day.date().isoformat(),
            "created": day.isoformat(sep=" "),
        }


def fill(engine: Engine, owner: str, first: int, last: int) -> None:
    """Store the rows from number `first` up to `last`, and let the database look at them."""
    store(engine, owner, first, last)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as link:
        link.execute(text("ANALYZE"))


def store(engine: Engine, owner: str, first: int, last: int) -> None:
    """Store the rows from number `first` up to `last`, spread over ten years, with the balance."""
    for start in range(first, last, CHUNK):
        rows = list(_rows(owner, start, min(start + CHUNK, last)))
        added = sum(
            int(str(row["amount"])) * (1 if row["type"] == "income" else -1) for row in rows
        )
        with engine.begin() as link:
            link.execute(INSERT, rows)
            link.execute(
                text("UPDATE users SET balance = balance + :added WHERE id = :owner"),
                {"added": added, "owner": owner},
            )


def owner_of(engine: Engine, email: str) -> str:
    """Return the id of the account with this address."""
    query = text("SELECT id FROM users WHERE email = :email")
    with engine.connect() as link:
        return str(link.execute(query, {"email": email}).scalar_one())


def _grow(kind: str, sizes: tuple[int, ...]) -> list[Row]:
    found: dict[str, list[float]] = {}
    rows, before = [], 0
    with product_on(kind) as running:
        owner, person = newcomer(running.port, running.data_dir, keep=True)
        engine = engine_of(running)
        identity = owner_of(engine, person.email)
        for size in sizes:
            fill(engine, identity, before, size)
            before = size
            # The server gave up the connection while the rows were written.
            owner.close()
            owner.renew()
            for what, milliseconds in measure(owner, engine, identity).items():
                found.setdefault(what, []).append(milliseconds)
            if size == min(MOST_EXPORTED, sizes[-1]):
                rows += exports(f"{kind}, {size:,} rows", owner, running.processes["web"].pid)
        engine.dispose()
    return [*told(kind, sizes, found), *rows]


def growth() -> list[Row]:
    """Measure both databases at every size."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _grow(kind, SIZES)]
