// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"
#include "app/text_io/runs_csv.h"
#include "core/measurements/training_log.h"
#include "core/text/input_error.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <string_view>
#include <variant>

namespace quadrille {

/// What stands in a file of runs, or why that is not known: what is found out without the window's words.
struct RunsContent {
    std::variant<RunsFile, TrainingLog, InputError> found;
    std::optional<Scenario> plan{}; ///< that a log says it is of; none: it does not say
};

/// Reads a CSV file of runs, by its suffix (see runs_csv.h), or else a log. \param share is told now and then
/// what share of it is read \throws Stopped
/// \param base what a log's own arguments do not say: see importPlan()
[[nodiscard]] RunsContent contentOfRuns(const QString& path, const Scenario& base, const Catalogue& catalogue,
                                        const std::stop_token& stop = {},
                                        const std::function<void(double)>& share = {});

/// \throws InputError
[[nodiscard]] RunsContent contentOfLog(const QByteArray& text, const QString& name, const Scenario& base,
                                       const Catalogue& catalogue);

/// The plan that a log prints as its arguments; none: it prints none. \param beside goes with it, as a
/// machine file does \throws InputError
[[nodiscard]] std::optional<frameworks::ImportedPlan>
planOfLog(std::string_view log, const std::string& name, const Scenario& base, const Catalogue& catalogue,
          std::vector<frameworks::SourceText> beside = {});

} // namespace quadrille
