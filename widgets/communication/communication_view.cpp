// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/communication_view.h"

#include "widgets/communication/communication_painter.h"
#include "widgets/communication/communication_text.h"
#include "widgets/picture/mark.h"

#include <algorithm>

namespace quadrille {
namespace {

int rowOf(const CommunicationContent& content, const CommunicationPlace& place) {
    const auto rows = content.rows();
    return static_cast<int>(std::ranges::find(rows, *place.kind) - rows.begin());
}

} // namespace

CommunicationView::CommunicationView(QWidget* parent) : InteractivePicture(PlaceUse::explain, parent) {
    setName([] { return tr("Communication of a step"); });
    setUsualSize(40, 18);
}

void CommunicationView::setPerformance(const std::optional<Performance>& performance,
                                       const Scenario& scenario) {
    m_content.performance = performance;
    m_content.scenario = scenario;
    m_pointed = {};
    m_content.group = m_chosenGroup.value_or(m_content.group);
    m_chosenGroup.reset();
    m_content.group = isDrawn() ? m_content.group % groupCount() : 0;
    contentChanged();
}

void CommunicationView::choose(std::optional<TrafficKind> kind) {
    if (kind == m_content.chosen)
        return;
    m_content.chosen = kind;
    m_content.group = 0;
    m_chosenGroup.reset();
    contentChanged();
}

QString CommunicationView::finding() const {
    if (m_content.performance)
        return communication::finding(m_content);
    return emptyReason(tr("There is no plan to show yet."));
}

DataTable CommunicationView::data() const {
    DataTable table;
    table.columns = {tr("parallelism"),
                     tr("ranks"),
                     tr("ranks in a node"),
                     tr("path", "of messages"),
                     tr("sent by one GPU (bytes)"),
                     tr("over the network (bytes)"),
                     tr("time (s)"),
                     tr("exposed (s)")};
    for (const TrafficKind kind : m_content.rows()) {
        const Exchange& exchange = m_content.exchange(kind);
        table.rows << QList<QVariant>{communication::kindName(kind),
                                      static_cast<qlonglong>(exchange.ranks),
                                      static_cast<qlonglong>(exchange.ranksInNode),
                                      communication::pathText(exchange),
                                      exchange.sent.value(),
                                      exchange.overNetwork.value(),
                                      exchange.time.value(),
                                      exchange.exposed.value()};
        if (const Exchange& experts = m_content.performance->expertData;
            kind == TrafficKind::data && experts.sent.value() > 0)
            table.rows << QList<QVariant>{tr("of it experts", "a row below data parallel"),
                                          static_cast<qlonglong>(experts.ranks),
                                          static_cast<qlonglong>(experts.ranksInNode),
                                          communication::pathText(experts),
                                          experts.sent.value(),
                                          experts.overNetwork.value(),
                                          QVariant(),
                                          QVariant()};
    }
    if (m_content.performance && m_content.performance->host.sent.value() > 0) {
        const Exchange& host = m_content.performance->host;
        table.rows << QList<QVariant>{tr("host’s memory, each way"),
                                      QVariant(),
                                      QVariant(),
                                      QVariant(),
                                      host.sent.value(),
                                      QVariant(),
                                      host.time.value(),
                                      host.exposed.value()};
    }
    return table;
}

CommunicationLayout CommunicationView::layOut(const QRectF& area, const QFont& font,
                                              const QPaintDevice* device) const {
    return layoutCommunication(m_content, area, QFontMetricsF(font, device));
}

void CommunicationView::paintLayout(QPainter& painter, const CommunicationLayout& layout,
                                    const Colours& colours) const {
    paintCommunication(painter, m_content, layout, colours);
}

void CommunicationView::paintMark(QPainter& painter, const CommunicationPlace& place,
                                  const Colours& colours) const {
    paintCommunicationCursor(painter, layoutNow(), rowOf(m_content, place), colours);
}

CommunicationPlace CommunicationView::placeAt(QPointF point) const {
    const CommunicationLayout& layout = layoutNow();
    const int row = layout.rowAt(point);
    if (row >= 0)
        return {.kind = layout.rows[static_cast<std::size_t>(row)].kind};
    const int cell = layout.map ? layout.map->cellAt(point) : -1;
    if (cell < 0)
        return {};
    return {.kind = {}, .gpu = layout.map->cells[static_cast<std::size_t>(cell)].gpu};
}

QString CommunicationView::say(const CommunicationPlace& place) const {
    return place.kind ? communication::readout(m_content, *place.kind)
                      : communication::gpuReadout(m_content, place.gpu);
}

CommunicationPlace CommunicationView::kept(const CommunicationPlace& place) const {
    const auto rows = m_content.rows();
    const bool there =
        place.kind ? std::ranges::count(rows, *place.kind) > 0 : place.gpu < m_content.scenario.cluster.gpus;
    return there ? place : CommunicationPlace{};
}

std::int64_t CommunicationView::groupCount() const {
    const auto groups = groupsOfReplica(m_content.scenario, *m_content.selected());
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(groups.groups.size()));
}

