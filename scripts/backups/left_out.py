"""What no backup holds."""

from typing import Final

# The files of drafts, their names, rows and shapes, which are gone after a day, and shapes that
# were sent, which have an end too; a backup would keep them.
EMPTIED_TABLES: Final = (
    "import_rows",
    "import_files",
    "import_names",
    "import_shapes",
    "layout_shapes",
)
