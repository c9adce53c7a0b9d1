#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# lint.sh [BUILD-FOLDER]: what can be evaluated without running the program. Reports every fault as "file:line: reason".
# With a folder that was built, clang-tidy runs too. `cmake --build FOLDER --target lint` calls it.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$top"
build=${1:-}
faults=$(mktemp)
commands=$(mktemp -d)
trap 'rm -rf "$faults" "$commands"' EXIT

maximumLines=800

# filesLike PATTERN...: the project's own files, from git or, in an unpacked archive, from the folders.
filesLike()
{
    local pattern
    if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git ls-files --cached --others --exclude-standard -- "$@" | while read -r file; do
            [ ! -f "$file" ] || printf '%s\n' "$file"
        done | sort
    else
        for pattern in "$@"; do
            find . -path ./build -prune -o -path ./install -prune -o -type f -path "./$pattern" -printf '%P\n'
        done | sort -u
    fi
}

need()
{
    command -v "$1" >/dev/null || { echo "lint.sh: $1 is missing; packaging/dependencies names its package" >&2; exit 3; }
}

mapfile -t code < <(filesLike '*.cpp' '*.h')
mapfile -t scripts < <(filesLike '*.sh' '.ci/run')
mapfile -t buildFiles < <(filesLike '*CMakeLists.txt' '*.cmake')
mapfile -t text < <(filesLike '*.cpp' '*.h' '*.sh' '.ci/run' '*CMakeLists.txt' '*.cmake' '*.md' '*.yaml' '*.json' \
    '*.xml' '*.desktop' '*.svg' '*.qrc' '*.1' 'packaging/dependencies' '.clang-*' '.gitignore' \
    | grep -v -e '^tests/data/' -e '^resources/icons/') # data and other people's drawings stay as they came

checkLayout()
{
    clang-format-14 --dry-run --Werror "${code[@]}" 2>&1 | awk -F: '
        / (error|warning): / && !seen[$1]++ { print $1 ":" $2 ": not laid out as clang-format-14 does it" }' || true
}

checkLicenceLines()
{
    # REUSE-IgnoreStart
    local file
    for file in "${code[@]}" "${scripts[@]}" "${buildFiles[@]}"; do
        head -n 3 "$file" | grep -q 'SPDX-FileCopyrightText: [0-9]\{4\} The Contraflow developers' \
            && head -n 3 "$file" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later' \
            || echo "$file:1: the two SPDX lines are missing"
    done
}
# REUSE-IgnoreEnd

# Every file has its licence, as REUSE wants it (.reuse/dep5 for what has no room for the two lines).
checkReuse() { reuse --root "$top" lint >"$commands/reuse" 2>&1 || sed -n '/^# SUMMARY/,$!p' "$commands/reuse" | head -n 40; }

checkLength()
{
    wc -l "${code[@]}" "${scripts[@]}" "${buildFiles[@]}" | awk -v maximum="$maximumLines" '
        $2 != "total" && $1 > maximum { print $2 ":" $1 ": more than " maximum " lines; split the file" }'
}

checkBlanks()
{
    grep -nHE $'\r$' "${text[@]}" | cut -d: -f1,2 | sed 's/$/: carriage return at the end of the line/' || true
    # Markdown's two trailing blanks are invisible line breaks, so they are refused there too.
    grep -nHE '[[:blank:]]$' "${text[@]}" | cut -d: -f1,2 | sed 's/$/: blanks at the end of the line/' || true
    grep -nH $'\t' "${text[@]}" | cut -d: -f1,2 | sed 's/$/: tab/' || true
    local file
    for file in "${text[@]}"; do
        [ ! -s "$file" ] || [ -z "$(tail -c 1 "$file")" ] || echo "$file: no line end after the last line"
    done
}

# Paths of one developer's machine: they work nowhere else.
checkMachinePaths()
{
    grep -nHE '(^|[^A-Za-z0-9_./$})-])/(home|root|work|tmp|mnt|media|srv|Users)/[A-Za-z0-9_]' "${text[@]}" \
        | sed 's/^\([^:]*:[0-9]*\):.*/\1: path of one machine/' || true
}