void CommunicationView::moveGroup(std::int64_t step) {
    const std::int64_t count = groupCount();
    m_chosenGroup.reset();
    m_content.group = (m_content.group + step + count) % count;
    const auto groups = groupsOfReplica(m_content.scenario, *m_content.selected());
    update();
    readOut({.kind = {}, .gpu = groups.groups[static_cast<std::size_t>(m_content.group)].gpus.front()});
}

void CommunicationView::showGroupOf(std::int64_t gpu) {
    m_chosenGroup.reset();
    const auto groups = groupsOfReplica(m_content.scenario, *m_content.selected());
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const auto& gpus = groups.groups[i].gpus;
        if (std::find(gpus.begin(), gpus.end(), gpu) != gpus.end())
            m_content.group = static_cast<std::int64_t>(i);
    }
    update();
}

void CommunicationView::setPointed(const CommunicationPlace& place) {
    if (place == m_pointed || !isDrawn())
        return;
    const std::int64_t before = m_content.group;
    m_content.group = m_chosenGroup.value_or(m_content.group);
    m_chosenGroup.reset();
    m_pointed = place;
    if (place.gpu >= 0) {
        const std::int64_t chosen = m_content.group;
        showGroupOf(place.gpu);
        m_chosenGroup = chosen;
    }
    if (m_content.group != before)
        update();
    else
        updateOverlay();
}

void CommunicationView::paintEvent(QPaintEvent* event) {
    InteractivePicture::paintEvent(event);
    if (!isDrawn() || !isSomewhere(m_pointed))
        return;
    QPainter painter(this);
    const Colours colours = coloursFor(palette());
    const CommunicationLayout& layout = layoutNow();
    for (const CommunicationRow& row : layout.rows)
        if (row.kind == m_pointed.kind)
            paintDashedMark(painter, row.box, layout.hair, colours);
    if (const int cell = layout.map ? layout.map->cellOf(m_pointed.gpu) : -1; cell >= 0)
        paintDashedMark(painter, layout.map->cells[static_cast<std::size_t>(cell)].box.adjusted(-1, -1, 1, 1),
                        layout.hair, colours);
}

void CommunicationView::cursorMoved(const CommunicationPlace& place) {
    choose(place.kind);
    emit chosen(*place.kind);
}

void CommunicationView::use(const CommunicationPlace& place) {
    if (!place.kind) {
        showGroupOf(place.gpu);
        emit gpuChosen(place.gpu);
        return;
    }
    if (cursorPlace() != place) { // a click
        cursorMoved(place);
        readOut(place);
    }
    Subject subject;
    subject.kind = Subject::Kind::exchange;
    subject.traffic = *place.kind;
    emit explainRequested(subject);
}

std::optional<CommunicationPlace> CommunicationView::neighbour(const CommunicationPlace& place,
                                                               int key) const {
    const auto rows = m_content.rows();
    const auto row = alongRow(rowOf(m_content, place), static_cast<int>(rows.size()) - 1, key, RowKeys::down);
    return row ? std::optional(CommunicationPlace{.kind = rows[static_cast<std::size_t>(*row)]})
               : std::nullopt;
}

void CommunicationView::keyPressEvent(QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left;
    if (isDrawn() && (left || event->key() == Qt::Key_Right))
        return moveGroup(left ? -1 : 1);
    InteractivePicture::keyPressEvent(event);
}

} // namespace quadrille
