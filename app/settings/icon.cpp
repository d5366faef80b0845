// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace quadrille {
namespace {

class TintedSvg : public QIconEngine {
public:
    explicit TintedSvg(QString name) : m_name(std::move(name)) {}

    QIconEngine* clone() const override { return new TintedSvg(*this); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QSvgRenderer(file.readAll().replace("currentColor", colourOf(mode).name().toLatin1()))
            .render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        // Reading the file takes longer than painting the button that it is on.
        const QString key = QStringLiteral("quadrille %1 %2×%3 %4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colourOf(mode).rgba());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

private:
    static QColor colourOf(QIcon::Mode mode) {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        return QGuiApplication::palette().color(group, role);
    }

    QString m_name;
};

} // namespace

QIcon tintedIcon(const QString& name) {
    return QIcon(new TintedSvg(name));
}

} // namespace quadrille
