"""spark-submit integrations/spark.py DESCRIPTOR ROWS.parquet OUT MANIFEST.parquet

Rows (id, title, body, …) come from Parquet; each partition has one renderer for all its rows, on the executor, which
writes pictures to OUT itself (a folder that all share); only the manifest's rows come back.
"""
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from pyspark.sql import SparkSession, functions as F

descriptor, table, out, manifest = sys.argv[1:]


def render(rows):
    renderer = subprocess.Popen(
        ["render-notification", "batch", descriptor, "--input", "-", "--out", out, "--jobs", "1"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def feed():
        with renderer.stdin as pipe:
            pipe.writelines(row.json.encode() + b"\n" for row in rows)

    fed = ThreadPoolExecutor(1).submit(feed)
    for line in map(json.loads, renderer.stdout):
        if "summary" not in line:
            yield line["id"], line["status"], line.get("output"), line.get("sha256"), json.dumps(line["diagnostics"])
    # 1: rows failed, and their results say why. Anything else fails the task, and Spark tries it again.
    if renderer.wait() not in (0, 1):
        raise RuntimeError(f"render-notification ended with {renderer.returncode}")
    fed.result()  # Raises what ended the rows early.


spark = SparkSession.builder.appName("previews").getOrCreate()
aps = F.struct(F.struct("title", "body").alias("alert"), "category")
rows = spark.read.parquet(table).select(F.to_json(F.struct("id", F.struct(aps.alias("aps")).alias("payload"))).alias("json"))
results = rows.repartition(spark.sparkContext.defaultParallelism).rdd.mapPartitions(render)
spark.createDataFrame(results, "id string, status string, output string, sha256 string, diagnostics string") \
    .write.mode("overwrite").parquet(manifest)
