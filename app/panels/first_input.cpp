// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/first_input.h"

#include <QWidget>

namespace quadrille {

QWidget& firstInput(QWidget& contents) {
    QWidget* target = &contents;
    while (target->focusProxy() != nullptr)
        target = target->focusProxy();
    if (target->focusPolicy() != Qt::NoFocus)
        return *target;
    for (QWidget* next = target->nextInFocusChain(); next != target; next = next->nextInFocusChain())
        if (contents.isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus) != 0 && next->isEnabled() &&
            next->isVisibleTo(&contents))
            return *next;
    return *target;
}

} // namespace quadrille
