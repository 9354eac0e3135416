"""The table in the browser: the shell of sockets, clocks and disks around `room` and `journal`."""
