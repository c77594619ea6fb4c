"""The lock file must install on every machine, not only on the one where it was written."""

import json
from typing import Any

from scripts.setup.stamps import ROOT

PLATFORMS = ("linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64")


def lock() -> dict[str, Any]:
    packages: dict[str, Any] = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    return packages


def optional_parts() -> dict[str, list[str]]:
    """The optional parts that each package names, by the package's place in the lock."""
    return {
        place: list(package["optionalDependencies"])
        for place, package in lock().items()
        if package.get("optionalDependencies")
    }


def is_held(place: str, part: str) -> bool:
    """Tell whether the lock holds a part, beside the package or in any folder above it."""
    packages = lock()
    while True:
        prefix = f"{place}/" if place else ""
        if f"{prefix}node_modules/{part}" in packages:
            return True
        if not place:
            return False
        place = place.rpartition("node_modules/")[0].rstrip("/")


def test_the_lock_holds_every_optional_part_of_every_package() -> None:
    missing = [
        f"{place} wants {part}"
        for place, parts in optional_parts().items()
        for part in parts
        if not is_held(place, part)
    ]
    assert missing == []


def test_the_packages_that_build_and_test_the_client_run_on_macos_linux_and_windows() -> None:
    places = lock()
    for package in ("@swc/core", "@tailwindcss/oxide", "@rollup/rollup", "@biomejs/cli"):
        held = [place for place in places if f"node_modules/{package}-" in place]
        for platform in PLATFORMS:
            assert any(platform in place for place in held), f"{package} for {platform}"


def test_every_package_of_the_lock_names_its_hash() -> None:
    for place, package in lock().items():
        if place and not package.get("inBundle"):
            assert package.get("integrity"), place
