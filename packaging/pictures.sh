#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# pictures.sh [PROGRAM]: makes the pictures of README and user guide anew: runs the real program on a display of its own,
# sends it keys and clicks, and saves what the display shows. Builds the program when none is named.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"

pictures="$top/resources/help/pictures"
size=1440x900
work=$(mktemp -d)
# shellcheck source=packaging/display.sh
. "$top/packaging/display.sh"

installPackages run pictures
program=${1:-}
if [ -z "$program" ]; then
    installPackages build
    configureAndBuild release contraflow
    program="$top/build/release/app/contraflow"
fi

# picture NAME SCHEME STEP... -- ARGUMENT...: each STEP is a line of xdotool arguments, sent one after the other. After the
# step "dialog" the picture shows the window in front alone, after "part GEOMETRY" that part; "choose WORDS" takes the
# first command that has them.
picture()
{
    local name=$1 scheme=$2 steps=() step pid shown=root part=()
    shift 2
    while [ "$1" != -- ]; do steps+=("$1"); shift; done
    shift
    mkdir -p "$work/$name" && chmod 700 "$work/$name"
    # A home of its own: neither the user's settings nor those of the picture before.
    env HOME="$work/$name" XDG_CONFIG_HOME="$work/$name/config" XDG_DATA_HOME="$work/$name/data" \
        XDG_CACHE_HOME="$work/$name/cache" XDG_RUNTIME_DIR="$work/$name" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb \
        QT_SCALE_FACTOR=1 CONTRAFLOW_COLOR_SCHEME="$scheme" "$program" "$@" &
    pid=$!
    started+=("$pid")
    waitUntil "the program showed no window" xdotool search --onlyvisible --class contraflow
    # The display has no event for "everything is drawn".
    sleep 3
    for step in "${steps[@]}"; do
        if [ "$step" = dialog ]; then
            shown=$(xdotool getactivewindow)
            continue
        fi
        if [ "${step%% *}" = part ]; then
            part=(-crop "${step#part }" +repage)
            continue
        fi
        if [ "${step%% *}" = choose ]; then
            xdotool key ctrl+shift+p sleep 0.5 type -- "${step#choose }"
            step="sleep 0.3 key Return"
        fi
        # shellcheck disable=SC2086 # a step is several words
        xdotool $step
        sleep 0.5
    done
    sleep 1
    kill -0 "$pid" 2>/dev/null || fail "the program ended before its picture $name"
    import -window "$shown" "$work/$name.png"
    convert "$work/$name.png" "${part[@]}" -strip -define png:compression-level=9 "$pictures/$name.png"
    kill "$pid"
    wait "$pid" 2>/dev/null || true
    say "$pictures/$name.png"
}

mkdir -p "$pictures"
startDisplay
picture window-light light -- "$top/samples/two-racks-copper.yaml"
picture window-dark dark -- "$top/samples/two-racks-copper.yaml"
picture errors light 'choose Answer Errors' 'choose Histograms' 'sleep 2' -- "$top/samples/measured-deep-queues.yaml"
picture compare light 'choose Answer Compare' 'sleep 2' 'choose Bars Compare' 'sleep 2' -- "$top/samples/tender-128.yaml"
picture report light 'key ctrl+p' 'sleep 8' dialog -- "$top/samples/tender-128.yaml"
picture placement light 'choose place' 'sleep 12' dialog -- "$top/samples/three-rack-tree.yaml"
picture all-to-all light 'choose Over size' 'sleep 3' -- "$top/samples/all-to-all-measured.yaml"
picture gpu-cluster light 'sleep 4' -- "$top/samples/tender-gpu.yaml"

# A victim's message, with the chain of full buffers that it waits for.
"$program" set "$top/samples/lossless-storage.yaml" "scenarios.one lane.model=one lane" "scenarios.one lane.uncontrolled=" -o "$work/victim.yaml"
picture victim light 'choose Messages' 'sleep 1' 'key Down Down Down Down Down Down' 'sleep 1' -- "$work/victim.yaml"

picture calibration light 'choose calibrate' 'sleep 30' dialog -- "$top/samples/measured-deep-queues.yaml"

# Its results are written beside a campaign.
mkdir -p "$work/campaigns"
cp "$top/samples/campaigns/table-2.yaml" "$work/campaigns"
cp "$top/samples/measured-deep-queues.yaml" "$work"
picture campaign light 'choose campaign' 'sleep 1' 'key alt+o' 'sleep 1' "type $work/campaigns/table-2.yaml" \
    'key Return' 'sleep 2' 'key alt+w' 'sleep 8' dialog -- "$work/measured-deep-queues.yaml"

picture application light 'key ctrl+shift+4' 'mousemove 1200 280' 'click --repeat 17 --delay 80 4' 'mousemove 1175 280 click 1' 'sleep 2' -- "$top/samples/halo-two-networks.yaml"
picture measured-sums light 'choose Measured and predicted' 'sleep 2' \
    'part 440x404+1000+56' -- "$top/samples/measured-programs.yaml"
picture application-matrix light 'choose Communication matrix' 'sleep 2' \
    'part 440x400+1000+56' -- "$top/samples/halo-two-networks.yaml"

# network NAME OPTION...: the canvas, made high, with a network by recipe.
network()
{
    local name=$1
    shift
    "$program" generate permutation "$@" -o "$work/$name.yaml"
    picture "$name" light 'mousemove 600 461 mousedown 1 mousemove 600 680 mousemove 600 703 mouseup 1' 'key ctrl+0' \
        'mousemove 1200 870' 'sleep 3' 'part 742x446+254+146' -- "$work/$name.yaml"
}

network large-racks --racks 25 --nodes 1000
network large-torus --network torus --x 6 --y 6 --z 6
network large-fat-tree --network fat-tree --k 16
network large-dragonfly --network dragonfly --group 8 --global 8 --groups 64 --nodes-per-switch 2

# The pictures that are no window: computed times over a parameter of a model.
family() { # family NAME WHAT
    python3 "$top/packaging/family_picture.py" "$program" "$top/samples" "$2" >"$work/$1.svg"
    rsvg-convert --zoom 1.5 "$work/$1.svg" -o "$work/$1.png"
    convert "$work/$1.png" -strip -define png:compression-level=9 "$pictures/$1.png"
    say "$pictures/$1.png"
}

family one-family exponents
family lanes lanes
