"""Create `.venv` and install the pinned packages with checked hashes."""

import os
import shutil
import subprocess
import sys

from scripts.setup.debian_packages import install_debian
from scripts.setup.stamps import ROOT, digest, is_current, write

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV_PINS = ROOT / "scripts" / "setup" / "uv.txt"


def _works(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _make_venv(uv: str | None) -> None:
    if PYTHON.exists() and _works(str(PYTHON), "-c", "pass"):
        return
    print("Making .venv", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    if uv is not None:
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, VENV], check=True)
        return
    if not _works(sys.executable, "-c", "import ensurepip, venv"):
        # Debian keeps the module apart from Python itself.
        install_debian("python3-venv")
    subprocess.run([sys.executable, "-m", "venv", VENV], check=True)


def _installer(uv: str | None) -> list[str]:
    """Return the command that installs: uv of this machine, uv from PyPI, or pip."""
    with_uv = ["pip", "install", "--quiet", "--python", str(PYTHON), "--require-hashes"]
    if uv is not None:
        return [uv, *with_uv]
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes"]
    own = VENV / "bin" / "uv"
    if own.exists() or _works(*pip, "-r", str(UV_PINS)):
        return [str(own), *with_uv]
    return pip


def install_python(*requirements: str) -> None:
    """Install these requirements files; skipped when nothing changed since the last time."""
    files = [ROOT / name for name in requirements]
    value = digest(files, sys.version, sys.prefix, "compiled")
    stamp = VENV / f".installed-{len(files)}"
    if PYTHON.exists() and is_current(stamp, value):
        return
    found = shutil.which("uv")
    uv = found if found and _works(found, "--version") else None
    _make_venv(uv)
    print(f"Installing Python packages ({', '.join(requirements)})", flush=True)
    arguments = [part for file in files for part in ("-r", str(file))]
    done = subprocess.run([*_installer(uv), *arguments], check=False, env=_environment())
    if done.returncode:
        sys.exit("The Python packages could not be installed; see above.")
    _compile()
    write(stamp, value)


def _compile() -> None:
    """Compile the packages once: where Python may not keep what it compiles, each start would.

    A package may carry files for other versions of Python; those fail and are never imported.
    """
    command = [str(PYTHON), "-m", "compileall", "-q", "-j", "0", str(VENV / "lib")]
    subprocess.run(command, check=False, capture_output=True)


def _environment() -> dict[str, str]:
    """Leave out what would send the packages into another environment."""
    unwanted = {"VIRTUAL_ENV", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX"}
    return {name: value for name, value in os.environ.items() if name not in unwanted}
