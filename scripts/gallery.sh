#!/usr/bin/env bash
# Renders the pictures listed in each template's gallery.txt to docs/gallery, and writes docs/gallery.md.
# A line of gallery.txt is a payload, relative to the template, and options in shell syntax.
# Each scenario*.json of a template becomes a filmstrip below the template's pictures.
# A template without a descriptor.json is an extension's folder, whose code runs.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly program=$PWD/${RENDER_NOTIFICATION:-.build/release/render-notification}
# The template whose scenario is also shown as an animation.
readonly animated=podcast

# film SCENARIO FILE ALT OPTION…: draws a scenario, and prints the command and the picture.
film() {
    local scenario=$1 picture=$2 alt=$3
    shift 3
    "$program" run "$scenario" "$@" "docs/$picture" >&2
    echo
    echo '```sh'
    echo "render-notification run $scenario $* docs/$picture"
    echo '```'
    echo
    echo "<img src=\"$picture\" width=\"$(width "docs/$picture")\" alt=\"$alt\">"
}

# The width of a picture on the page: a filmstrip is @2x, an animation @1x.
width() {
    case $1 in
    *.png) echo $((0x$(od -An -j16 -N4 -tx1 "$1" | tr -d ' ') / 2)) ;;
    *.gif) echo $((0x$(od -An -j6 -N2 -tx1 "$1" | awk '{ print $2 $1 }'))) ;;
    esac
}

rm -rf docs/gallery
mkdir -p docs/gallery
# The sheet on docs/matrix.md.
(cd Templates/event-invite && "$program" matrix descriptor.json payloads/rooftop.apns --devices iphone-se,iphone-15 --appearances light,dark \
    --content-sizes L,XXL,AX2 --scale 0.5 --encode small -o "$OLDPWD/docs/gallery/matrix.png")
{
    echo "# Gallery"
    echo
    echo "\`make gallery\` draws the folders in \`Templates\`. Beside each picture are its payload and options, above each"
    echo "filmstrip is its command."
    # By name, in the same order in every locale.
    for name in $(LC_ALL=C ls Templates); do
        template=Templates/$name
        list=$template/gallery.txt
        [ -f "$list" ] || continue
        extension=(descriptor.json)
        [ -f "$template/descriptor.json" ] || extension=(. --run-code)
        echo
        echo "## $name"
        echo
        # The first paragraph of the template's README.
        awk '!/^#/ && NF { print; found = 1 } found && !NF { exit }' "$template/README.md"
        echo
        echo "| | |"
        echo "| --- | --- |"
        count=0
        while IFS= read -r line; do
            count=$((count + 1))
            # The first picture is named after the template, so that other pages can link to it.
            picture=$name
            [ "$count" -eq 1 ] || picture=$name-$count
            eval "arguments=($line)"
            # shellcheck disable=SC2154 # set by eval
            (cd "$template" && "$program" "${extension[0]}" "${arguments[@]}" "${extension[@]:1}" --encode small -o "$OLDPWD/docs/gallery/$picture.png") >&2
            echo "| <img src=\"gallery/$picture.png\" width=\"375\" alt=\"$name, picture $count\"> | \`$line\` |"
        done <"$list"
        for scenario in "$template"/scenario.json "$template"/scenario-*.json; do
            [ -f "$scenario" ] || continue
            play=$(basename "$scenario" .json)
            film "$scenario" "gallery/$name-$play.png" "$name, the states of $play.json" "${extension[@]:1}" --filmstrip
            [ "$name" != "$animated" ] || film "$scenario" "gallery/$name.gif" "$name, $play.json as an animation" --animate
        done
    done
} >docs/gallery.md.new
mv docs/gallery.md.new docs/gallery.md
echo "gallery: $(find docs/gallery -type f | wc -l) pictures, $(du -sk docs/gallery | cut -f1) KiB"
