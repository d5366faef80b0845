// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/hatch.h"

#include "widgets/picture/colours.h"
#include "widgets/picture/pixel_copy.h"

#include <QCache>
#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille {
namespace {

/// All that the pixels of a hatched rect depend on: its edges, the lines' spacing, the pen and the device.
struct HatchKey {
    std::array<double, 7> numbers{};
    QRgb colour = 0;

    friend bool operator==(const HatchKey&, const HatchKey&) = default;
    friend size_t qHash(const HatchKey& key, size_t seed = 0) {
        return qHashRange(key.numbers.begin(), key.numbers.end(), qHash(key.colour, seed));
    }
};

constexpr qsizetype mostKibibytes = 8 << 10;

QCache<HatchKey, QPixmap>& hatches() {
    static QCache<HatchKey, QPixmap> all(mostKibibytes);
    static const bool tidied = [] {
        qAddPostRoutine([] { all.clear(); });
        return true;
    }();
    Q_UNUSED(tidied)
    return all;
}

} // namespace

QList<QLineF> hatchLines(const QRectF& rect, double spacing) {
    QList<QLineF> lines;
    if (rect.isEmpty() || spacing <= 0)
        return lines;
    // Lines of one sum of both coordinates, each a multiple of the spacing.
    const double first = std::ceil((rect.left() + rect.top()) / spacing);
    const auto count = static_cast<qint64>(std::floor((rect.right() + rect.bottom()) / spacing) - first);
    for (qint64 i = 0; i <= count; ++i) {
        const double sum = (first + static_cast<double>(i)) * spacing;
        const double left = std::max(rect.left(), sum - rect.bottom());
        const double right = std::min(rect.right(), sum - rect.top());
        if (right > left)
            lines.append(QLineF(left, sum - left, right, sum - right));
    }
    return lines;
}

QList<QLineF> fallingHatchLines(const QRectF& rect, double spacing) {
    QList<QLineF> lines = hatchLines({-rect.right(), rect.top(), rect.width(), rect.height()}, spacing);
    for (QLineF& line : lines)
        line.setLine(-line.x1(), line.y1(), -line.x2(), line.y2());
    return lines;
}

void drawHatch(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double penWidth) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colour, penWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
    painter.restore();
}

void drawHatch(QPainter& painter, const QRectF& rect, double spacing, const QColor& colour, double penWidth) {
    if (rect.isEmpty() || spacing <= 0)
        return;
    const double ratio = painter.deviceTransform().m11();
    const double margin = std::ceil(penWidth) + 1; // lines end beyond the rect by half their width
    const QPointF corner(std::floor(rect.left()) - margin, std::floor(rect.top()) - margin);
    const QSize size =
        (QSizeF(std::ceil(rect.width()), std::ceil(rect.height())) + QSizeF(2 * margin + 1, 2 * margin + 1))
            .toSize() *
        ratio;
    const qsizetype kibibytes = qsizetype{size.width()} * size.height() / 256 + 1;
    if (!copiesPixels(painter, corner) || kibibytes > mostKibibytes / 8) {
        drawHatch(painter, hatchLines(rect, spacing), colour, penWidth);
        return;
    }
    const HatchKey key{{rect.left(), rect.top(), rect.width(), rect.height(), spacing, penWidth, ratio},
                       colour.rgba()};
    const QPixmap* pixels = hatches().object(key);
    if (pixels == nullptr) {
        auto made = std::make_unique<QPixmap>(size);
        made->setDevicePixelRatio(ratio);
        made->fill(Qt::transparent);
        QPainter maker(made.get());
        maker.translate(-corner);
        drawHatch(maker, hatchLines(rect, spacing), colour, penWidth);
        maker.end();
        pixels = made.get();
        hatches().insert(key, made.release(), kibibytes); // far less than what there is room for
    }
    painter.drawPixmap(corner, *pixels);
}

void paintReason(QPainter& painter, const QRectF& area, const QString& reason, const Colours& colours) {
    painter.save();
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double line = metrics.height();
    const double pad = std::min(0.6 * line, area.width() / 30);
    const double hair = std::max(1.0, line / 15);
    const QRectF frame = area.adjusted(pad, pad, -pad, -pad);
    drawHatch(painter, frame, 0.8 * line, colours.grid, hair);
    painter.setPen(QPen(colours.hatch, hair));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const double widest = std::max(1.0, std::min(frame.width() - 2 * pad, 34 * line));
    const QRectF room(frame.center().x() - widest / 2, frame.top(), widest, frame.height());
    const QRectF text = metrics.boundingRect(room, flags, reason);
    QRectF plate = text.adjusted(-line, -0.7 * line, line, 0.7 * line);
    plate &= frame.adjusted(hair, hair, -hair, -hair);
    painter.fillRect(plate, colours.background);
    painter.setPen(colours.text);
    painter.drawText(room, flags, reason);
    painter.restore();
}

} // namespace quadrille
