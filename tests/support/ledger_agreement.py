"""Whether the sums of the product are those of a ledger in plain Python."""

from datetime import date

from tests.support.ledger import summary
from tests.support.ledger_model import Ledger, Months
from tests.support.people import SignedIn


def sums_agree(person: SignedIn, model: Ledger, months: Months, today: date) -> None:
    """Compare the bars of every period, and the categories of the month."""
    for period, spans in months.windows(today).items():
        bars = summary(person, period=period)["datas"]
        assert [(bar["start"], bar["end"], bar["income"], bar["expenses"]) for bar in bars] == [
            (first.isoformat(), last.isoformat(), *model.flow(first, last)) for first, last in spans
        ]
    month = months.windows(today)["month"][-1]
    payload = person.get("/transactions/by-category").get_json()["payload"]
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for one in payload["datas"]:
        # What had something only in the month before is listed too.
        if one["count"]:
            found.setdefault(one["category_id"], {})[one["type"]] = one["amount"], one["count"]
    nothing = (0, 0)
    assert model.by_category(month) == {
        name: (income[0], expenses[0], income[1] + expenses[1])
        for name, sums in found.items()
        for income, expenses in [(sums.get("income", nothing), sums.get("expenses", nothing))]
    }
