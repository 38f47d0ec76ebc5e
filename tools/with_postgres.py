#!/usr/bin/env python3
"""Run a command with a PostgreSQL server of its own.

    tools/with_postgres.py COMMAND...

Starts a server of the newest installed package (Debian: postgresql) in a temporary folder, reachable
by a socket there alone, names it in PASSNET_POSTGRES for the command, and removes it afterwards.
`restart` of the folder's `pg_ctl` is what PASSNET_POSTGRES_RESTART names. Exits with the command's
code, with 77 if no server is installed.
"""
import contextlib
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDERS = Path("/usr/lib/postgresql")
WITHOUT = 77


def find_programs():
    """The folder of the newest server's programs, or None."""
    found = [path.parent for path in FOLDERS.glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def as_owner(command):
    """The command as a user that may run a server, which root may not."""
    if os.getuid() != 0:
        return command
    return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups", *command]


@contextlib.contextmanager
def server():
    """Yields (address, command that restarts it), or None if no server is installed."""
    programs = find_programs()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="passnet-postgres-", dir="/tmp"))
    if os.getuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    folder.chmod(0o700)
    data = folder / "data"
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": "/"}
    control = as_owner([str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")])
    try:
        subprocess.run(as_owner([str(programs / "initdb"), "-D", str(data), "-U", "passnet", "-A", "trust",
                                 "-E", "UTF8", "--locale=C.UTF-8"]), **quiet)
        with (data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\nmax_connections = 200\n")
        subprocess.run([*control, "start"], **quiet)
        yield f"postgresql://passnet@/postgres?host={folder}", [*control, "-m", "fast", "restart"]
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, cwd="/",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shutil.rmtree(folder, ignore_errors=True)


def main(command):
    if not command:
        sys.exit(__doc__)
    with server() as found:
        if found is None:
            print("with_postgres: no server is installed (Debian: postgresql)", file=sys.stderr)
            return WITHOUT
        address, restart = found
        variables = {"PASSNET_POSTGRES": address, "PASSNET_POSTGRES_RESTART": " ".join(restart)}
        return subprocess.run(command, env={**os.environ, **variables}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
