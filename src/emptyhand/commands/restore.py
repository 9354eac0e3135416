"""`emptyhand restore`: sets up a new server's tables from a backup."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from emptyhand.commands.backup import add_place, place_of
from emptyhand.rules.extras import install_line
from emptyhand.server.journal import Failed


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="a backup written by emptyhand backup, from a folder or a database",
    )
    add_place(parser)


def run(arguments: argparse.Namespace) -> int:
    source, place = arguments.file.expanduser().absolute(), place_of(arguments)
    try:
        if place.db:
            from emptyhand.server.operations.database_backups import to_database

            asyncio.run(to_database(source, place.db, source.parent))
        else:
            from emptyhand.server.operations.backups import to_folder

            to_folder(source, place.folder)
    except Failed as failure:
        raise ValueError(str(failure)) from None
    except ModuleNotFoundError as error:
        raise ValueError(f"backups need {error.name}: install it with {install_line('postgres')}") from None
    print("Restored. A server that starts there goes on where the backup was taken.")
    return 0
