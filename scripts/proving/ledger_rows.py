"""Ledgers of any size, written straight into the database of a running product."""

import datetime as dt
import random
import uuid
from collections.abc import Iterator, Sequence
from functools import lru_cache

from sqlalchemy import Engine, TextClause, create_engine, text

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, register_account
from server.settings import driver_url
from server.transactions.signed_amounts import signed_amount

CHUNK = 10_000
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EXPENSES = ("food-beverages", "transportation", "dining-out", "healthcare", "rent", "fashion")
DETAILS = ("Nasi goreng", "Ojek ke kantor", "Kopi susu", "Belanja mingguan", "Obat", "")
COLUMNS = (
    "owner_id",
    "id",
    "type",
    "category_id",
    "amount",
    "detail",
    "date",
    "created_at",
    "version",
    "wallet_id",
    "to_wallet_id",
)
# PostgreSQL runs the triggers of the ledger once for each statement.
BATCH = 500
# What the product itself does after a write.
SETTLE = text(
    "UPDATE users SET balance = (SELECT sum(w.opening_amount"
    " + coalesce(s.income - s.expenses - s.sent + s.received + s.adjusted, 0))"
    " FROM wallets w LEFT JOIN wallet_sums s ON s.owner_id = w.owner_id AND s.wallet_id = w.id"
    " AND s.grain = 'all' WHERE w.owner_id = users.id AND w.counts) WHERE id = :owner"
)
# With several wallets, one row of so many is a transfer.
TRANSFERS = 10


def engine_of(running: Product) -> Engine:
    """Open the product's database beside it."""
    url = running.environ.get("DATABASE_URL") or f"sqlite:///{running.data_dir}/lumbung.sqlite3"
    return create_engine(driver_url(url))


def entry_id(number: int) -> str:
    """The id of a row by its number."""
    letters = ""
    for _place in range(20):
        number, rest = divmod(number, 32)
        letters = ALPHABET[rest] + letters
    return "000000" + letters


def transaction_rows(
    owner: str, first: int, last: int, wallets: Sequence[str] = ()
) -> Iterator[dict[str, object]]:
    """The rows from number `first` up to `last`, spread over ten years, the same in every run.

    They take turns in the wallets, with transfers to the next one; without any, the database puts
    all into the starting one.
    """
    chance = random.Random(first)
    today = dt.datetime.now(dt.UTC).replace(tzinfo=None)
    for number in range(first, last):
        income = number % 20 == 0
        day = today - dt.timedelta(days=chance.randrange(0, 3650))
        row: dict[str, object] = {
            "owner_id": owner,
            "id": entry_id(number),
            "type": "income" if income else "expenses",
            "category_id": "salary" if income else chance.choice(EXPENSES),
            "amount": 9_000_000 if income else chance.randrange(5_000, 250_000),
            "detail": chance.choice(DETAILS),
            "date": day.date().isoformat(),
            "created_at": day.isoformat(sep=" "),
            "version": 1,
            "wallet_id": wallets[number % len(wallets)] if wallets else None,
            "to_wallet_id": None,
        }
        if wallets and number % TRANSFERS == 1:
            following = wallets[(number + 1) % len(wallets)]
            row |= {"type": "transfer", "category_id": "transfer", "to_wallet_id": following}
        yield row


def signed(row: dict[str, object]) -> int:
    """What a row adds to the balance."""
    return signed_amount(str(row["type"]), int(str(row["amount"])))


def fill(engine: Engine, owner: str, first: int, last: int, wallets: Sequence[str] = ()) -> None:
    """Store the rows from number `first` up to `last`, and let the database look at them."""
    store(engine, owner, first, last, wallets)
    analyze(engine)


def analyze(engine: Engine) -> None:
    """Let the database look at what was stored."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as link:
        link.execute(text("ANALYZE"))


def store(engine: Engine, owner: str, first: int, last: int, wallets: Sequence[str] = ()) -> None:
    """Store the rows from number `first` up to `last`, and settle the balance."""
    for start in range(first, last, CHUNK):
        rows = list(transaction_rows(owner, start, min(start + CHUNK, last), wallets))
        store_rows(engine, owner, rows)


def store_rows(engine: Engine, owner: str, rows: Sequence[dict[str, object]]) -> None:
    """Store rows with values for COLUMNS in one transaction, and settle the balance."""
    with engine.begin() as link:
        for first in range(0, len(rows), BATCH):
            batch = rows[first : first + BATCH]
            link.execute(_insert(len(batch)), _parameters(batch))
        link.execute(SETTLE, {"owner": owner})


@lru_cache(maxsize=2)
def _insert(count: int) -> TextClause:
    rows = (", ".join(f":{name}_{place}" for name in COLUMNS) for place in range(count))
    into = f"INSERT INTO transactions ({', '.join(COLUMNS)})"
    return text(f"{into} VALUES {', '.join(f'({row})' for row in rows)}")


def _parameters(rows: Sequence[dict[str, object]]) -> dict[str, object]:
    return {
        f"{name}_{place}": value for place, row in enumerate(rows) for name, value in row.items()
    }


def open_wallets(owner: ApiClient, number: int) -> list[str]:
    """Add wallets until there are so many, and return the ids of all, the starting one first."""
    for added in range(1, number):
        body = {"kind": "bank", "name": f"Bank {added}"}
        answer = owner.call("POST", f"{API}/wallets", body, {"Idempotency-Key": str(uuid.uuid4())})
        assert answer.status == 201, answer.body
    found = owner.call("GET", f"{API}/wallets").json["payload"]["datas"]
    return [wallet["id"] for wallet in found]


def owner_of(engine: Engine, email: str) -> str:
    """Return the id of the account with this address."""
    query = text("SELECT id FROM users WHERE email = :email")
    with engine.connect() as link:
        return str(link.execute(query, {"email": email}).scalar_one())


def register_with_ledger(running: Product, size: int, *, keep: bool = False) -> ApiClient:
    """Register somebody who has recorded so many transactions."""
    owner, person = register_account(running.port, running.data_dir, keep=keep)
    engine = engine_of(running)
    fill(engine, owner_of(engine, person.email), 0, size)
    engine.dispose()
    # The server gave up the connection while the rows were written.
    owner.close()
    owner.renew()
    return owner
