// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/measured_run.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace quadrille {

/// Which plans a typed text means: "tp=4 pp>=2", words of the command line's options compared with numbers.
/// Everything else must occur in the run's label, model or note: "selective".
class PlanFilter {
public:
    /// Separated by spaces or commas; all must hold. The empty text means every plan.
    explicit PlanFilter(const QString& text = {});

    /// The first part that compares no known size with a number: "tb=4"; empty: everything is understood.
    [[nodiscard]] const QString& notUnderstood() const { return m_notUnderstood; }
    /// False for all where something was not understood.
    [[nodiscard]] bool accepts(const MeasuredRun& run) const;
    /// The sizes that can be compared: "tp", "cp", …
    [[nodiscard]] static QStringList sizes();

private:
    struct Comparison {
        QString size;
        QString how; ///< "=", "!=", "<", "<=", ">", ">="
        std::int64_t number = 0;
    };
    std::vector<Comparison> m_comparisons;
    QStringList m_words;
    QString m_notUnderstood;
};

} // namespace quadrille
