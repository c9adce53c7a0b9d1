#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# deb.sh [--twice]: builds the packages in build/release, checks them, and puts beside each what it says is linked into it (SPDX).
# With --twice another clone builds them as well, in another folder, and both must have the same bytes.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"

# The time of the last change, for all that carries a time.
SOURCE_DATE_EPOCH=$(git -C "$top" log -1 --format=%ct 2>/dev/null || stat -c %Y "$top/CHANGELOG.md")
export SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C.UTF-8

# buildPackages TREE: builds the packages of a source tree in its build/release.
buildPackages()
{
    local own=$top
    top=$1
    configureAndBuild release all
    top=$own
    rm -f "$1"/build/release/*.deb
    (cd "$1/build/release" && umask 022 && cpack -G DEB >cpack.log 2>&1) || { tail -n 20 "$1/build/release/cpack.log" >&2; fail "cpack failed"; }
}

# hardeningOf PROGRAM: what is missing of PIE, RELRO, immediate binding, stack protection and checked functions, one per line.
hardeningOf()
{
    local program=$1 headers symbols
    headers=$(readelf -W -h -l -d "$program")
    symbols=$(readelf -W --dyn-syms "$program")
    grep -qE 'Type: +DYN' <<<"$headers" || echo "no position-independent executable"
    grep -q 'GNU_RELRO' <<<"$headers" || echo "no read-only relocations"
    grep -qE 'BIND_NOW|FLAGS_1.*NOW' <<<"$headers" || echo "no immediate binding"
    grep -qE 'GNU_STACK.* RW +0x' <<<"$headers" || echo "a stack that can be executed"
    grep -q '__stack_chk_fail' <<<"$symbols" || echo "no stack protection"
    grep -qE '__[a-z]+_chk' <<<"$symbols" || echo "no checked functions"
    if strings -a "$program" | grep -qF "$top"; then echo "a path of this machine"; fi
}

# checkPackage DEB: lintian without errors, and every program hardened and with a list of what is linked into it.
checkPackage()
{
    local deb=$1 tree program list missing failed=
    tree=$(mktemp -d)
    dpkg-deb -x "$deb" "$tree"
    for program in "$tree"/usr/bin/*; do
        missing=$(hardeningOf "$program")
        [ -z "$missing" ] || { say "${deb##*/}: ${program##*/}: $missing"; failed=yes; }
        list=$(echo "$tree"/usr/share/doc/*/"${program##*/}.spdx.json")
        grep -qsF "$(sha256sum "$program" | cut -d ' ' -f 1)" "$list" || { say "${deb##*/}: no list of what is linked"; failed=yes; continue; }
        cp "$list" "${deb%.deb}.spdx.json"
    done
    rm -rf "$tree"
    lintian --fail-on error --no-tag-display-limit "$deb" >&2 || failed=yes
    [ -z "$failed" ] || return 1
    say "${deb##*/}: hardened, lintian without errors"
}

# The other build is one of the last commit.
[ "${1:-}" != --twice ] || [ -z "$(git -C "$top" status --porcelain)" ] || fail "commit what you changed first"
installPackages build runner package
buildPackages "$top"
for deb in "$top"/build/release/*.deb; do checkPackage "$deb" || fail "the package is not fit to be given away"; done
if [ "${1:-}" = --twice ]; then
    other=$(mktemp -d)
    trap 'rm -rf "$other"' EXIT
    git clone -q --shared "$top" "$other/elsewhere"
    # Nothing that the first build left may be used again.
    CCACHE_DISABLE=1 buildPackages "$other/elsewhere"
    for deb in "$top"/build/release/*.deb; do
        cmp "$deb" "$other/elsewhere/build/release/${deb##*/}" || fail "${deb##*/}: two builds differ"
        say "${deb##*/}: two builds have the same bytes"
    done
fi
