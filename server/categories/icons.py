"""The icons and colours of categories."""

from typing import Final


def icon_path(name: str) -> str:
    """The URL of an icon, for an `<img>`."""
    return f"/icons/{name}.svg"


UNKNOWN_ICON: Final = icon_path("card-file-box")

# The icons of built-in categories; every page of the client has these drawings.
_BASIC: Final = (
    "steaming-bowl",
    "motor-scooter",
    "house-with-garden",
    "key",
    "light-bulb",
    "books",
    "stethoscope",
    "credit-card",
    "fork-and-knife-with-plate",
    "popcorn",
    "t-shirt",
    "lipstick",
    "lotion-bottle",
    "soap",
    "luggage",
    "laptop",
    "red-heart",
    "package",
    "sheaf-of-rice",
    "chart-increasing",
    "card-file-box",
    "briefcase",
    "office-building",
    "bar-chart",
    "toolbox",
    "bank",
    "wrapped-gift",
    "coin",
    "shopping-bags",
    "fuel-pump",
    "door",
    "mobile-phone",
    "left-right-arrow",
    "pencil",
)

# Icons for own categories, in a separate sprite that few people load.
_MORE: Final = (
    "hot-beverage",
    "cooked-rice",
    "red-apple",
    "shortcake",
    "shopping-cart",
    "convenience-store",
    "handbag",
    "baby-bottle",
    "people-hugging",
    "paw-prints",
    "seedling",
    "bicycle",
    "automobile",
    "bus",
    "train",
    "airplane",
    "fuel-pump",
    "wrench",
    "high-voltage",
    "droplet",
    "mobile-phone",
    "television",
    "bed",
    "broom",
    "scissors",
    "pill",
    "person-lifting-weights",
    "soccer-ball",
    "video-game",
    "musical-note",
    "camera",
    "artist-palette",
    "mosque",
    "church",
    "birthday-cake",
    "ring",
    "graduation-cap",
    "receipt",
    "umbrella",
    "money-bag",
)

# Each has a file of its own under this path.
ICONS: Final = tuple(icon_path(name) for name in (*_BASIC, *(f"more/{name}" for name in _MORE)))

# In the order they are offered. What both sprites draw is offered once; categories that were given
# the further one keep it.
OFFERED_ICONS: Final = tuple(
    icon_path(name) for name in (*_BASIC, *(f"more/{name}" for name in _MORE if name not in _BASIC))
)

# The series of the charts, by their names in the design.
COLORS: Final = ("paddy", "gold", "nila", "brick", "sky", "manggis", "pandan", "stone")
