"""``python -m emptyhand`` is the command line."""

import sys

from emptyhand.cli import main

sys.exit(main())
