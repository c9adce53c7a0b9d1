#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# check.sh PROGRAM: what the program makes of a project with hostile names, read by those who read such files: a browser with
# scripting on, a spreadsheet, a library for XLSX, LaTeX and a Markdown renderer. Nothing may run and nothing break out. What
# is not installed is left out, and said; the packages are too large for the suite: chromium, libreoffice-calc-nogui,
# python3-openpyxl, texlive-latex-base with texlive-latex-recommended, cmark.
set -uo pipefail
program=$(realpath "${1:?check.sh PROGRAM}")
# Debian's own, which has openpyxl.
python=/usr/bin/python3
[ -x "$python" ] || python=python3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
cp "$here/hostile.yaml" "$here/hostile-campaign.yaml" .
failed=0

wrong() { echo "WRONG: $*"; failed=1; }
# have COMMAND NAME: whether a consumer is there.
have() { command -v "$1" >/dev/null && return 0; echo "left out: $2 ($1 is not installed)"; return 1; }

export QT_QPA_PLATFORM=offscreen HOME="$folder"
sections=$("$program" report --help | tr -s '[:space:]' ' ' | sed -n 's/.*only this section, in the order given: \([a-z, ]*\) or \([a-z]*\);.*/\1 \2/p' | tr -d ,)
[ -n "$sections" ] || wrong "the sections of a report are not known"
chosen=()
for section in $sections; do chosen+=(--section "$section"); done
"$program" report hostile.yaml "${chosen[@]}" --sweep "volume=1MB,2MB" -o report.html 2>said \
    || wrong "the report cannot be made: $(tail -n 1 said)"
"$program" export hostile.yaml -o tables.xlsx 2>said || wrong "no XLSX: $(tail -n 1 said)"
"$program" export hostile.yaml -o tables.md 2>said || wrong "no Markdown: $(tail -n 1 said)"
mkdir latex
"$program" export hostile.yaml --as latex -o latex 2>said || wrong "no LaTeX: $(tail -n 1 said)"
"$program" export hostile.yaml --table results --as csv -o results.csv 2>said || wrong "no CSV: $(tail -n 1 said)"
# Every plot that there is, of each scenario that it can be drawn of; and those of campaigns.
names_of() { tr -s '[:space:]' ' ' | sed -n "s/.*$1\([a-z, -]*\) or \([a-z-]*\).*/\1 \2/p" | tr -d ,; }
plots=$("$program" export --help | names_of 'a picture of a scenario instead of tables: ')
[ -n "$plots" ] || wrong "the plots are not known"
for plot in $plots; do
    number=0
    grep '^  - name: ' hostile.yaml | sed -n '/^  - name: "\(.>\|2<\|run\)/s/^  - name: //p' >scenarios
    while read -r scenario; do
        number=$((number + 1))
        sweep=(); [ "$plot" = sweep ] && sweep=(--sweep "volume=1MB,2MB")
        "$program" export hostile.yaml --plot "$plot" --scenario "$("$python" -c 'import json, sys; print(json.loads(sys.argv[1]))' "$scenario")" \
            "${sweep[@]}" -o "plot-$plot-$number.svg" 2>said || rm -f "plot-$plot-$number.svg"
    done <scenarios
    ls "plot-$plot-"*.svg >/dev/null 2>&1 || wrong "no SVG of $plot: $(tail -n 1 said)"
done
"$program" campaign hostile-campaign.yaml >/dev/null 2>said || wrong "the campaign does not run: $(tail -n 1 said)"
for plot in $("$program" campaign --help | names_of 'of which -o is the file: '); do
    "$program" campaign merge hostile-campaign.yaml hostile-campaign.results.csv --plot "$plot" -o "campaign-$plot.svg" 2>said \
        || wrong "no SVG of a campaign's $plot: $(tail -n 1 said)"
done

if have chromium "HTML and SVG in a browser"; then
    for file in report.html plot-*.svg campaign-*.svg; do
        # A page that ran anything has another title, in the document that the browser then shows.
        timeout 120 chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --virtual-time-budget=3000 \
            --user-data-dir="$folder/chromium" --dump-dom "file://$folder/$file" >dom 2>/dev/null || wrong "$file cannot be shown"
        [ -s dom ] || wrong "$file shows nothing"
        "$python" - dom "$file" <<'PYTHON' || failed=1
