#!/bin/bash
# Judges NDJSON with GNU parallel; the reports are those of one process, in the same order.
#
#   parallel.sh FORM FILE                blocks of a file, each read where it lies
#   zcat FILE.gz | parallel.sh FORM      a stream, dealt out so many lines at a time
#
# From the environment: FORMRUN (the command), JOBS (one a core), BLOCK (bytes, 16M), STREAM_LINES (20000).
set -euo pipefail
export FORMRUN=${FORMRUN:-formrun} FORM=$1
file=${2:-}
block=${BLOCK:-16M}
stream_lines=${STREAM_LINES:-20000}

# Status 1 says that a submission is invalid: here that is a result. Anything above it is a failure.
judge='"$FORMRUN" validate "$FORM" --ndjson --report json; [ $? -le 1 ]'

in_blocks() {
    parallel --will-cite --jobs "${JOBS:-100%}" --keep-order --halt now,fail=1 --block "$block" "$@"
}

# A report and its issues know their line within the block only. The block's number stands before it, and the rows of
# COUNTS, one a block, say how many lines the blocks before it have; without them all blocks are of one size.
renumber() {
    awk -v counts="$1" -v each="$stream_lines" '
        BEGIN {
            while (counts != "" && (getline count < counts) > 0) { before[++blocks] = total; total += count }
        }
        {
            tab = index($0, "\t")
            number = substr($0, 1, tab - 1)
            report = substr($0, tab + 1)
            if (!match(report, /^[{]"file":"-","line":[0-9]+/)) {
                print "parallel.sh: not a report: " report > "/dev/stderr"
                exit 1
            }
            start = counts == "" ? (number - 1) * each : before[number]
            line = sprintf("%.0f", start + substr(report, 20, RLENGTH - 19))
            done = substr(report, 1, 19) line
            rest = substr(report, RLENGTH + 1)
            # The line of an issue stands behind its path; no text of a report holds a bare quotation mark.
            while (match(rest, /[{]"path":"([^"\\]|\\.)*","line":[0-9]+/)) {
                found = substr(rest, 1, RSTART + RLENGTH - 1)
                sub(/[0-9]+$/, "", found)
                done = done found line
                rest = substr(rest, RSTART + RLENGTH)
            }
            print done rest
        }'
}

if [ -n "$file" ]; then
    counts=$(mktemp)
    trap 'rm -f "$counts"' EXIT
    in_blocks --pipepart --arg-file "$file" wc -l >"$counts"
    in_blocks --pipepart --arg-file "$file" --tagstring '{#}' "$judge" | renumber "$counts"
else
    in_blocks --pipe --max-args "$stream_lines" --tagstring '{#}' "$judge" | renumber ""
fi
