// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"
#include "widgets/truth_scatter/point_index.h"
#include "widgets/truth_scatter/truth_layout.h"

#include <QFont>
#include <QImage>

#include <memory>
#include <stop_token>

namespace quadrille {

/// The runs of a scatter, in the order in which the keyboard goes through them.
struct TruthContent {
    TruthData data;
    std::vector<std::size_t> order; ///< points by measured value; those that ran out first
};

using SharedTruth = std::shared_ptr<const TruthContent>;

/// Any thread may ask for it.
[[nodiscard]] SharedTruth truthContent(TruthData data);

/// The scatter as it is seen at one size: where the marks stand, and the picture without rings.
struct TruthDrawing {
    SharedTruth content;
    TruthLayout layout;
    std::vector<QPointF> marks;
    PointIndex index;
    QImage picture;
    Colours colours;
    int look = 0; ///< of the widget that it is for
};

/// A drawing that is to be made, by any thread: of very many runs it takes a while.
class TruthDrawingJob {
public:
    /// Where a mark is near enough to be meant. In lines of text.
    static constexpr double reach = 0.8;

    /// \param layout of the content, for this font, in a widget of this size \param ratio pixels of the
    /// picture in one of the widget's
    TruthDrawingJob(SharedTruth content, TruthLayout layout, QSize size, double ratio, const QFont& font,
                    double lineHeight, const Colours& colours, int look);

    /// Throws Stopped.
    [[nodiscard]] TruthDrawing operator()(const std::stop_token& stop = {}) const;

private:
    SharedTruth m_content;
    TruthLayout m_layout;
    QSize m_size;
    double m_ratio;
    QFont m_font;
    double m_lineHeight;
    Colours m_colours;
    int m_look;
};

} // namespace quadrille
