"""Simulations: plays games of one ruleset here or on a cluster, counts, stores and reports them. Needs the extra `lab`.

Each module is imported only when needed.

- Jobs: `run` plays one, `sources` says where (`tasks`, `cluster`, `dask_cluster`), `key` names its games,
  `policy_files` the players; `pieces` are results of consecutive games, `storage` keeps them (`columns`, `parquet`);
  `progress` shows how far it is.
- Figures: `counts`, `summary`, `report`.
- Studies of one or two rulesets: `study` plays rounds; `story`, `values`, `laid`, `skill`, `pairs` and `spreads` are
  what it measures, by way of `batched`; `measures` and `names` list it, `significance` tests differences.
- Their reports: `study_report`, `study_json`, `study_page` with `svg`. `worker` studies for a server.
"""
