// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict/number_button.h"

#include "widgets/picture/colours.h"
#include "widgets/picture/hatch.h"
#include "widgets/picture/shaped_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int sideMargin = 4;
constexpr int lineMargin = 3;

QString glyphOf(Meaning meaning) {
    switch (meaning) {
    case Meaning::better:
        return QStringLiteral("▲ ");
    case Meaning::worse:
        return QStringLiteral("▼ ");
    case Meaning::unsure:
        return QStringLiteral("≈ ");
    default:
        return {};
    }
}

/// As it stands beside the number, the gap included.
QString asShown(const NumberButton::Form& form) {
    return form.difference.isEmpty() ? QString()
                                     : QStringLiteral("  ") + glyphOf(form.meaning) + form.difference;
}

QColor colourOf(Meaning meaning, const Colours& colours) {
    switch (meaning) {
    case Meaning::better:
        return colours.better;
    case Meaning::worse:
        return colours.worse;
    default:
        return colours.mutedText;
    }
}

} // namespace

NumberButton::NumberButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void NumberButton::setNumber(std::vector<Form> forms) {
    if (forms == m_forms)
        return;
    m_forms = std::move(forms);
    m_sizes.clear();
    const auto& [whole, difference, meaning] = m_forms.front();
    setText(whole);
    QString name = difference.isEmpty() ? whole : tr("%1, %2", "number, difference").arg(whole, difference);
    if (const QString words = wordsOf(meaning); !words.isEmpty())
        name = tr("%1: %2", "number and difference, what it means").arg(name, words);
    setAccessibleName(name);
    updateGeometry();
    update();
}

QString NumberButton::wordsOf(Meaning meaning) {
    switch (meaning) {
    case Meaning::better:
        return tr("better than A");
    case Meaning::worse:
        return tr("worse than A");
    case Meaning::unsure:
        return tr("less than the prediction may be off by");
    default:
        return {};
    }
}

void NumberButton::setLarge(bool large) {
    if (large == m_large)
        return;
    m_large = large;
    m_sizes.clear();
    updateGeometry();
    update();
}

QFont NumberButton::numberFont() const {
    QFont number = font();
    if (!m_large)
        return number;
    constexpr double factor = 1.45;
    if (number.pointSizeF() > 0)
        number.setPointSizeF(number.pointSizeF() * factor);
    else
        number.setPixelSize(qRound(number.pixelSize() * factor));
    number.setBold(true);
    return number;
}

int NumberButton::lineHeight() const {
    return QFontMetrics(numberFont()).height() + 2 * lineMargin;
}

int NumberButton::widthOf(const Form& form) const {
    return QFontMetrics(numberFont()).horizontalAdvance(form.text) +
           QFontMetrics(font()).horizontalAdvance(asShown(form)) + 2 * sideMargin + 1;
}

const NumberButton::Form& NumberButton::form(int level) const {
    return m_forms[std::min(static_cast<std::size_t>(level), m_forms.size() - 1)];
}

const NumberButton::Form& NumberButton::shown() const {
    return form(m_level);
}

void NumberButton::shorten(int level) {
    if (level == m_level)
        return;
    m_level = level;
    update();
}

QSize NumberButton::sizeAt(int level) const {
    if (m_sizes.empty()) {
        const int height = lineHeight();
        for (const Form& each : m_forms)
            m_sizes.emplace_back(widthOf(each), height);
    }
    return m_sizes[std::min(static_cast<std::size_t>(level), m_sizes.size() - 1)];
}

QSize NumberButton::sizeHint() const {
    return sizeAt(0);
}

QSize NumberButton::minimumSizeHint() const {
    const QSize full = sizeHint();
    return {std::min(full.width(), QFontMetrics(numberFont()).averageCharWidth() * 8), full.height()};
}

void NumberButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours colours = coloursFor(palette());
    const QFontMetrics metrics(numberFont());
    const QRect area = rect().adjusted(sideMargin, 0, -sideMargin, 0);
    if (isDown() || underMouse()) {
        QColor shade = colours.accent;
        shade.setAlphaF(isDown() ? 0.25f : 0.12f);
        painter.setPen(Qt::NoPen);
        painter.setBrush(shade);
        painter.drawRoundedRect(rect(), 3, 3);
    }
    const QString number = metrics.elidedText(shown().text, Qt::ElideRight, area.width());
    painter.setFont(numberFont());
    painter.setPen(colours.text);
    drawShapedText(painter, area, Qt::AlignLeft | Qt::AlignVCenter, number);
    // A dotted line under what can be asked about, as under words with a footnote.
    const int width = metrics.horizontalAdvance(number);
    const double base = area.center().y() + metrics.height() / 2.0;
    painter.setPen(QPen(colours.mutedText, 1, Qt::DotLine));
    painter.drawLine(QPointF(area.left(), base), QPointF(area.left() + width, base));
    paintDifference(painter, area.adjusted(width, 0, 0, 0), shown());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void NumberButton::paintDifference(QPainter& painter, const QRect& area, const Form& form) const {
    if (form.difference.isEmpty())
        return;
    painter.setFont(font());
    painter.setPen(colourOf(form.meaning, coloursFor(palette())));
    drawShapedText(
        painter, area, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(font()).elidedText(asShown(form), Qt::ElideRight, std::max(0, area.width() + 1)));
}

void NumberButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void NumberButton::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    m_sizes.clear();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void NumberButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void NumberButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

VerdictChip::VerdictChip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void VerdictChip::setVerdict(const QString& glyph, const QString& word, const QColor& fill) {
    if (glyph == m_glyph && word == m_word && fill == m_fill)
        return;
    m_glyph = glyph;
    m_word = word;
    m_fill = fill;
    setAccessibleName(word);
    updateGeometry();
    update();
}

QFont VerdictChip::chipFont() const {
    QFont large = font();
    if (large.pointSizeF() > 0)
        large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setBold(true);
    return large;
}

QSize VerdictChip::sizeHint() const {
    const QFontMetrics metrics(chipFont());
    return {metrics.horizontalAdvance(m_glyph + u' ' + m_word) + metrics.averageCharWidth() * 2,
            metrics.height() + 4};
}

void VerdictChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours colours = coloursFor(palette());
    const bool runs = m_fill.isValid();
    const QFontMetrics metrics(chipFont());
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(runs ? QPen(Qt::NoPen) : QPen(colours.text, 1));
    painter.setBrush(runs ? m_fill : colours.background);
    painter.drawRoundedRect(area, 4, 4);
    const QString text = m_glyph + u' ' + m_word;
    if (!runs) {
        drawHatch(painter, area.adjusted(2, 2, -2, -2), 6, colours.hatch, 1);
        const double half = metrics.horizontalAdvance(text) / 2.0 + 3;
        painter.fillRect(QRectF(area.center().x() - half, area.top() + 3, 2 * half, area.height() - 6),
                         colours.background);
    }
    painter.setFont(chipFont());
    painter.setPen(runs ? Colours::textOn(m_fill) : colours.text);
    drawShapedText(painter, rect(), Qt::AlignCenter, text);
}

void VerdictChip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

} // namespace quadrille
