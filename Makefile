# Each chore has one name, by hand and in CI. Windows has no make: see README.md.
# `make run` and `make test` set everything up by themselves, the first time.

PYTHON ?= python3
BIN := .venv/bin
ORDER ?= $(shell date +%Y%m%d)
SHARE ?= 1

.PHONY: bench bench-cluster clean coverage demo figures fuzz lint mutants package pictures run setup sweeps techniques test torture translations windows workflows

run: setup  ## play; where there is no display, a demonstration instead
	@if [ "$$(uname)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		echo "There is no display here, so the program plays a demonstration by itself."; \
		$(MAKE) --no-print-directory demo; \
	else \
		$(BIN)/sudoku-qt; \
	fi

test: setup  ## every quick test: all but the sweeps and the torture
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q -n auto --dist worksteal

sweeps: setup  ## what `make test` leaves out, in each day's own order; SHARE=4 takes a quarter of each test's cases
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q -n auto --dist worksteal --order $(ORDER) --share $(SHARE) -m "sweep or (slow and not torture)"

coverage: setup  ## how much of the code that is not compiled the quick tests run, in %
	$(BIN)/python -m pip install --quiet "coverage>=7.6"
	$(BIN)/python -m coverage run --source sudoku_qt -m pytest -q -p no:xdist
	$(BIN)/python -m coverage report --skip-covered --sort cover
	$(BIN)/python -m coverage report --format total

lint: setup  ## style, types, who may import whom, what would not compile for Windows
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python packaging/two_words.py

bench: setup  ## measure; a table here, the figures in build/bench.json
	$(BIN)/python -m tests.bench

bench-cluster: setup  ## measure a cluster of two workers, for some minutes
	$(BIN)/python -m tests.bench cluster

torture: setup  ## the tests that take minutes and the rest of each sweep, some on emulated processors
	$(BIN)/python -m pip install --quiet "selenium>=4.20"
	$(BIN)/python packaging/processors.py
	$(BIN)/python -m pytest -m "torture or sweep or slow"
	$(BIN)/python -m pytest -m hypothesis --hypothesis-profile thorough
	$(MAKE) --no-print-directory windows

fuzz: setup  ## hand ten thousand damaged files to every reader; what is too much goes into build/fuzz
	nice $(BIN)/python -m tests.fuzz $(FUZZ)

mutants: setup  ## change single tokens and see whether a test notices; MUTANTS="--seed 2 --layer cli"
	nice $(BIN)/python packaging/mutants.py $(MUTANTS)

figures: setup  ## count what the window's code hands on by hand, and weigh its start, since 9f6542dc
	$(BIN)/python packaging/house_figures.py

demo: setup  ## the real window without a screen; its pictures go into build/
	QT_QPA_PLATFORM=offscreen $(BIN)/sudoku-qt --demonstration build

pictures: demo  ## take the README's pictures anew
	cp build/sudoku-light-en.png build/sudoku-dark-zh_CN.png build/gomoku-light-en.png docs/

techniques: setup  ## draw a step of every technique; the pictures go into build/techniques
	$(BIN)/python -m tests.technique_pictures build/techniques

translations: setup  ## collect the texts for the translators, compile what they wrote
	$(BIN)/python packaging/translations.py

windows: setup  ## build the Windows program on Linux, and try it where Wine is installed
	nice $(BIN)/python packaging/windows_trial.py

workflows: setup  ## run what GitHub would, each job in a clean Debian; JOBS="lint ..." are some
	nice $(BIN)/python packaging/workflows.py $(JOBS)

package: setup  ## build, try and pack the programs for this system; the packages go into dist/
	nice $(BIN)/python packaging/package.py

setup:
	@$(PYTHON) packaging/bootstrap.py

clean:
	rm -rf build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -f .venv/sudoku-qt-*
	find sudoku_qt tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
	find sudoku_qt \( -name '*.so' -o -name '*.c' \) -delete
