"""What the decisions of a played game were worth, judged by what their seat could know. Reads and writes nothing."""
