// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/shaped_text.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QTextLayout>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <vector>

namespace quadrille {
namespace {

/// The glyphs of a line, relative to its upper left corner.
struct Shaped {
    QList<QGlyphRun> runs;
    double base = 0;    ///< of the baseline, from the upper edge
    double advance = 0; ///< how far the pen moves
    double width = 0;
    double height = 0;
};

Shaped shape(const QString& text, const QFont& font, QPaintDevice* device) {
    QTextLayout layout(text, font, device);
    QTextOption option;
    option.setFlags(QTextOption::IncludeTrailingSpaces);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    constexpr double endless = 0x01000000;
    line.setLineWidth(endless);
    line.setPosition({0, 0});
    layout.endLayout();
    // Not QTextLine::height(), which is rounded up: QPainter centres what it was before that.
    return {line.glyphRuns(), line.ascent(), line.horizontalAdvance(), line.naturalTextWidth(),
            line.ascent() + line.descent()};
}

/// The lines shaped with one font for devices of one resolution.
struct FontLines {
    QFont font;
    int dotsPerInch = 0;
    QHash<QString, Shaped> lines;
};

/// The fonts of a picture and of what stands beside it. Not longer than the application, or the glyphs would
/// outlive their fonts.
std::vector<FontLines>& fonts() {
    static std::vector<FontLines> all;
    static const bool tidied = [] {
        qAddPostRoutine([] { all.clear(); });
        return true;
    }();
    Q_UNUSED(tidied)
    return all;
}

constexpr std::size_t mostFonts = 12;
constexpr qsizetype mostLines = 2'000; ///< of a font; some hundred bytes each

const Shaped& shaped(const QString& text, const QPainter& painter) {
    std::vector<FontLines>& known = fonts();
    const QFont& font = painter.font();
    QPaintDevice* const device = painter.device();
    const int dotsPerInch = device->logicalDpiY();
    auto found = std::find_if(known.begin(), known.end(), [&](const FontLines& each) {
        return each.dotsPerInch == dotsPerInch && each.font == font;
    });
    if (found == known.end()) {
        if (known.size() == mostFonts)
            known.erase(known.begin());
        known.push_back({font, dotsPerInch, {}});
        found = known.end() - 1;
    }
    auto line = found->lines.constFind(text);
    if (line == found->lines.cend()) {
        if (found->lines.size() == mostLines)
            found->lines.clear();
        line = found->lines.insert(text, shape(text, font, device));
    }
    return *line;
}

/// Where it can be drawn as glyphs, on the thread that has the memory. Text in several lines, and lines at
/// it, are QPainter's.
bool isPlain(const QPainter& painter, const QString& text) {
    if (qApp == nullptr || QThread::currentThread() != qApp->thread())
        return false;
    const QPaintEngine* const engine = painter.paintEngine();
    const auto isLetter = [](QChar letter) {
        return letter >= u' ' && letter != QChar::LineSeparator && letter != QChar::ParagraphSeparator;
    };
    return engine != nullptr && engine->type() == QPaintEngine::Raster && !text.isEmpty() &&
           painter.layoutDirection() != Qt::RightToLeft && !painter.font().underline() &&
           !painter.font().strikeOut() && !painter.font().overline() &&
           std::all_of(text.begin(), text.end(), isLetter);
}

/// Qt counts in 64ths of a pixel, and cuts off what is less.
double cut(double pixels) {
    return std::trunc(pixels * 64) / 64;
}

} // namespace

void drawShapedText(QPainter& painter, const QPointF& baseline, const QString& text) {
    if (!isPlain(painter, text)) {
        painter.drawText(baseline, text);
        return;
    }
    const Shaped& line = shaped(text, painter);
    const QPointF corner(cut(baseline.x()), baseline.y() - line.base);
    for (const QGlyphRun& run : line.runs)
        painter.drawGlyphRun(corner, run);
}

double shapedWidth(const QPainter& painter, const QString& text) {
    return isPlain(painter, text) ? shaped(text, painter).advance
                                  : QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(text);
}

void drawShapedText(QPainter& painter, const QRectF& box, int flags, const QString& text) {
    constexpr int known = Qt::AlignLeft | Qt::AlignRight | Qt::AlignHCenter | Qt::AlignTop |
                          Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip;
    if ((flags & ~known) != 0 || !isPlain(painter, text)) {
        painter.drawText(box, flags, text);
        return;
    }
    const Shaped& line = shaped(text, painter);
    const auto indent = [&](double width) {
        const double room = box.width() - width;
        return (flags & Qt::AlignRight) != 0 ? room : (flags & Qt::AlignHCenter) != 0 ? room / 2 : 0;
    };
    const double top = box.top() + ((flags & Qt::AlignVCenter) != 0 ? (box.height() - line.height) / 2 : 0);
    const QRectF extent(box.left() + indent(line.width), top, line.width, line.height);
    if ((flags & Qt::TextDontClip) == 0 && !box.contains(extent)) { // it is to be clipped
        painter.drawText(box, flags, text);
        return;
    }
    const QPointF corner(cut(box.left() + indent(line.advance)), cut(top));
    for (const QGlyphRun& run : line.runs)
        painter.drawGlyphRun(corner, run);
}

} // namespace quadrille
