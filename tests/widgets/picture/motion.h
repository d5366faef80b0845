// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QProxyStyle>
#include <QTest>

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

/// With motion a picture reaches what it is set to from what it shows, and says it at once; without, it
/// jumps. \param set gives a picture its first contents, or the next ones
template <class Picture>
void getsThere(void (*set)(Picture& picture, bool next)) {
    Motion moves(true), still(false);
    for (QStyle* style : {static_cast<QStyle*>(&moves), static_cast<QStyle*>(&still)}) {
        Picture moved, jumped;
        for (Picture* each : {&moved, &jumped}) {
            each->setStyle(style);
            each->resize(500, 300);
            set(*each, false);
            each->show();
        }
        const QImage first = moved.grab().toImage();
        moved.moveToNext();
        set(moved, true);
        set(jumped, true);
        QCOMPARE(moved.data().rows, jumped.data().rows);
        QCOMPARE(moved.finding(), jumped.finding());
        const QImage last = jumped.grab().toImage();
        QVERIFY(first != last);
        QCOMPARE(moved.grab().toImage() == last, style == &still);
        QTRY_VERIFY(moved.grab().toImage() == last);
        set(moved, false); // the next one jumps again
        QVERIFY(moved.grab().toImage() == first);
    }
}

} // namespace quadrille::test
