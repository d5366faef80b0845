// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tip/tip.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextBoundaryFinder>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace quadrille::tip {
namespace {

struct Range {
    char32_t first, last;
};

/// Blocks of letters that fill two columns: Hangul, kana, ideographs and their full-width companions.
constexpr std::array wide{Range{0x1100, 0x115f}, Range{0x2e80, 0x303e}, Range{0x3041, 0x33ff},
                          Range{0x3400, 0x4dbf}, Range{0x4e00, 0x9fff}, Range{0xa000, 0xa4cf},
                          Range{0xac00, 0xd7a3}, Range{0xf900, 0xfaff}, Range{0xfe30, 0xfe4f},
                          Range{0xff00, 0xff60}, Range{0xffe0, 0xffe6}, Range{0x20000, 0x3fffd}};

/// The end of the longest beginning that takes at most so many columns, and at least one letter.
qsizetype endOfLine(const QString& text, qsizetype from, int columns) {
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    letters.setPosition(from);
    qsizetype end = letters.toNextBoundary();
    for (qsizetype next = end; next >= 0 && columnsOf(text.mid(from, next - from)) <= columns;
         next = letters.toNextBoundary())
        end = next;
    return end;
}

QStringList linesOf(const QString& paragraph, int columns) {
    QStringList lines;
    qsizetype start = 0;
    qsizetype fits = 0; // up to where the line may go
    const auto take = [&](qsizetype end) {
        lines << paragraph.mid(start, end - start).trimmed();
        start = fits = end;
    };
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, paragraph);
    for (qsizetype next = breaks.toNextBoundary(); next >= 0; next = breaks.toNextBoundary()) {
        const auto tooLong = [&] {
            return columnsOf(QString(u'.' + paragraph.mid(start, next - start)).trimmed()) - 1 > columns;
        };
        if (tooLong() && fits > start)
            take(fits);
        while (tooLong()) // one word longer than a line
            take(endOfLine(paragraph, start, columns));
        fits = next;
    }
    if (start < paragraph.size() || lines.isEmpty())
        take(paragraph.size());
    return lines;
}

bool isInput(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractButton*>(&widget) != nullptr;
}

} // namespace

int columnsOf(const QString& text) {
    int columns = 0;
    for (const char32_t letter : text.toUcs4()) {
        const bool two = std::any_of(wide.begin(), wide.end(), [letter](const Range& range) {
            return letter >= range.first && letter <= range.last;
        });
        columns += two ? 2 : 1;
    }
    return columns;
}

QString wrapped(const QString& text, int columns) {
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n'))
        lines += linesOf(paragraph, columns);
    return lines.join(u'\n');
}

void show(const QPoint& globalPos, const QString& text, QWidget* widget, const QRect& rect,
          int milliseconds) {
    QToolTip::showText(globalPos, wrapped(text), widget, rect, milliseconds);
}

QString of(const QWidget& widget) {
    if (!widget.toolTip().isEmpty())
        return widget.toolTip();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->buddy() != nullptr ? of(*label->buddy()) : QString();
    return isInput(widget) ? widget.accessibleName() : QString();
}

QString at(const QAbstractItemView& view, const QPoint& place) {
    if (const auto* header = qobject_cast<const QHeaderView*>(&view)) {
        const int section = header->logicalIndexAt(place);
        return section < 0 || header->model() == nullptr
                   ? QString()
                   : header->model()->headerData(section, header->orientation(), Qt::ToolTipRole).toString();
    }
    return view.indexAt(place).data(Qt::ToolTipRole).toString();
}

bool Filter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
        return QObject::eventFilter(watched, event);
    auto* widget = static_cast<QWidget*>(watched);
    const auto* help = static_cast<const QHelpEvent*>(event);
    const auto* view = qobject_cast<const QAbstractItemView*>(widget->parentWidget());
    const bool items = view != nullptr && view->viewport() == widget;
    const QString text = items ? at(*view, help->pos()) : of(*widget);
    if (text.isEmpty() && !items)
        return false; // a picture that knows what lies under the pointer, or nothing
    show(help->globalPos(), text, widget);
    return true;
}

} // namespace quadrille::tip
