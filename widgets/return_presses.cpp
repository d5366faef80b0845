// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/return_presses.h"

#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>

namespace quadrille {

ReturnPresses::ReturnPresses(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool ReturnPresses::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return false;
    auto* button = qobject_cast<QPushButton*>(watched);
    if (button == nullptr || qobject_cast<QDialog*>(button->window()) != nullptr)
        return false;
    if (!key->isAutoRepeat()) // a key that is held presses once
        button->click();
    return true;
}

} // namespace quadrille
