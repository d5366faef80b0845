// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

namespace quadrille {

/// The window's last line: what is pointed at, in one line that ends in dots where it has no room. Of what
/// stays, such as a note, the tool tip has the whole.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    void say(const QString& text) { showMessage(text); }
    /// The current message as it is drawn.
    [[nodiscard]] QString shown() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRect room() const;
};

} // namespace quadrille
