// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_gutter.h"

#include "widgets/format.h"
#include "widgets/memory_bars/bars_text.h"
#include "widgets/picture/spacing.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille {
namespace {

/// Words set as one, one below the other.
struct Entry {
    BarLabel::Kind kind = BarLabel::Kind::capacity;
    QStringList lines;
    double bytes = 0;
};

/// How much is said of the band.
enum class BandWords {
    middle, ///< only where running out is as likely as not
    range,  ///< and, below it, what the band is
    ends    ///< and both ends, each at its place
};

std::vector<Entry> entriesOf(const BarsContent& content, bool capacityWord, BandWords words) {
    const Bytes capacity = content.estimate->capacity;
    QStringList capacityLines{format::capacity(capacity)};
    if (capacityWord)
        capacityLines.prepend(bars::capacityWord());
    std::vector<Entry> entries{{BarLabel::Kind::capacity, capacityLines, capacity.value()}};
    if (const auto limit = content.greenLimit())
        entries.push_back({BarLabel::Kind::greenLimit, {format::percent(greenShare, 0)}, limit->value()});
    if (const auto band = content.shownBand()) {
        const auto add = [&](const QStringList& lines, Bytes bytes) {
            entries.push_back({BarLabel::Kind::oom, lines, bytes.value()});
        };
        QStringList middle{bars::oomTick(evenProbability, capacityWord)};
        if (words == BandWords::range)
            middle << bars::oomRange(greenProbability, yellowProbability);
        add(middle, band->even);
        if (words == BandWords::ends) {
            add({bars::oomTick(yellowProbability, false)}, band->likely);
            add({bars::oomTick(greenProbability, false)}, band->unlikely);
        }
    }
    return entries;
}

double widestOf(const std::vector<Entry>& entries, const QFontMetricsF& metrics) {
    double widest = 0;
    for (const auto& entry : entries) {
        for (const auto& text : entry.lines)
            widest = std::max(widest, metrics.horizontalAdvance(text));
    }
    return widest;
}

} // namespace

double oomProbabilityAt(const OomBand& band, double bytes) {
    const double edge =
        std::log(yellowProbability / greenProbability); // odds at both ends, in opposite directions
    const double even = band.even.value();
    const double reach = bytes < even ? even - band.unlikely.value() : band.likely.value() - even;
    const double odds = reach > 0 ? std::clamp((bytes - even) / reach, -1.0, 1.0) * edge : 0;
    return 1 / (1 + std::exp(-odds));
}

void measureGutter(BarsMargins& margins, const BarsContent& content, const QRectF& area,
                   const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const bool banded = content.shownBand().has_value();
    const double strip = banded ? std::round(0.5 * line) : 0;
    const double words = widestOf(entriesOf(content, true, BandWords::range), metrics) + 0.6 * line + strip;
    const double numbers =
        widestOf(entriesOf(content, false, BandWords::middle), metrics) + 0.6 * line + strip;
    margins.capacityWord = words <= 0.3 * area.width() && area.height() >= 7 * line;
    const double right = margins.capacityWord ? words : numbers;
    margins.right = right <= 0.4 * area.width() && area.height() >= 4 * line ? right : 0;
    margins.band = margins.right > 0 ? strip : 0;
}

void placeGutter(Placer& placer, const BarsContent& content, const BarsLayout& layout, const QRectF& area,
                 const BarsMargins& margins, const QFontMetricsF& metrics) {
    if (margins.right <= 0)
        return;
    const double line = metrics.height();
    // Strictly apart, whatever the rounding; many words also need air to be told apart.
    const double gap = margins.band > 0 ? 0.2 * line : 0.5;
    const double step = line + 0.1;
    const double left = layout.plot.right() + layout.bandWidth + 0.5 * line;
    const double begin = layout.plot.top();
    const double end = area.bottom();
    std::vector<Entry> entries;
    std::vector<double> middles;
    // All words where they can stand near their lines, fewer where they would crowd.
    for (const BandWords words : {BandWords::ends, BandWords::range, BandWords::middle}) {
        if (words == BandWords::range && !margins.capacityWord)
            continue; // as low or narrow as to have no room for a second line
        entries = entriesOf(content, margins.capacityWord, words);
        std::stable_sort(entries.begin(), entries.end(),
                         [](const auto& a, const auto& b) { return a.bytes > b.bytes; });
        std::vector<SpacedItem> items;
        items.reserve(entries.size());
        for (const auto& entry : entries)
            items.push_back({layout.y(entry.bytes), static_cast<double>(entry.lines.size()) * step + gap});
        middles = spaced(items, begin, end);
        double farthest = 0;
        for (std::size_t i = 0; i < items.size(); ++i)
            farthest = std::max(farthest, std::abs(middles[i] - items[i].wanted));
        if (farthest <= (words == BandWords::ends ? 0.6 : 1.5) * line)
            break;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        double middle = middles[i] - static_cast<double>(entry.lines.size() - 1) * step / 2;
        for (const auto& text : entry.lines) {
            BarLabel label{entry.kind, leftText(text, {left, middle}, metrics)};
            label.bytes = entry.bytes;
            label.ofRange = entry.kind == BarLabel::Kind::oom && text != entry.lines.front();
            placer.add(label);
            middle += step;
        }
    }
}

} // namespace quadrille
