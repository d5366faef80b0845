// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/import_drop.h"

#include "app/importing/local_files.h"
#include "widgets/picture/colours.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>

namespace quadrille {

std::optional<HandedFiles> ImportDrop::dragged(const QDropEvent& event) {
    const QStringList files = localFiles(*event.mimeData());
    if (files.size() < event.mimeData()->urls().size())
        return std::nullopt;
    const auto kind = kindTogether(files);
    return kind ? std::optional(HandedFiles{files, *kind}) : std::nullopt;
}

QString ImportDrop::invitationOf(const HandedFiles& dragged) {
    const QString name = QFileInfo(dragged.files.front()).fileName();
    const auto number = static_cast<int>(dragged.files.size());
    switch (dragged.kind) {
    case FileKind::runs:
        return number == 1
                   ? tr("Drop “%1” here to compare its runs with this model").arg(name)
                   : tr("Drop these %n files here to compare their runs with this model", nullptr, number);
    case FileKind::benchmark:
        return number == 1 ? tr("Drop “%1” here to learn from it what your cluster reaches").arg(name)
                           : tr("Drop these %n files here to learn from them what your cluster reaches",
                                nullptr, number);
    case FileKind::configuration:
        return number == 1 ? tr("Drop “%1” here to see what it says of a plan").arg(name)
                           : tr("Drop these %n files here to see what they say of a plan", nullptr, number);
    case FileKind::trace:
        return number == 1 ? tr("Drop “%1” here to lay what was measured below the prediction").arg(name)
                           : tr("Drop these %n traces here to lay what was measured below the prediction",
                                nullptr, number);
    case FileKind::logFolder:
        return tr("Drop these logs here to compare their runs with this model");
    case FileKind::model:
        return tr("Drop “%1” here to import the model").arg(name);
    case FileKind::session:
        break;
    }
    return tr("Drop “%1” here to open the session").arg(name);
}

void ImportDrop::hand(const HandedFiles& handed) {
    switch (handed.kind) {
    case FileKind::runs:
    case FileKind::benchmark: // which My cluster tells apart
        emit runsDropped(handed.files);
        break;
    case FileKind::configuration:
        emit configurationsDropped(handed.files);
        break;
    case FileKind::trace:
        emit tracesDropped(handed.files);
        break;
    case FileKind::logFolder:
        emit logsDropped(handed.files);
        break;
    case FileKind::model:
        emit modelDropped(handed.files.front());
        break;
    case FileKind::session:
        emit sessionDropped(handed.files.front());
        break;
    }
}

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
        const auto what = dragged(*drag);
        if (!what)
            return true;
        m_invitation = invitationOf(*what);
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
        const auto what = dragged(*drop);
        if (!what)
            return true;
        drop->acceptProposedAction();
        // The program dragged from waits until this function returns, dialogs included.
        QMetaObject::invokeMethod(
            this, [this, what = *what] { hand(what); }, Qt::QueuedConnection);
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
    const QPen pen(colours.accent, 2, Qt::DashLine);
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
