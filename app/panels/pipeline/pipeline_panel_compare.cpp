// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel_compare.h"

#include "app/session/file_io.h"
#include "core/pipeline/order_file.h"

#include <QFileInfo>

namespace quadrille {

QString CompareChoice::name() const {
    switch (what) {
    case What::nothing:
        return QStringLiteral("none");
    case What::baseline:
        return QStringLiteral("baseline");
    case What::file:
        return QStringLiteral("file");
    case What::schedule:
        break;
    }
    const std::string_view name = scheduleName(kind);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<CompareChoice> CompareChoice::fromName(const QString& name) {
    for (const What what : {What::nothing, What::baseline, What::file}) {
        const CompareChoice choice{what};
        if (choice.name() == name)
            return choice;
    }
    if (const auto kind = scheduleFromName(name.toStdString()))
        return CompareChoice{What::schedule, *kind};
    return std::nullopt;
}

OrderFile readOrderFile(const QString& path) {
    constexpr qint64 largestFile = 1LL << 28; // bytes
    const QString name = QFileInfo(path).fileName();
    const QByteArray text = readWhole(path, largestFile);
    return {parseOrder({text.constData(), static_cast<std::size_t>(text.size())}, name.toStdString()), name};
}

} // namespace quadrille
