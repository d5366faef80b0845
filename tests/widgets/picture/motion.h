// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace quadrille::test {

/// A style that wants no motion, or does.
class Motion : public QProxyStyle {
public:
    explicit Motion(bool moves) : m_moves(moves) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override {
        return hint == SH_Widget_Animation_Duration ? (m_moves ? 200 : 0)
                                                    : QProxyStyle::styleHint(hint, option, widget, returned);
    }

private:
    bool m_moves;
};

} // namespace quadrille::test
