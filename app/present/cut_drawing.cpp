// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/cut_drawing.h"

#include "app/panels/panel_contents.h"
#include "app/report/inline_svg.h"
#include "widgets/picture/picture.h"

#include <QAbstractScrollArea>
#include <QBuffer>
#include <QPainter>
#include <QPicture>
#include <QSvgGenerator>

namespace quadrille {
namespace {

bool isCut(const QWidget& widget) {
    if (qobject_cast<const Picture*>(&widget) != nullptr ||
        qobject_cast<const PanelContents*>(&widget) != nullptr)
        return true;
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area != nullptr && area->viewport() == &widget;
}

/// The outermost of those in it that are cut at their edges and are seen.
void findCut(const QWidget& within, QList<QWidget*>& found) {
    for (QWidget* child : within.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (child->isWindow() || !child->isVisibleTo(&within) || child->size().isEmpty())
            continue;
        if (isCut(*child))
            found << child;
        else
            findCut(*child, found);
    }
}

QRect placeIn(const QWidget& within, const QWidget& part) {
    return {part.mapTo(&within, QPoint()), part.size()};
}

/// All of it apart from those parts, which are drawn by themselves.
void drawRest(QPainter& painter, QWidget& widget, const QList<QWidget*>& parts,
              QWidget::RenderFlags background) {
    QRegion rest(widget.rect());
    for (const QWidget* part : parts)
        rest -= placeIn(widget, *part);
    if (!rest.isEmpty())
        widget.render(&painter, rest.boundingRect().topLeft(), rest, background | QWidget::DrawChildren);
}

void drawPart(QPainter& painter, QWidget& widget, QWidget::RenderFlags background) {
    QList<QWidget*> parts;
    findCut(widget, parts);
    drawRest(painter, widget, parts, background);
    for (QWidget* part : parts) {
        // QWidget::render() leaves things out where its painter clips.
        QPicture drawn;
        QPainter aside(&drawn);
        drawPart(aside, *part, {});
        aside.end();
        const QRect place = placeIn(widget, *part);
        painter.save();
        painter.setClipRect(place, Qt::IntersectClip);
        painter.drawPicture(place.topLeft(), drawn);
        painter.restore();
    }
}

QByteArray svgOf(QWidget& widget, const QString& name, QWidget::RenderFlags background) {
    QList<QWidget*> parts;
    findCut(widget, parts);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(widget.size());
    generator.setViewBox(widget.rect());
    constexpr int unitsPerInch = 96;
    generator.setResolution(unitsPerInch);
    QPainter painter(&generator);
    drawRest(painter, widget, parts, background);
    painter.end();
    QString inner;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString partName = QStringLiteral("%1c%2").arg(name).arg(i);
        inner += report::nestedSvg(svgOf(*parts[i], partName, {}), partName, placeIn(widget, *parts[i])) +
                 QLatin1Char('\n');
    }
    bytes.insert(bytes.lastIndexOf("</svg>"), inner.toUtf8());
    return bytes;
}

} // namespace

void drawCut(QPainter& painter, QWidget& widget) {
    drawPart(painter, widget, QWidget::DrawWindowBackground);
}

QByteArray drawCutSvg(QWidget& widget) {
    return svgOf(widget, QStringLiteral("c"), QWidget::DrawWindowBackground);
}

} // namespace quadrille
