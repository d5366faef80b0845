// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/gpu_spec.h"
#include "core/model/model_spec.h"

#include <QList>
#include <QString>

#include <functional>
#include <vector>

namespace quadrille {

/// One thing to choose.
struct ChooserEntry {
    QString name;  ///< what chosen() reports: the catalogue name
    QString label; ///< what people read
    QString group; ///< entries of one group stand together under its heading
    QString facts; ///< a word about size, shown at the right: "8.03 B", "80 GiB"
    int year = 0;  ///< of those that answer what is typed the newer come first, and the newest's group

    friend bool operator==(const ChooserEntry&, const ChooserEntry&) = default;
};

/// Models grouped by family; the facts are the numbers of parameters that the function gives.
[[nodiscard]] QList<ChooserEntry> chooserEntries(const std::vector<ModelSpec>& models,
                                                 const std::function<double(const ModelSpec&)>& parameters);
/// GPUs grouped by vendor; the facts are their memories.
[[nodiscard]] QList<ChooserEntry> chooserEntries(const std::vector<GpuSpec>& gpus);

/// Every word of the typed text occurs in label, name or group, in any order and case.
[[nodiscard]] bool matches(const ChooserEntry& entry, const QString& typed);

} // namespace quadrille
