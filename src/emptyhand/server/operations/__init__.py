"""For the operator: configuration, health checks, logs, metrics and backups.

`config` reads the file of options. `doctor` checks an installation (`kept_files`, `route_check`, `findings`), `load`
how many tables a machine carries. `logs`, `metrics`. `backups` and `database_backups` save and restore.
"""
