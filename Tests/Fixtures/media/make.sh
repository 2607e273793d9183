#!/usr/bin/env bash
# Makes the sounds and movies of this folder with ffmpeg (5.1 was used); the tests read the files and need none.
set -euo pipefail
cd "$(dirname "$0")"

run() { ffmpeg -nostdin -loglevel error -y -fflags +bitexact "$@"; }
bare=(-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact)

# A sine of two and a half seconds.
tone=(-f lavfi -i "sine=frequency=440:sample_rate=8000:duration=2.5")
run "${tone[@]}" "${bare[@]}" -c:a pcm_u8 tone.wav
run "${tone[@]}" "${bare[@]}" -c:a pcm_s8 tone.aiff
run "${tone[@]}" "${bare[@]}" -c:a libmp3lame -b:a 8k tone.mp3
run "${tone[@]}" "${bare[@]}" -c:a libmp3lame -b:a 8k -write_xing 0 -id3v2_version 3 -metadata title=tone tone-id3.mp3
run "${tone[@]}" "${bare[@]}" -c:a aac -b:a 8k -f ipod tone.m4a

# Twelve seconds, 96 by 54: a second of red, then of yellow, then blue.
clip=(-f lavfi -i "color=red:s=96x54:r=5:d=1" -f lavfi -i "color=yellow:s=96x54:r=5:d=1"
    -f lavfi -i "color=blue:s=96x54:r=5:d=10" -filter_complex "[0][1][2]concat=n=3[v]" -map "[v]")
run "${clip[@]}" "${bare[@]}" -c:v mpeg4 -q:v 20 clip.mp4
run "${clip[@]}" "${bare[@]}" -c:v mpeg4 -q:v 20 clip.mov
run "${clip[@]}" "${bare[@]}" -c:v mpeg4 -q:v 20 clip.avi
run "${clip[@]}" "${bare[@]}" -c:v mpeg1video -r 25 -q:v 20 clip.mpg
# The same, to be shown upright.
run -i clip.mp4 "${bare[@]}" -c copy -metadata:s:v:0 rotate=90 upright.mp4
