"""For the operator: configuration, health checks, logs, metrics and backups."""
