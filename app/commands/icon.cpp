// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
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
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        const QColor colour = QGuiApplication::palette().color(group, role);
        QSvgRenderer(file.readAll().replace("currentColor", colour.name().toLatin1())).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

private:
    QString m_name;
};

} // namespace

QIcon tintedIcon(const QString& name) {
    return QIcon(new TintedSvg(name));
}

} // namespace quadrille
