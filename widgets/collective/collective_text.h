// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/collective/collective_content.h"

#include <QStringList>

/// Every word of the collective view. Lists of words say the same, the longest first.
namespace quadrille::collective_text {

QString collectiveName(Collective collective);      ///< "All-reduce"
QStringList collectiveNames(Collective collective); ///< "All-reduce = reduce-scatter + all-gather", …
QString rankName(const CollectiveContent& content,
                 int rank); ///< "GPU 8"; "Rank 2" where it stands for others
QString chunkSign(const CollectiveContent& content, const ChunkHeld& held); ///< "b"; "0→2"
/// What happens now, as a sentence.
QStringList moments(const CollectiveContent& content);
/// The group of the plan and what it exchanges; what that costs. Empty without a plan.
QStringList groupLines(const CollectiveContent& content);
QStringList costLines(const CollectiveContent& content);
QString finding(const CollectiveContent& content);
/// What a slot of a rank holds.
QString readout(const CollectiveContent& content, int rank, int slot);

} // namespace quadrille::collective_text
