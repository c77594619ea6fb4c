"""DELETE /categories/{id} removes an own category in which nothing is."""

from tests.support.accounts import code_of, errors_of
from tests.support.categories import add, categories
from tests.support.ledger import record
from tests.support.people import SignedIn


def test_an_unused_one_goes_and_what_can_come_back_finds_a_place(ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    row = record(ayu, categoryName="Kucing")
    used = ayu.delete(f"/categories/{own}")
    assert (used.status_code, code_of(used)) == (409, "category_in_use")
    ayu.delete(f"/transactions/{row['id']}")
    assert ayu.delete(f"/categories/{own}").status_code == 200
    assert len(categories(ayu)) == 33
    assert ayu.delete(f"/categories/{own}").status_code == 404
    restored = ayu.post(f"/transactions/{row['id']}/restore").get_json()["payload"]["datas"][0]
    assert restored["category_id"] == "lainnya"
    # Its name is free again, and recording under what is gone is refused where it was chosen.
    assert add(ayu)["id"] != own
    refused = ayu.post(
        "/transaction/add", json={"type": "expenses", "amount": 1, "category_id": own}
    )
    assert (refused.status_code, list(errors_of(refused))) == (422, ["category_id"])


def test_a_built_in_one_stays(ayu: SignedIn) -> None:
    refused = ayu.delete("/categories/rent")
    assert (refused.status_code, code_of(refused)) == (409, "category_built_in")
    assert len(categories(ayu)) == 33
