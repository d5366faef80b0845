// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall.h"

#include "widgets/waterfall/waterfall_painter.h"
#include "widgets/waterfall/waterfall_text.h"

#include <algorithm>

namespace quadrille {

Waterfall::Waterfall(QWidget* parent)
    : InteractivePicture(PlaceUse::explain, parent), m_way(*this, between, [this] { moved(); }) {
    setName([] { return tr("Time of a step by what it is spent on"); });
    setUsualSize(36, 18);
}

void Waterfall::setPerformance(const std::optional<Performance>& performance) {
    if (m_way.now() && performance == m_content.performance)
        return; // on its way there
    m_content.performance = performance;
    m_way.set(m_content.performance);
    contentChanged();
}

void Waterfall::moveToNext() {
    m_way.moveToNext(m_content.performance);
}

void Waterfall::moved() {
    forget();
    update();
}

void Waterfall::setBaseline(const std::optional<Performance>& baseline) {
    m_content.baseline = baseline;
    contentChanged();
}

void Waterfall::setConvention(FlopConvention convention) {
    if (convention == m_content.convention)
        return;
    m_content.convention = convention;
    contentChanged();
}

QString Waterfall::finding() const {
    if (m_content.performance)
        return withRemark(waterfall::finding(m_content));
    return emptyReason(tr("There is no plan to show yet."));
}

DataTable Waterfall::data() const {
    DataTable table;
    table.columns = {tr("part"), tr("time (s)"), tr("share of the step")};
    if (m_content.baseline)
        table.columns << tr("time of A (s)");
    if (!m_content.performance)
        return table;
    for (const StepPart part : allStepParts) {
        const double seconds = WaterfallContent::seconds(*m_content.performance, part);
        QList<QVariant> row{waterfall::partName(part), seconds, m_content.share(seconds)};
        if (m_content.baseline)
            row << WaterfallContent::seconds(*m_content.baseline, part);
        table.rows << row;
    }
    const double step = WaterfallContent::step(*m_content.performance);
    WaterfallRow whole;
    whole.total = true;
    QList<QVariant> last{waterfall::rowName(whole, false), step, m_content.share(step)};
    if (m_content.baseline)
        last << WaterfallContent::step(*m_content.baseline);
    table.rows << last;
    return table;
}

WaterfallLayout Waterfall::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    WaterfallContent painted = m_content;
    if (m_way.now())
        painted.performance = m_way.now();
    return layoutWaterfall(painted, area, QFontMetricsF(font, device));
}

void Waterfall::paintLayout(QPainter& painter, const WaterfallLayout& layout, const Colours& colours) const {
    paintWaterfall(painter, layout, colours);
}

void Waterfall::paintMark(QPainter& painter, const WaterfallPlace& place, const Colours& colours) const {
    paintWaterfallCursor(painter, layoutNow(), rowOf(place), colours);
}

WaterfallPlace Waterfall::placeOf(int row) const {
    if (row < 0)
        return {};
    const WaterfallRow& found = layoutNow().rows.at(static_cast<std::size_t>(row));
    return {.some = true,
            .total = found.total,
            .part = found.total || found.parts.empty() ? StepPart::ideal : found.parts.front()};
}

int Waterfall::rowOf(const WaterfallPlace& place) const {
    return place.total ? static_cast<int>(layoutNow().rows.size()) - 1 : layoutNow().rowOf(place.part);
}

WaterfallPlace Waterfall::placeAt(QPointF point) const {
    return placeOf(layoutNow().rowAt(point));
}

QString Waterfall::say(const WaterfallPlace& place) const {
    const int row = rowOf(place);
    return row < 0 ? QString()
                   : waterfall::readout(m_content, layoutNow().rows[static_cast<std::size_t>(row)]);
}

/// A cursor stays where there still is something.
WaterfallPlace Waterfall::kept(const WaterfallPlace& place) const {
    const auto parts = m_content.parts();
    const bool known = place.total || std::find(parts.begin(), parts.end(), place.part) != parts.end();
    return known ? place : WaterfallPlace{};
}

std::optional<WaterfallPlace> Waterfall::neighbour(const WaterfallPlace& place, int key) const {
    const auto row =
        alongRow(rowOf(place), static_cast<int>(layoutNow().rows.size()) - 1, key, RowKeys::both);
    return row ? std::optional(placeOf(*row)) : std::nullopt;
}

void Waterfall::use(const WaterfallPlace& place) {
    Subject subject;
    subject.kind = place.total ? Subject::Kind::stepTime : Subject::Kind::stepPart;
    subject.stepPart = place.part;
    emit explainRequested(subject);
}

} // namespace quadrille
