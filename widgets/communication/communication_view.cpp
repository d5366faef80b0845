// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/communication_view.h"

#include "widgets/communication/communication_painter.h"
#include "widgets/communication/communication_text.h"
#include "widgets/picture/hatch.h"
#include "widgets/tip/tip.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace quadrille {

CommunicationView::CommunicationView(QWidget* parent) : Picture(parent) {
    retranslate();
}

void CommunicationView::setPerformance(std::optional<Performance> performance, const Scenario& scenario) {
    m_content.performance = std::move(performance);
    m_content.scenario = scenario;
    const auto rows = m_content.rows();
    if (m_hover.kind && std::find(rows.begin(), rows.end(), *m_hover.kind) == rows.end())
        m_hover = {};
    if (m_hover.gpu >= scenario.cluster.gpus)
        m_hover = {};
    m_cursor = m_cursor && drawn();
    m_content.group = drawn() ? m_content.group % groupCount() : 0;
    if (m_cursor)
        emit readout(say({.kind = m_content.selected()}));
    else if (m_hover != Place{})
        emit readout(say(m_hover));
    contentChanged();
}

void CommunicationView::setEmptyReason(const QString& reason) {
    m_emptyReason = reason;
    contentChanged();
}

void CommunicationView::choose(std::optional<TrafficKind> kind) {
    if (kind == m_content.chosen)
        return;
    m_content.chosen = kind;
    m_content.group = 0;
    contentChanged();
}

QString CommunicationView::finding() const {
    if (m_content.performance)
        return communication::finding(m_content);
    return m_emptyReason.isEmpty() ? tr("There is no plan to show yet.") : m_emptyReason;
}

void CommunicationView::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    if (!drawn()) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    const QFontMetricsF metrics(painter.font(), painter.device());
    paintCommunication(painter, m_content, layoutCommunication(m_content, area, metrics), colours);
}

DataTable CommunicationView::data() const {
    DataTable table;
    table.columns = {tr("parallelism"),
                     tr("ranks"),
                     tr("ranks in a node"),
                     tr("sent by one GPU (bytes)"),
                     tr("over the network (bytes)"),
                     tr("time (s)"),
                     tr("exposed (s)")};
    for (const TrafficKind kind : m_content.rows()) {
        const Exchange& exchange = m_content.exchange(kind);
        table.rows << QList<QVariant>{communication::kindName(kind),
                                      static_cast<qlonglong>(exchange.ranks),
                                      static_cast<qlonglong>(exchange.ranksInNode),
                                      exchange.sent.value(),
                                      exchange.overNetwork.value(),
                                      exchange.time.value(),
                                      exchange.exposed.value()};
    }
    return table;
}

QSize CommunicationView::sizeHint() const {
    return {40 * fontMetrics().height(), 18 * fontMetrics().height()};
}
QSize CommunicationView::minimumSizeHint() const {
    return {160, 100};
}

CommunicationLayout CommunicationView::layoutNow() const {
    return layoutCommunication(m_content, QRectF(rect()), QFontMetricsF(font(), this));
}

CommunicationView::Place CommunicationView::placeAt(QPointF point) const {
    if (!drawn())
        return {};
    const CommunicationLayout layout = layoutNow();
    const int row = layout.rowAt(point);
    if (row >= 0)
        return {.kind = layout.rows[static_cast<std::size_t>(row)].kind};
    const int cell = layout.map ? layout.map->cellAt(point) : -1;
    return cell >= 0 ? Place{.kind = {}, .gpu = layout.map->cells[static_cast<std::size_t>(cell)].gpu}
                     : Place{};
}

QString CommunicationView::say(const Place& place) const {
    if (place.kind)
        return communication::readout(m_content, *place.kind);
    return place.gpu >= 0 ? communication::gpuReadout(m_content, place.gpu) : QString();
}

std::int64_t CommunicationView::groupCount() const {
    const auto groups = groupsOfReplica(m_content.scenario, *m_content.selected());
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(groups.groups.size()));
}

