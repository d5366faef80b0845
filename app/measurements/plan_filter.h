// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/measured_run.h"

#include <QStringList>

#include <string>
#include <vector>

namespace quadrille {

struct Setting;

/// Which plans a typed text means: "tp=4 pp>=2 recompute=full", settings by their names on the command line
/// compared with a number or one of their words.
/// Everything else must occur in the run's label, model or note: "selective".
class PlanFilter {
public:
    /// Separated by spaces or commas; all must hold. The empty text means every plan.
    explicit PlanFilter(const QString& text = {});

    /// The first part that compares no setting with what it may be: "tb=4"; empty: everything is understood.
    [[nodiscard]] const QString& notUnderstood() const { return m_notUnderstood; }
    /// False for all where something was not understood.
    [[nodiscard]] bool accepts(const MeasuredRun& run) const;
    /// What can be compared: "tp", "cp", …
    [[nodiscard]] static QStringList names();

private:
    struct Comparison {
        const Setting* setting; ///< null: the data parallel size
        QString how;            ///< "=", "!=", "<", "<=", ">", ">="
        std::string value;
        double number = 0; ///< the value, where the setting is a number
    };
    bool understands(const QString& name, const QString& how, const QString& value);

    std::vector<Comparison> m_comparisons;
    QStringList m_words;
    QString m_notUnderstood;
};

} // namespace quadrille
