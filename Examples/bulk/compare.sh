#!/bin/bash
# Judges the same submissions in one process, on two threads, with GNU parallel and with Spark, and
# fails where one report differs in one byte.
#
#   compare.sh [COUNT]      200000 submissions unless given
#
# FORMRUN is the command; unless given, the release build of this package.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
export FORMRUN=${FORMRUN:-$root/.build/release/formrun}
form=$root/forms/sign-up.json
count=${1:-200000}

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

[ -x "$FORMRUN" ] || fail "$FORMRUN is not there; run: swift build -c release"
if ! command -v parallel >/dev/null; then
    [ "$(id -u)" -eq 0 ] || fail "GNU parallel is missing; install the package parallel"
    apt-get install -y -q parallel >/dev/null
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check pyspark

judge() { "$FORMRUN" validate "$form" --ndjson --report json "$@" || [ $? -eq 1 ]; }
spark() { venv/bin/python "$here/spark.py" "$form" "$@" --partition-bytes "$block" 2>spark.log; }

same() { cmp one.json "$1" >&2; }

# NAME COMMAND...: its output must be that of the single process.
compare() {
    local name=$1 start=$EPOCHREALTIME
    shift
    "$@" >other.json || fail "$name: status $?; $(tail -n 3 spark.log 2>/dev/null)"
    local time=$((${EPOCHREALTIME/./} - ${start/./}))
    same other.json || fail "$name: other reports than those of one process"
    printf '%-26s the same %d reports, %d.%d s\n' "$name" "$(wc -l <other.json)" $((time / 1000000)) $((time / 100000 % 10))
}

python3 "$here/generate.py" "$count" >submissions.ndjson
gzip --keep --fast submissions.ndjson
judge <submissions.ndjson >one.json
[ -s one.json ] || fail "one process: no reports"
# Blocks so small that there are several, whatever the count.
block=$(($(stat --format %s submissions.ndjson) / 7 + 1))
export BLOCK=$block STREAM_LINES=$((count / 7 + 1))

from_stdin() { judge "$@" <submissions.ndjson; }
from_gzip() { zcat submissions.ndjson.gz | "$@"; }
with_spark() { spark "$1" "$2" --formrun "$FORMRUN" && cat "$2"/part-*; }

printf '%d submissions, %d bytes\n' "$count" "$(stat --format %s submissions.ndjson)"
compare "one process" from_stdin
compare "one process, --jobs 2" from_stdin --jobs 2
compare "one process, gzip" from_gzip judge
compare "parallel, file" "$here/parallel.sh" "$form" submissions.ndjson
compare "parallel, stream of gzip" from_gzip "$here/parallel.sh" "$form"
compare "Spark, file" with_spark submissions.ndjson reports
compare "Spark, gzip" with_spark submissions.ndjson.gz reports.gz

# A comparison that cannot fail shows nothing: a verdict changed, a report lost, a filter that breaks.
sed '$s/"code":"\([a-z]\)/"code":"X\1/' one.json >other.json
! same other.json 2>/dev/null || fail "a changed code was not noticed"
sed '$d' one.json >other.json
! same other.json 2>/dev/null || fail "a lost report was not noticed"
printf '#!/bin/sh\ncat >/dev/null\nexit 3\n' >broken
chmod +x broken
! FORMRUN=./broken "$here/parallel.sh" "$form" submissions.ndjson >/dev/null 2>&1 || fail "parallel.sh hides a broken filter"
! FORMRUN=./broken from_gzip "$here/parallel.sh" "$form" >/dev/null 2>&1 || fail "parallel.sh hides a broken filter of a stream"
! spark submissions.ndjson none --formrun "$PWD/broken" || fail "spark.py hides a broken filter"
echo "a changed code, a lost report and a broken filter are noticed"
