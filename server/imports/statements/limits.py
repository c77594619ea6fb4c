"""How much of a file is read."""

from typing import Final

MOST_BYTES: Final = 20 * 1024 * 1024
MOST_PAGES: Final = 200
MOST_ROWS: Final = 200_000
MOST_COLUMNS: Final = 1_000
# What the members of a compressed file unpack to, all together.
MOST_UNPACKED_BYTES: Final = 50 * 1024 * 1024
MOST_MEMBERS: Final = 2_000
# Cells of a sheet, of which an empty one far from the others makes many.
MOST_CELLS: Final = 4_000_000
