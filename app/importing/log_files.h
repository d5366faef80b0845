// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/importing/log_folder.h"

namespace quadrille {

/// A file of a folder of logs.
struct LogFile {
    QString path;
    QString shown;  ///< its path below what was handed over
    QString folder; ///< absolute
    QString stem;   ///< its name without its last suffix
    bool isModel = false;
    bool isMachine = false; ///< it says what the GPUs are
    bool isLaunch = false;  ///< a script that starts what other files configure
    /// Of a script: the configurations of its folder that it speaks of, as places.
    std::vector<std::size_t> named{};

    /// With every log of its folder.
    [[nodiscard]] bool goesWithAny() const { return isModel || isMachine; }
};

/// The files of folders of logs, each kind by path.
struct LogFiles {
    std::vector<LogFile> logs, configurations;
    std::vector<InputError> left;
    bool cut = false;
};

/// Finds them, and looks into those whose names do not say what they are. \throws Stopped
[[nodiscard]] LogFiles findLogFiles(const QStringList& paths, const Catalogue& catalogue,
                                    const std::stop_token& stop);

/// The configurations that go with a log, as places in the list: see readLogFolder().
[[nodiscard]] std::vector<std::size_t> configurationsOf(const LogFile& log, const LogFiles& files);

} // namespace quadrille
