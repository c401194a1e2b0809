/* Loaded into a server (LD_PRELOAD) by tools/faulty_system.py: lets its disk and its clock fail when a file says so.

   GUGONG_FAULT_FILE names that file; its text is "" (all is well), "full", "read-only", "io", or "clock SECONDS".
   GUGONG_FAULT_FOLDER is the folder whose files fail. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void said(char *text, size_t size) {
    static __typeof__(&open) really_open;
    static __typeof__(&read) really_read;
    text[0] = 0;
    const char *path = getenv("GUGONG_FAULT_FILE");
    if (!path) return;
    if (!really_open) { really_open = REAL(open); really_read = REAL(read); }
    int file = really_open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t length = really_read(file, text, size - 1);
    text[length > 0 ? length : 0] = 0;
    close(file);
}

/* The error that a write to a file of this name gives now; 0: none. */
static int fault(const char *path) {
    char text[64];
    const char *folder = getenv("GUGONG_FAULT_FOLDER");
    if (!folder || strncmp(path, folder, strlen(folder))) return 0;
    said(text, sizeof text);
    if (!strncmp(text, "full", 4)) return ENOSPC;
    if (!strncmp(text, "read-only", 9)) return EROFS;
    if (!strncmp(text, "io", 2)) return EIO;
    return 0;
}

static int fault_of(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return fault(path);
}

#define FAILS(file) do { int error = fault_of(file); if (error) { errno = error; return -1; } } while (0)

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) { FAILS(file); return REAL(pwrite64)(file, data, size, at); }
ssize_t pwrite(int file, const void *data, size_t size, off_t at) { FAILS(file); return REAL(pwrite)(file, data, size, at); }
ssize_t write(int file, const void *data, size_t size) { FAILS(file); return REAL(write)(file, data, size); }
int ftruncate64(int file, off64_t size) { FAILS(file); return REAL(ftruncate64)(file, size); }
int ftruncate(int file, off_t size) { FAILS(file); return REAL(ftruncate)(file, size); }
int fallocate64(int file, int mode, off64_t at, off64_t size) { FAILS(file); return REAL(fallocate64)(file, mode, at, size); }
int posix_fallocate64(int file, off64_t at, off64_t size) { int error = fault_of(file); return error ? error : REAL(posix_fallocate64)(file, at, size); }

/* A new or writable file on a read-only disk. */
#define OPENS(path, flags) do { if ((flags) & (O_WRONLY | O_RDWR | O_CREAT)) { int error = fault(path); if (error == EROFS) { errno = error; return -1; } } } while (0)
int open64(const char *path, int flags, ...) {
    va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest);
    OPENS(path, flags); return REAL(open64)(path, flags, mode);
}
int open(const char *path, int flags, ...) {
    va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest);
    OPENS(path, flags); return REAL(open)(path, flags, mode);
}

int clock_gettime(clockid_t which, struct timespec *now) {
    static __typeof__(&clock_gettime) really;
    if (!really) really = REAL(clock_gettime);
    int done = really(which, now);
    char text[64];
    if (!done && which == CLOCK_REALTIME) {
        said(text, sizeof text);
        if (!strncmp(text, "clock ", 6)) now->tv_sec += atol(text + 6);
    }
    return done;
}
