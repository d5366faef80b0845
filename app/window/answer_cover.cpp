// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/answer_cover.h"

#include "widgets/picture/colours.h"

#include <QEvent>
#include <QPainter>

namespace quadrille {

AnswerCover::AnswerCover(QWidget& covered, Says says) : QWidget(&covered), m_says(says) {
    covered.installEventFilter(this);
    covered.setEnabled(false);
    setAccessibleName(tr("Covered until you have made your guess in the lesson"));
    setGeometry(covered.rect());
    raise();
    show();
}

void AnswerCover::lift() {
    parentWidget()->setEnabled(true);
    delete this;
}

bool AnswerCover::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded ||
        event->type() == QEvent::Show) {
        setGeometry(parentWidget()->rect());
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void AnswerCover::paintEvent(QPaintEvent*) {
    QPalette readable = palette();
    readable.setCurrentColorGroup(QPalette::Active); // what is covered is disabled
    const Colours colours = coloursFor(readable);
    QPainter painter(this);
    painter.fillRect(rect(), colours.background);
    if (m_says == Says::nothing)
        return;
    painter.setPen(colours.mutedText);
    constexpr int margin = 8;
    painter.drawText(rect().adjusted(margin, 0, -margin, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Covered until you have made your guess in the lesson"));
}

} // namespace quadrille
