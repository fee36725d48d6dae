# Two commands do everything: `make serve` and `make test`. Both set themselves up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
LOCKED := $(PIP) --require-hashes -r
COMPILE := build/uv/bin/uv pip compile --quiet --upgrade --exclude-newer "7 days" --universal --python-version 3.11 \
	--no-build --generate-hashes --no-emit-index-url --custom-compile-command "make lock" pyproject.toml

# Some hundred processes of a run of the tests read the same modules: once is enough to compile them.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: serve test slow snapshots build features pin check lint types bench research measure golden lock clean help

help: ## show what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

serve: $(VENV)/serve.stamp ## run the features, build the site and serve it on http://127.0.0.1:8000, or on PORT=
	@$(BIN)/hearts-spec serve $(if $(PORT),--port $(PORT))

build: $(VENV)/serve.stamp ## run the features and build the site into site/
	@$(BIN)/hearts-spec build

test: $(VENV)/test.stamp ## everything: lint, types, tests, features, pinning, the built site in a real Chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/hearts-spec check rulesets
	$(BIN)/python -m hearts_spec.scenarios.feature_run
	$(BIN)/hearts-spec pin
	$(BIN)/python -m pytest tests -n auto --dist loadfile --no-loadscope-reorder

slow: $(VENV)/test.stamp ## the features by pytest-bdd, long searches, many random deals, and copies of the project
	$(BIN)/python -m pytest features -n auto
	SLOW=1 $(BIN)/python -m pytest tests -m "slow or sized" --timeout 1800 -n auto --dist loadfile --no-loadscope-reorder

snapshots: $(VENV)/test.stamp ## write the text of the pages in tests/snapshots again, to be reviewed
	UPDATE_SNAPSHOTS=1 $(BIN)/python -m pytest tests/test_page_snapshots.py -q

features: $(VENV)/serve.stamp ## run the features and write their transcript
	@$(BIN)/python -m hearts_spec.scenarios.feature_run

pin: $(VENV)/serve.stamp ## change every value of the rule sets that changed, and see that a scenario notices
	$(BIN)/hearts-spec pin

check: $(VENV)/serve.stamp ## check every rule set, provision and scenario
	$(BIN)/hearts-spec check rulesets

bench: $(VENV)/test.stamp $(VENV)/bench.stamp build ## print speed as ratios measured side by side, or of ONLY="commands playouts"
	$(BIN)/python -m bench $(ONLY)

# About fifteen minutes on two cores: each deal is searched again, and then come the tests of the search that take long.
research: $(VENV)/test.stamp ## make the stored results of the deals again and see that they are the same
	$(BIN)/python -m research.lost_deals
	$(BIN)/python -m pytest research -n auto

# About ten minutes on two cores for all games; what has not changed is left as it is.
measure: $(VENV)/serve.stamp ## measure again the games whose rules or players have changed
	@$(BIN)/hearts-spec measure --keep --jobs 2

golden: pin build ## write all output to OUT=folder; with AGAINST=folder, list what differs from it
	$(BIN)/python -m tools.golden $(or $(OUT),$(error OUT=folder is needed)) $(AGAINST)

# For every system and every Python from 3.11 on; what is younger than a week is left to others to try.
lock: $(VENV)/python.stamp ## write exact versions and their digests into requirements/, from the bounds in pyproject.toml
	@$(PIP) --upgrade --target build/uv "uv>=0.11,<1"
	@$(COMPILE) --group build -o requirements/serve.lock
	@$(COMPILE) --extra test -c requirements/serve.lock -o requirements/test.lock
	@$(COMPILE) --extra bench -c requirements/serve.lock -o requirements/bench.lock

clean: ## remove everything that was made
	@rm -rf $(VENV) build site .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Python 3.11 or newer is needed (found: $$($(PYTHON) --version 2>&1)). Set PYTHON=... to name one."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is needed (on Debian: apt-get install python3-venv)."; exit 1; }
	@touch $@

$(VENV)/serve.stamp: $(VENV)/python.stamp pyproject.toml requirements/serve.lock
	@echo "Installing what is needed into $(VENV)"
	@$(LOCKED) requirements/serve.lock
	@$(PIP) --no-deps --no-build-isolation --no-index --editable .
	@touch $@

$(VENV)/test.stamp: $(VENV)/serve.stamp requirements/test.lock
	@echo "Installing what only make test needs into $(VENV)"
	@$(LOCKED) requirements/test.lock
	@touch $@

$(VENV)/bench.stamp: $(VENV)/serve.stamp requirements/bench.lock
	@echo "Installing what only make bench needs into $(VENV)"
	@$(LOCKED) requirements/bench.lock
	@touch $@
