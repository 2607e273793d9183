#!/usr/bin/env bash
# scripts/integrations.sh [parallel|kubernetes|slurm|spark|snapshots|report|preview|site|package]: runs the examples of integrations/, those
# for many rows with 60 of them, and checks pictures and manifests; opens report, live page and site in Chromium, and installs the package in a bare Debian root. Examples whose tools can't be installed are reported as skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly root=$PWD
# Outside of the repository, so that clones share it: PySpark takes 455 MB.
readonly cache=${INTEGRATIONS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/render-notification-integrations}
readonly python=$cache/venv/bin/python
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# The examples run the program as it is installed, away from the sources.
readonly renderer=${RENDERER:-$scratch/installed/bin/render-notification}
[ -n "${RENDERER:-}" ] || PREFIX=$scratch/installed scripts/install.sh
mkdir "$scratch/bin"
ln -s "$renderer" "$scratch/bin/render-notification"
export PATH="$scratch/bin:$PATH"
readonly descriptor=$root/Templates/order-status/descriptor.json rows=$scratch/rows.ndjson
python3 scripts/integrations.py rows 60 20 >"$rows"

skipped=()
# skip EXAMPLE REASON
skip() {
    echo "integrations: $1: SKIPPED: $2" >&2
    skipped+=("$1")
}

# check EXAMPLE FOLDER MANIFEST…: every row is there once, with a picture.
check() {
    local name=$1
    shift
    python3 scripts/integrations.py check "$rows" "$@" | sed "s/^/integrations: $name: /"
}

# fail EXAMPLE PROBLEM
fail() {
    echo "integrations: $1: $2" >&2
    exit 1
}

# Installs missing Python packages in the cache's environment.
python_packages() {
    [ -x "$python" ] || python3 -m venv "$cache/venv" || return 1
    local package
    for package; do
        "$python" -c "import importlib.metadata as m; m.version('$package')" 2>/dev/null ||
            timeout 200 "$python" -m pip install --quiet --no-input --disable-pip-version-check "$package" || return 1
    done
} >&2

example_parallel() {
    if ! command -v parallel >/dev/null; then
        if [ "$(id -u)" -ne 0 ] || ! apt-get -qq install --yes --no-install-recommends parallel >/dev/null 2>&1; then
            skip parallel "GNU Parallel isn't installed, and can't be: apt-get install parallel"
            return
        fi
    fi
    local out=$scratch/parallel
    python3 scripts/integrations.py policy integrations/gnu-parallel.sh
    integrations/gnu-parallel.sh "$descriptor" "$rows" "$out" 3
    # A second run finds all rows done and changes nothing.
    sha256sum "$out"/manifest-*.ndjson >"$scratch/before"
    integrations/gnu-parallel.sh "$descriptor" "$rows" "$out" 3
    sha256sum --check --quiet "$scratch/before" || fail parallel "a second run changed the manifests"
    check parallel "$out" "$out"/manifest-*.ndjson

    # Failing rows make it exit with 1.
    echo '{"id":"bad","payload":[]}' >"$scratch/bad.ndjson"
    local code=0
    integrations/gnu-parallel.sh "$descriptor" "$scratch/bad.ndjson" "$scratch/bad" 1 || code=$?
    [ "$code" -eq 1 ] || fail parallel "exit code $code for rows that fail"
    # A different number of shards has its own manifests.
    integrations/gnu-parallel.sh "$descriptor" "$rows" "$out" 2
    check parallel "$out" "$out"/manifest-*-of-2.ndjson
    # Permanent errors aren't tried again, and keep their exit code.
    code=0
    integrations/gnu-parallel.sh "$descriptor" "$scratch/none.ndjson" "$scratch/none" 1 2>/dev/null || code=$?
    [ "$code" -eq 66 ] || fail parallel "exit code $code for rows that aren't there"
    [ "$(wc -l <"$scratch/none/joblog")" -eq 2 ] || fail parallel "rows that aren't there were looked for again"
}

