// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/lane_image.h"

#include "widgets/gantt/lane_strip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace quadrille::gantt {
namespace {

struct Rgb {
    double red = 0;
    double green = 0;
    double blue = 0;

    void add(const Rgb& other, double share) {
        red += other.red * share;
        green += other.green * share;
        blue += other.blue * share;
    }
};

Rgb rgb(const QColor& colour) {
    return {static_cast<double>(colour.red()), static_cast<double>(colour.green()),
            static_cast<double>(colour.blue())};
}

Rgb difference(const Rgb& a, const Rgb& b) {
    return {a.red - b.red, a.green - b.green, a.blue - b.blue};
}

QRgb pixel(const Rgb& colour) {
    const auto channel = [](double value) {
        return static_cast<int>(std::lround(std::clamp(value, 0.0, 255.0)));
    };
    return qRgb(channel(colour.red), channel(colour.green), channel(colour.blue));
}

/// Turns busy time into the colour of one half of a bar: linear, so that sums of time may be blended instead
/// of single operations.
class Blender {
public:
    enum class Half { upper, lower };

    Blender(const Colours& colours, Half half) : m_half(half), m_background(rgb(colours.background)) {
        constexpr std::array kinds{OperationKind::forward, OperationKind::backward,
                                   OperationKind::weightGradient, OperationKind::fused};
        for (const OperationKind kind : kinds) {
            const auto fill = static_cast<std::size_t>(fillOf(kind));
            const auto colour = [&](const Shades& shades) {
                const BarTones tones = barTones(colours, kind, shades);
                return rgb(half == Half::upper ? tones.upper : tones.lower);
            };
            const Rgb light = colour({0, 0});
            m_time[fill] = difference(light, m_background);
            m_shade[fill] = difference(colour({1, 1}), light);
        }
    }

    /// Adds the colour of the column, weighted; shares are busy time ÷ columnTime.
    void blend(Rgb& sum, const BusyTime& busy, double columnTime, double weight) const {
        sum.add(m_background, weight);
        for (std::size_t fill = 0; fill < fillCount; ++fill) {
            const bool ofBackward = m_half == Half::lower && fill == static_cast<std::size_t>(Fill::fused);
            const double shade = ofBackward ? busy.fusedBackwardShade : busy.shade[fill];
            sum.add(m_time[fill], weight * busy.time[fill] / columnTime);
            sum.add(m_shade[fill], weight * shade / columnTime);
        }
    }

private:
    Half m_half;
    Rgb m_background;
    std::array<Rgb, fillCount> m_time;
    std::array<Rgb, fillCount> m_shade;
};

class LaneImagePainter {
public:
    LaneImagePainter(const TimelineIndex& index, const TimeRange& range, int width, double scale,
                     const Colours& colours, const MemoryLanes* memory)
        : m_index(index), m_memory(memory), m_range(range), m_width(width), m_scale(scale),
          m_colours(colours), m_upper(colours, Blender::Half::upper), m_lower(colours, Blender::Half::lower),
          m_pixels(static_cast<std::size_t>(width)),
          m_columnTime(range.length() / static_cast<double>(width)) {}

    void paintLane(QImage& image, const LaneLayout& layout, int lane) {
        const RowSpan bar = layout.bar(lane);
        const auto busy = columnsOf(lane);
        // Of an odd number of rows the one in the middle goes to the forwards.
        const int half = m_index.holds(OperationKind::fused) ? (bar.height + 1) / 2 : bar.height;
        paintRows(image, {bar.top, half}, busy, m_upper, lane);
        if (half < bar.height) {
            paintRows(image, {bar.top + half, bar.height - half}, busy, m_lower, lane);
        }
        if (layout.detail == LaneLayout::Detail::barAndStrip) {
            paintStripRows(image, layout.strip(lane),
                           laneStrip(m_index, m_memory, static_cast<std::size_t>(lane), m_range,
                                     static_cast<std::size_t>(m_width)),
                           m_colours);
        }
    }

