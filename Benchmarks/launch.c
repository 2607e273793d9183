// launch ROUNDS PLAN [WARM-UPS]: runs the plan's commands in turn, ROUNDS times after 2 uncounted rounds, and prints
// their figures.
//
// A line of the plan is `name<TAB>output file<TAB>folder<TAB>word<TAB>word …`; the words of the command may start with
// NAME=value. The output file is removed before each run, because some file systems overwrite slowly. The
// commands alternate so that changes of the machine's speed affect all of them.
//
// Standard output is discarded; standard error goes to PLAN.errors.
//
// A line of the result is `name<TAB>median ms<TAB>minimum ms<TAB>median peak KiB<TAB>output bytes`.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { most_commands = 32, most_words = 64, most_rounds = 1000 };

struct command {
    char *name, *output, *folder, *words[most_words];
    double milliseconds[most_rounds], kibibytes[most_rounds];
    long long bytes;
};

static char errors[4096];

static void fail(const char *what) {
    fprintf(stderr, "launch: %s: %s\n", what, strerror(errno));
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// Sorts the values in place.
static double median(double *values, int count) {
    qsort(values, count, sizeof *values, ascending);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

static void become(struct command *command) {
    char **word = command->words;
    for (; strchr(*word, '='); word++) putenv(*word);
    if (chdir(command->folder) != 0 || !freopen("/dev/null", "w", stdout) || !freopen(errors, "w", stderr)) _exit(126);
    execvp(*word, word);
    fail(*word);
}

static void run(struct command *command, int round) {
    unlink(command->output);
    double start = now();
    pid_t child = fork();
    if (child < 0) fail("fork");
    if (child == 0) become(command);
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) < 0) fail("wait4");
    double elapsed = now() - start;
    if (status != 0) {
        fprintf(stderr, "launch: %s ended with status %d: see %s\n", command->name, WEXITSTATUS(status), errors);
        exit(1);
    }
    if (round < 0) return;
    command->milliseconds[round] = elapsed;
    command->kibibytes[round] = usage.ru_maxrss;
}

static int read_plan(const char *path, struct command *commands) {
    FILE *file = fopen(path, "r");
    if (!file) fail(path);
    static char line[4096];
    int count = 0;
    while (count < most_commands && fgets(line, sizeof line, file)) {
        struct command *command = &commands[count++];
        char *rest = strdup(line);
        rest[strcspn(rest, "\n")] = 0;
        command->name = strsep(&rest, "\t");
        command->output = strsep(&rest, "\t");
        command->folder = strsep(&rest, "\t");
        int words = 0;
        while (rest && words < most_words - 1) command->words[words++] = strsep(&rest, "\t");
        if (words == 0) {
            fprintf(stderr, "launch: %s: line %d has no command\n", path, count);
            exit(65);
        }
    }
    fclose(file);
    return count;
}

int main(int argument_count, char **arguments) {
    static struct command commands[most_commands];
    int rounds = argument_count == 3 || argument_count == 4 ? atoi(arguments[1]) : 0;
    int warm_ups = argument_count == 4 ? atoi(arguments[3]) : 2;
    if (rounds < 1 || rounds > most_rounds) {
        fprintf(stderr, "usage: launch ROUNDS PLAN [WARM-UPS]\n");
        return 64;
    }
    snprintf(errors, sizeof errors, "%s.errors", arguments[2]);
    int count = read_plan(arguments[2], commands);
    for (int round = -warm_ups; round < rounds; round++)
        for (int i = 0; i < count; i++) run(&commands[i], round);

    for (int i = 0; i < count; i++) {
        struct command *command = &commands[i];
        struct stat output;
        command->bytes = stat(command->output, &output) == 0 ? (long long)output.st_size : 0;
        double middle = median(command->milliseconds, rounds);
        printf("%s\t%.2f\t%.2f\t%.0f\t%lld\n", command->name, middle, command->milliseconds[0],
               median(command->kibibytes, rounds), command->bytes);
    }
    return 0;
}
