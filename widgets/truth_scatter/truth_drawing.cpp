// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_drawing.h"

#include "core/stop.h"
#include "widgets/truth_scatter/truth_painter.h"

#include <QPainter>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace quadrille {

SharedTruth truthContent(TruthData data) {
    auto content = std::make_shared<TruthContent>();
    content->data = std::move(data);
    const std::vector<TruthPoint>& points = content->data.points;
    const TruthMeasure measure = content->data.measure;
    std::vector<std::tuple<bool, bool, double>> keys; // from left to right, as they stand
    keys.reserve(points.size());
    for (const TruthPoint& point : points) {
        const bool measured = point.isMeasuredIn(measure);
        keys.emplace_back(measured, measured || point.ranOut(),
                          measured ? point.measuredIn(measure) : point.predictedIn(measure));
    }
    content->order.resize(points.size());
    std::iota(content->order.begin(), content->order.end(), std::size_t{0});
    std::ranges::stable_sort(content->order, {}, [&keys](std::size_t i) { return keys[i]; });
    return content;
}

TruthDrawingJob::TruthDrawingJob(SharedTruth content, TruthLayout layout, QSize size, double ratio,
                                 const QFont& font, double lineHeight, const Colours& colours, int look)
    : m_content(std::move(content)), m_layout(std::move(layout)), m_size(size), m_ratio(ratio), m_font(font),
      m_lineHeight(lineHeight), m_colours(colours), m_look(look) {}

TruthDrawing TruthDrawingJob::operator()(const std::stop_token& stop) const {
    TruthDrawing made;
    made.content = m_content;
    made.layout = m_layout;
    made.colours = m_colours;
    made.look = m_look;
    made.marks = truthMarks(m_content->data, m_layout);
    throwIfStopped(stop);
    made.index = PointIndex(made.marks, reach * m_lineHeight);
    throwIfStopped(stop);
    made.picture = QImage(m_size * m_ratio, QImage::Format_RGB32);
    made.picture.setDevicePixelRatio(m_ratio);
    made.picture.fill(m_colours.background);
    QPainter painter(&made.picture);
    painter.setFont(m_font);
    paintTruth(painter, m_content->data, m_layout, made.marks, m_colours, stop);
    return made;
}

} // namespace quadrille
