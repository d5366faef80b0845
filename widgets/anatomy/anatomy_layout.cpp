// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_layout.h"

#include "widgets/anatomy/layout_sections.h"

#include <algorithm>
#include <array>

namespace quadrille {
namespace anatomy_layout {

void Section::takeHead(const QStringList& words) {
    if (room.height() < 2 * line())
        return;
    for (const QString& each : words) {
        const AnatomyLabel label{AnatomyLabel::Kind::head,
                                 leftText(each, room.topLeft() + QPointF(0, line() / 2), metrics),
                                 AnatomyLabel::Swatch::none,
                                 {}};
        if (add(label, room))
            break;
    }
    room.setTop(room.top() + 1.25 * line());
}

bool Section::takeNote(const QStringList& words) {
    if (room.height() < 4 * line())
        return false;
    for (const QString& each : words) {
        const AnatomyLabel label{AnatomyLabel::Kind::note,
                                 leftText(each, room.bottomLeft() - QPointF(0, line() / 2), metrics),
                                 AnatomyLabel::Swatch::none,
                                 {}};
        if (!add(label, room))
            continue;
        room.setBottom(room.bottom() - 1.2 * line());
        return true;
    }
    return false;
}

bool Section::add(const AnatomyLabel& label, const QRectF& within) {
    return addFree(layout.labels, label, within.intersected(layout.area), 0.1 * line());
}

QRectF partOf(const QRectF& box, const Cut& across, const Cut& down) {
    return {box.left() + across.from * box.width(), box.top() + down.from * box.height(),
            across.length() * box.width(), down.length() * box.height()};
}

std::vector<QLineF> cutsInto(const QRectF& box, std::int64_t parts, Qt::Orientation along, double closest) {
    std::vector<QLineF> lines;
    const double length = along == Qt::Horizontal ? box.width() : box.height();
    if (parts < 2 || length / static_cast<double>(parts) < closest)
        return lines;
    for (std::int64_t i = 1; i < parts; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(parts);
        const double x = box.left() + share * box.width(), y = box.top() + share * box.height();
        lines.push_back(along == Qt::Horizontal ? QLineF(x, box.top(), x, box.bottom())
                                                : QLineF(box.left(), y, box.right(), y));
    }
    return lines;
}

} // namespace anatomy_layout

namespace {

using namespace anatomy_layout;

struct Rooms {
    QRectF cluster, model, batch, facts;
};

/// Some of the sections side by side, or one below the other where the picture is narrow.
Rooms roomsOf(const QRectF& area, double line, const AnatomySections& sections) {
    Rooms rooms;
    constexpr double narrow = 1.1; // beside the others
    struct Wanted {
        bool shown;
        double weight;
        QRectF* room;
    };
    const std::array<Wanted, 4> wanted{{{sections.cluster, 1, &rooms.cluster},
                                        {sections.model, 1.6, &rooms.model},
                                        {sections.batch, 0.8, &rooms.batch},
                                        {sections.facts, 1.6, &rooms.facts}}};
    double sum = 0;
    for (const Wanted& each : wanted)
        sum += each.shown ? each.weight : 0;
    const QRectF inner = area.adjusted(0.4 * line, 0.3 * line, -0.4 * line, -0.3 * line);
    const bool across = inner.width() > narrow * inner.height();
    const double gap = 1.2 * line;
    double from = 0;
    for (const Wanted& each : wanted) {
        if (!each.shown)
            continue;
        const double to = from + each.weight / sum;
        if (across)
            *each.room = {QPointF(inner.left() + from * (inner.width() + gap), inner.top()),
                          QPointF(inner.left() + to * (inner.width() + gap) - gap, inner.bottom())};
        else
            *each.room = {QPointF(inner.left(), inner.top() + from * (inner.height() + gap)),
                          QPointF(inner.right(), inner.top() + to * (inner.height() + gap) - gap)};
        from = to;
    }
    return rooms;
}

/// Side by side where the picture is low, in two rows where it is high. \param routed there is more to say,
/// of experts
Rooms roomsOf(const QRectF& area, double line, bool routed) {
    const double gap = 1.2 * line;
    const QRectF inner = area.adjusted(0.4 * line, 0.3 * line, -0.4 * line, -0.3 * line);
    const auto side = [&](double from, double to, double top, double bottom) {
        const double width = inner.width() + gap, height = inner.height() + gap;
        return QRectF(QPointF(inner.left() + from * width, inner.top() + top * height),
                      QPointF(inner.left() + to * width - gap, inner.top() + bottom * height - gap));
    };
    const bool high = inner.height() > 24 * line || inner.height() > 0.9 * inner.width();
    if (high && inner.width() > 36 * line)
        return {side(0, 0.42, 0, 0.5), side(0.42, 1, 0, 0.5), side(0, 0.3, 0.5, 1), side(0.3, 1, 0.5, 1)};
    if (high)
        return {side(0, 1, 0, 0.22), side(0, 1, 0.22, 0.45), side(0, 1, 0.45, 0.57), side(0, 1, 0.57, 1)};
    if (inner.width() > 60 * line && routed)
        return {side(0, 0.16, 0, 1), side(0.16, 0.43, 0, 1), side(0.43, 0.53, 0, 1), side(0.53, 1, 0, 1)};
    if (inner.width() > 60 * line)
        return {side(0, 0.18, 0, 1), side(0.18, 0.5, 0, 1), side(0.5, 0.62, 0, 1), side(0.62, 1, 0, 1)};
    if (inner.width() > 30 * line)
        return {side(0, 0.28, 0, 1), side(0.28, 0.6, 0, 1), {}, side(0.6, 1, 0, 1)};
    return {side(0, 0.45, 0, 1), {}, {}, side(0.45, 1, 0, 1)};
}

template <class Boxes>
const SharedBox* found(const Boxes& boxes, QPointF point) {
    for (const SharedBox& each : boxes)
        if (each.box.contains(point))
            return &each;
    return nullptr;
}

} // namespace

AnatomyPlace AnatomyLayout::placeAt(QPointF point) const {
    using enum AnatomyPlace::What;
    if (const int cell = cluster.cellAt(point); cell >= 0)
        return {gpu, cluster.cells[static_cast<std::size_t>(cell)].first};
    for (const auto* boxes :
         {&model.strip.bands, &model.experts, &model.matrices, &model.regions, &batch.ring})
        if (const SharedBox* box = found(*boxes, point))
            return box->place;
    if (batch.batch.box.contains(point))
        return batch.batch.place;
    for (const DimensionRow& row : dimensions)
        if (row.row.contains(point))
            return {dimension, static_cast<std::int64_t>(row.kind)};
    for (const StackedBar& bar : bars)
        if (bar.row.contains(point))
            return bar.place;
    for (const TokenBar& bar : visits)
        if (bar.row.contains(point))
            return bar.place;
    return {};
}

QRectF AnatomyLayout::boxOf(const AnatomyPlace& place) const {
    using enum AnatomyPlace::What;
    if (place.what == gpu) {
        const int cell = cluster.cellOf(place.index);
        return cell < 0 ? QRectF() : cluster.cells[static_cast<std::size_t>(cell)].box;
    }
    QRectF whole; // of several boxes of one place
    for (const auto* boxes :
         {&model.strip.bands, &model.experts, &model.matrices, &model.regions, &batch.ring})
        for (const SharedBox& box : *boxes)
            if (box.place == place)
                whole = whole.united(box.box);
    if (place.what == tokens)
        whole = batch.batch.box;
    for (const DimensionRow& row : dimensions)
        if (place.what == dimension && place.index == static_cast<std::int64_t>(row.kind))
            whole = row.row;
    for (const StackedBar& bar : bars)
        if (bar.place == place)
            whole = bar.row;
    for (const TokenBar& bar : visits)
        if (bar.place == place)
            whole = bar.row;
    return whole;
}

AnatomyLayout layoutAnatomy(const AnatomyContent& content, const QRectF& area, const QFontMetricsF& metrics) {
    AnatomyLayout layout;
    layout.area = area;
    layout.line = metrics.height();
    layout.hair = std::max(1.0, metrics.height() / 15);
    const Rooms rooms = content.sections.all() ? roomsOf(area, metrics.height(), content.routed.has_value())
                                               : roomsOf(area, metrics.height(), content.sections);
    const auto place = [&](const QRectF& room, void (*section)(Section)) {
        if (room.width() > 3 * metrics.height() && room.height() > metrics.height())
            section({layout, content, metrics, room});
    };
    place(rooms.facts, placeFacts);
    place(rooms.cluster, placeCluster);
    place(rooms.model, placeModel);
    place(rooms.batch, placeBatch);
    return layout;
}

} // namespace quadrille
