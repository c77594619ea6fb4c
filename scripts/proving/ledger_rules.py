"""How long a rule takes to change a whole ledger and to be undone, and a guess of a category."""

import time
from collections.abc import Sequence
from statistics import median

from sqlalchemy import Engine, text

from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import analyze, engine_of, owner_of, store
from scripts.proving.ratio import ratio
from scripts.proving.report import Row, at_least, at_most, at_most_times, median_ms
from server.transactions.suggestions import DETAILS, TEACHING

# One in twenty is an income, which the rule leaves alone.
ENTRIES = 106_000
CHANGED = 100_000
FEW = 1_000
TURNS = 30
MOST_SECONDS = 3
MOST_GUESS_MS = 5
MOST_GROWTH = 1.5
# No two details are the same, so that each one has to be looked at.
DIFFERENT = text("UPDATE transactions SET detail = 'Kopi ' || id WHERE owner_id = :owner")
RULE = {"text": "kopi", "type": "expenses", "category_id": "groceries", "detail": "Ngopi"}
GUESS = f"{API}/categories/guess?detail=Kopi%20susu&type=expenses"


def _fill(engine: Engine, owner_id: str, entries: int) -> None:
    store(engine, owner_id, 0, entries)
    with engine.begin() as link:
        link.execute(DIFFERENT, {"owner": owner_id})
    analyze(engine)


def _post(owner: ApiClient, path: str, body: object = None) -> tuple[float, dict[str, object]]:
    """The seconds of a call, and the object that it answers."""
    answer = owner.call("POST", f"{API}{path}", body)
    assert answer.status in {200, 201}, answer.body
    return answer.seconds, answer.json["payload"]["datas"][0]


def _guesses(owners: Sequence[ApiClient]) -> list[list[float]]:
    """The seconds of the guesses of each owner, who take turns."""
    seconds: list[list[float]] = [[] for _owner in owners]
    for _turn in range(TURNS):
        for owner, its in zip(owners, seconds, strict=True):
            answer = owner.call("GET", GUESS)
            assert answer.status == 200, answer.body
            its.append(answer.seconds)
    return seconds


def _statement(engine: Engine, owner_id: str) -> list[float]:
    """The seconds of the statement behind a guess, without the server around it."""
    given = {"owner_id": owner_id, "word": "kopi", "of_type": "expenses", "limit": TEACHING}
    seconds = []
    with engine.connect() as link:
        for _turn in range(TURNS):
            started = time.monotonic()
            link.execute(DETAILS, given).all()
            seconds.append(time.monotonic() - started)
    return seconds


def _measure(kind: str) -> list[Row]:
    with run_product_on(kind, TOKEN_LIFETIME_SECONDS="3600") as running:
        engine = engine_of(running)
        owners, ids = [], []
        for entries in (FEW, ENTRIES):
            owner, person = register_account(running.port, running.data_dir, keep=True)
            owners.append(owner)
            ids.append(owner_of(engine, person.email))
            _fill(engine, ids[-1], entries)
        for owner in owners:
            # The server gave up the connection while the rows were written.
            owner.close()
            owner.renew()
        few, many = _guesses(owners)
        in_database = _statement(engine, ids[1])
        _seconds, rule = _post(owners[1], "/rules", RULE)
        tried, _trial = _post(owners[1], f"/rules/{rule['id']}/try")
        applied, application = _post(owners[1], f"/rules/{rule['id']}/apply")
        undone, restored = _post(owners[1], f"/rules/applications/{application['id']}/undo")
        engine.dispose()
    growth = ratio(f"{FEW:,} entries", many, few)
    medians = f"{median_ms(few):.1f} / {median_ms(many):.1f} ms"
    return [
        at_least(f"{kind}, entries that a rule changed", int(str(application["changed"])), CHANGED),
        at_least(
            f"{kind}, entries that the undo put back", int(str(restored["restored"])), CHANGED
        ),
        at_most(f"{kind}, trial of the rule", tried, MOST_SECONDS, " s"),
        at_most(f"{kind}, application of the rule", applied, MOST_SECONDS, " s"),
        at_most(f"{kind}, undo of the rule", undone, MOST_SECONDS, " s"),
        at_most(
            f"{kind}, a guess in the database", median(in_database) * 1000, MOST_GUESS_MS, " ms"
        ),
        at_most_times(
            f"{kind}, a guess: growth to {ENTRIES:,} entries", growth, MOST_GROWTH, medians
        ),
    ]


def measure_rules() -> list[Row]:
    """Measure both databases."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _measure(kind)]
