"""A worker process that is always just importing something."""

import time

time.sleep(600)
