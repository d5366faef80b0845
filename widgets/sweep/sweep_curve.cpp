// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_curve.h"

#include "widgets/format.h"
#include "widgets/picture/hatch.h"
#include "widgets/sweep/sweep_painter.h"
#include "widgets/sweep/sweep_plot.h"
#include "widgets/sweep/sweep_text.h"
#include "widgets/tip/tip.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <stdexcept>

namespace quadrille {

SweepCurve::SweepCurve(QWidget* parent) : Picture(parent) {
    retranslate();
}

SweepCurve::~SweepCurve() = default;

void SweepCurve::setData(SweepData data) {
    if (data.current >= data.count())
        throw std::invalid_argument("the current stop of a curve must be one of its stops");
    m_data = std::move(data);
    for (int* place : {&m_cursor, &m_hover}) {
        if (*place >= m_data.count())
            *place = -1;
    }
    const int pointed = m_cursor >= 0 ? m_cursor : m_hover;
    if (pointed >= 0)
        emit readout(say(pointed));
    contentChanged();
}

QString SweepCurve::finding() const {
    return withRemark(sweep::finding(m_data));
}

void SweepCurve::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    if (m_data.stops.empty()) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    if (!m_plot)
        m_plot = std::make_unique<SweepPlot>();
    const QFontMetricsF metrics(painter.font(), painter.device());
    paintSweep(painter, m_data, layoutSweep(m_data, area, metrics), *m_plot, colours);
}

DataTable SweepCurve::data() const {
    DataTable table;
    table.columns = {format::dimensionName(m_data.dimension), tr("runnable")};
    for (const MemoryPart part : partsOf(MemoryKind::allocated))
        table.columns << tr("%1 (bytes)", "a part of memory").arg(format::partName(part));
    table.columns << tr("total (bytes)") << tr("zone") << tr("bubble ÷ total");
    if (m_data.baseline)
        table.columns << tr("total of A (bytes)");
    table.columns << tr("why not");
    for (int i = 0; i < m_data.count(); ++i) {
        const SweepStop& stop = m_data.stop(i);
        QList<QVariant> row{static_cast<qlonglong>(stop.value), !stop.cannotRun()};
        for (const MemoryPart part : partsOf(MemoryKind::allocated))
            row << (stop.runnable() ? QVariant(stop.fullest->part(part).value()) : QVariant());
        if (stop.runnable())
            row << stop.total().value() << format::zoneName(m_data.zone(i)) << stop.bubbleOverTotal;
        else
            row << QVariant() << QVariant() << QVariant();
        if (m_data.baseline)
            row << (stop.baselineTotal ? QVariant(stop.baselineTotal->value()) : QVariant());
        table.rows << (row << (stop.computing ? sweep::computing() : stop.whyNot));
    }
    return table;
}

QSize SweepCurve::sizeHint() const {
    return {32 * fontMetrics().height(), 18 * fontMetrics().height()};
}
QSize SweepCurve::minimumSizeHint() const {
    return {160, 100};
}

SweepLayout SweepCurve::layoutNow() const {
    return layoutSweep(m_data, QRectF(rect()), QFontMetricsF(font(), this));
}

int SweepCurve::stopAt(QPointF point) const {
    return m_data.stops.empty() ? -1 : layoutNow().stopAt(point);
}

QString SweepCurve::say(int stop) const {
    return stop >= 0 && stop < m_data.count() ? sweep::readout(m_data, stop) : QString();
}

void SweepCurve::moveCursor(int stop) {
    m_cursor = std::clamp(stop, 0, m_data.count() - 1);
    updateOverlay();
    emit readout(say(m_cursor));
}

void SweepCurve::explainCurrent() {
    if (m_data.current < 0 || !m_data.stop(m_data.current).runnable())
        return;
    Subject subject;
    subject.stage = m_data.stop(m_data.current).fullest->stage;
    emit explainRequested(subject);
}

bool SweepCurve::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = say(stopAt(help->pos()));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            tip::show(help->globalPos(), text, this);
        return true;
    }
    return Picture::event(event);
}

void SweepCurve::paintEvent(QPaintEvent* event) {
    Picture::paintEvent(event);
    if (m_data.stops.empty() || !hasFocus() || m_cursor < 0)
        return;
    QPainter painter(this);
    paintSweepCursor(painter, layoutNow(), m_cursor, coloursFor(palette()));
}

void SweepCurve::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Picture::changeEvent(event);
}

void SweepCurve::keyPressEvent(QKeyEvent* event) {
    if (m_data.stops.empty()) {
        Picture::keyPressEvent(event);
        return;
    }
    // The first key only shows where the cursor is: on the current plan if there is one.
    const bool fresh = m_cursor < 0;
    const int start = std::max(m_data.current, 0);
    const auto go = [&](int to) { moveCursor(fresh ? start : to); };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(m_cursor - 1);
    case Qt::Key_Right:
        return go(m_cursor + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(m_data.count() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (fresh)
            return moveCursor(start);
        emit stopChosen(m_data.stop(m_cursor).value);
        return;
    case Qt::Key_E:
        return explainCurrent();
    case Qt::Key_Escape:
        if (fresh)
            break;
        m_cursor = -1;
        updateOverlay();
        emit readout({});
        return;
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

void SweepCurve::mouseMoveEvent(QMouseEvent* event) {
    const int stop = stopAt(event->position());
    if (stop == m_hover)
        return;
    m_hover = stop;
    setCursor(stop >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit readout(say(stop));
}

void SweepCurve::mousePressEvent(QMouseEvent* event) {
    const int stop = stopAt(event->position());
    if (event->button() != Qt::LeftButton || stop < 0) {
        Picture::mousePressEvent(event);
        return;
    }
    m_cursor = -1;
    emit stopChosen(m_data.stop(stop).value);
}

void SweepCurve::leaveEvent(QEvent* event) {
    m_hover = -1;
    emit readout({});
    Picture::leaveEvent(event);
}

void SweepCurve::focusOutEvent(QFocusEvent* event) {
    if (m_cursor >= 0) {
        m_cursor = -1;
        emit readout({});
    }
    Picture::focusOutEvent(event);
}

void SweepCurve::retranslate() {
    setAccessibleName(tr("Curve of memory and bubble"));
}

} // namespace quadrille