void CommunicationView::choseByUser(TrafficKind kind) {
    choose(kind);
    emit chosen(kind);
    emit readout(say({.kind = kind}));
}

void CommunicationView::moveGroup(std::int64_t step) {
    const std::int64_t count = groupCount();
    m_content.group = (m_content.group + step + count) % count;
    const auto groups = groupsOfReplica(m_content.scenario, *m_content.selected());
    update();
    emit readout(communication::gpuReadout(
        m_content, groups.groups[static_cast<std::size_t>(m_content.group)].gpus.front()));
}

void CommunicationView::showGroupOf(std::int64_t gpu) {
    const auto groups = groupsOfReplica(m_content.scenario, *m_content.selected());
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const auto& gpus = groups.groups[i].gpus;
        if (std::find(gpus.begin(), gpus.end(), gpu) != gpus.end())
            m_content.group = static_cast<std::int64_t>(i);
    }
    update();
}

void CommunicationView::explain(TrafficKind kind) {
    Subject subject;
    subject.kind = Subject::Kind::exchange;
    subject.traffic = kind;
    emit explainRequested(subject);
}

bool CommunicationView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && drawn()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = say(placeAt(help->pos()));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            tip::show(help->globalPos(), text, this);
        return true;
    }
    return Picture::event(event);
}

void CommunicationView::paintEvent(QPaintEvent* event) {
    Picture::paintEvent(event);
    if (!hasFocus() || !m_cursor || !drawn())
        return;
    QPainter painter(this);
    const auto rows = m_content.rows();
    const auto here = std::find(rows.begin(), rows.end(), *m_content.selected());
    paintCommunicationCursor(painter, layoutNow(), static_cast<int>(here - rows.begin()),
                             coloursFor(palette()));
}

void CommunicationView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Picture::changeEvent(event);
}

void CommunicationView::keyPressEvent(QKeyEvent* event) {
    if (!drawn()) {
        Picture::keyPressEvent(event);
        return;
    }
    const auto rows = m_content.rows();
    const int last = static_cast<int>(rows.size()) - 1;
    const int here =
        static_cast<int>(std::find(rows.begin(), rows.end(), *m_content.selected()) - rows.begin());
    // The first key only shows where the cursor is.
    const bool fresh = !m_cursor;
    const auto go = [&](int to) {
        m_cursor = true;
        choseByUser(rows[static_cast<std::size_t>(fresh ? here : std::clamp(to, 0, last))]);
        update();
    };
    switch (event->key()) {
    case Qt::Key_Up:
        return go(here - 1);
    case Qt::Key_Down:
        return go(here + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(last);
    case Qt::Key_Left:
        return moveGroup(-1);
    case Qt::Key_Right:
        return moveGroup(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_E:
        if (fresh)
            go(here);
        return explain(*m_content.selected());
    case Qt::Key_Escape:
        if (fresh)
            break;
        m_cursor = false;
        updateOverlay();
        emit readout({});
        return;
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

void CommunicationView::mouseMoveEvent(QMouseEvent* event) {
    const Place place = placeAt(event->position());
    if (place == m_hover)
        return;
    m_hover = place;
    setCursor(place == Place{} ? Qt::ArrowCursor : Qt::PointingHandCursor);
    emit readout(say(place));
}

void CommunicationView::mousePressEvent(QMouseEvent* event) {
    const Place place = placeAt(event->position());
    if (event->button() != Qt::LeftButton || place == Place{}) {
        Picture::mousePressEvent(event);
        return;
    }
    m_cursor = false;
    if (!place.kind) {
        showGroupOf(place.gpu);
        return;
    }
    choseByUser(*place.kind);
    explain(*place.kind);
}

void CommunicationView::leaveEvent(QEvent* event) {
    m_hover = {};
    emit readout({});
    Picture::leaveEvent(event);
}

void CommunicationView::focusOutEvent(QFocusEvent* event) {
    if (m_cursor)
        emit readout({});
    m_cursor = false;
    Picture::focusOutEvent(event);
}

void CommunicationView::retranslate() {
    setAccessibleName(tr("Communication of a step"));
}

} // namespace quadrille
