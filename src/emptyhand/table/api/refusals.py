"""A refused request: a status and one sentence, as a phrase of the catalogues."""

from __future__ import annotations

from emptyhand.words.speech import Phrase, Value, say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language


class ApiRefusal(Exception):
    """A request that is refused, with the status of the answer and the reason."""

    def __init__(self, status: int, says: Phrase) -> None:
        super().__init__(says.id)
        self.status = status
        self.says = says

    def __str__(self) -> str:
        return language(SOURCE).text(self.says)


def bad(message: str, /, **args: Value) -> ApiRefusal:
    """Refuse what a request asks for: a message of the catalogues and its arguments."""
    return ApiRefusal(400, say(message, **args))


def absent() -> ApiRefusal:
    """The answer is the same whether a thing does not exist or is not the caller's."""
    return ApiRefusal(404, say("api-not-there"))
