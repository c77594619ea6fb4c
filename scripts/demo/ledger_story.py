"""The books of a salary earner in Jakarta: the same entries for the same day, every time."""

import datetime as dt
import hashlib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

import holidays

from server.categories.book import Category, CategoryBook, plain_book
from server.categories.catalogue import TransactionType
from server.core.calendar.money_month import ONE_DAY, MoneyCalendar
from server.core.text.i18n import DEFAULT
from server.transactions.service import NewTransaction

EVERY_DAY: Final = frozenset(range(7))
WEEKDAYS: Final = frozenset(range(5))
FRIDAY: Final = frozenset({4})
SATURDAY: Final = frozenset({5})
WEEKEND: Final = frozenset({5, 6})
EVERY_MONTH: Final = frozenset(range(1, 13))
STEP: Final = 500
PAYDAY: Final = 25
SALARY: Final = "Gaji bulanan"
RENT: Final = "Kos di Tebet"
# What their own categories are called.
COFFEE: Final = "Ngopi"
PARENTS: Final = "Orang Tua"
FIRST_SALARY: Final = 11_500_000
FIRST_SALARY_YEAR: Final = 2024
RAISE_A_YEAR: Final = 750_000


class Place(StrEnum):
    """Where the money of the story is."""

    CASH = "cash"
    BANK = "bank"
    EWALLET = "ewallet"
    CARD = "card"


# By category; all else goes over the bank account.
PLACES: Final = {
    "food-beverages": Place.CASH,
    "groceries": Place.CASH,
    "fuel": Place.CASH,
    "bodycare": Place.CASH,
    "donate": Place.CASH,
    "miscellaneous-expense": Place.CASH,
    "transportation": Place.EWALLET,
    COFFEE: Place.EWALLET,
    "dining-out": Place.CARD,
    "entertainment": Place.CARD,
    "fashion": Place.CARD,
    "makeup": Place.CARD,
    "skincare": Place.CARD,
    "technologies": Place.CARD,
    "travel-holidays": Place.CARD,
}


class Habit(NamedTuple):
    """What happens on some days of the week, with a chance in percent; whole rupiah."""

    category: str
    details: tuple[str, ...]
    least: int
    most: int
    days: frozenset[int]
    chance: int


class Bill(NamedTuple):
    """What happens on one day of some months; whole rupiah."""

    day: int
    category: str
    detail: str
    least: int
    most: int
    months: frozenset[int] = EVERY_MONTH


class Occasion(NamedTuple):
    """What happens so many days before Eid; whole rupiah."""

    days_before: int
    category: str
    detail: str
    amount: int


class Event(NamedTuple):
    """Money that came in or went out; the category by id or by its own name."""

    category: str
    detail: str
    amount: int


LUNCHES: Final = ("Makan siang warteg", "Nasi padang", "Soto ayam", "Ketoprak", "Mie ayam")
SNACKS: Final = ("Jajan di warung Bu Tini", "Gorengan", "Es teh dan roti")
DRINKS: Final = ("Kopi susu", "Kopi tubruk", "Es kopi di stasiun")
GROCERIES: Final = ("Belanja mingguan di pasar", "Sayur dan buah", "Belanja dapur")
DINNERS: Final = ("Makan bareng teman", "Sate di Sabang", "Bakmi keluarga", "Martabak malam")
FUN: Final = ("Nonton bioskop", "Karaoke", "Main bulu tangkis")

HABITS: Final = (
    Habit("transportation", ("Ojek ke kantor", "Ojek pagi"), 14_000, 26_000, WEEKDAYS, 72),
    Habit("transportation", ("Ojek pulang", "Kereta dan ojek"), 16_000, 30_000, WEEKDAYS, 55),
    Habit("transportation", ("TransJakarta",), 3_500, 7_000, WEEKDAYS, 30),
    Habit("food-beverages", LUNCHES, 18_000, 35_000, WEEKDAYS, 82),
    Habit("fuel", ("Pertalite", "Isi bensin motor"), 25_000, 40_000, WEEKEND, 45),
    Habit("food-beverages", SNACKS, 5_000, 25_000, EVERY_DAY, 34),
    Habit(COFFEE, DRINKS, 15_000, 48_000, EVERY_DAY, 38),
    Habit("groceries", GROCERIES, 180_000, 340_000, SATURDAY, 94),
    Habit("dining-out", DINNERS, 45_000, 180_000, WEEKEND, 42),
    Habit("entertainment", FUN, 40_000, 120_000, WEEKEND, 18),
    Habit("healthcare", ("Apotek", "Vitamin"), 25_000, 110_000, EVERY_DAY, 3),
    Habit("fashion", ("Kemeja kerja", "Sepatu", "Batik"), 120_000, 380_000, WEEKEND, 7),
    Habit("skincare", ("Tabir surya", "Pelembap"), 65_000, 185_000, WEEKEND, 8),
    Habit("makeup", ("Lipstik", "Bedak"), 55_000, 160_000, WEEKEND, 4),
    Habit("bodycare", ("Potong rambut", "Sabun dan sampo"), 35_000, 90_000, WEEKEND, 8),
    Habit("donate", ("Sedekah Jumat",), 10_000, 50_000, FRIDAY, 45),
    Habit("miscellaneous-expense", ("Kado ulang tahun",), 50_000, 150_000, EVERY_DAY, 2),
    Habit("technologies", ("Earphone", "Pengisi daya"), 120_000, 420_000, WEEKEND, 1),
    Habit("freelance-side-gigs", ("Desain poster", "Terjemahan"), 450_000, 1_400_000, WEEKDAYS, 2),
)

