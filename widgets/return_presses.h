// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace quadrille {

/// While it lives, Return presses the push button that has the keyboard in any window, as Qt has it in
/// dialogs alone. What Return does to another input is none of its business, nor where the keyboard goes
/// after it.
class ReturnPresses : public QObject {
    Q_OBJECT
public:
    explicit ReturnPresses(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace quadrille
