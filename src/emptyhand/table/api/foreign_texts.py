"""What is said of a text that is no record or no rules at all, such as a picture: one sentence, not a parser's."""

from __future__ import annotations

import re

from emptyhand.table.api.refusals import ApiRefusal, bad

_RECORD = re.compile(r"^\s*\[Game\b", re.MULTILINE)
# Characters that no text has, or the beginning of a record, of HTML, of JSON, of a ZIP archive or of a PDF.
_NO_RULES = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffd]|\A\s*(?:\[Game\b|[<{]|PK|%PDF)")


def no_record(text: str, error: ValueError) -> ApiRefusal:
    """Refuse a text that cannot be read as a record."""
    return bad("api-record", detail=str(error)) if _RECORD.search(text) else bad("api-no-record")


def no_rules(text: str, error: ValueError) -> ApiRefusal:
    """Refuse a text that cannot be read as rules."""
    return bad("api-no-rules") if _NO_RULES.search(text) else bad("api-rules", detail=str(error))