import html.parser, sys
class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(); self.wrong = []; self.title = False
    def handle_starttag(self, tag, attributes):
        self.title = tag == "title"
        if tag in ("script", "iframe", "object", "embed"): self.wrong.append("element " + tag)
        for name, value in attributes:
            if name.startswith("on"): self.wrong.append(f"attribute {name}")
            if name in ("href", "src", "xlink:href") and (value or "").strip().lower().startswith("javascript"):
                self.wrong.append(f"{name}={value}")
            if name == "src" and not (value or "").startswith("data:"): self.wrong.append(f"src={value}")
    def handle_data(self, data):
        if self.title and data == "PWNED": self.wrong.append("a script ran")
        self.title = False
reader = Reader(); reader.feed(open(sys.argv[1], encoding="utf-8").read())
for wrong in reader.wrong: print(f"WRONG: {sys.argv[2]}: {wrong}")
sys.exit(1 if reader.wrong else 0)
PYTHON
    done
fi

if "$python" -c 'import openpyxl' 2>/dev/null; then
    "$python" - <<'PYTHON' || failed=1
import openpyxl, sys
wrong = False; texts = set()
for sheet in openpyxl.load_workbook("tables.xlsx"):
    for row in sheet.iter_rows():
        for cell in row:
            if cell.data_type == "f" and any(word in str(cell.value) for word in ("cmd", "HYPERLINK", "1+1", "SUM(1;1)")):
                print(f"WRONG: {sheet.title}!{cell.coordinate} is the formula {cell.value}"); wrong = True
            if cell.hyperlink: print(f"WRONG: {sheet.title}!{cell.coordinate} is a link"); wrong = True
            if isinstance(cell.value, str): texts.add(cell.value)
for name in ("=1+1", "@SUM(1;1)", "-2+3", "+1+1", "=HYPERLINK(1)"):
    if name not in texts: print(f"WRONG: the XLSX has no text {name}"); wrong = True
sys.exit(1 if wrong else 0)
PYTHON
else
    echo "left out: XLSX by openpyxl (not installed)"
fi

if have soffice "XLSX in LibreOffice"; then
    timeout 300 soffice --headless -env:UserInstallation="file://$folder/office" \
        --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1' tables.xlsx >/dev/null 2>&1 \
        || wrong "LibreOffice does not open the XLSX"
    cat tables-*.csv >all.csv 2>/dev/null || wrong "LibreOffice made no tables"
    for name in '=1+1' '@SUM(1;1)' '-2+3' '=HYPERLINK(1)'; do
        grep -qF -- "$name" all.csv || wrong "LibreOffice shows no text $name"
    done
fi

if have pdflatex "LaTeX" && ! kpsewhich booktabs.sty >/dev/null; then
    echo "left out: LaTeX (texlive-latex-recommended is not installed)"
elif command -v pdflatex >/dev/null; then
    for table in latex/*.tex; do
        {
            printf '%s\n' '\documentclass{article}' '\usepackage[T1]{fontenc}' '\usepackage{longtable,booktabs}' '\begin{document}'
            cat "$table"
            printf '%s\n' '\end{document}'
        } >run.tex
        # As an author would run it, with all that it may run at all.
        timeout 120 pdflatex -shell-escape -interaction=nonstopmode -halt-on-error run.tex >log 2>&1 \
            || wrong "$table does not compile: $(grep -m 1 '^!' log)"
        if grep -q '/etc/passwd)' log || grep -q '(/etc/passwd' log; then wrong "$table reads a file"; fi
        if [ -e PWNED ] || [ -e PWNED.tex ]; then wrong "$table writes a file"; fi
    done
fi

if have cmark "Markdown"; then
    cmark --unsafe tables.md >tables.html || wrong "the Markdown cannot be read"
    if grep -qiE '<(script|img|svg|a)\b' tables.html; then wrong "Markdown: $(grep -m 1 -iE '<(script|img|svg|a)\b' tables.html | cut -c 1-200)"; fi
fi

"$python" - <<'PYTHON' || failed=1
import csv, sys
rows = list(csv.reader(open("results.csv", newline="", encoding="utf-8")))
wrong = {len(row) for row in rows} != {len(rows[0])}
if wrong: print("WRONG: the CSV is not rectangular")
sys.exit(1 if wrong else 0)
PYTHON

[ "$failed" = 0 ] && echo "nothing ran, nothing broke out"
exit "$failed"
