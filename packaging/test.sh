#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# test.sh [CTEST-ARGUMENT...]: installs what is missing, builds Contraflow with warnings as errors and runs all tests.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"

installPackages build run runner test
[ -d "$top/build/ci" ] || say "Building Contraflow and its tests; the first time takes about a quarter of an hour on two cores."
configureAndBuild ci all
ctest --test-dir "$top/build/ci" --parallel "$(nproc)" --output-on-failure --no-tests=error "$@" </dev/null
