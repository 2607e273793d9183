#!/usr/bin/env bash
# scripts/install.sh [--uninstall]: installs what `make release` built below PREFIX (/usr/local), or removes it: programs, the
# modules for running code, schemas, manual pages and completions. DESTDIR is put before PREFIX.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly prefix=${PREFIX:-/usr/local} built=${BUILT:-.build/release} programs=(render-notification render-notification-preview)
readonly to=${DESTDIR:-}$prefix
readonly share=$to/share
# Where each shell looks, in the order of the loop below.
readonly completions=(
    "$share/bash-completion/completions/render-notification"
    "$share/zsh/${ZSH_FUNCTIONS:-site-functions}/_render-notification"
    "$share/fish/vendor_completions.d/render-notification.fish"
)

uninstall() {
    rm -f "${programs[@]/#/$to/bin/}" "${completions[@]}" "$share"/man/man1/render-notification{,-*}.1
    rm -rf "$share/render-notification" "$share/doc/render-notification"
    # Folders that nothing else is in.
    local folder
    for folder in "$share"/{bash-completion/completions,bash-completion,zsh/*,zsh,fish/vendor_completions.d,fish,man/man1,man,doc} \
        "$share" "$to/bin" "$to"; do
        [ ! -d "$folder" ] || rmdir --ignore-fail-on-non-empty "$folder" 2>/dev/null || true
    done
}

if [ "${1:-}" = --uninstall ]; then
    uninstall
    exit
fi

for program in "${programs[@]}"; do
    [ -x "$built/$program" ] || {
        echo "install: $built/$program isn't built: make release" >&2
        exit 69
    }
    install -D -m 755 "$built/$program" "$to/bin/$program"
done
mkdir -p "$share/render-notification" "$share/doc/render-notification"
rm -rf "$share/render-notification/Hosted" "$share/render-notification/Schemas"
cp -R Sources/Hosted Schemas "$share/render-notification"
install -m 644 README.md CHANGELOG.md LICENSE "$share/doc/render-notification"
for index in 0 1 2; do
    shells=(bash zsh fish)
    mkdir -p "${completions[index]%/*}"
    "$built/render-notification" --generate-completion-script "${shells[index]}" |
        sed '1{/^#!/d}' >"${completions[index]}"
done
if command -v python3 >/dev/null; then
    python3 -B scripts/manual.py "$share/man/man1" "$built/render-notification"
else
    echo "install: without python3 there are no manual pages" >&2
fi
chmod -R u=rwX,go=rX "$share/render-notification" "$share/doc/render-notification"
