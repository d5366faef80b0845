// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/lane_image.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace quadrille::gantt {
namespace {

constexpr double darkestShade = 0.66; // of the last chunk
constexpr double separatorShade = 0.72;

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

QColor scaled(const QColor& colour, double factor) {
    const auto channel = [factor](float value) { return static_cast<float>(value * factor); };
    return QColor::fromRgbF(channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF()));
}

QColor blended(const QColor& from, const QColor& to, double share) {
    const auto channel = [share](float a, float b) { return static_cast<float>(a + share * (b - a)); };
    return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()),
                            channel(from.blueF(), to.blueF()));
}

Rgb rgb(const QColor& colour) {
    return {static_cast<double>(colour.red()), static_cast<double>(colour.green()),
            static_cast<double>(colour.blue())};
}

Rgb difference(const Rgb& a, const Rgb& b) {
    return {a.red - b.red, a.green - b.green, a.blue - b.blue};
}

QRgb pixel(const Rgb& colour) {
    const auto channel = [](double value) { return static_cast<int>(std::clamp(value, 0.0, 255.0) + 0.5); };
    return qRgb(channel(colour.red), channel(colour.green), channel(colour.blue));
}

/// Turns busy time into colour: linear, so that sums of time may be blended instead of single operations.
class Blender {
public:
    explicit Blender(const Colours& colours) : m_background(rgb(colours.background)) {
        constexpr std::array kinds{OperationKind::forward, OperationKind::backward,
                                   OperationKind::weightGradient, OperationKind::fused};
        for (const OperationKind kind : kinds) {
            const auto fill = static_cast<std::size_t>(fillOf(kind));
            const Rgb light = rgb(barColour(colours, kind, 0));
            m_time[fill] = difference(light, m_background);
            m_shade[fill] = difference(rgb(barColour(colours, kind, 1)), light);
        }
    }

    /// Adds the colour of the column, weighted; shares are busy time ÷ columnTime.
    void blend(Rgb& sum, const BusyTime& busy, double columnTime, double weight) const {
        sum.add(m_background, weight);
        for (std::size_t fill = 0; fill < fillCount; ++fill) {
            sum.add(m_time[fill], weight * busy.time[fill] / columnTime);
            sum.add(m_shade[fill], weight * busy.shade[fill] / columnTime);
        }
    }

private:
    Rgb m_background;
    std::array<Rgb, fillCount> m_time;
    std::array<Rgb, fillCount> m_shade;
};

class LaneImagePainter {
public:
    LaneImagePainter(const TimelineIndex& index, const TimeRange& range, int width, double scale,
                     const Colours& colours)
        : m_index(index), m_range(range), m_width(width), m_scale(scale), m_blender(colours),
          m_pixels(static_cast<std::size_t>(width)),
          m_columnTime(range.length() / static_cast<double>(width)) {
        const QColor band = stripBandColour(colours);
        const QColor full = stripColour(colours);
        for (std::size_t i = 0; i < m_strip.size(); ++i) {
            const double share = static_cast<double>(i) / 255;
            m_strip[i] = blended(colours.background, full, share).rgb();
            m_band[i] = blended(colours.background, band, share).rgb();
        }
    }

    void paintLane(QImage& image, const LaneLayout& layout, int lane) {
        const RowSpan bar = layout.bar(lane);
        const auto busy = columnsOf(lane);
        for (std::size_t x = 0; x < busy.size(); ++x) {
            Rgb colour;
            m_blender.blend(colour, busy[x], m_columnTime, 1);
            m_pixels[x] = pixel(colour);
        }
        separate(lane);
        for (int row = 0; row < bar.height; ++row) {
            std::ranges::copy(m_pixels, reinterpret_cast<QRgb*>(image.scanLine(bar.top + row)));
        }
        if (layout.detail == LaneLayout::Detail::barAndStrip) {
            paintStrip(image, layout.strip(lane), lane);
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
                    m_blender.blend(sums[x], busy[x], m_columnTime, to - from);
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
                const auto dark = [](int channel) { return static_cast<int>(channel * separatorShade); };
                value = qRgb(dark(qRed(value)), dark(qGreen(value)), dark(qBlue(value)));
            }
        }
    }

    void paintStrip(QImage& image, const RowSpan& strip, int lane) const {
        const double rowsPerActivation =
            static_cast<double>(strip.height) / std::max(m_index.peakInFlight(), 1);
        const auto bands = m_index.inFlight(static_cast<std::size_t>(lane))
                               .columns(m_range, static_cast<std::size_t>(m_width));
        for (int row = 0; row < strip.height; ++row) {
            const double above = strip.height - 1 - row; // rows between this one and the bottom
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(strip.top + row));
            for (std::size_t x = 0; x < bands.size(); ++x) {
                const double least = std::clamp(bands[x].least * rowsPerActivation - above, 0.0, 1.0);
                const double most = std::clamp(bands[x].most * rowsPerActivation - above, 0.0, 1.0);
                if (least > 0) {
                    line[x] = m_strip[static_cast<std::size_t>(least * 255)];
                } else if (most > 0) {
                    line[x] = m_band[static_cast<std::size_t>(most * 255)];
                }
            }
        }
    }

    const TimelineIndex& m_index;
    TimeRange m_range;
    int m_width;
    double m_scale;
    Blender m_blender;
    std::vector<QRgb> m_pixels;
    double m_columnTime;
    std::array<QRgb, 256> m_strip{};
    std::array<QRgb, 256> m_band{};
};

} // namespace

QColor barColour(const Colours& colours, OperationKind kind, double shade) {
    return scaled(colours.operation(kind), 1 - shade * (1 - darkestShade));
}

QColor separatorColour(const QColor& bar) {
    return scaled(bar, separatorShade);
}

QColor stripColour(const Colours& colours) {
    return blended(colours.background, colours.part(MemoryPart::activations), 0.7);
}

QColor stripBandColour(const Colours& colours) {
    return blended(colours.background, colours.part(MemoryPart::activations), 0.4);
}

QImage laneImage(const TimelineIndex& index, const TimeRange& range, const LaneLayout& layout, int width,
                 double scale, const Colours& colours) {
    if (width <= 0 || layout.height <= 0) {
        return {};
    }
    QImage image(width, layout.height, QImage::Format_RGB32);
    image.fill(colours.background);
    LaneImagePainter painter(index, range, width, scale, colours);
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
