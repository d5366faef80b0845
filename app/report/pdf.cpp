// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/pdf.h"

#include "app/report/paged.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace quadrille::report {

std::optional<Page> pageFromName(std::string_view name) {
    if (name == "a4")
        return Page::a4;
    if (name == "letter")
        return Page::letter;
    if (name == "slides")
        return Page::slides;
    return std::nullopt;
}

QByteArray toPdf(const Document& document, Page page, bool dark) {
    constexpr double pointsPerInch = 72;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(document.title);
    writer.setCreator(document.subtitle);
    writer.setResolution(unitsPerInch);
    writer.setPageSize(
        QPageSize(sizeOf(page) * pointsPerInch / unitsPerInch, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.addFileAttachment(QStringLiteral("plan.quadrille"), document.session,
                             QStringLiteral("application/json"));
    QPainter painter;
    paintPages(document, page, dark, writer, [&] {
        if (painter.isActive())
            writer.newPage();
        else
            painter.begin(&writer);
        return &painter;
    });
    painter.end();
    return bytes;
}

} // namespace quadrille::report