example_kubernetes() {
    if ! python_packages pyyaml kubernetes-validate; then
        skip kubernetes "kubernetes-validate isn't to be had: pip install kubernetes-validate"
        return
    fi
    "$python" scripts/integrations.py job integrations/kubernetes-job.yaml >"$scratch/job" || fail kubernetes "not valid"
    # Runs the containers one after the other, with the values that the cluster would fill in.
    mkdir "$scratch/data"
    cp "$rows" "$scratch/data/rows.ndjson"
    cp -r "$root/Templates/order-status/." "$scratch/data/"
    local count index
    count=$(head -n 1 "$scratch/job")
    for ((index = 0; index < count; index++)); do
        tail -n +2 "$scratch/job" | sed "s|^/data|$scratch/data|; s|\$(JOB_COMPLETION_INDEX)|$index|" |
            JOB_COMPLETION_INDEX=$index xargs -d '\n' env >/dev/null || fail kubernetes "index $index ended with $?"
    done
    check kubernetes "$scratch/data/pictures" "$scratch"/data/manifest-*.ndjson
}

example_slurm() {
    local out=$scratch/slurm index code
    python3 scripts/integrations.py policy integrations/slurm-array.sh
    # A stand-in for the scheduler's client, which only clusters have.
    printf '#!/bin/sh\necho "$@" >>%q\n' "$scratch/requeued" >"$scratch/bin/scontrol"
    chmod +x "$scratch/bin/scontrol"
    slurm() {
        env SLURM_ARRAY_JOB_ID=7 SLURM_ARRAY_TASK_ID="$1" SLURM_ARRAY_TASK_COUNT="${3:-4}" SLURM_CPUS_PER_TASK=1 \
            bash integrations/slurm-array.sh "$descriptor" "$2" "$out" 4
    }
    for index in 0 1 2 3; do slurm "$index" "$rows" || fail slurm "task $index ended with $?"; done
    [ ! -e "$scratch/requeued" ] || fail slurm "a task that ended well was tried again"
    # A task repeated in an array of its own has the same rows.
    sha256sum "$out"/manifest-*.ndjson >"$scratch/before"
    slurm 2 "$rows" 1 || fail slurm "task 2 ended with $? the second time"
    sha256sum --check --quiet "$scratch/before" || fail slurm "a task of another array has other rows"
    check slurm "$out" "$out"/manifest-*.ndjson

    # A manifest locked by another task is temporary (75), and tried again. A missing input (66) isn't.
    code=0
    env descriptor="$descriptor" out="$out" rows="$rows" flock "$out/manifest-1-of-4.ndjson" \
        bash -c "$(declare -f slurm)"'; slurm 1 "$rows"' 2>/dev/null || code=$?
    [ "$code" -eq 75 ] && [ "$(cat "$scratch/requeued")" = "requeue 7_1" ] || fail slurm "exit code $code, no new try"
    # A killed task, for instance out of memory, is tried again too.
    code=0
    mkdir "$scratch/killed"
    printf '#!/bin/sh\nkill -9 $$\n' >"$scratch/killed/render-notification"
    chmod +x "$scratch/killed/render-notification"
    PATH="$scratch/killed:$PATH" slurm 3 "$rows" 2>/dev/null || code=$?
    [ "$code" -eq 137 ] && [ "$(tail -1 "$scratch/requeued")" = "requeue 7_3" ] || fail slurm "exit code $code, no new try"
    code=0
    slurm 2 "$scratch/none.ndjson" 2>/dev/null || code=$?
    [ "$code" -eq 66 ] && [ "$(wc -l <"$scratch/requeued")" -eq 2 ] || fail slurm "exit code $code was tried again"
}