BILLS: Final = (
    Bill(1, "kos", RENT, 2_200_000, 2_200_000),
    Bill(3, "education", "Kursus bahasa Inggris", 450_000, 450_000, frozenset({2, 3, 4, 8, 9})),
    Bill(5, "utilities", "Token listrik", 200_000, 300_000),
    Bill(7, "utilities", "Internet kos", 285_000, 285_000),
    Bill(10, "mobile-data", "Pulsa dan paket data", 100_000, 150_000),
    Bill(12, "entertainment", "Langganan film", 54_000, 54_000),
    Bill(14, "travel-holidays", "Akhir pekan di Bandung", 650_000, 950_000, frozenset({2, 6, 10})),
    Bill(15, "debt-payment", "Cicilan motor", 780_000, 780_000),
    Bill(18, "investments", "Hasil reksa dana", 90_000, 160_000, frozenset({3, 6, 9, 12})),
    Bill(20, "healthcare", "BPJS Kesehatan", 150_000, 150_000),
    Bill(20, "salary", "Bonus akhir tahun", 6_000_000, 6_000_000, frozenset({12})),
    Bill(26, "saving", "Tabungan umrah", 1_500_000, 1_500_000),
    Bill(26, "investment", "Reksa dana pasar uang", 1_000_000, 1_000_000),
    Bill(27, PARENTS, "Kirim untuk Ibu", 1_000_000, 1_000_000),
)

OCCASIONS: Final = (
    Occasion(12, "salary", "THR Lebaran", 11_500_000),
    Occasion(9, "donate", "Zakat fitrah dan mal", 650_000),
    Occasion(8, "fashion", "Baju Lebaran", 475_000),
    Occasion(4, "travel-holidays", "Tiket mudik ke Solo", 1_150_000),
    Occasion(1, "miscellaneous-expense", "Amplop Lebaran keponakan", 800_000),
)


class Story(NamedTuple):
    """Whose books they are: categories, money months, the seed of chance, and the wallets' ids.

    Habits and bills in categories that the book does not have are left out; without a wallet for
    its place, an entry is in the default one.
    """

    book: CategoryBook = plain_book(DEFAULT)
    calendar: MoneyCalendar = MoneyCalendar(PAYDAY, shift=True)
    seed: int = 1
    wallets: Mapping[Place, str] = MappingProxyType({})


def entries_between(
    first: dt.date, last: dt.date, story: Story | None = None
) -> Iterator[NewTransaction]:
    """All income and expenses from the first to the last day; a seed always tells the same."""
    told = story or Story()
    day = first
    while day <= last:
        for event in _events_of(day, told):
            category = _category(told.book, event.category)
            if category is not None:
                wallet_id = told.wallets.get(place_of(event))
                yield NewTransaction(
                    category.type, category.id, event.amount, event.detail, day, wallet_id
                )
        day += ONE_DAY


def spent_between(place: Place, first: dt.date, last: dt.date, story: Story) -> int:
    """What is spent from a place from the first to the last day, in whole rupiah."""
    days = (first + dt.timedelta(days=after) for after in range((last - first).days + 1))
    return sum(
        event.amount
        for day in days
        for event in _usual_events(day, story.seed)
        if place_of(event) is place and _category(story.book, event.category)
    )


def place_of(event: Event) -> Place:
    """Where the money of an event comes from, or goes to."""
    return PLACES.get(event.category, Place.BANK)


def number_at(day: dt.date, question: str, seed: int) -> int:
    """A number that looks like chance and is the same in every run."""
    asked = f"{seed} {day.isoformat()} {question}".encode()
    return int.from_bytes(hashlib.blake2b(asked, digest_size=6).digest(), "big")


def _category(book: CategoryBook, meant: str) -> Category | None:
    return book.get(meant) or book.find(meant, TransactionType.EXPENSES)


def _events_of(day: dt.date, story: Story) -> Iterator[Event]:
    yield from _usual_events(day, story.seed)
    if story.calendar.month_at(day).start == day:
        years = max(0, day.year - FIRST_SALARY_YEAR)
        yield Event("salary", SALARY, FIRST_SALARY + years * RAISE_A_YEAR)


@lru_cache(maxsize=4096)
def _usual_events(day: dt.date, seed: int) -> tuple[Event, ...]:
    """All of a day but the salary; transfers ask for the same days again."""
    events = []
    for bill in BILLS:
        if day.day == bill.day and day.month in bill.months:
            events.append(Event(bill.category, bill.detail, _amount(day, bill, seed)))
    for habit in HABITS:
        if day.weekday() in habit.days and _roll(day, habit, "whether", seed) < habit.chance:
            detail = habit.details[_number(day, habit, "what", seed) % len(habit.details)]
            events.append(Event(habit.category, detail, _amount(day, habit, seed)))
    to_eid = (first_day_of_eid(day.year) - day).days
    for occasion in OCCASIONS:
        if to_eid == occasion.days_before:
            events.append(Event(occasion.category, occasion.detail, occasion.amount))
    return tuple(events)


@cache
def first_day_of_eid(year: int) -> dt.date:
    """The first day of Eid al-Fitr that begins in the year; ValueError when none does."""
    known = holidays.country_holidays("ID", years=year, language="en_US")
    return min(day for day, name in known.items() if name.startswith("Eid al-Fitr"))


def _amount(day: dt.date, rule: Habit | Bill, seed: int) -> int:
    steps = (rule.most - rule.least) // STEP + 1
    return rule.least + _number(day, rule, "how much", seed) % steps * STEP


def _roll(day: dt.date, rule: Habit, question: str, seed: int) -> int:
    """Zero to ninety-nine, the same in every run."""
    return _number(day, rule, question, seed) % 100


def _number(day: dt.date, rule: Habit | Bill, question: str, seed: int) -> int:
    return number_at(day, f"{rule!r} {question}", seed)
