// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

#include <sys/resource.h>

namespace quadrille::test {

/// No file of this process may grow beyond so many bytes, as on a full disk, and a write that would fails
/// rather than end the process.
inline void limitFileSize(rlim_t bytes) {
    (void)std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

/// The same as long as it lives.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) { limitFileSize(bytes); }
    ~FileSizeLimit() { limitFileSize(RLIM_INFINITY); }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
};

} // namespace quadrille::test
