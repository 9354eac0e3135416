"""`np`: numpy, or the few functions of it that a search needs where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
else:
    try:
        import numpy as np
    except ModuleNotFoundError:
        from emptyhand.fast import without_numpy as np

__all__ = ["np"]
