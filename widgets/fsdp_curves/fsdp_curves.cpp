// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fsdp_curves/fsdp_curves.h"

#include "widgets/fsdp_curves/fsdp_painter.h"
#include "widgets/fsdp_curves/fsdp_text.h"
#include "widgets/picture/hatch.h"
#include "widgets/tip/tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <stdexcept>

namespace quadrille {

FsdpCurves::FsdpCurves(QWidget* parent) : Picture(parent) {
    setAccessibleName(tr("FSDP curves"));
}

FsdpCurves::~FsdpCurves() = default;

void FsdpCurves::setData(FsdpCurvesData data) {
    for (const FsdpLine& line : data.lines)
        if (line.stops.empty() || line.stops.size() != data.lines.front().stops.size())
            throw std::invalid_argument("every line of the FSDP curves must have the same stops");
    m_data = std::move(data);
    const bool there = m_pointed.valid() && m_pointed.line < static_cast<int>(m_data.lines.size()) &&
                       m_pointed.stop < static_cast<int>(m_data.lines.front().stops.size());
    if (m_pointed.valid())
        point(there ? m_pointed : FsdpPlace{});
    contentChanged();
}

void FsdpCurves::setMeasure(FsdpMeasure measure) {
    if (measure == m_data.measure)
        return;
    m_data.measure = measure;
    if (m_pointed.valid())
        point(m_pointed);
    contentChanged();
}

FsdpLayout FsdpCurves::layoutNow() const {
    return layoutFsdp(m_data, QRectF(rect()), QFontMetricsF(font(), this));
}

QString FsdpCurves::finding() const {
    return fsdp_text::finding(m_data);
}

void FsdpCurves::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    if (m_data.lines.empty()) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    if (!m_plot)
        m_plot = std::make_unique<FsdpPlot>();
    const QFontMetricsF metrics(painter.font(), painter.device());
    paintFsdp(painter, m_data, layoutFsdp(m_data, area, metrics), *m_plot, colours);
}

DataTable FsdpCurves::data() const {
    DataTable table;
    table.columns = {tr("line"),
                     fsdp_text::axisName(m_data.axis),
                     tr("sequence length"),
                     fsdp_text::valueName(m_data.measure),
                     tr("γ"),
                     tr("ZeRO"),
                     tr("HFU of computing alone"),
                     tr("tokens of a GPU"),
                     tr("measured"),
                     tr("measured sequence length"),
                     tr("note")};
    const auto empty = [](int count) { return QList<QVariant>(count); };
    for (int line = 0; line < static_cast<int>(m_data.lines.size()); ++line)
        for (int i = 0; i < static_cast<int>(m_data.line(line).stops.size()); ++i) {
            const FsdpStop& stop = m_data.stop({line, i});
            const auto& best = bestOf(stop, m_data.measure);
            QList<QVariant> row{m_data.line(line).name, stop.at, static_cast<qlonglong>(stop.setup.sequence)};
            if (best)
                row << *valueOf(stop, m_data.measure) << best->gamma << (best->shardsParameters ? 3 : 1)
                    << best->alpha << best->step.tokens;
            else
                row << empty(5);
            const auto runs = measuredAt(m_data, {line, i});
            if (runs.empty())
                table.rows << (row + empty(3));
            for (const FsdpStudy::Run* run : runs) {
                const auto value = valueOf(*run, m_data.measure);
                table.rows << (row + QList<QVariant>{value ? QVariant(*value) : QVariant(),
                                                     static_cast<qlonglong>(run->sequence),
                                                     run->outOfMemory ? tr("out of memory")
                                                                      : QString::fromStdString(run->note)});
            }
        }
    return table;
}

QSize FsdpCurves::sizeHint() const {
    return {32 * fontMetrics().height(), 16 * fontMetrics().height()};
}

QSize FsdpCurves::minimumSizeHint() const {
    return {160, 100};
}

