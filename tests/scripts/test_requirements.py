"""The pinned Python packages are complete and checked by hash."""

import tomllib

import pytest

from scripts.setup.stamps import ROOT

FILES = ("requirements.txt", "tests/requirements.txt", "scripts/setup/uv.txt")


def pins(name: str) -> dict[str, str]:
    """The entries of a requirements file by package, each with its hashes."""
    text = (ROOT / name).read_text().replace("\\\n", " ")
    entries = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    return {entry.split("==")[0].split("[")[0].lower(): entry for entry in entries}


@pytest.mark.parametrize("name", FILES)
def test_every_package_is_pinned_with_hashes(name: str) -> None:
    for package, entry in pins(name).items():
        assert "==" in entry, package
        assert "--hash=sha256:" in entry, package


def test_every_direct_dependency_is_in_its_requirements_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lists = {
        "requirements.txt": project["project"]["dependencies"],
        "tests/requirements.txt": project["dependency-groups"]["test"],
    }
    for name, dependencies in lists.items():
        held = pins(name)
        for dependency in dependencies:
            package, _, version = dependency.partition("==")
            assert f"=={version} " in held[package.split("[")[0].lower()], dependency
