# What people do with this package. `make` alone says what there is.

.PHONY: help run tour gtk test check-apple test-gtk test-gtk-current test-terminal bench sanitize leaks screenshots docs format lint

help: ## Says this
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 18

run: ## Runs the Counter on the best host there is
	@scripts/run.sh Counter

tour: ## Runs the tour of what alerts can do
	@scripts/run.sh Tour

gtk: ## Installs what windows need, and runs the Counter in one
	@scripts/run-gtk.sh Counter

test: ## Installs what the tests need, builds, and runs them all
	@scripts/test.sh

check-apple: ## Checks that the library compiles on Apple's systems; TARGET=folder checks sources of yours
	@scripts/check-apple.sh $(TARGET)

test-terminal: ## Runs the tests in a real terminal alone, after a build
	@scripts/test-terminal.sh

test-gtk: ## Runs the tests of real windows alone
	@scripts/test-gtk.sh

test-gtk-current: ## Runs them against the GTK of Debian 13, in a system of its own; needs root
	@scripts/test-gtk-current.sh

screenshots: ## Takes the pictures of the README from real windows and terminals
	@scripts/screenshots.sh
	@scripts/screenshots-terminal.sh

bench: ## Measures the view graph and the alerts, in release builds
	@ALERTS_BENCHMARKS=1 swift run -c release --scratch-path .build-bench AlertsBenchmarks
	@scripts/bench-gtk.sh
	@scripts/bench-terminal.sh

sanitize: ## Runs the tests with the thread and the address sanitizer
	@scripts/sanitize.sh thread
	@scripts/sanitize.sh address
	@scripts/sanitize-gtk.sh

leaks: ## Looks with valgrind for what a thousand alerts in real windows leave behind
	@scripts/leaks-gtk.sh

docs: ## Builds the documentation into .build/docs
	@scripts/docs.sh

format: ## Formats the sources
	@scripts/sources.sh | xargs -0 swift format --in-place --parallel

lint: ## Checks the style of the sources
	@scripts/sources.sh | xargs -0 swift format lint --strict --parallel
