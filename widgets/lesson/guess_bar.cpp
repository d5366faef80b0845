// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/guess_bar.h"

#include "widgets/picture/colours.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

constexpr int gap = 4;
constexpr int focusFrame = 2;

} // namespace

double scaleFor(double truth) {
    constexpr double leastRoom = 1.6;
    const double wanted = std::max(std::abs(truth) * leastRoom, 1e-9);
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double times : {2.0, 5.0})
        if (times * power >= wanted)
            return times * power;
    return 10 * power;
}

GuessBar::GuessBar(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeHorCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void GuessBar::setScale(const figure_text::AskedUnit& unit, double most) {
    m_unit = unit;
    m_most = most;
    describe();
}

void GuessBar::setGuess(double guess) {
    m_guess = guess;
    describe();
}

void GuessBar::setTruth(std::optional<double> truth) {
    m_truth = truth;
    setCursor(truth ? Qt::ArrowCursor : Qt::SizeHorCursor);
    updateGeometry();
    describe();
}

int GuessBar::rowHeight() const {
    return fontMetrics().height() + 2 * gap;
}

QSize GuessBar::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 40, 2 * rowHeight() + gap + 2 * focusFrame};
}
QSize GuessBar::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 16, sizeHint().height()};
}

QRectF GuessBar::barOf(int row, double value) const {
    const double room = width() - 2 * focusFrame;
    return {static_cast<double>(focusFrame), focusFrame + row * static_cast<double>(rowHeight() + gap),
            std::clamp(value / m_most, 0.0, 1.0) * room, static_cast<double>(rowHeight())};
}

void GuessBar::paintEvent(QPaintEvent*) {
    const Colours colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto draw = [&](int row, double value, const QColor& fill, const QString& words) {
        const QRectF track = barOf(row, m_most);
        const QRectF bar = barOf(row, value);
        painter.fillRect(track, colours.sequential(0.06));
        painter.fillRect(bar, fill);
        const QString text = words.arg(figure_text::inUnit(value, m_unit));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 2.0 * gap;
        // Behind the bar where there is room, else in it.
        const bool behind = track.right() - bar.right() >= width;
        painter.setPen(behind ? colours.text : Colours::textOn(fill));
        painter.drawText(behind ? QRectF(bar.right() + gap, bar.top(), width, bar.height())
                                : bar.adjusted(gap, 0, -gap, 0),
                         Qt::AlignVCenter | (behind ? Qt::AlignLeft : Qt::AlignRight), text);
    };
    draw(0, m_guess, colours.baseline, tr("your guess: %1"));
    if (m_truth) {
        draw(1, *m_truth, colours.accent, tr("truth, as asked: %1"));
    } else {
        painter.setPen(colours.mutedText);
        painter.drawText(barOf(1, m_most), Qt::AlignLeft | Qt::AlignTop, QStringLiteral("0"));
        painter.drawText(barOf(1, m_most), Qt::AlignRight | Qt::AlignTop,
                         figure_text::inUnit(m_most, m_unit));
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(colours.accent, focusFrame));
        painter.drawRect(barOf(0, m_most).adjusted(-1, -1, 1, 1));
    }
}

void GuessBar::take(double guess) {
    if (m_truth)
        return;
    const double least = std::pow(10.0, -m_unit.decimals);
    const double rounded = std::clamp(std::round(guess / least) * least, 0.0, m_most);
    if (rounded == m_guess)
        return;
    setGuess(rounded);
    emit guessed(rounded);
}

void GuessBar::mousePressEvent(QMouseEvent* event) {
    mouseMoveEvent(event);
}

void GuessBar::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0)
        take((event->position().x() - focusFrame) / (width() - 2.0 * focusFrame) * m_most);
}

void GuessBar::keyPressEvent(QKeyEvent* event) {
    const double step = std::max(m_most / 100, std::pow(10.0, -m_unit.decimals));
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        take(m_guess - step);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        take(m_guess + step);
        break;
    case Qt::Key_PageDown:
        take(m_guess - m_most / 10);
        break;
    case Qt::Key_PageUp:
        take(m_guess + m_most / 10);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit submitted();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void GuessBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        updateGeometry();
        describe();
    }
}

void GuessBar::describe() {
    setAccessibleName(tr("Your guess"));
    const QString guess = tr("your guess: %1").arg(figure_text::inUnit(m_guess, m_unit));
    setAccessibleDescription(m_truth ? guess + QStringLiteral("; ") +
                                           tr("truth: %1").arg(figure_text::inUnit(*m_truth, m_unit))
                                     : guess);
    update();
}

} // namespace quadrille
