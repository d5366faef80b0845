// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/scenario/dimension.h"
#include "widgets/picture/colours.h"
#include "widgets/slider/slider_geometry.h"

#include <QPainter>

#include <optional>
#include <span>

namespace quadrille {

/// All that a slider's picture depends on.
struct SliderAppearance {
    Dimension dimension = Dimension::tensor;
    std::span<const std::int64_t> stops;
    std::span<const Glance> strip;  ///< empty, or one per stop
    std::span<const double> speeds; ///< empty, or one per stop: of the fastest; negative where no plan fits
    std::int64_t value = 1;
    std::optional<std::int64_t> baseline;
    std::optional<std::size_t> hovered;
    bool focused = false;
    bool enabled = true;
    bool editing = false; ///< the value is shown by the editor instead
};

/// The value as a strip cell has room for it: "8", "32Ki".
[[nodiscard]] QString stopLabel(Dimension dimension, std::int64_t value);

/// Paints name, value, track, handle and strip with the painter's font.
void paintSlider(QPainter& painter, const SliderGeometry& geometry, const SliderAppearance& look,
                 const Colours& colours);

} // namespace quadrille
