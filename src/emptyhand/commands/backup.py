"""`emptyhand backup`: saves all that servers store in one file, while they run."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import NamedTuple

from emptyhand.rules.extras import install_line
from emptyhand.server.journal import Failed


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="the backup to write; an existing file is never overwritten",
    )
    add_place(parser)


def add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="find the data where a server with this TOML file stores it"
    )
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="data folder of the server (default: the one that serve uses)",
    )
    place.add_argument("--db", metavar="URL", help="PostgreSQL database of the servers")


class DataPlace(NamedTuple):
    """Where the data is: in a database if there is a URL, else in a folder."""

    folder: Path
    db: str


def place_of(arguments: argparse.Namespace) -> DataPlace:
    """Return the place that the command line names, else the configuration file's, else the default folder.

    Raises ValueError if the file cannot be read.
    """
    from emptyhand.commands.serve import choices, data_folder

    chosen = choices(arguments)
    folder = Path(chosen.get("data") or data_folder()).expanduser().absolute()
    return DataPlace(folder, "" if arguments.data is not None else str(chosen.get("db", "")))


def run(arguments: argparse.Namespace) -> int:
    target, place = arguments.file.expanduser().absolute(), place_of(arguments)
    try:
        if place.db:
            from emptyhand.server.operations.database_backups import from_database

            asyncio.run(from_database(place.db, target))
        else:
            from emptyhand.server.operations.backups import from_folder

            from_folder(place.folder, target)
    except Failed as failure:
        raise ValueError(str(failure)) from None
    except ModuleNotFoundError as error:
        raise ValueError(f"backups need {error.name}: install it with {install_line('postgres')}") from None
    print(f"{target} has everything that was safe when it was begun.")
    return 0
