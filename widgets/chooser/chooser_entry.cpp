// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chooser/chooser_entry.h"

#include "core/model/catalogue.h"
#include "widgets/format.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

QList<ChooserEntry> chooserEntries(const std::vector<ModelSpec>& models,
                                   const std::function<double(const ModelSpec&)>& parameters) {
    QList<ChooserEntry> entries;
    for (const auto& model : models)
        entries.append({QString::fromStdString(model.name), QString::fromStdString(model.label),
                        QString::fromStdString(model.family), format::parameters(parameters(model)),
                        yearOf(model)});
    return entries;
}

QList<ChooserEntry> chooserEntries(const std::vector<GpuSpec>& gpus) {
    QList<ChooserEntry> entries;
    for (const auto& gpu : gpus) {
        const bool whole = std::abs(inGib(gpu.memory) - std::round(inGib(gpu.memory))) < 0.05;
        entries.append({QString::fromStdString(gpu.name), QString::fromStdString(gpu.label),
                        QString::fromStdString(gpu.vendor), format::gib(gpu.memory, whole ? 0 : 1)});
    }
    return entries;
}

bool matches(const ChooserEntry& entry, const QString& typed) {
    const QString text = (entry.label + u' ' + entry.name + u' ' + entry.group).toCaseFolded();
    const QStringList words = typed.toCaseFolded().simplified().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString& word) { return text.contains(word); });
}

} // namespace quadrille
