# The everyday commands; `make help` lists them. The build itself is CMake's (CMakePresets.json).
# Uses the system's own cmake, if there is one: a version manager's shim of that name may be first on
# PATH and refuse to run.
CMAKE ?= $(firstword $(wildcard /usr/bin/cmake /usr/local/bin/cmake) cmake)
CTEST ?= $(firstword $(wildcard /usr/bin/ctest /usr/local/bin/ctest) ctest)
NINJA ?= $(firstword $(wildcard /usr/bin/ninja /usr/local/bin/ninja) ninja)
PYTHON ?= python3
JOBS ?= $(shell nproc)
PRESET ?= release
DEVICE ?= cpu
BUILD := $(if $(filter release,$(PRESET)),build,build/$(PRESET))

.DEFAULT_GOAL := help
.PHONY: help setup build demo wheel deb test service-test docs lint format clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16
	@echo "  DEVICE=cuda: the demo on a GPU"
	@echo "  PRESET=dev (each source by itself), debug (sanitizers) or clang (clang-19): another build"

setup: ## install what the build needs and is missing (apt; nanobind by pip); asks before using sudo
	@tools/setup.sh
	@$(PYTHON) tools/get_nanobind.py $(BUILD)/python-packages

# Configures once; after that ninja itself configures again when a CMake file changes.
$(BUILD)/build.ninja: | setup
	$(CMAKE) --preset $(PRESET) -DCMAKE_MAKE_PROGRAM=$(NINJA) \
	  -DPASSNET_PYTHON=$(shell command -v $(PYTHON))

build: setup $(BUILD)/build.ninja ## build the program: build/passnet
	@$(CMAKE) --build $(BUILD) -j $(JOBS)

demo: build ## score the example passes, and the default compiler, on the graphs that ship
	@$(BUILD)/passnet demo --device $(DEVICE) --out out/demo

wheel: setup $(BUILD)/build.ninja ## build the wheel of the Python package: build/wheel/*.whl
	@$(CMAKE) --build $(BUILD) -j $(JOBS) --target passnet passnet_shared package_binding
	@$(PYTHON) tools/make_wheel.py --build $(BUILD)

deb: build ## build the Debian package: build/package/*.deb
	@cd $(BUILD) && $(dir $(CMAKE))cpack -B package > package.log || { cat package.log; exit 1; }
	@ls $(BUILD)/package/*.deb

test: setup $(BUILD)/build.ninja ## build everything and run every check and test
	@$(CMAKE) --build $(BUILD) -j $(JOBS) --target all tests
	@$(PYTHON) tools/run_tests.py --build $(BUILD) --ctest $(CTEST) --jobs $(JOBS)

service-test: setup $(BUILD)/build.ninja ## test the state of the service on PostgreSQL too
	@$(CMAKE) --build $(BUILD) -j $(JOBS) --target service_test
	@$(PYTHON) tools/with_postgres.py $(BUILD)/tests/service_test

docs: build ## build the pages of docs/ as a site: build/docs/html/index.html
	@$(PYTHON) tools/make_docs.py --program $(BUILD)/passnet --build $(BUILD)

# clang-tidy reads how each source is compiled by itself; generated headers exist only after a build.
lint: ## check formatting, clang-tidy, headers and arrows (FILES=… : these alone)
	@$(MAKE) --no-print-directory build PRESET=dev
	@$(CMAKE) --build build/dev -j $(JOBS) --target all_verify_interface_header_sets
	@$(PYTHON) tools/lint.py --build build/dev --jobs $(JOBS) $(FILES)

format: ## format every C++ file in place (FILES=… : these alone)
	@$(PYTHON) tools/lint.py --format $(FILES)

clean: ## remove what was built and written
	rm -rf build out
