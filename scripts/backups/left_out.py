"""What no backup holds."""

from typing import Final

# The files of drafts and their rows, which are gone after a day; a backup would keep them.
EMPTIED_TABLES: Final = ("import_rows", "import_files")
