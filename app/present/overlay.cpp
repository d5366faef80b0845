// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/overlay.h"

#include "widgets/picture/colours.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace quadrille {
namespace {

constexpr qint64 penStays = 4000; ///< milliseconds
constexpr qint64 penFades = 1000;
constexpr double penWidth = 1.0 / 150;   ///< of the height
constexpr double spotRadius = 1.0 / 5;   ///< likewise
constexpr double helpLetters = 1.0 / 32; ///< likewise
constexpr int shade = 170;               ///< of 255, around the spotlight

} // namespace

Overlay::Overlay(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("overlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_clock.start();
    constexpr int frame = 33; // milliseconds
    m_fading.setInterval(frame);
    connect(&m_fading, &QTimer::timeout, this, &Overlay::forgetFaded);
    m_fade.setStartValue(1.0);
    m_fade.setEndValue(0.0);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_fade, &QVariantAnimation::finished, this, [this] {
        m_before = {};
        refresh();
    });
    hide();
}

/// While there is nothing to lay over it, the stage is alone.
void Overlay::refresh() {
    setAttribute(Qt::WA_TransparentForMouseEvents, m_tool != Tool::pen || m_black);
    const bool any =
        m_tool != Tool::none || m_black || !m_help.isEmpty() || !m_before.isNull() || !m_strokes.empty();
    setVisible(any);
    if (any) {
        raise();
        update();
    }
}

void Overlay::setTool(Tool tool) {
    m_tool = tool;
    QToolTip::hideText(); // a window above, which neither dims nor goes
    if (tool == Tool::spotlight)
        m_point = mapFromGlobal(QCursor::pos());
    refresh();
}

void Overlay::setBlack(bool black) {
    m_black = black;
    QToolTip::hideText();
    refresh();
}

void Overlay::setHelp(const QString& text) {
    m_help = text;
    refresh();
}

QRectF Overlay::between(const Move& move, double left) {
    const auto part = [left](double from, double to) { return to + left * (from - to); };
    return {part(move.from.x(), move.to.x()), part(move.from.y(), move.to.y()),
            part(move.from.width(), move.to.width()), part(move.from.height(), move.to.height())};
}

/// What moves does so above what stays.
void Overlay::paintBefore(QPainter& painter) const {
    QRegion staying(rect());
    for (const Move& move : m_moves)
        staying -= move.from;
    painter.setClipRegion(staying);
    painter.drawPixmap(0, 0, m_before);
    painter.setClipping(false);
    const double ratio = m_before.devicePixelRatio();
    for (const Move& move : m_moves)
        painter.drawPixmap(between(move, m_fade.currentValue().toDouble()), m_before,
                           QRectF(QPointF(move.from.topLeft()) * ratio, QSizeF(move.from.size()) * ratio));
}

void Overlay::fadeFrom(const QPixmap& before, const std::vector<Move>& moves) {
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    constexpr int longest = 150; // milliseconds
    if (duration <= 0)
        return;
    m_before = before;
    m_moves = moves;
    m_fade.stop();
    m_fade.setDuration(std::min(duration, longest));
    m_fade.setCurrentTime(0);
    refresh();
}

void Overlay::arrive() {
    if (fades() && m_fade.state() != QAbstractAnimation::Running)
        m_fade.start();
}

void Overlay::pointAt(const QPoint& point) {
    m_point = point;
    if (m_tool == Tool::spotlight)
        update();
}

void Overlay::wipe() {
    m_strokes.clear();
    m_fading.stop();
    refresh();
}

void Overlay::forgetFaded() {
    std::erase_if(m_strokes, [this](const Stroke& stroke) {
        return m_clock.elapsed() > stroke.begun + penStays + penFades;
    });
    if (m_strokes.empty())
        wipe();
    else
        update();
}

void Overlay::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return event->ignore(); // which goes back, as elsewhere
    m_strokes.push_back({QPolygonF{event->position()}, m_clock.elapsed()});
    m_fading.start();
    update();
}

void Overlay::mouseMoveEvent(QMouseEvent* event) {
    if (m_strokes.empty() || !event->buttons().testFlag(Qt::LeftButton))
        return;
    m_strokes.back().points << event->position();
    m_strokes.back().begun = m_clock.elapsed(); // it fades as a whole, when it is done
    update();
}

void Overlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_black) {
        painter.fillRect(rect(), Qt::black);
        return;
    }
    if (!m_before.isNull()) {
        painter.setOpacity(m_fade.currentValue().toDouble());
        paintBefore(painter);
        painter.setOpacity(1);
    }
    if (m_tool == Tool::spotlight) {
        QPainterPath around;
        around.addRect(rect());
        around.addEllipse(QPointF(m_point), height() * spotRadius, height() * spotRadius);
        painter.fillPath(around, QColor(0, 0, 0, shade));
    }
    const Colours colours = coloursFor(palette());
    const QPen pen(colours.worse, height() * penWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (const Stroke& stroke : m_strokes) {
        const auto left = static_cast<double>(stroke.begun + penStays + penFades - m_clock.elapsed());
        painter.setOpacity(std::clamp(left / penFades, 0.0, 1.0));
        painter.setPen(pen);
        if (stroke.points.size() == 1)
            painter.drawPoint(stroke.points.front());
        else
            painter.drawPolyline(stroke.points);
    }
    painter.setOpacity(1);
    if (m_help.isEmpty())
        return;
    QFont letters = font();
    letters.setPixelSize(std::max(1, qRound(height() * helpLetters)));
    painter.setFont(letters);
    const QRect text = painter.boundingRect(rect(), Qt::AlignCenter, m_help);
    const int margin = letters.pixelSize();
    painter.setPen(colours.grid);
    painter.setBrush(colours.background);
    painter.drawRect(text.adjusted(-margin, -margin, margin, margin));
    painter.setPen(colours.text);
    painter.drawText(text, Qt::AlignLeft, m_help);
}

} // namespace quadrille
