#!/usr/bin/env bash
# scripts/fidelity.sh check|update|pictures FOLDER|storyboards CORPUS [FOLDER]: compares the cases of
# Tests/Fixtures/fidelity with measurements on devices, updates the tables of docs/fidelity.md, draws the cases at the
# screenshots' size, or compares real extensions' storyboards, from a collection outside the project, in the same way.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly run=(swift test --disable-xctest --filter FidelityTests)
case "${1:-check}" in
check) "${run[@]}" ;;
update) RECORD=1 "${run[@]}" ;;
pictures)
    folder=${2:?name a folder for the pictures}
    mkdir -p "$folder"
    FIDELITY_PICTURES=$(realpath "$folder") "${run[@]}"
    ;;
storyboards)
    corpus=${2:-../shared/corpus}
    [ -d "$corpus" ] || { echo "fidelity: there are no real extensions in $corpus" >&2 && exit 66; }
    if [ -n "${3:-}" ]; then mkdir -p "$3" && FIDELITY_PICTURES=$(realpath "$3") && export FIDELITY_PICTURES; fi
    FIDELITY_CORPUS=$(realpath "$corpus") "${run[@]}"
    ;;
*)
    sed -n '2,4s/^# //p' "$0" >&2
    exit 64
    ;;
esac
