// Counts instructions for tests that run under valgrind's callgrind; `.ci/growth` preloads it, and
// Tests/TestSupport/Growth.swift calls it.

#define _GNU_SOURCE
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

void counted_work_start(void) { CALLGRIND_START_INSTRUMENTATION; }

// Returns the instructions of all threads since the start, or 0 where they cannot be counted. Each call adds a file,
// whose name is the value of COUNTED_WORK and a number.
uint64_t counted_work_end(void) {
    static int files;
    char text[4096];
    uint64_t count = 0;
    CALLGRIND_DUMP_STATS;
    CALLGRIND_STOP_INSTRUMENTATION;
    snprintf(text, sizeof text, "%s.%d", getenv("COUNTED_WORK"), ++files);
    FILE *file = fopen(text, "r");
    if (file == NULL) return 0;
    while (fgets(text, sizeof text, file) != NULL) sscanf(text, "totals: %" SCNu64, &count);
    fclose(file);
    return count;
}

// Valgrind 3.19 writes into the mask, which libdispatch keeps in memory that cannot be written.
int sigsuspend(const sigset_t *mask) {
    sigset_t copy = *mask;
    return syscall(SYS_rt_sigsuspend, &copy, _NSIG / 8);
}