FsdpPlace FsdpCurves::placeUnder(QPointF point) const {
    return m_data.lines.empty() ? FsdpPlace{} : placeAt(m_data, layoutNow(), point);
}

void FsdpCurves::point(FsdpPlace place) {
    m_pointed = place;
    updateOverlay();
    emit readout(place.valid() ? fsdp_text::readout(m_data, place) : QString());
}

void FsdpCurves::explain(FsdpPlace place) {
    if (place.valid() && bestOf(m_data.stop(place), m_data.measure))
        emit stopExplained(m_data.stop(place), m_data.measure);
}

bool FsdpCurves::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const FsdpPlace place = placeUnder(help->pos());
        if (place.valid())
            // As rich text it breaks into lines.
            tip::show(help->globalPos(),
                      QStringLiteral("<qt>%1</qt>").arg(fsdp_text::readout(m_data, place).toHtmlEscaped()),
                      this);
        else
            QToolTip::hideText();
        return true;
    }
    return Picture::event(event);
}

void FsdpCurves::paintEvent(QPaintEvent* event) {
    Picture::paintEvent(event);
    if (!m_pointed.valid() || m_data.lines.empty())
        return;
    QPainter painter(this);
    paintFsdpCursor(painter, m_data, layoutNow(), m_pointed, coloursFor(palette()));
}

void FsdpCurves::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("FSDP curves"));
    Picture::changeEvent(event);
}

bool FsdpCurves::moveCursor(int key) {
    if (m_data.lines.empty())
        return false;
    const auto last = static_cast<int>(m_data.lines.front().stops.size()) - 1;
    FsdpPlace to = m_pointed;
    const auto vertical = [&](int step) {
        // By height at this stop; lines without a value there lie lowest.
        std::vector<int> order;
        for (int i = 0; i < static_cast<int>(m_data.lines.size()); ++i)
            order.push_back(i);
        std::ranges::stable_sort(order, {}, [&](int line) {
            return valueOf(m_data.stop({line, to.stop}), m_data.measure).value_or(-1);
        });
        const auto here = std::ranges::find(order, to.line) - order.begin();
        const auto there =
            std::clamp<std::ptrdiff_t>(here + step, 0, static_cast<std::ptrdiff_t>(order.size()) - 1);
        to.line = order[static_cast<std::size_t>(there)];
    };
    // The first key only shows where the cursor is.
    const bool first = !to.valid();
    if (first)
        to = {0, 0};
    switch (key) {
    case Qt::Key_Left:
        to.stop = first ? 0 : std::max(0, to.stop - 1);
        break;
    case Qt::Key_Right:
        to.stop = first ? 0 : std::min(last, to.stop + 1);
        break;
    case Qt::Key_Home:
        to.stop = 0;
        break;
    case Qt::Key_End:
        to.stop = last;
        break;
    case Qt::Key_Up:
        if (!first)
            vertical(1);
        break;
    case Qt::Key_Down:
        if (!first)
            vertical(-1);
        break;
    default:
        return false;
    }
    point(to);
    return true;
}

void FsdpCurves::keyPressEvent(QKeyEvent* event) {
    if (moveCursor(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_E:
        if (m_pointed.valid())
            return explain(m_pointed);
        break;
    case Qt::Key_Escape:
        if (m_pointed.valid())
            return point({});
        break;
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

void FsdpCurves::mouseMoveEvent(QMouseEvent* event) {
    if (const FsdpPlace place = placeUnder(event->position()); place != m_pointed)
        point(place);
}

void FsdpCurves::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        explain(placeUnder(event->position()));
    Picture::mousePressEvent(event);
}

void FsdpCurves::leaveEvent(QEvent* event) {
    if (m_pointed.valid())
        point({});
    Picture::leaveEvent(event);
}

void FsdpCurves::focusOutEvent(QFocusEvent* event) {
    if (m_pointed.valid())
        point({});
    Picture::focusOutEvent(event);
}

} // namespace quadrille
