// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/slides.h"

#include "app/render/render.h"
#include "app/report/flow.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace quadrille::report {
namespace {

constexpr double margin = 40;
constexpr double fontSize = 27;      ///< of what has room
constexpr double unbrokenFont = 15;  ///< down to which no cell of a table has two lines
constexpr double smallestFont = 9;   ///< of what has little
constexpr std::size_t mostRows = 14; ///< of a table on one slide

/// A section of text alone; a long table becomes several.
void addText(std::vector<Section>& slides, const Section& section, const Block& block) {
    const auto* table = std::get_if<Table>(&block);
    if (table == nullptr) {
        if (slides.empty() || slides.back().name != section.name)
            slides.push_back({section.name, section.title, {}});
        slides.back().blocks.push_back(block);
        return;
    }
    const std::size_t slidesOfIt = (table->rows.size() + mostRows - 1) / mostRows;
    const std::size_t rows = (table->rows.size() + slidesOfIt - 1) / std::max<std::size_t>(slidesOfIt, 1);
    for (std::size_t from = 0; from < table->rows.size(); from += rows) {
        const std::size_t to = std::min(from + rows, table->rows.size());
        Table part{table->columns, {}, table->numbers};
        part.rows.assign(table->rows.begin() + static_cast<std::ptrdiff_t>(from),
                         table->rows.begin() + static_cast<std::ptrdiff_t>(to));
        slides.push_back({section.name, section.title, {part}});
    }
}

/// As large as there is room for.
void paintText(QPainter& painter, const Colours& colours, QPaintDevice& device, const QString& header,
               const Section& section) {
    const QSizeF room = slideSize - QSizeF(2 * margin, 2 * margin);
    for (double size = fontSize;; --size) {
        Flow flow(colours, device, size);
        flow.set(header, {section}, {room.width(), 0});
        const bool fits = flow.height() <= room.height() && (size <= unbrokenFont || !flow.breaksCells());
        if (!fits && size > smallestFont)
            continue;
        painter.save();
        painter.fillRect(QRectF(QPointF(), slideSize), colours.background);
        painter.translate(margin, margin);
        flow.paint(painter, 0);
        painter.restore();
        return;
    }
}

} // namespace

void paintSlides(const Document& document, bool dark, QPaintDevice& device, const NextPage& next) {
    const Colours colours = Colours::make(dark, colourSet());
    QString header = QStringLiteral("<h1>%1</h1><p class=\"muted\">%2</p>")
                         .arg(document.title.toHtmlEscaped(), document.subtitle.toHtmlEscaped());
    for (const Section& section : document.sections) {
        std::vector<Section> texts;
        const auto paintTexts = [&] {
            for (const Section& text : std::exchange(texts, {})) {
                QPainter* painter = next();
                if (painter == nullptr)
                    return false;
                paintText(*painter, colours, device, std::exchange(header, QString()), text);
            }
            return true;
        };
        for (const Block& block : section.blocks) {
            const auto* figure = std::get_if<Figure>(&block);
            if (figure == nullptr) {
                addText(texts, section, block);
                continue;
            }
            QPainter* painter = paintTexts() ? next() : nullptr;
            if (painter == nullptr)
                return;
            paintSlide(*painter, QRectF(QPointF(), slideSize), *figure->picture,
                       {.caption = figure->caption, .dark = dark});
        }
        if (!paintTexts())
            return;
    }
}

} // namespace quadrille::report
