// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/reference/reference.h"
#include "core/scenario/scenario.h"

#include <QString>

/// Tables of a chapter in Markdown, in the language in force.
namespace quadrille::manual_tables {

/// A table of the reference with the numbers of a plan; what the plan has or does is bold.
[[nodiscard]] QString reference(const ReferenceTable& table);

/// Every panel by its group, with its keys, each a link "view:memory".
[[nodiscard]] QString views();

/// Every configuration of a framework that is read: how it is called, whether it is written too, what of the
/// plan it then cannot say, and of which version of which sources its keys are.
[[nodiscard]] QString configurations(const Scenario& plan, const Catalogue& catalogue);

/// Every kind of log that is read, and what prints its lines.
[[nodiscard]] QString logs();

/// The tables of errors of a text, which `validate --into` writes there, the first of them 0, with their
/// words in the language in force. Empty: there are not so many.
[[nodiscard]] QString errors(const QString& text, int index);

/// Words of such tables that are no numbers, and not known here: they would stay in English.
[[nodiscard]] QStringList untranslated(const QString& text);

} // namespace quadrille::manual_tables
