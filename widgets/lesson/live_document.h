// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"

#include <QString>
#include <QTextDocument>

#include <vector>

namespace quadrille {

/// Part of a text for people.
struct LivePiece {
    enum class Kind {
        markdown,
        number,          ///< follows the plan
        setting,         ///< can be dragged
        formula,         ///< in the line
        displayedFormula ///< stands alone
    };
    Kind kind = Kind::markdown;
    QString text;
    QString name; ///< of a setting: of the command line
};

/// "setting:tp": where the link of a setting leads.
inline constexpr const char* settingScheme = "setting";

/// Markdown with the other pieces set into it: numbers bold, settings as links, formulas in italics.
void fillDocument(QTextDocument& document, const std::vector<LivePiece>& pieces, const Colours& colours);

} // namespace quadrille
