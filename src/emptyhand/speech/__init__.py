"""What is said to players: phrases name a message of a catalogue, and a language turns them into text."""

from emptyhand.speech.phrase import Phrase, Value, either, listed, of_cards, rank_arg, say, to_json

__all__ = ["Phrase", "Value", "either", "listed", "of_cards", "rank_arg", "say", "to_json"]
