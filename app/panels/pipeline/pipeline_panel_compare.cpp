// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel_compare.h"

namespace quadrille {

QString CompareChoice::name() const {
    switch (what) {
    case What::nothing:
        return QStringLiteral("none");
    case What::baseline:
        return QStringLiteral("baseline");
    case What::file:
        return QStringLiteral("file");
    case What::measured:
        return QStringLiteral("measured");
    case What::schedule:
        break;
    }
    const std::string_view name = scheduleName(kind);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<CompareChoice> CompareChoice::fromName(const QString& name) {
    for (const What what : {What::nothing, What::baseline, What::file, What::measured}) {
        const CompareChoice choice{what};
        if (choice.name() == name)
            return choice;
    }
    if (const auto kind = scheduleFromName(name.toStdString()))
        return CompareChoice{What::schedule, *kind};
    return std::nullopt;
}

} // namespace quadrille
