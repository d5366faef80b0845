// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/render.h"

#include "app/session/file_io.h"
#include "core/text/input_error.h"
#include "widgets/format.h"
#include "widgets/picture/legends.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(render)
};

constexpr int largestSide = 16384; ///< beyond it, images of four bytes a pixel exhaust memory
constexpr double pointsPerInch = 72;
constexpr double unitsPerInch = 96; ///< a unit of size is a CSS pixel

/// What there is room for where everything is so much larger.
QSizeF roomIn(QSize size, const RenderOptions& options) {
    return QSizeF(size) / options.scale;
}

QByteArray png(const Picture& picture, QSize size, const RenderOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImage image = renderImage(picture, size, options);
    // So that it has its size in inches where it is put on paper.
    constexpr double inchesPerMeter = 39.3701;
    const int density = qRound(unitsPerInch * options.pixelRatio * inchesPerMeter);
    image.setDotsPerMeterX(density);
    image.setDotsPerMeterY(density);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray svg(const Picture& picture, QSize size, const RenderOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRectF(QPointF(), roomIn(size, options)));
    generator.setResolution(static_cast<int>(unitsPerInch));
    // The writer puts both into the file as they are.
    generator.setTitle(picture.finding().toHtmlEscaped());
    generator.setDescription(options.caption.toHtmlEscaped());
    QPainter painter(&generator);
    paintSlide(painter, QRectF(QPointF(), roomIn(size, options)), picture, options);
    painter.end();
    return bytes;
}

QByteArray pdf(const Picture& picture, QSize size, const RenderOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.finding());
    writer.setCreator(QStringLiteral("Quadrille"));
    writer.setResolution(static_cast<int>(unitsPerInch));
    writer.setPageSize(
        QPageSize(QSizeF(size) * pointsPerInch / unitsPerInch, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    painter.scale(options.scale, options.scale);
    paintSlide(painter, QRectF(QPointF(), roomIn(size, options)), picture, options);
    painter.end();
    return bytes;
}

/// The widget's font in units of size, so that every device shows the same layout.
QFont slideFont(const Picture& picture, double scale, bool bold) {
    QFont font = picture.font();
    const double pixels =
        font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * unitsPerInch / pointsPerInch;
    font.setPixelSize(std::max(1, qRound(pixels * scale)));
    font.setBold(bold);
    return font;
}

} // namespace

void paintSlide(QPainter& painter, const QRectF& area, const Picture& picture, const RenderOptions& options) {
    const Colours colours = Colours::make(options.dark, colourSet());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, colours.background);
    const double margin = 12;
    QRectF rest = area.adjusted(margin, margin, -margin, -margin);

    const int wrap = static_cast<int>(Qt::TextWordWrap | Qt::AlignLeft);
    if (options.titled) {
        painter.setFont(slideFont(picture, 1.25, true));
        painter.setPen(colours.text);
        const QRectF title = painter.boundingRect(rest, wrap | Qt::AlignTop, picture.finding());
        painter.drawText(title, wrap | Qt::AlignTop, picture.finding());
        rest.setTop(title.bottom() + margin / 2);
    }
    if (!options.caption.isEmpty()) {
        painter.setFont(slideFont(picture, 0.9, false));
        painter.setPen(colours.mutedText);
        const QRectF caption = painter.boundingRect(rest, wrap | Qt::AlignBottom, options.caption);
        painter.drawText(caption, wrap | Qt::AlignBottom, options.caption);
        rest.setBottom(caption.top() - margin / 2);
    }
    painter.setFont(slideFont(picture, 1, false));
    painter.setRenderHint(QPainter::Antialiasing, false);
    std::optional<WithoutLegends> without;
    if (!options.legend)
        without.emplace();
    if (rest.width() > 1 && rest.height() > 1)
        picture.paintOn(painter, rest, colours);
}

QImage renderImage(const Picture& picture, QSize size, const RenderOptions& options) {
    QImage image((QSizeF(size) * options.pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    // Qt draws nothing smaller than its units on an image.
    const double ratio = options.pixelRatio * options.scale;
    image.setDevicePixelRatio(std::max(1.0, ratio));
    QPainter painter(&image);
    painter.scale(std::min(1.0, ratio), std::min(1.0, ratio));
    paintSlide(painter, QRectF(QPointF(), roomIn(size, options)), picture, options);
    return image;
}

std::optional<PictureFormat> pictureFormatOf(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == QLatin1String("png"))
        return PictureFormat::png;
    if (suffix == QLatin1String("svg"))
        return PictureFormat::svg;
    if (suffix == QLatin1String("pdf"))
        return PictureFormat::pdf;
    return std::nullopt;
}

QByteArray pictureFile(const Picture& picture, QSize size, PictureFormat format,
                       const RenderOptions& options) {
    switch (format) {
    case PictureFormat::png:
        return png(picture, size, options);
    case PictureFormat::svg:
        return svg(picture, size, options);
    case PictureFormat::pdf:
        break;
    }
    return pdf(picture, size, options);
}

bool renderPicture(const Picture& picture, QSize size, const QString& file, QString* error,
                   const RenderOptions& options) {
    const auto failed = [error](const QString& text) {
        if (error != nullptr)
            *error = text;
        return false;
    };
    const double ratio = std::max(1.0, options.pixelRatio);
    if (size.width() < 1 || size.height() < 1 || size.width() * ratio > largestSide ||
        size.height() * ratio > largestSide)
        return failed(Text::tr("size: must be 1 to %1 pixels each way").arg(format::count(largestSide)));
    const auto format = pictureFormatOf(file);
    if (!format)
        return failed(Text::tr("%1: must end in .png, .svg or .pdf").arg(file));
    const QByteArray bytes = pictureFile(picture, size, *format, options);
    if (bytes.isEmpty())
        return failed(Text::tr("%1: there is too little memory for a picture of this size").arg(file));
    try {
        writeWhole(file, bytes);
    } catch (const InputError& broken) {
        return failed(QStringLiteral("%1: %2").arg(QString::fromStdString(broken.field()),
                                                   format::sentence(broken.rule())));
    }
    return true;
}

} // namespace quadrille
