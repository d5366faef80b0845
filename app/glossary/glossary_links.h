// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/glossary/glossary_view.h"

namespace quadrille {

/// Where a term can be seen at work: the panel that shows it, the tables of the reference about it, and the
/// lessons that teach it. Targets: "panel:panel.memory", "table:zero", "lesson:pipeline".
[[nodiscard]] QList<GlossaryLink> linksOf(const GlossaryEntry& entry);

} // namespace quadrille
