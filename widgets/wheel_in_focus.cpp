// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wheel_in_focus.h"

#include <QEvent>
#include <QWidget>

namespace quadrille {
namespace {

class WheelFilter : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void takeWheelInFocusOnly(QWidget& input) {
    if (input.focusPolicy() == Qt::WheelFocus)
        input.setFocusPolicy(Qt::StrongFocus);
    input.installEventFilter(new WheelFilter(&input));
}

} // namespace quadrille
