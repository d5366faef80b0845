// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/waiting.h"
#include "widgets/gantt/relations.h"
#include "widgets/gantt/time_text.h"
#include "widgets/gantt/timeline_index.h"

#include <QString>
#include <QStringList>

/// Why things of the pipeline chart are when they are, in the user's language.
namespace quadrille::gantt {

// None ends with a full stop; sentencesText() puts them between.

/// "Needs the forward of micro-batch 5 from stage 1"
[[nodiscard]] QString needsText(const TimelineIndex& index, const Relations& relations,
                                std::size_t operation);
/// "Unblocks the forward of micro-batch 5 on stage 3 and the backward of micro-batch 5 here"
[[nodiscard]] QString unblocksText(const TimelineIndex& index, const Relations& relations,
                                   std::size_t operation);
/// "Slack 3 units" or "No slack: it is critical"
[[nodiscard]] QString slackText(const Relations& relations, std::size_t operation, TimeBase base);
/// The three of them.
[[nodiscard]] QStringList relatedTexts(const TimelineIndex& index, const Relations& relations,
                                       std::size_t operation, TimeBase base);

/// "Stage 2 idle 4.2 ms, 12.1 – 16.3 ms: Waits for the gradient of micro-batch 5 from stage 3" and the links
/// of the chain behind that, at most `mostLinks` of them, each a sentence.
[[nodiscard]] QStringList waitTexts(const Relations& relations, const Gap& gap,
                                    const std::vector<WaitLink>& chain, std::size_t mostLinks, TimeBase base);

/// "One. Two"
[[nodiscard]] QString sentencesText(const QStringList& sentences);

} // namespace quadrille::gantt
