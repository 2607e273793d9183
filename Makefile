# make demo and make test work from a fresh clone; make help lists the rest.

SHELL := bash
SETUP ?= scripts/setup.sh
RELEASE := .build/release/render-notification
PREVIEW := .build/release/render-notification-preview
TESTED := .build/tests/release/render-notification
CORPUS ?= ../shared/corpus
CORPUS_PAGE ?= docs/corpus.md
export PREFIX ?= /usr/local
CODE_LIST ?= $(CORPUS)/code.tsv
CODE_CARD := Tests/Fixtures/extensions/project-card
CODE_PHOTO := Templates/photo-comment/payloads/lake.jpg
SWIFT_FILES := Sources Tests Benchmarks Package.swift

.DEFAULT_GOAL := help
# Longest first: two run at a time.
PARTS_OF_TEST := test-swift test-pages test-batch test-commands test-kills test-determinism test-scripts
.PHONY: $(PARTS_OF_TEST) help setup install uninstall package demo integrations check test build release format lint bench bench-quick bench-hostile bench-preview bench-setup oracle equivalence fuzz fuzz-cost determinism docs site gallery corpus clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' Makefile

setup: ## install the missing packages, fonts included (or say which)
	@$(SETUP)

demo: setup ## build the program, and render Templates/event-invite to out.png
	@scripts/build.sh release
	@scripts/demo.sh

check: ## after an edit: build, lint of changed files, tests of their modules; SINCE=commit for more than HEAD
	@scripts/check.sh $(SINCE)

test: setup ## build and run every test, against an optimised engine, which halves the time of both together
	scripts/build.sh tests
	scripts/page-package.sh build
	@rm -rf .build/failed && mkdir .build/failed
	@$(MAKE) --jobs 2 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) \
		$(PARTS_OF_TEST) || { scripts/failures.sh .build/failed/*; exit 1; }

# $(call part,COMMAND): the output of a part that fails is there for the end of `make test`, after the others' thousands
# of lines.
part = @set -o pipefail; { $(1); } 2>&1 | tee .build/failed/$@ && rm .build/failed/$@

test-pages:
	$(call part,scripts/page-package.sh test)
test-batch:
	$(call part,RENDER_NOTIFICATION=$(TESTED) Tests/CommandTests/batch.sh)
test-commands:
	$(call part,RENDER_NOTIFICATION=$(TESTED) scripts/doc-commands.sh)
test-swift:
	$(call part,swift test --configuration release --scratch-path .build/tests --skip-build --disable-xctest)
test-kills:
	$(call part,RENDER_NOTIFICATION=$(TESTED) Tests/CommandTests/kills.sh)
test-determinism:
	$(call part,RENDER_NOTIFICATION=$(TESTED) scripts/determinism.sh 10)
test-scripts:
	$(call part,Tests/CommandTests/scripts.sh && integrations/swift-snapshot-testing/check.sh)

build: setup ## debug build
	@scripts/build.sh debug

release: setup ## optimised build with the Swift runtime inside: $(RELEASE), and the modules for --run-code
	@scripts/build.sh release
	@scripts/build.sh release $(notdir $(PREVIEW))
	@$(RELEASE) $(CODE_CARD) $(CODE_CARD)/payload.apns --run-code -o /dev/null

install: ## install what `make release` built below PREFIX (/usr/local): programs, manual pages, completions
	@scripts/install.sh

uninstall: ## remove what `make install` installed
	@scripts/install.sh --uninstall

package: release ## a package for Debian, an archive, an SBOM and checksums, in .build/package
	@scripts/package.sh

format: ## lay out the Swift files
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

lint: ## layout and house rules; finds, doesn't change
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)
	scripts/lint.sh

bench: release ## everything beside the floor and the peers, then the bars (10 minutes); RECORD=1 keeps the figures
	@python3 Benchmarks/bench.py $(if $(RECORD),--record)

bench-quick: release ## cold renders only, in a minute; fails when instruction counts rose
	@python3 Benchmarks/bench.py --quick $(if $(RECORD),--record)

bench-hostile: release ## the dearest inputs, in instructions against what a picture may cost (10 minutes)
	@python3 Benchmarks/hostile.py

bench-preview: release ## the live page in Chromium: from a save, a key, a grid to its pictures (a minute)
	@python3 Benchmarks/preview.py

bench-setup: ## install the peers: Chromium, librsvg, poppler, and libraries of Python in .build/peers
	@Benchmarks/peers/setup.sh

oracle: setup ## the constraint solver against scipy's linear programs, on 3000 random systems
	@scripts/oracle.sh

integrations: release ## the examples of integrations/ on a few rows; installs what they need outside of the project, or says what it skips
	@scripts/integrations.sh

equivalence: setup ## 4000 random stack trees laid out directly and by constraints: the same frames?
	@scripts/equivalence.sh 4000

fuzz: setup ## TARGET=reader SECONDS=60 SEED=1: inputs that libFuzzer makes; without a TARGET all readers (Tests/Fuzz)
	@scripts/fuzz.sh $(TARGET) $(if $(TARGET),$(or $(SECONDS),60) $(or $(SEED),1))

fuzz-cost: release ## SECONDS=60 SEED=1: searches for cards that cost more than a picture may, by changing fixtures
	@python3 Benchmarks/fuzz_cost.py --seconds $(or $(SECONDS),60) --seed $(or $(SEED),1)

determinism: release ## 200 renders and plays of a scenario in different environments: the same bytes?
	@scripts/determinism.sh 200

docs: setup ## the reference of the Swift library, by docc, to .build/docs
	@scripts/docs.sh

site: ## a static site of the pages, with search, in .build/site, by MkDocs
	@scripts/site.sh

gallery: release ## render docs/gallery.md
	@scripts/gallery.sh

corpus: release ## lay out the interface files below CORPUS=path, run the code of CODE_LIST=table in SOURCES=path, and write docs/corpus.md
	@scripts/corpus.py $(RELEASE) $(CORPUS) $(CORPUS_PAGE) $(if $(SOURCES),$(CODE_LIST) $(SOURCES) $(CODE_PHOTO))

clean: ## remove everything that was built
	rm -rf .build out.png out