example_spark() {
    if ! command -v java >/dev/null; then
        skip spark "Java 17 or later isn't installed"
        return
    fi
    if ! python_packages pyarrow pyspark; then
        skip spark "PySpark isn't to be had: pip install pyspark"
        return
    fi
    local out=$scratch/spark spark_home
    mkdir "$out"
    python3 scripts/integrations.py failures integrations/spark.py "$descriptor" "$rows" "$scratch/failures" 2>/dev/null ||
        fail spark "a partition that ends early succeeds"
    spark_home=$("$python" -c 'import pyspark; print(pyspark.__path__[0])')
    export SPARK_HOME=$spark_home PYSPARK_PYTHON=$python SPARK_LOCAL_IP=127.0.0.1
    # Counts the renderers: one for each of the two executors.
    mkdir "$scratch/counted"
    printf '#!/bin/sh\necho started >>%q\nexec %q "$@"\n' "$scratch/renderers" "$renderer" >"$scratch/counted/render-notification"
    chmod +x "$scratch/counted/render-notification"
    local quiet=(--conf spark.ui.enabled=false --conf spark.log.level=ERROR --conf spark.sql.shuffle.partitions=2)
    (
        cd "$scratch"
        PATH="$scratch/counted:$PATH"
        "$python" "$root/scripts/integrations.py" parquet "$rows" "$scratch/table.parquet"
        "$spark_home/bin/spark-submit" --master 'local-cluster[2,1,1024]' --executor-memory 512m "${quiet[@]}" \
            "$root/integrations/spark.py" "$descriptor" "$scratch/table.parquet" "$out" "$scratch/results.parquet"
        "$python" "$root/scripts/integrations.py" ndjson "$scratch/results.parquet" >"$scratch/results.ndjson"
    ) 2>"$scratch/spark.log" || {
        tail -n 40 "$scratch/spark.log" >&2
        fail spark "the application failed"
    }
    [ "$(wc -l <"$scratch/renderers")" -eq 2 ] || fail spark "$(wc -l <"$scratch/renderers") renderers for two executors"
    check spark "$out" "$scratch/results.ndjson"
}

example_snapshots() {
    RENDER_NOTIFICATION=$renderer integrations/check-snapshots.sh
}

# has_chromium EXAMPLE: installs Chromium, or skips the example.
has_chromium() {
    command -v chromium >/dev/null && return
    [ "$(id -u)" -eq 0 ] && apt-get -qq install --yes --no-install-recommends chromium >/dev/null 2>&1 && return
    skip "$1" "Chromium isn't installed, and can't be: apt-get install chromium"
    return 1
}

# The live page.
example_preview() {
    has_chromium preview || return 0
    python3 Tests/PreviewPageTests/preview_test.py "$renderer-preview" "$renderer"
}

# The page of a report, with cases that pass, differ and are missing; the page of a batch's 100,000 rows.
example_report() {
    has_chromium report || return 0
    local cases=$scratch/report/cases
    mkdir -p "$cases"
    cp -r Templates/event-invite Templates/rating "$cases"
    snapshot() { (cd "$scratch/report" && CI='' render-notification snapshot cases --scale 1 "$@") 2>/dev/null; }
    snapshot && fail report "references that were just written pass"
    sed -i 's/Rooftop/Basement/' "$cases/event-invite/payloads/rooftop.apns"
    rm -r "$cases/__Snapshots__/rating"
    snapshot --record never --report report.html && fail report "a changed text passes"
    python3 Tests/ReportPageTests/report_test.py "$scratch/report/report.html"
    python3 Tests/ReportPageTests/batch_page_test.py "$renderer"
}

# The site of the pages.
example_site() {
    if ! command -v mkdocs >/dev/null; then
        if [ "$(id -u)" -ne 0 ] || ! apt-get -qq install --yes --no-install-recommends mkdocs >/dev/null 2>&1; then
            skip site "MkDocs isn't installed, and can't be: apt-get install mkdocs"
            return
        fi
    fi
    scripts/site.sh >/dev/null
    # Without a browser the pages' contents are compared alone.
    has_chromium site || true
    python3 -B Tests/SitePageTests/site_test.py .build/site || [ $? -eq 75 ]
}

# The package, in a bare Debian root.
example_package() {
    local tools=(debootstrap dpkg-dev fakeroot lintian mandoc)
    if [ "$(id -u)" -ne 0 ] || ! apt-get -qq install --yes --no-install-recommends "${tools[@]}" >/dev/null 2>&1; then
        skip package "the rights of root and these are needed: apt-get install ${tools[*]}"
        return
    fi
    Tests/PackageTests/check.sh
}

examples=("$@")
[ $# -gt 0 ] || examples=(parallel kubernetes slurm spark snapshots report preview site package)
for example in "${examples[@]}"; do "example_$example"; done
echo "integrations: $((${#examples[@]} - ${#skipped[@]})) of ${#examples[@]} examples ran"
