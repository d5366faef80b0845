// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/step_around.h"

#include "widgets/format.h"
#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/time_text.h"
#include "widgets/picture/shaped_text.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace quadrille::gantt {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(gantt)
};

/// The part of a bar that is in sight; empty where it is not.
QRectF barOf(const AfterPipeline& after, const GanttScene& scene, const GanttGeometry& geometry) {
    const QRectF& plot = geometry.plot;
    const double left = std::clamp(geometry.x(after.time.begin, scene.range), plot.left(), plot.right());
    const double right = std::clamp(geometry.x(after.time.end, scene.range), plot.left(), plot.right());
    return {left, plot.top(), std::max(0.0, right - left), plot.height()};
}

/// Along the bar or up it, whichever there is room for; nothing where there is none.
void paintName(QPainter& painter, const QRectF& bar, const QString& name, const QColor& ink) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double length = metrics.horizontalAdvance(name) + 6;
    painter.setPen(ink);
    if (length <= bar.width()) {
        drawShapedText(painter, bar, Qt::AlignCenter | Qt::TextSingleLine, name);
    } else if (metrics.height() <= bar.width() && length <= bar.height()) {
        painter.save();
        painter.translate(bar.center());
        painter.rotate(-90);
        drawShapedText(painter, QRectF(-bar.height() / 2, -bar.width() / 2, bar.height(), bar.width()),
                       Qt::AlignCenter | Qt::TextSingleLine, name);
        painter.restore();
    }
}

/// Each stretch by itself; false where they are too many.
bool paintStretches(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                    const QColor& fill) {
    constexpr std::ptrdiff_t most = 3000;
    const auto& busy = scene.relations->links().busy();
    const auto first = std::ranges::lower_bound(busy, scene.range.begin, {}, &TimeRange::end);
    const auto last = std::ranges::lower_bound(busy, scene.range.end, {}, &TimeRange::begin);
    if (last - first > most) {
        return false;
    }
    const QRectF& row = geometry.messages;
    for (auto stretch = first; stretch < last; ++stretch) {
        const double left = std::max(row.left(), geometry.x(stretch->begin, scene.range));
        const double right = std::min(row.right(), geometry.x(stretch->end, scene.range));
        painter.fillRect(QRectF(left, row.top(), std::max(0.0, right - left), row.height()), fill);
    }
    return true;
}

void paintColumns(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                  const QColor& empty, const QColor& full) {
    const int columns = geometry.columns();
    QImage row(columns, 1, QImage::Format_RGB32);
    const auto shares = scene.relations->links().columns(scene.range, static_cast<std::size_t>(columns));
    for (int x = 0; x < columns; ++x) {
        row.setPixel(x, 0, blended(empty, full, shares[static_cast<std::size_t>(x)]).rgb());
    }
    painter.drawImage(geometry.messages, row);
}

void paintRowName(QPainter& painter, const GanttGeometry& geometry, const Colours& colours) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QString name = messagesName(true);
    if (geometry.labels.isEmpty() || metrics.horizontalAdvance(name) > geometry.labels.width()) {
        return;
    }
    const QRectF place(geometry.labels.left(), geometry.messages.center().y() - metrics.height() / 2,
                       geometry.labels.width(), metrics.height());
    painter.setPen(colours.mutedText);
    drawShapedText(painter, place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, name);
}

} // namespace

bool hasMessageRow(const GanttScene& scene) {
    return scene.transfers && scene.relations && !scene.relations->links().isEmpty();
}

void paintMessages(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                   const Colours& colours, bool shapes) {
    if (!hasMessageRow(scene) || geometry.messages.isEmpty() || geometry.columns() <= 0) {
        return;
    }
    const QColor full = colours.time(TimeFamily::communication);
    if (!shapes || !paintStretches(painter, scene, geometry, full)) {
        paintColumns(painter, scene, geometry, colours.background, full);
    }
    paintRowName(painter, geometry, colours);
}

void paintAfterPipeline(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                        const Colours& colours) {
    for (const AfterPipeline& after : scene.after) {
        const QRectF bar = barOf(after, scene, geometry);
        if (bar.width() <= 0) {
            continue;
        }
        const QColor fill = colours.time(familyOf(after.part));
        painter.fillRect(bar, fill);
        if (bar.width() >= 3) { // apart from the bar before
            painter.fillRect(QRectF(bar.left(), bar.top(), 1, bar.height()), separatorColour(fill));
        }
        paintName(painter, bar, waterfall::shortName(after.part), Colours::textOn(fill));
    }
}

QString messagesName(bool brief) {
    return brief ? Text::tr("Links", "between pipeline stages") : Text::tr("Messages between stages");
}

QString aroundText(const GanttScene& scene, const GanttGeometry& geometry, QPointF position) {
    const double time = geometry.time(position.x(), scene.range);
    if (geometry.plot.contains(position)) {
        const auto found = std::ranges::find_if(scene.after, [time](const AfterPipeline& after) {
            return time >= after.time.begin && time < after.time.end;
        });
        if (found == scene.after.end()) {
            return {};
        }
        return Text::tr("%1: %2 after the pipeline, on all stages together. %3", "part, time, sentence")
            .arg(waterfall::partName(found->part), format::duration(found->time.length()),
                 waterfall::meaning(found->part));
    }
    if (!hasMessageRow(scene) || !geometry.messages.contains(position)) {
        return {};
    }
    const LinkTime& links = scene.relations->links();
    const QString travel = format::duration(scene.index->timeline().p2p);
    const auto number = static_cast<int>(std::min<std::size_t>(links.messagesAt(time), 1'000'000'000));
    if (number > 0) {
        return Text::tr("%n message(s) between stages on the way, %1 each", nullptr, number).arg(travel);
    }
    return Text::tr("No message between stages is on its way; each takes %1").arg(travel);
}

} // namespace quadrille::gantt
