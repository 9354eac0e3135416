"""Judges the decisions of a played game by what their seat could know. Does no input or output."""
