"""The data that is embedded in public pages."""

import json
import re
from typing import Any


def answers(text: str) -> dict[str, Any]:
    """What goes along for the browser."""
    found = re.search(r"<script>(.*?)</script>", text)
    assert found
    told: dict[str, Any] = json.loads(found[1])
    return told
