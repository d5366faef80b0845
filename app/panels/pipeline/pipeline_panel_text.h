// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/pipeline/pipeline_panel_numbers.h"

#include <QStringList>

/// Sentences about pipelines, in the user's language.
namespace quadrille {

/// "1F1B takes 3.42 s, 9 % above the best possible 3.14 s for its placement", or that nothing is shorter.
[[nodiscard]] QString bestPossibleText(const QString& schedule, const PipelineNumbers& numbers,
                                       TimeBase base);

/// What `other` has more or less of than `own`, part by part: "Makespan 57 → 51 units (−10.5 %)".
/// Idle is of the total; what is sent, by the GPU that sends most.
[[nodiscard]] QStringList differences(const PipelineNumbers& own, const PipelineNumbers& other,
                                      TimeBase base);
/// The same of two pipelines whose times cannot be compared: idle shares, memory and what is sent.
[[nodiscard]] QStringList timelessDifferences(const PipelineNumbers& own, const PipelineNumbers& other);

} // namespace quadrille
