// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/either_buttons.h"

#include <QButtonGroup>
#include <QToolButton>

namespace quadrille {

QButtonGroup* makeEitherButtons(QWidget& parent, std::initializer_list<QToolButton**> buttons) {
    auto* either = new QButtonGroup(&parent);
    for (QToolButton** button : buttons) {
        *button = new QToolButton(&parent);
        (*button)->setCheckable(true);
        either->addButton(*button);
    }
    return either;
}

} // namespace quadrille