    /// More lanes than rows: each row is the average of the lanes, and parts of lanes, that fall on it.
    void paintMerged(QImage& image, const LaneLayout& layout) {
        std::vector<Rgb> sums(m_pixels.size());
        int row = 0;
        const auto finish = [&] {
            std::ranges::transform(sums, reinterpret_cast<QRgb*>(image.scanLine(row)), pixel);
            std::ranges::fill(sums, Rgb{});
            ++row;
        };
        for (int lane = 0; lane < layout.lanes && row < layout.height; ++lane) {
            const auto busy = columnsOf(lane);
            const double top = lane * layout.pitch;
            const double bottom = lane + 1 == layout.lanes ? layout.height : top + layout.pitch;
            double from = top;
            while (from < bottom && row < layout.height) {
                const double to = std::min(bottom, row + 1.0);
                for (std::size_t x = 0; x < busy.size(); ++x) {
                    m_upper.blend(sums[x], busy[x], m_columnTime, (to - from) / 2);
                    m_lower.blend(sums[x], busy[x], m_columnTime, (to - from) / 2);
                }
                if (to >= row + 1.0) {
                    finish();
                }
                from = to;
            }
        }
    }

private:
    std::vector<BusyTime> columnsOf(int lane) const {
        return m_index.columns(static_cast<std::size_t>(lane), m_range, static_cast<std::size_t>(m_width));
    }

    void paintRows(QImage& image, const RowSpan& rows, const std::vector<BusyTime>& busy,
                   const Blender& blender, int lane) {
        for (std::size_t x = 0; x < busy.size(); ++x) {
            Rgb colour;
            blender.blend(colour, busy[x], m_columnTime, 1);
            m_pixels[x] = pixel(colour);
        }
        separate(lane);
        for (int row = 0; row < rows.height; ++row) {
            std::ranges::copy(m_pixels, reinterpret_cast<QRgb*>(image.scanLine(rows.top + row)));
        }
    }

    /// Darkens the first pixels of operations that follow another without a gap.
    void separate(int lane) {
        const double narrowest = narrowestRectangle * m_scale * m_columnTime;
        if (m_index.shortestOperation() <= 0) {
            return;
        }
        const OperationRun run = m_index.visible(static_cast<std::size_t>(lane), m_range);
        if (static_cast<double>(run.size()) * narrowestRectangle * m_scale >
            m_width + 2 * narrowestRectangle) {
            return; // too many to be all wide enough, and none of them should stand out
        }
        const int thickness = std::max(1, static_cast<int>(std::lround(m_scale)));
        const std::vector<double>& starts = m_index.timeline().starts;
        const std::vector<double>& ends = m_index.timeline().ends;
        for (std::size_t i = run.first + 1; i < run.last; ++i) {
            const bool follows = starts[i] - ends[i - 1] <= 1e-9 * m_range.length();
            if (!follows || ends[i] - starts[i] < narrowest) {
                continue;
            }
            const int left = static_cast<int>(xOfTime(starts[i], m_range, 0, m_width));
            if (xOfTime(starts[i - 1], m_range, 0, m_width) > left) {
                continue; // idle time before a sliver may share the pixel
            }
            for (int x = std::max(left, 0); x < std::min(left + thickness, m_width); ++x) {
                QRgb& value = m_pixels[static_cast<std::size_t>(x)];
                value = separatorColour(QColor::fromRgb(value)).rgb();
            }
        }
    }

    const TimelineIndex& m_index;
    const MemoryLanes* m_memory;
    TimeRange m_range;
    int m_width;
    double m_scale;
    const Colours& m_colours;
    Blender m_upper;
    Blender m_lower;
    std::vector<QRgb> m_pixels;
    double m_columnTime;
};

} // namespace

QImage laneImage(const TimelineIndex& index, const TimeRange& range, const LaneLayout& layout, int width,
                 double scale, const Colours& colours, const MemoryLanes* memory) {
    if (width <= 0 || layout.height <= 0) {
        return {};
    }
    QImage image(width, layout.height, QImage::Format_RGB32);
    image.fill(colours.background);
    LaneImagePainter painter(index, range, width, scale, colours, memory);
    if (layout.detail == LaneLayout::Detail::merged) {
        painter.paintMerged(image, layout);
        return image;
    }
    for (int lane = 0; lane < layout.lanes; ++lane) {
        painter.paintLane(image, layout, lane);
    }
    return image;
}

} // namespace quadrille::gantt
