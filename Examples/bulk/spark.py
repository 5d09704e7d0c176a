#!/usr/bin/env python3
"""Judge an NDJSON file with PySpark: each partition is piped through `formrun validate`.

OUTPUT becomes a folder of part files. Read in the order of their names they are the reports
that one process prints, to the byte.
"""

import argparse
import itertools
import os
import re
import shlex

from pyspark.sql import SparkSession
from pyspark.sql.functions import decode, spark_partition_id

REPORT = re.compile(r'^\{"file":"-","line":(\d+)')
# The line of an issue stands behind its path; no text of a report holds a bare quotation mark.
ISSUE = re.compile(r'(\{"path":"(?:[^"\\]|\\.)*","line":)\d+')


def filter_command(formrun, form):
    """The command of a partition.

    Status 1 says that a submission is invalid: here that is a result. Anything above it fails the task.
    `iconv` undoes `decode` below.
    """
    judge = shlex.join([formrun, "validate", form, "--ndjson", "--report", "json"])
    script = (
        f"iconv -f UTF-8 -t ISO-8859-1 | {judge}; "
        'status=("${PIPESTATUS[@]}"); [ ${status[0]} -eq 0 ] && [ ${status[1]} -le 1 ]'
    )
    return shlex.join(["/bin/bash", "-c", script])


def lines_of(spark, path):
    """The lines of the file as texts whose characters are the bytes.

    Spark would replace what is not UTF-8, and a broken submission would pass as a sound one. For the
    same reason a line ends at a line feed only: a carriage return may stand within a submission.
    """
    lines = spark.read.text(path, lineSep="\n")
    return lines.select(decode(lines.value.cast("binary"), "ISO-8859-1"))


def first_lines(lines):
    """How many lines lie before each partition."""
    rows = lines.groupBy(spark_partition_id().alias("partition")).count().collect()
    counts = {row["partition"]: row["count"] for row in rows}
    each = (counts.get(index, 0) for index in range(lines.rdd.getNumPartitions()))
    return list(itertools.accumulate(each, initial=0))


def renumber(reports, start):
    """Turn lines of the partition into lines of the file."""
    for report in reports:
        found = REPORT.match(report)
        if not found:
            raise ValueError(f"not a report: {report}")
        line = start + int(found[1])
        issues = ISSUE.sub(rf"\g<1>{line}", report[found.end():])
        yield f'{{"file":"-","line":{line}{issues}'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("form")
    parser.add_argument("input", help="one NDJSON file; .gz is read in one partition")
    parser.add_argument("output", help="a folder that does not exist yet")
    parser.add_argument("--formrun", default="formrun", help="the command, as each worker finds it")
    parser.add_argument("--master", default="local[*]")
    parser.add_argument("--partition-bytes", default="16m", help="at most so much of the file a partition")
    arguments = parser.parse_args()

    spark = (
        SparkSession.builder.master(arguments.master)
        .appName("formrun")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.files.maxPartitionBytes", arguments.partition_bytes)
        .getOrCreate()
    )
    lines = lines_of(spark, arguments.input)
    starts = first_lines(lines)
    # Without checkCode a filter that fails is a partition without reports, as if all were valid.
    # The environment is empty unless given; PATH finds the command.
    reports = lines.rdd.map(lambda row: row[0]).pipe(
        filter_command(arguments.formrun, arguments.form), env={"PATH": os.environ["PATH"]}, checkCode=True
    )
    reports.mapPartitionsWithIndex(
        lambda index, partition: renumber(partition, starts[index])
    ).saveAsTextFile(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
