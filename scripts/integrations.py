#!/usr/bin/env python3
"""Helpers of scripts/integrations.sh: rows, checks of pictures and manifests, rules for Jobs."""
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import types
import zlib
from concurrent.futures import ThreadPoolExecutor


def rows(count, looks):
    """Rows of Templates/order-status, some of which look alike."""
    for number in range(int(count)):
        look = number % int(looks)
        alert = {"title": f"Order {look} is on its way", "body": f"{look} things, warm and on time."}
        print(json.dumps({"id": f"user-{number}", "payload": {"aps": {"alert": alert, "category": "ORDER_STATUS"}}}))


def picture(path):
    """Checks that a file is a complete PNG: the chunks' checksums, and the number of pixel bytes for its size."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", f"{path}: no PNG"
    at, pixels, names = 8, b"", []
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(name + body), path
        names.append(name)
        pixels += body if name == b"IDAT" else b""
        at += 12 + length
    assert names[0] == b"IHDR" and names[-1] == b"IEND", f"{path}: cut short"
    width, height, depth, color = struct.unpack(">IIBB", data[16:26])
    bits = depth * {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    assert len(zlib.decompress(pixels)) == height * (1 + (width * bits + 7) // 8), f"{path}: pixels are missing"


def check(rows, folder, *manifests):
    """Checks that the manifests have every row once with a complete picture, and that there are no other files."""
    wanted = [json.loads(line)["id"] for line in open(rows)]
    results = [json.loads(line) for manifest in manifests for line in open(manifest)]
    assert sorted(wanted) == sorted(result["id"] for result in results), "rows are missing, or stand twice"
    assert all(result["status"] != "error" for result in results), results
    outputs = {pathlib.Path(folder, result["output"]) for result in results}
    for output in outputs:
        picture(output)
    left = set(pathlib.Path(folder).rglob("*.png")) | set(pathlib.Path(folder).rglob("*.tmp"))
    assert left == outputs, f"files that no row names: {left - outputs}"
    print(f"{len(results)} rows in {len(manifests)} manifests, {len(outputs)} pictures")


def codes(again):
    """The exit codes whose "try again" column in docs/batch.md starts with `again`."""
    found = []
    for line in open("docs/batch.md"):
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 5 and cells[1][:1].isdigit() and cells[3].startswith(again):
            found += [int(code) for code in cells[1].split(",")]
    return found


def policy(path):
    """Compares the exit codes that a shell script tries again with docs/batch.md."""
    (cases,) = re.findall(r"[0-9]+(?: \| [0-9]+)+(?=\))", open(path).read())
    listed = [int(code) for code in cases.split(" | ")]
    assert listed == sorted(codes("yes") + codes("once")), f"{path}: {listed}"


def job(path):
    """Checks a Job against the API's schema and further rules; prints its number of shards and its command."""
    import kubernetes_validate
    import yaml

    (manifest,) = yaml.safe_load_all(open(path))
    kubernetes_validate.validate(manifest, kubernetes_validate.latest_version(), strict=True)
    spec = manifest["spec"]
    pod = spec["template"]["spec"]
    (container,) = pod["containers"]
    # Rules that only the server checks (the API's documentation of podFailurePolicy and backoffLimitPerIndex).
    assert spec["completionMode"] == "Indexed" and spec["backoffLimitPerIndex"] > 0
    assert pod["restartPolicy"] == "Never", "podFailurePolicy wants it"
    (rule,) = [rule["onExitCodes"] for rule in spec["podFailurePolicy"]["rules"] if rule["action"] == "FailIndex"]
    assert rule["values"] == codes("no"), "docs/batch.md says otherwise"
    assert rule["containerName"] == container["name"]
    words = container["command"] + container["args"]
    assert f"auto/{spec['completions']}" in words, "the shards are as many as the indexes"
    print(spec["completions"], *words, sep="\n")


def parquet(rows, table):
    """Writes the rows as a table: id, title, body, category."""
    import pyarrow
    import pyarrow.parquet

    columns = []
    for row in map(json.loads, open(rows)):
        aps = row["payload"]["aps"]
        columns.append({"id": row["id"], **aps["alert"], "category": aps["category"]})
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(columns), table)


def ndjson(table):
    import pyarrow.parquet

    for row in pyarrow.parquet.read_table(table).to_pylist():
        print(json.dumps(row))


def failures(example, descriptor, rows, out):
    """Checks that the example's partition function fails when the rows or the renderer end early."""
    text = open(example).read()
    names = {"json": json, "subprocess": subprocess, "ThreadPoolExecutor": ThreadPoolExecutor}
    names |= {"descriptor": descriptor, "out": out}
    exec(text[text.index("def render"):text.index("spark = ")], names)
    lines = [types.SimpleNamespace(json=line.strip()) for line in open(rows)]

    def broken():
        yield lines[0]
        raise ValueError("the rows ended")

    def killed():
        yield from lines[:2]
        subprocess.run(["pkill", "-KILL", "-P", str(os.getpid())], check=True)
        yield from lines[2:]

    for source, expected in ((broken, ValueError), (killed, RuntimeError)):
        try:
            found = len(list(names["render"](source())))
        except expected:
            continue
        raise AssertionError(f"{example}: {source.__name__}: success with {found} rows")
    assert len(list(names["render"](iter(lines)))) == len(lines)


if __name__ == "__main__":
    commands = (rows, check, job, policy, parquet, ndjson, failures)
    {command.__name__: command for command in commands}[sys.argv[1]](*sys.argv[2:])
