// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/runs_csv.h"
#include "core/measurements/training_log.h"
#include "core/text/input_error.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <variant>

namespace quadrille {

/// What stands in a file of runs, or why that is not known: what is found out without the window's words.
struct RunsContent {
    std::variant<RunsFile, TrainingLog, InputError> found;
};

/// Reads a CSV file of runs, by its suffix (see runs_csv.h), or else a log. \param share is told now and then
/// what share of it is read \throws Stopped
[[nodiscard]] RunsContent contentOfRuns(const QString& path, const Catalogue& catalogue,
                                        const std::stop_token& stop = {},
                                        const std::function<void(double)>& share = {});

/// \throws InputError
[[nodiscard]] RunsContent contentOfLog(const QByteArray& text);

} // namespace quadrille
