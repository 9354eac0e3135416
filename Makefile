# Needs Python 3.11 or newer and make; everything else is installed into .venv.
# Another interpreter: PYTHON=python3.12 make test

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip -q --disable-pip-version-check
# The page's libraries come with `make browser-libraries`, not with the editable install.
EDITABLE := HATCH_BUILD_NO_HOOKS=1 $(PIP) install -c constraints.txt -e
# Parallel tests: three on two cores, since some mostly wait; with many more, tests that wait for a clock time out.
JOBS   ?= 3
CODE    = $(wildcard src simulator tests tools benchmarks)
# Without browsers, services, compiled kernels and long simulations; on macOS as on Linux.
CORE   := tests/rules tests/game tests/words/rulebook tests/oracle tests/table/room \
          --ignore=tests/table/room/test_dst.py --ignore=tests/table/room/test_leaks.py --ignore=tests/game/fair/test_browser.py
COVERED := tests/rules tests/game tests/table/room tests/server/journal tests/words/rulebook/test_grid.py \
           tests/words/rulebook/test_golden.py \
           --ignore=tests/table/room/test_dst.py --ignore=tests/game/fair/test_browser.py
APT    := -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20

# An existing .venv is kept unless PYTHON is given and is of another version, or .venv no longer runs.
# The stamps carry the version, so a .venv made for another version starts without them.
version_of = $(shell $(1) -c 'import sys; v = sys.version_info; print("%d.%d" % v[:2] if v >= (3, 11) else "")' 2>/dev/null)
# READY runs before anything is installed.
READY   := $(BIN)/python
ifeq ($(origin PYTHON),file)
VERSION := $(call version_of,$(BIN)/python)
endif
ifeq ($(VERSION),)
VERSION := $(call version_of,$(PYTHON))
READY   := $(PYTHON)
endif
BASE := $(VENV)/installed-base-$(VERSION)
WEB  := $(VENV)/installed-web-$(VERSION)
ALL  := $(VENV)/installed-all-$(VERSION)
DEV  := $(VENV)/installed-dev-$(VERSION)

.PHONY: page test-core test-long test-offline test-firefox firefox coverage docs screenshots visual load floods browser-libraries chromium services bench peers help install play serve test equality check-fast lint types page-types imports lock clean fuzz mutants \
        strength circles blunders icons offline-moves offline-equality
.NOTPARALLEL:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-17s %s\n", $$1, $$2}' Makefile

play: $(BASE) ## play Obsession against three bots (without a terminal: watch a demo)
	@if [ -t 0 ]; then $(BIN)/emptyhand play obsession --players 4; else $(BIN)/emptyhand demo obsession; fi

serve: $(WEB) browser-libraries ## open a table for browsers, on this machine and its network
	@$(BIN)/emptyhand serve

install: $(ALL) browser-libraries ## install the command .venv/bin/emptyhand, with everything that it can do (but not CUDA)

