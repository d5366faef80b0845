// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/laboratory/board_verdict.h"

#include "widgets/picture/colours.h"
#include "widgets/picture/few_lines.h"

#include <QEvent>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int mostLines = 2; ///< the board needs the rest

} // namespace

BoardVerdict::BoardVerdict(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setContentsMargins(8, 2, 8, 4);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void BoardVerdict::setGoals(const QString& goals, bool startsAnew) {
    if (startsAnew || goals.size() > m_longest.size()) {
        m_longest = goals;
        updateGeometry();
    }
    m_goals = goals;
    place();
}

void BoardVerdict::setRefusal(const QString& refusal) {
    m_refusal = refusal;
    place();
}

int BoardVerdict::textWidth(int width) const {
    return std::max(1, width - contentsMargins().left() - contentsMargins().right());
}

int BoardVerdict::linesFor(int width) const {
    const QString shown = fewLines(m_longest, font(), textWidth(width), mostLines, this);
    return static_cast<int>(shown.count(u'\n')) + 1;
}

int BoardVerdict::heightOf(int lines) const {
    return lines * fontMetrics().lineSpacing() + contentsMargins().top() + contentsMargins().bottom();
}

int BoardVerdict::heightForWidth(int width) const {
    return heightOf(linesFor(width));
}

QSize BoardVerdict::sizeHint() const {
    constexpr int letters = 40;
    return {letters * fontMetrics().averageCharWidth(), heightOf(mostLines)};
}

QSize BoardVerdict::minimumSizeHint() const {
    return {0, heightOf(1)};
}

void BoardVerdict::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    place();
}

void BoardVerdict::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

void BoardVerdict::place() {
    QPalette words; // all else as it comes from above
    if (!m_refusal.isEmpty())
        words.setColor(QPalette::WindowText, coloursFor(palette()).worse);
    setPalette(words);
    const int lines = linesFor(width());
    const QString all = fewLines(whole(), font(), textWidth(width()), lines + 1, this);
    const QString shown = fewLines(whole(), font(), textWidth(width()), lines, this);
    setText(shown);
    setToolTip(shown == all ? QString() : whole());
    setAccessibleName(whole());
}

} // namespace quadrille
