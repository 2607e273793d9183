#!/usr/bin/env bash
# Renders the first payload of Templates/event-invite to out.png.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly template=Templates/event-invite

payloads=("$template"/payloads/*)
command=(.build/release/render-notification "$template/descriptor.json" "${payloads[0]}" -o out.png)
printf '%s\n' "${command[*]}"
"${command[@]}"
echo "Here it is: $PWD/out.png"
