"""What a page asks besides the running game: requests and answers as structs, and how answers follow from rooms.

Pure: no sockets, no clock, no chance, no disk. A server's routes and a device without a server (`offline`) both use it.
"""
