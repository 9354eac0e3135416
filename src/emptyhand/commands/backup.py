"""`emptyhand backup`: saves all that servers store in one file, while they run."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from emptyhand.journal import Failed


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="the backup to write; an existing file is never overwritten",
    )
    add_place(parser)


def add_place(parser: argparse.ArgumentParser) -> None:
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="data folder of the server (default: the one that serve uses)",
    )
    place.add_argument("--db", default="", metavar="URL", help="PostgreSQL database of the servers")


def folder_of(arguments: argparse.Namespace) -> Path:
    from emptyhand.commands.serve import data_folder

    data: Path = arguments.data or data_folder()
    return data.expanduser().absolute()


def run(arguments: argparse.Namespace) -> int:
    target = arguments.file.expanduser().absolute()
    try:
        if arguments.db:
            from emptyhand.web.operations.database_backups import from_database

            asyncio.run(from_database(arguments.db, target))
        else:
            from emptyhand.web.operations.backups import from_folder

            from_folder(folder_of(arguments), target)
    except Failed as failure:
        raise ValueError(str(failure)) from None
    except ModuleNotFoundError as error:
        raise ValueError(f"backups need {error.name}: install it with pip install 'emptyhand[postgres]'") from None
    print(f"{target} has everything that was safe when it was begun.")
    return 0
