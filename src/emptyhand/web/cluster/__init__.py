"""Several servers on one database: room ownership, inter-process messages and wake-up hints."""
