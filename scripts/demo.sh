#!/usr/bin/env bash
# Renders an invitation to out.png.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly template=Templates/event-invite

command=(.build/release/render-notification "$template/descriptor.json" "$template/payloads/rooftop.apns" -o out.png)
printf '%s\n' "${command[*]}"
"${command[@]}"
echo "Here it is: $PWD/out.png"
