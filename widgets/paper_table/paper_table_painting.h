// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paper_table/paper_table_layout.h"
#include "widgets/paper_table/paper_table_text.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille::paper {

/// What a table's picture shows.
struct Content {
    const PublishedTable& table;
    const Ours& ours;
    const Rates& rates;           ///< empty: none
    Shown shown;                  ///< of measured tables with rates
    std::optional<Place> current; ///< the scenario on screen
    std::optional<Place> cursor;  ///< of the keyboard, when it is to be seen
    std::optional<Place> hovered;
};

// Each paints its part where the layout has it, with the painter's font.
void paintCells(QPainter& painter, const Layout& layout, const Content& content, const Colours& colours);
void paintColumnHeads(QPainter& painter, const Layout& layout, const Content& content,
                      const Colours& colours);
void paintRowHeads(QPainter& painter, const Layout& layout, const Content& content, const Colours& colours);
void paintCorner(QPainter& painter, const Layout& layout, const Colours& colours);
void paintFootnote(QPainter& painter, const Layout& layout, const Content& content, const Colours& colours);

/// How many lines of the font the footnotes take in this width.
[[nodiscard]] double footnoteLines(const QStringList& footnotes, const QFontMetricsF& font, double width);

} // namespace quadrille::paper
