# Floorman: `make run` serves it, `make test` tests it. `make help` lists the rest.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
RUNTIME := .venv/.runtime
DEV := .venv/.dev
# Hashes of every file of a release, whatever else this machine's pip is told to look at.
COMPILE := env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL -u PIP_CONSTRAINT PIP_CONFIG_FILE=/dev/null \
	CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --upgrade --generate-hashes --allow-unsafe \
	--no-emit-index-url --no-emit-find-links --strip-extras --quiet

.DEFAULT_GOAL := help
.PHONY: help setup run test check bench golden lock clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

setup: $(RUNTIME) ## build .venv with the floorman command

run: $(RUNTIME) ## serve the app on http://127.0.0.1:8000
	$(BIN)/floorman serve

test: $(DEV) ## run every test, with the browser
	@bash .ci/packages test
	$(BIN)/pytest -n auto -q

check: $(DEV) ## format, lint, types, import contract, and the rule files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/floorman check

bench: $(DEV) ## measure speed, side by side with others
	@for file in tests/benchmarks/bench_*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

golden: $(DEV) ## write the golden listings anew, after every changed path has been read
	FLOORMAN_GOLDEN=write $(BIN)/pytest -q tests/rules/test_golden.py

lock: $(DEV) ## pin the dependencies anew
	$(COMPILE) -o requirements.lock requirements.in
	$(COMPILE) -o requirements-dev.lock requirements-dev.in

clean: ## remove .venv and what tests and tools leave behind
	rm -rf .venv build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache test-output

.venv/bin/pip:
	@PYTHON=$(PYTHON) bash .ci/packages setup
	$(PYTHON) -m venv .venv

$(RUNTIME): requirements.lock pyproject.toml | .venv/bin/pip
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

$(DEV): $(RUNTIME) requirements-dev.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	touch $@
