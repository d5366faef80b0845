// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/import_drop.h"

#include "app/library/model_import.h"
#include "widgets/picture/colours.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>

namespace quadrille {
namespace {

/// The one file that is dragged; empty for anything else.
QString fileOf(const QDropEvent& event) {
    const auto urls = event.mimeData()->urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

bool isModel(const QString& file) {
    return QFileInfo(file).suffix().compare(QStringLiteral("json"), Qt::CaseInsensitive) == 0 &&
           !looksLikeSession(file);
}

bool areRuns(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == QLatin1String("csv") || suffix == QLatin1String("log");
}

} // namespace

ImportDrop::ImportDrop(QWidget* window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool ImportDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto* drag = static_cast<QDragEnterEvent*>(event);
        const QString file = fileOf(*drag);
        if (file.isEmpty())
            return true;
        const QString name = QFileInfo(file).fileName();
        m_invitation = areRuns(file) ? tr("Drop “%1” here to compare its runs with this model").arg(name)
                       : isModel(file) ? tr("Drop “%1” here to import the model").arg(name)
                                       : tr("Drop “%1” here to open the session").arg(name);
        setGeometry(parentWidget()->rect());
        raise();
        show();
        drag->acceptProposedAction();
        return true;
    }
    case QEvent::DragLeave:
        hide();
        return true;
    case QEvent::Drop: {
        auto* drop = static_cast<QDropEvent*>(event);
        hide();
        const QString file = fileOf(*drop);
        if (file.isEmpty())
            return true;
        drop->acceptProposedAction();
        // The program dragged from waits until this function returns, dialogs included.
        QMetaObject::invokeMethod(
            this,
            [this, file, runs = areRuns(file), model = isModel(file)] {
                if (runs)
                    emit runsDropped(file);
                else if (model)
                    emit modelDropped(file);
                else
                    emit sessionDropped(file);
            },
            Qt::QueuedConnection);
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void ImportDrop::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours colours = coloursFor(palette());
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.75F);
    painter.fillRect(rect(), veil);
    QPen pen(colours.accent, 2, Qt::DashLine);
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(10, 10, -10, -10), 8, 8);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(32, 32, -32, -32), Qt::AlignCenter | Qt::TextWordWrap, m_invitation);
}

} // namespace quadrille
