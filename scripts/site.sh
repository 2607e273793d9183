#!/usr/bin/env bash
# scripts/site.sh: makes a static site of the pages in .build/site, by MkDocs: search included, nothing is loaded from elsewhere.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v mkdocs >/dev/null || {
    echo "site: MkDocs isn't installed: apt-get install mkdocs" >&2
    exit 69
}
# The pages and what they link to, where they link to it.
readonly pages=.build/site-pages
rm -rf "$pages" .build/site
mkdir -p "$pages"
cp -R ./*.md LICENSE docs Schemas integrations "$pages"
mkdir -p "$pages/Tests" && cp Tests/README.md "$pages/Tests"
find "$pages/integrations" -name '*.md' -delete
# MkDocs takes a fence with a word behind its language, as `sh no-run`, for text in backticks.
find "$pages" -name '*.md' -exec sed -i.old -E 's/^(```[a-z]+) .*/\1/' {} +
find "$pages" -name '*.md.old' -delete
mkdocs build --quiet --strict --config-file packaging/site/mkdocs.yml
echo "site: .build/site/index.html"
