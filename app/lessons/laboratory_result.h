// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/board.h"

#include <QString>

#include <optional>
#include <string>

class QJsonObject;

namespace quadrille {

/// A complete schedule that somebody made by hand: of which task, and what it came to. Times are slots.
struct LaboratoryResult {
    laboratory::Task task;
    double makespan = 0;
    double bound = 0;           ///< that no order of the task can undercut, proven
    std::optional<double> best; ///< that the search found for the task; none: it had not ended yet
    double bubble = 0;          ///< idle ÷ total
    QString when;               ///< ISO 8601, UTC

    friend bool operator==(const LaboratoryResult&, const LaboratoryResult&) = default;
};

/// The shorter of two of one task, the first where they are as long, with whatever either knows of the best.
[[nodiscard]] LaboratoryResult shorter(const LaboratoryResult& first, const LaboratoryResult& second);

/// "p=4 v=2 m=8 memory=4 message=1 backward=split stages=loop"; memory=any where it has no limit.
[[nodiscard]] std::string inWords(const laboratory::Task& task);

[[nodiscard]] QJsonObject toJson(const LaboratoryResult& result);
/// Nothing where a value is missing or none that a schedule can have.
[[nodiscard]] std::optional<LaboratoryResult> laboratoryResultFromJson(const QJsonObject& json);

} // namespace quadrille
