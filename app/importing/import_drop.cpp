// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/import_drop.h"

#include "app/importing/local_files.h"
#include "widgets/picture/colours.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>

namespace quadrille {

std::optional<ImportDrop::Dragged> ImportDrop::dragged(const QDropEvent& event) {
    const QStringList files = localFiles(*event.mimeData());
    if (files.isEmpty() || files.size() < event.mimeData()->urls().size())
        return std::nullopt;
    const FileKind kind = kindOf(files.front());
    if (files.size() == 1)
        return Dragged{files, kind};
    const auto ofPlan = [](FileKind each) {
        return each == FileKind::configuration || each == FileKind::model;
    };
    bool allAlike = true;
    for (const QString& file : files) {
        const FileKind each = kindOf(file);
        if (each == FileKind::session)
            return std::nullopt;
        allAlike = allAlike && each != FileKind::logFolder && ofPlan(each) == ofPlan(kind) &&
                   (each == FileKind::trace) == (kind == FileKind::trace);
    }
    return Dragged{files, !allAlike ? FileKind::logFolder : ofPlan(kind) ? FileKind::configuration : kind};
}

QString ImportDrop::invitationOf(const Dragged& dragged) {
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

void ImportDrop::hand(const Dragged& dragged) {
    switch (dragged.kind) {
    case FileKind::runs:
    case FileKind::benchmark: // which My cluster tells apart
        emit runsDropped(dragged.files);
        break;
    case FileKind::configuration:
        emit configurationsDropped(dragged.files);
        break;
    case FileKind::trace:
        emit tracesDropped(dragged.files);
        break;
    case FileKind::logFolder:
        emit logsDropped(dragged.files);
        break;
    case FileKind::model:
        emit modelDropped(dragged.files.front());
        break;
    case FileKind::session:
        emit sessionDropped(dragged.files.front());
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
