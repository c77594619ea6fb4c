"""The built-in categories in their order, with the types and groups of categories.

Ids are stored with transactions and never change; names are the canonical English ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from server.categories.icons import icon_path
from server.core.text.name_keys import name_key


class TransactionType(StrEnum):
    """The direction of the money."""

    EXPENSES = "expenses"
    INCOME = "income"


class Group(StrEnum):
    """The purpose of an expense: the three shares of a split."""

    NEEDS = "needs"
    WANTS = "wants"
    SAVINGS = "savings"


NO_HINTS: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """A built-in category, before a person's changes.

    `hints` tell it from a similar one, by language; most need none.
    """

    id: str
    name: str
    labels: Mapping[str, str]
    type: TransactionType
    group: Group | None
    icon: str
    hints: Mapping[str, str]
    aliases: tuple[str, ...] = ()

    def hint(self, language: str) -> str | None:
        """What tells it from a similar category, in a language."""
        return self.hints.get(language)

    def label(self, language: str) -> str:
        """Its name in a language, the canonical one without a translation."""
        return self.labels.get(language, self.name)

    @property
    def titles(self) -> frozenset[str]:
        """Its names in all languages, as name keys."""
        return frozenset(name_key(text) for text in (self.name, *self.labels.values()))


class BuiltInLook(NamedTuple):
    """A name in both languages, and a picture."""

    english: str
    indonesian: str
    icon: str

    def label(self, language: str) -> str:
        """The name in a language."""
        return self.indonesian if language == "id" else self.english


class _Hint(NamedTuple):
    """A line of help in both languages."""

    english: str
    indonesian: str


def _expense(
    identifier: str,
    name: str,
    indonesian: str,
    group: Group,
    icon: str,
    *aliases: str,
    english: str | None = None,
    hint: _Hint | None = None,
) -> BuiltIn:
    return BuiltIn(
        id=identifier,
        name=name,
        labels=MappingProxyType({"en": english or name, "id": indonesian}),
        type=TransactionType.EXPENSES,
        group=group,
        icon=icon_path(icon),
        hints=MappingProxyType({"en": hint.english, "id": hint.indonesian}) if hint else NO_HINTS,
        aliases=aliases,
    )


def _income(identifier: str, name: str, indonesian: str, icon: str, *aliases: str) -> BuiltIn:
    labels = MappingProxyType({"en": name, "id": indonesian})
    return BuiltIn(
        identifier, name, labels, TransactionType.INCOME, None, icon_path(icon), NO_HINTS, aliases
    )


EXPENSES = (
    _expense(
        "food-beverages",
        "Food & Beverages",
        "Makanan & Minuman",
        Group.NEEDS,
        "steaming-bowl",
        hint=_Hint("Everyday meals, snacks and drinks", "Makan, jajan, dan minum sehari-hari"),
    ),
    _expense(
        "groceries",
        "Groceries",
        "Belanja Bulanan",
        Group.NEEDS,
        "shopping-bags",
        "Belanja Dapur",
        hint=_Hint("Market and supermarket shopping", "Pasar dan supermarket"),
    ),
    _expense(
        "transportation",
        "Transportation",
        "Transportasi",
        Group.NEEDS,
        "motor-scooter",
        "Transport",
        hint=_Hint("Ojek, bus, train, parking, tolls", "Ojek, bus, kereta, parkir, tol"),
    ),
    _expense(
        "fuel",
        "Fuel",
        "Bensin",
        Group.NEEDS,
        "fuel-pump",
        "BBM",
        "Petrol",
        "Gasoline",
        hint=_Hint("For your own motorcycle or car", "Untuk motor atau mobil sendiri"),
    ),
    _expense(
        "housing",
        "Housing",
        "Tempat Tinggal",
        Group.NEEDS,
        "house-with-garden",
        hint=_Hint("Your own home: mortgage, repairs", "Rumah sendiri: KPR, perbaikan, iuran"),
    ),
    _expense(
        "rent",
        "Rent",
        "Sewa",
        Group.NEEDS,
        "key",
        hint=_Hint("A house or flat that you rent", "Kontrakan atau apartemen"),
    ),
    _expense(
        "kos",
        "Kos",
        "Kos",
        Group.NEEDS,
        "door",
        "Kost",
        "Kosan",
        "Indekos",
        hint=_Hint("A room in a boarding house", "Kamar kos, bulanan atau tahunan"),
    ),
    _expense(
        "utilities",
        "Utilities",
        "Listrik, Air & Internet",
        Group.NEEDS,
        "light-bulb",
        hint=_Hint("Electricity, water, home internet, gas", "Tagihan rumah, termasuk gas"),
    ),
    _expense(
        "mobile-data",
        "Mobile & Data",
        "Pulsa & Data",
        Group.NEEDS,
        "mobile-phone",
        "Pulsa",
        "Paket Data",
        hint=_Hint("Phone credit and data packages", "Pulsa dan paket data HP"),
    ),
    _expense("education", "Education", "Pendidikan", Group.NEEDS, "books"),
    _expense("healthcare", "Healthcare", "Kesehatan", Group.NEEDS, "stethoscope"),
    _expense("debt-payment", "Debt Payment", "Cicilan & Utang", Group.NEEDS, "credit-card"),
    _expense(
        "fees-admin",
        "Fees & Admin",
        "Biaya & Admin",
        Group.NEEDS,
        "bank",
        "Biaya Admin",
        "Admin Fee",
        hint=_Hint("Bank fees, transfers, top-ups", "Biaya bank, transfer, dan top up"),
    ),
    _expense(
        "dining-out",
        "Dining Out",
        "Makan di Luar",
        Group.WANTS,
        "fork-and-knife-with-plate",
        "Dinning Out",
        hint=_Hint("Restaurants and cafés", "Restoran dan kafe"),
    ),
    _expense("entertainment", "Entertainment", "Hiburan", Group.WANTS, "popcorn"),
    _expense("fashion", "Fashion", "Pakaian", Group.WANTS, "t-shirt"),
    _expense("makeup", "Makeup", "Makeup", Group.WANTS, "lipstick"),
    _expense("skincare", "Skincare", "Perawatan Kulit", Group.WANTS, "lotion-bottle"),
    _expense("bodycare", "Bodycare", "Perawatan Tubuh", Group.WANTS, "soap"),
    _expense(
        "travel-holidays", "Travel & Holidays", "Jalan-jalan & Liburan", Group.WANTS, "luggage"
    ),
    _expense("technologies", "Technologies", "Teknologi", Group.WANTS, "laptop", "Technology"),
    _expense("donate", "Donate", "Donasi & Sedekah", Group.WANTS, "red-heart"),
    _expense(
        "miscellaneous-expense",
        "Miscellaneous Expense",
        "Pengeluaran Lain-lain",
        Group.WANTS,
        "package",
        "Miscellaneous",
        hint=_Hint("Small, one-off costs that fit nowhere else", "Biaya kecil yang jarang terjadi"),
    ),
    _expense("saving", "Saving", "Tabungan", Group.SAVINGS, "sheaf-of-rice"),
    _expense("investment", "Investment", "Investasi", Group.SAVINGS, "chart-increasing"),
    _expense(
        "lainnya",
        "Lainnya",
        "Lainnya",
        Group.WANTS,
        "card-file-box",
        "Others",
        english="Others",
        hint=_Hint("Not sure where it belongs yet", "Belum tahu masuk kategori mana"),
    ),
)

INCOME = (
    _income("salary", "Salary", "Gaji", "briefcase"),
    _income("business-income", "Business income", "Hasil Usaha", "office-building"),
    _income("investments", "Investments", "Hasil Investasi", "bar-chart"),
    _income(
        "freelance-side-gigs",
        "Freelance / Side gigs",
        "Kerja Lepas & Sampingan",
        "toolbox",
        "Freelance",
        "Side gigs",
    ),
    _income(
        "pensions-retirement-funds",
        "Pensions / Retirement funds",
        "Pensiun",
        "bank",
        "Pensions",
        "Retirement funds",
    ),
    _income("gifts", "Gifts", "Hadiah", "wrapped-gift"),
    _income("others", "Others", "Pemasukan Lain", "coin"),
)

# What lists show in place of a category of entries that have none, by their type.
LOOKS_WITHOUT_CATEGORY: Final = MappingProxyType(
    {
        "transfer": BuiltInLook("Transfer", "Transfer", icon_path("left-right-arrow")),
        "adjust": BuiltInLook("Adjustment", "Penyesuaian", icon_path("pencil")),
    }
)

CATALOGUE = (*EXPENSES, *INCOME)
# The last category of each list; added ones come before it.
CATCH_ALL = MappingProxyType(
    {TransactionType.EXPENSES: "lainnya", TransactionType.INCOME: "others"}
)
BY_ID = MappingProxyType({category.id: category for category in CATALOGUE})
