#!/usr/bin/env bash
# scripts/fidelity.sh check|update|pictures FOLDER: holds the cases of Tests/Fixtures/fidelity to what was measured on
# devices, rewrites the tables of docs/fidelity.md, or draws the cases at the screenshots' own size.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly run=(swift test --disable-xctest --filter FidelityTests)
case "${1:-check}" in
check) "${run[@]}" ;;
update) SNAPSHOT_TESTING_RECORD=all "${run[@]}" ;;
pictures)
    folder=${2:?name a folder for the pictures}
    mkdir -p "$folder"
    FIDELITY_PICTURES=$(realpath "$folder") "${run[@]}"
    ;;
*)
    sed -n '2,3s/^# //p' "$0" >&2
    exit 64
    ;;
esac
