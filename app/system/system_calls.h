// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDevice>
#include <QString>

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

/// What neither C++ nor Qt has a word for. What POSIX alone has is used in this folder only; on other systems
/// something simpler stands for it, as said with each.
namespace quadrille::system_calls {

/// Waits until the file is on the disk, where the file system can say so; some report only here that it is
/// full. Elsewhere does nothing. \return 0, or the number of the system's error
[[nodiscard]] int flushToDisk(const QFileDevice& file);

/// Writing to a pipe that nobody reads, or beyond a limit of size, fails rather than ends the program.
/// Elsewhere it does so by itself.
void failRatherThanEnd();

/// Elsewhere: no.
[[nodiscard]] bool isTerminal(int descriptor);

/// Takes the descriptor, where it is free, so that no file that is opened later gets it; using it then fails.
/// Elsewhere does nothing. \param reads what the descriptor is for
void occupy(int descriptor, bool reads);

/// A pipe ends when its writer does; a device has no end to wait for. Also of what does not exist, which is
/// told when it is opened.
[[nodiscard]] bool isFileOrPipe(const std::string& path);

/// Whether something can be read, or the end has come, within that time. Elsewhere: yes, and reading waits.
[[nodiscard]] bool hasInput(const QFileDevice& file, std::chrono::milliseconds patience);

/// What is there, at least one byte; 0: the end, −1: errno says why not.
[[nodiscard]] std::ptrdiff_t readSome(QFileDevice& file, char* into, std::size_t size);

/// Of who runs the program, as the session says it; empty: it does not.
[[nodiscard]] QString userName();

/// Turns Ctrl+C and the other wishes to end into a request to stop, as long as it lives. What the caller
/// ignores, as “nohup” does, stays ignored. Elsewhere they end the program at once.
class EndSignals {
public:
    /// \param unheard called with the exit code, on another thread, where this still lives so long after
    EndSignals(std::chrono::milliseconds patience, std::function<void(int code)> unheard);
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    [[nodiscard]] std::stop_token token() const;
    /// As shells know it, of the one that came: 130 of Ctrl+C.
    [[nodiscard]] int exitCode() const;

private:
    class Watch;
    std::unique_ptr<Watch> m_watch;
};

} // namespace quadrille::system_calls
