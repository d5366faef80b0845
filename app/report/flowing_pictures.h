// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/document.h"

#include <QObject>
#include <QTextObjectInterface>

#include <map>
#include <memory>

namespace quadrille::report {

/// Draws pictures where a text has images of their names.
class FlowingPictures : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit FlowingPictures(bool dark) : m_dark(dark) {}

    void add(const Figure& figure) { m_pictures[figure.name] = figure.picture; }
    QSizeF intrinsicSize(QTextDocument* text, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& area, QTextDocument* text, int position,
                    const QTextFormat& format) override;

private:
    const bool m_dark;
    std::map<QString, std::shared_ptr<const Picture>> m_pictures;
};

} // namespace quadrille::report
