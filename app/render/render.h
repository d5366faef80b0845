// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"

#include <QPainter>
#include <QSize>
#include <QString>

#include <optional>

namespace quadrille {

/// What stands around an exported picture, and in which colours.
struct RenderOptions {
    QString caption; ///< below the picture: the scenario in one line; empty: none
    bool dark = false;
    double pixelRatio = 1; ///< pixels of a PNG per unit of size
    bool titled = true;    ///< the finding above the picture
    bool legend = true;    ///< what its colours mean, where the picture has a legend
    double scale = 1;      ///< letters and lines are so much larger than on screen
};

enum class PictureFormat { png, svg, pdf };

/// Of a file's suffix, whatever its case; none: it is no picture's.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& file);

/// The picture with its finding as title and the caption below, on the painter's whole area.
void paintSlide(QPainter& painter, const QRectF& area, const Picture& picture, const RenderOptions& options);

/// A file of that picture. Empty: there is too little memory for one of this size.
[[nodiscard]] QByteArray pictureFile(const Picture& picture, QSize size, PictureFormat format,
                                     const RenderOptions& options = {});

/// Writes the picture, whole or not at all; the file's suffix says whether as png, svg or pdf.
/// No window has to be open, nor the picture be shown.
/// \return false when it could not be written; then *error (when given) says which rule was broken.
[[nodiscard]] bool renderPicture(const Picture& picture, QSize size, const QString& file, QString* error,
                                 const RenderOptions& options = {});

/// The same as an image, for the clipboard.
[[nodiscard]] QImage renderImage(const Picture& picture, QSize size, const RenderOptions& options = {});

} // namespace quadrille
