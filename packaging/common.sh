# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# What run.sh, test.sh and pictures.sh share. Sourced by bash with `set -euo pipefail`; needs $top, the project's folder.
# shellcheck shell=bash
: "${top:?common.sh is sourced by a script that sets top}"

say() { printf '%s\n' "$*" >&2; }
fail() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# packagesOf SECTION...: the package names of these sections of packaging/dependencies, one per line.
packagesOf()
{
    local wanted=" $* "
    awk -v wanted="$wanted" '
        /^#/ || NF == 0 { next }
        /^\[/           { name = substr($1, 2, length($1) - 2); taken = index(wanted, " " name " ") > 0; next }
        taken           { print $1 }' "$top/packaging/dependencies"
}

# missingOf PACKAGE...: those that are not installed, one per line.
missingOf()
{
    local package
    for package in "$@"; do
        # The status of a package that dpkg has never heard of is empty.
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || echo "$package"
    done
}

asRoot()
{
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

aptGet()
{
    asRoot env DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=l \
        apt-get -q -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 "$@" </dev/null
}

# installPackages SECTION...: installs what is missing; does not touch apt when nothing is.
installPackages()
{
    local packages missing log updated=
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not Debian or a relative of it, so no packages are installed here."
        say "packaging/dependencies lists what is needed ($*); going on with what this machine has."
        return
    fi
    mapfile -t packages < <(packagesOf "$@")
    mapfile -t missing < <(missingOf "${packages[@]}")
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        fail "packages are missing, and without sudo only root can install them. As root, run:
  apt-get install --no-install-recommends ${missing[*]}"
    fi
    say "Installing ${#missing[@]} Debian packages: ${missing[*]}"
    log=$(mktemp)
    if ! compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; then
        aptGet update >"$log" 2>&1 || true
        updated=yes
    fi
    if ! aptGet install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
        # Old lists name versions that the mirror has replaced: fetch new ones and try once more.
        if [ -n "$updated" ] || ! aptGet update >>"$log" 2>&1 \
            || ! aptGet install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
            tail -n 15 "$log" >&2
            rm -f "$log"
            fail "apt-get could not install: ${missing[*]}
The lines above say why. Usual reasons: no network, no package mirror in /etc/apt, or not Debian 12."
        fi
    fi
    rm -f "$log"
    mapfile -t missing < <(missingOf "${missing[@]}")
    [ ${#missing[@]} -eq 0 ] || fail "apt-get did not install: ${missing[*]}"
}

# configureAndBuild PRESET [TARGET...]: builds in build/PRESET; silent when everything is up to date.
configureAndBuild()
{
    local preset=$1 build="$top/build/$1" log target=()
    shift
    [ $# -eq 0 ] || target=(--target "$@")
    mkdir -p "$build" || fail "cannot create $build: this folder must be writable"
    if [ ! -f "$build/build.ninja" ]; then
        log="$build/configure.log"
        (cd "$top" && cmake --preset "$preset") >"$log" 2>&1 || {
            tail -n 25 "$log" >&2
            fail "CMake could not configure the build; the whole output is in $log"
        }
    fi
    if [ $# -gt 0 ] && ninja -C "$build" -n "$@" 2>/dev/null | grep -q 'ninja: no work to do'; then
        return 0
    fi
    if [ -t 2 ]; then
        cmake --build "$build" -j "$(nproc)" "${target[@]}" >&2 || fail "the build in $build failed"
    else
        log="$build/build.log"
        # Where nobody watches a terminal, a line for every twentieth of the way.
        cmake --build "$build" -j "$(nproc)" "${target[@]}" 2>&1 | tee "$log" | awk -F '[][/]' '
            /^\[[0-9]+\/[0-9]+\]/ && ($2 - shown >= $3 / 20 || $2 == $3) {
                print "  " $2 " of " $3 " built"; shown = $2; fflush()
            }' >&2 || {
            grep -E 'FAILED|error|Error' "$log" | head -n 40 >&2 || true
            tail -n 25 "$log" >&2
            fail "the build failed; the whole output is in $log"
        }
    fi
}
