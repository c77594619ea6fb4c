"""The picker asks for the categories."""

from typing import Any

from flask.testing import FlaskClient

from server.categories.schemas import CategorySchema
from tests.support.people import API, SignedIn

NEEDS = [
    "Food & Beverages",
    "Groceries",
    "Transportation",
    "Fuel",
    "Housing",
    "Rent",
    "Kos",
    "Utilities",
    "Mobile & Data",
    "Education",
    "Healthcare",
    "Debt Payment",
    "Fees & Admin",
]
WANTS = [
    "Dining Out",
    "Entertainment",
    "Fashion",
    "Makeup",
    "Skincare",
    "Bodycare",
    "Travel & Holidays",
    "Technologies",
    "Donate",
    "Miscellaneous Expense",
    "Lainnya",
]
SAVINGS = ["Saving", "Investment"]
INCOME = [
    "Salary",
    "Business income",
    "Investments",
    "Freelance / Side gigs",
    "Pensions / Retirement funds",
    "Gifts",
    "Others",
]


def categories(person: SignedIn, language: str = "en") -> list[dict[str, Any]]:
    answer = person.get("/categories", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.get_json()["payload"]["datas"]
    return found


def names(found: list[dict[str, Any]], group: str | None, type_: str) -> list[str | None]:
    return [one["name"] for one in found if one["group"] == group and one["type"] == type_]


def test_every_category_comes_in_its_group(ayu: SignedIn) -> None:
    found = categories(ayu)
    assert names(found, "needs", "expenses") == NEEDS
    assert names(found, "wants", "expenses") == WANTS
    assert names(found, "savings", "expenses") == SAVINGS
    assert names(found, None, "income") == INCOME
    assert len(found) == 33


def test_the_default_comes_first(ayu: SignedIn) -> None:
    assert categories(ayu)[0] == {
        "id": "food-beverages",
        "name": "Food & Beverages",
        "label": "Food & Beverages",
        "hint": "Everyday meals, snacks and drinks",
        "aliases": ["makanan & minuman"],
        "type": "expenses",
        "group": "needs",
        "icon": "/icons/steaming-bowl.svg",
        "color": None,
        "hidden": False,
        "own": False,
        "position": 0,
        "version": 0,
    }


def test_labels_follow_the_reader_and_names_do_not(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": None})
    english = {one["id"]: one for one in categories(ayu, "en")}
    indonesian = {one["id"]: one for one in categories(ayu, "id")}
    assert english["lainnya"]["label"] == "Others"
    assert indonesian["lainnya"]["label"] == "Lainnya"
    assert indonesian["salary"]["label"] == "Gaji"
    assert all(indonesian[key]["name"] == one["name"] for key, one in english.items())


def test_the_account_language_comes_before_the_browser(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    assert categories(ayu, "en")[0]["label"] == "Makanan & Minuman"


def test_the_answer_is_what_the_schema_promises(ayu: SignedIn) -> None:
    found = categories(ayu)
    assert CategorySchema(many=True).dump(found) == found
    assert CategorySchema(many=True).validate(found) == {}


def test_a_visitor_is_asked_to_sign_in(client: FlaskClient) -> None:
    assert client.get(f"{API}/categories").status_code == 401


def test_similar_categories_are_told_apart_by_a_line_of_help(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": None})
    hints = {one["id"]: one["hint"] for one in categories(ayu, "id")}
    pairs = (("rent", "housing"), ("rent", "kos"), ("lainnya", "miscellaneous-expense"))
    for one, other in pairs:
        assert hints[one], one
        assert hints[other], other
        assert hints[one] != hints[other]
    assert {one["id"]: one["hint"] for one in categories(ayu, "en")}["rent"] == (
        "A house or flat that you rent"
    )


def test_a_category_with_another_name_has_no_help_of_the_old_one(ayu: SignedIn) -> None:
    ayu.put("/categories/rent", json={"name": "Ruko"})
    assert {one["id"]: one["hint"] for one in categories(ayu)}["rent"] is None
