// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/validate.h"
#include "widgets/truth_scatter/truth_data.h"

#include <map>
#include <optional>
#include <string>

namespace quadrille {

/// Names that very many runs share, each kept once.
class RunNames {
public:
    [[nodiscard]] const QString& of(const std::string& name);

private:
    std::map<std::string, QString> m_names;
};

/// A run in the scatter; none where it is not predicted. Its number, source and GPU are to be set.
[[nodiscard]] std::optional<TruthPoint> truthPointOf(const MeasuredRun& run, const ValidatedRun& prediction,
                                                     RunNames& names);

} // namespace quadrille
