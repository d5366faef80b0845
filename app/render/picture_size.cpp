// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/picture_size.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(render)
};

} // namespace

const PictureSize* pictureSizeNamed(std::string_view name) {
    const auto* found = std::ranges::find(pictureSizes, name, &PictureSize::name);
    return found != pictureSizes.end() ? found : nullptr;
}

QString labelOf(const PictureSize& size) {
    if (size.name == "slide")
        return Text::tr("Slide, 16:9");
    if (size.name == "half-slide")
        return Text::tr("Half a slide");
    if (size.name == "column")
        return Text::tr("Column of a paper");
    return Text::tr("Poster");
}

} // namespace quadrille
