#!/usr/bin/env bash
# Builds the reference of the library RenderNotification to .build/docs, where the toolchain has docc.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v docc >/dev/null || { echo "docs: this toolchain has no docc" >&2 && exit 69; }
readonly graphs=.build/symbol-graphs
rm -rf "$graphs" .build/docs
mkdir -p "$graphs"
swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
find .build -path "./$graphs" -prune -o -name 'RenderNotification*.symbols.json' -exec cp {} "$graphs" \;
docc convert Sources/RenderNotification/RenderNotification.docc --additional-symbol-graph-dir "$graphs" \
    --output-path .build/docs --fallback-display-name RenderNotification \
    --fallback-bundle-identifier render-notification --warnings-as-errors
echo "docs: .build/docs/index.html"