# Tests start many processes: let Python write bytecode once, whatever the environment says.
test: export PYTHONDONTWRITEBYTECODE =
# npm downloads while pip installs.
test: ## run every check and the tests, random ones at a fifth of full size
	@$(MAKE) --no-print-directory browser-libraries chromium services & fetching=$$!; \
	$(MAKE) --no-print-directory $(DEV) || { kill $$fetching; exit 1; }; wait $$fetching
	@# Collecting once writes the tests' bytecode, which otherwise every worker would compile; the run itself reports errors.
	@{ $(BIN)/python -m tools.kernels && { $(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true; }; } & preparing=$$!; \
	$(MAKE) --no-print-directory lint page-types imports || { kill $$preparing; exit 1; }; wait $$preparing
	@# mypy runs beside the tests; its report follows theirs.
	@$(BIN)/python -m mypy $(CODE) >$(VENV)/types.log 2>&1 & typing=$$!; \
	echo "$(BIN)/python -m pytest -n $(JOBS) --dist worksteal"; \
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal; tested=$$?; \
	wait $$typing; typed=$$?; cat $(VENV)/types.log; [ $$tested = 0 ] && [ $$typed = 0 ]

# What `make test` reduces or leaves out; see tests/scale.py.
test-long: export EMPTYHAND_LONG ?= 1
test-long: test ## the same at full size, with the tests marked long; before an issue is closed, and a release

test-core: export PYTHONDONTWRITEBYTECODE =
test-core: $(DEV) ## run the tests that need no browser, no database and no npm (under three minutes)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(CORE)

test-offline: $(DEV) browser-libraries chromium ## play every ruleset on a page without a server, in Chromium and in Pyodide
	EMPTYHAND_LONG=1 $(BIN)/python -m pytest tests/offline

test-firefox: $(DEV) browser-libraries firefox ## play the page in Firefox (about a minute)
	$(BIN)/python -m pytest tests/firefox

# The tests of the five packages that keep games right and safe.
coverage: $(DEV) services ## measure the branches that tests take in law, game, room, journal and fair, each above its floor
	EMPTYHAND_LONG=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m 'not long' --cov --cov-report= $(COVERED)
	@$(BIN)/python -m tools.coverage_floors

browser-libraries: ## download the libraries of the page, by npm
	@[ -n "$(VERSION)" ] || { $(check_python); }
	@$(READY) -m tools.browser_libraries

services: ## find or install what the tests of several servers need: PostgreSQL, Redis, strace
	@$(find_services)

chromium: ## find or install the browser that the tests of the page drive
	@$(find_chromium)

firefox: ## find or install the other browser, for make test-firefox
	@$(find_firefox)

docs: $(DEV) ## build the documentation as a site under build/docs
	@$(BIN)/python -m tools.docs

# Pyodide comes with the libraries of the tests; no wheel has it, and an installed emptyhand downloads it.
page: $(WEB) browser-libraries ## build the page that plays without a server, into build/page, for any static host
	@$(BIN)/emptyhand page build build/page

screenshots: $(DEV) browser-libraries chromium ## take the pictures of the README again
	@$(BIN)/python -m tools.screenshots

visual: $(DEV) browser-libraries chromium ## take named pictures of the page into build/visual, to judge by eye
	@$(BIN)/python -m tools.visual build/visual

equality: $(DEV) ## compare the two engines on 40,000 random laws (about ten minutes on two cores)
	$(BIN)/python -m tools.equality

mutants: $(DEV) ## remove each branch of the reference engine once: list those that no test of the rules misses (hours; continues build/mutants)
	$(BIN)/python -m tools.engine_mutants

fuzz: $(DEV) ## check and play mutated rulesets for 20 minutes
	$(BIN)/python -m tools.fuzz games --seconds 1200

strength: $(DEV) ## measure the players of docs/players.md against each other (hours; continues its file)
	$(BIN)/python -m tools.strength --workers 2 --out benchmarks/strength.jsonl

circles: $(DEV) ## look for games that do not end, for 30 minutes (docs/players.md; continues its file)
	$(BIN)/python -m tools.circles --out benchmarks/circles.jsonl --minutes 30

blunders: $(DEV) ## make the coach's games with a planted blunder again (docs/coach.md)
	$(BIN)/python -m tools.blunders

icons: $(DEV) chromium ## draw the icons of the page and the picture of a shared link again
	$(BIN)/python -m tools.icons
	$(BIN)/python -m tools.preview

offline-moves: $(DEV) browser-libraries ## measure how long a bot's move takes in Pyodide (docs/performance.md)
	$(BIN)/python -m tools.offline_moves

offline-equality: $(DEV) browser-libraries ## compare games in Pyodide with games in CPython, byte by byte (docs/offline.md)
	$(BIN)/python -m tools.offline_equality

# What docs name as `python -m benchmarks.NAME` or `python -m tools.NAME`, in a .venv that is up to date.
figure-%: $(DEV)
	$(BIN)/python -m $(if $(wildcard benchmarks/$*.py),benchmarks,tools).$* $(ARGS)

peers: $(DEV) ## measure the fast engine beside OpenSpiel and RLCard (about six minutes)
	$(BIN)/python -m benchmarks.peers

bench: $(DEV) browser-libraries chromium ## measure everything beside its peers, keep it, and name what became slower (about four minutes)
	$(BIN)/python -m benchmarks.bench

load: $(DEV) ## measure a full server on loopback: T24 to T27, T29 and T29S (about eleven minutes on two quiet cores)
	$(BIN)/python -m benchmarks.load

floods: $(DEV) ## measure honest players beside one guest who floods the server: T53 and T54 (about two minutes)
	$(BIN)/python -m benchmarks.floods

check-fast: lint types page-types imports ## run every check but the tests

lint: $(DEV) ## check style, formatting and likely mistakes
	$(BIN)/python -m ruff check $(CODE)
	$(BIN)/python -m ruff format --check $(CODE)

types: $(DEV) ## check types
	$(BIN)/python -m mypy $(CODE)

page-types: $(DEV) browser-libraries ## check types and format of the page's JavaScript
	$(BIN)/python -m tools.page_checks

imports: $(DEV) ## check which module may import which
	$(BIN)/lint-imports --no-logo

lock: ## pin the newest versions in constraints.txt and, with hashes, in requirements*.lock
	@$(check_python)
	@set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	$(PYTHON) -m venv "$$tmp/venv"; \
	"$$tmp/venv/bin/python" -m pip install -q --disable-pip-version-check uv; \
	lock="$$tmp/venv/bin/uv pip compile pyproject.toml -q --universal --upgrade --python-version 3.11"; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock"; \
	$$lock --extra dev -o constraints.txt; \
	$$lock --generate-hashes -o requirements.lock; \
	$$lock --extra redis --extra fast --generate-hashes -o requirements-web.lock

clean: ## remove .venv, caches and build results
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage .coverage.* htmlcov
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

$(BASE): pyproject.toml constraints.txt
	@$(make_venv)
	@echo "Installing into $(VENV) ..."
	@$(EDITABLE) '.[fast]'
	@touch $@

$(WEB): pyproject.toml constraints.txt
	@$(make_venv)
	@echo "Installing into $(VENV), with the web server ..."
	@$(EDITABLE) '.[web,fast]'
	@touch $(BASE) $@

$(ALL): pyproject.toml constraints.txt
	@$(make_venv)
	@echo "Installing into $(VENV), with lab, arena, coach, web server, PostgreSQL, Redis and Dask ..."
	@$(EDITABLE) '.[arena,coach,dask,redis]'
	@touch $(BASE) $(WEB) $@

# Most of these packages are never imported: Python compiles a module when a test first imports it.
$(DEV): pyproject.toml constraints.txt
	@$(make_venv)
	@echo "Installing into $(VENV), with the development tools ..."
	@$(EDITABLE) '.[dev]' --no-compile
	@touch $(BASE) $(WEB) $(ALL) $@

define check_python
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
  { echo "Emptyhand needs Python 3.11 or newer, and '$(PYTHON)' is not: name another with PYTHON=..." >&2; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
  { echo "'$(PYTHON)' lacks the venv module: install it (Debian and Ubuntu: the python3-venv package)." >&2; exit 1; }
endef

define find_chromium
has_any() { for name in "$$@"; do command -v $$name >/dev/null && return 0; done; return 1; }; \
bring() { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing $$1 ..." && \
  DEBIAN_FRONTEND=noninteractive apt-get $(APT) install -y $$1 >/dev/null 2>&1; }; \
has_any chromium-headless-shell && exit 0; \
[ "$$(id -u)" != 0 ] || apt-get $(APT) update >/dev/null 2>&1; \
bring chromium-headless-shell || has_any chromium chromium-browser google-chrome || bring chromium || \
{ echo "The tests of the page need Chromium: install it (Debian: the chromium-headless-shell or chromium package)." >&2; exit 1; }
endef

define find_firefox
command -v firefox-esr >/dev/null || command -v firefox >/dev/null && exit 0; \
{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Firefox ..." && \
  apt-get $(APT) update && DEBIAN_FRONTEND=noninteractive apt-get $(APT) install -y firefox-esr >/dev/null; } || \
{ echo "The tests need Firefox: install it (Debian: the firefox-esr package)." >&2; exit 1; }
endef

define find_services
has_postgres() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }; \
has_postgres && command -v redis-server >/dev/null && command -v strace >/dev/null && exit 0; \
{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing PostgreSQL, Redis and strace ..." && \
  apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y postgresql redis-server strace >/dev/null; } || \
{ echo "The tests need PostgreSQL, Redis and strace: install them (Debian and Ubuntu: postgresql redis-server strace)." >&2; exit 1; }
endef

define make_venv
$(BIN)/python -c 'import pip, sys; sys.exit("%d.%d" % sys.version_info[:2] != "$(VERSION)")' 2>/dev/null || \
  { $(check_python); $(PYTHON) -m venv --clear $(VENV); }
endef