checkScripts() { shellcheck -x -f gcc "${scripts[@]}" || true; }

# report TEXT: what a tool printed, when it said no.
unlessQuiet()
{
    local file=$1 output
    shift
    output=$("$@" 2>&1) || { printf '%s\n' "$output" | sed "s|^|$file: |"; }
}

checkDesktopFiles()
{
    local file
    for file in packaging/*.desktop; do unlessQuiet "$file" desktop-file-validate "$file"; done
    for file in packaging/*.metainfo.xml; do unlessQuiet "$file" appstreamcli validate --no-net --no-color "$file"; done
    while read -r file; do unlessQuiet "$file" xmllint --noout --nonet "$file"; done < <(filesLike '*.xml' '*.svg' '*.qrc')
}

checkManual()
{
    local file
    for file in packaging/*.1; do
        [ -f "$file" ] || continue
        LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=100 man --warnings -E UTF-8 -l -Tutf8 -Z "$file" 2>&1 >/dev/null \
            | sed "s|^|$file: |"
    done
}

# Every link between the project's pages must lead to a file.
checkLinks()
{
    local file target
    while read -r file; do
        while read -r target; do
            case "$target" in
            '' | *://* | mailto:*) ;;
            *) [ -e "$(dirname "$file")/$target" ] || echo "$file: link to $target, which does not exist" ;;
            esac
        done < <({ grep -oE '\]\([^)#]+' "$file" || true; } | sed 's/^](//')
    done < <(filesLike '*.md')
}

# What clang-tidy says of core and command line. Several files are united in one, since reading what they have in
# common is most of the work; clang has no use for precompiled headers and parameters of g++.
checkDefects()
{
    local files
    cmake -S "$top" -B "$commands" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON \
        -DCMAKE_UNITY_BUILD_BATCH_SIZE=16 -DCMAKE_EXPORT_COMPILE_COMMANDS=ON >/dev/null
    sed -E -i 's/ -Winvalid-pch//; s/ -include [^ ]*cmake_pch\.hxx//; s/ --param=[^ ]+//' "$commands/compile_commands.json"
    mapfile -t files < <(sed -n 's|^ *"file": "\(.*\.c[px][px]\)",*$|\1|p' "$commands/compile_commands.json" \
        | grep -E '/(core|app/cli|app/CMakeFiles)/|/app/main\.cpp$' | grep -v -e /cmake_pch -e _autogen/ -e /tests/core/)
    [ "${#files[@]}" -gt 0 ] || echo "packaging/lint.sh: clang-tidy was given no file"
    # Files are united by including them, so that check has to be silent.
    printf '%s\n' "${files[@]}" \
        | xargs -d '\n' -P "$(nproc)" -n 1 clang-tidy-14 --quiet --config-file="$top/.clang-tidy" \
            --checks=-bugprone-suspicious-include --header-filter='/(core|app)/.*\.(h|cpp)$' \
            --extra-arg=-Wno-unknown-warning-option -p "$commands" 2>/dev/null \
        | grep -E '(warning|error):' | sed "s|^$top/||" | sort -u || true
}

for tool in clang-format-14 clang-tidy-14 shellcheck reuse desktop-file-validate appstreamcli man xmllint; do need "$tool"; done

checks=(Layout LicenceLines Reuse Length Blanks MachinePaths Scripts DesktopFiles Manual Links)
if [ -f "$build/CMakeCache.txt" ]; then
    checks+=(Defects)
else
    echo "Defects: not looked for, because no folder that was built was given"
fi
for check in "${checks[@]}"; do
    "check$check" >"$faults"
    if [ -s "$faults" ]; then
        printf '%s: FAILED\n' "$check"
        cat "$faults"
        failed=yes
    else
        printf '%s: passed\n' "$check"
    fi
done
if [ -n "${failed:-}" ]; then
    echo "lint found faults"
    exit 1
fi
