// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <QString>

class QAbstractItemView;
class QWidget;

/// Tool tips, in lines that can be read.
namespace quadrille::tip {

inline constexpr int widest = 60; ///< columns of a line

/// How many columns a text takes: wide East Asian letters two, others one.
[[nodiscard]] int columnsOf(const QString& text);

/// The text in lines of at most so many columns, broken where its language breaks lines; its own line breaks
/// stay.
[[nodiscard]] QString wrapped(const QString& text, int columns = widest);

/// Shows a tool tip as QToolTip::showText() does, wrapped; an empty text hides it.
void show(const QPoint& globalPos, const QString& text, QWidget* widget, const QRect& rect = {},
          int milliseconds = -1);

/// What a widget says of itself: its tool tip; a label, that of the input it names; an input without one, its
/// name for screen readers. Empty where there is none.
[[nodiscard]] QString of(const QWidget& widget);

/// Of the item or section at a place of a view's viewport.
[[nodiscard]] QString at(const QAbstractItemView& view, const QPoint& place);

/// Installed on the application: tool tips of all widgets, items and column heads are wrapped and shown.
class Filter : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace quadrille::tip
