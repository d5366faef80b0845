// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace quadrille {

/// A usual size of an exported picture, and how much larger than on screen its letters and lines are.
struct PictureSize {
    std::string_view name; ///< "half-slide": on the command line
    QSize size;            ///< in units of 1/96 inch
    double scale = 1;
    double pixelRatio = 1; ///< pixels of a PNG per unit: what a wall shows, or paper is printed with
};

inline constexpr std::array pictureSizes{PictureSize{"slide", {1280, 720}, 4.0 / 3, 2}, ///< of 16:9
                                         PictureSize{"half-slide", {640, 720}, 4.0 / 3, 2},
                                         PictureSize{"column", {400, 300}, 0.9, 3.125}, ///< of a paper
                                         PictureSize{"poster", {2400, 1500}, 2.5, 2}};

/// Null: there is none of that name.
[[nodiscard]] const PictureSize* pictureSizeNamed(std::string_view name);
/// "Slide, 16:9", in the user's language.
[[nodiscard]] QString labelOf(const PictureSize& size);

} // namespace quadrille
