// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/few_lines.h"
#include "widgets/picture/kept_together.h"

#include "tests/support/test_program.h"

#include <QFontMetricsF>

using namespace quadrille;

/// What does not fit is shortened where it hurts least.
class FewLines : public QObject {
    Q_OBJECT
private slots:
    void keepsWhatFits() {
        const QString text = QStringLiteral("Stage 0 holds most: 25.6 GiB, 66 % of it activations");
        QCOMPARE(fewLines(text, m_font, widthOf(text) + 1, 1), keptTogether(text));
        QCOMPARE(fewLines(text, m_font, 0.8 * widthOf(text), 3).split(u'\n').join(u' '), keptTogether(text));
    }

    void endsWithAClause_data() {
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("rest");
        QTest::newRow("semicolon") << "Idle 13.6 % of 103 s, 12 stages"
                                   << "; textbook 7.9 %";
        QTest::newRow("comma") << "Stage 0 holds most: 52.6 GiB"
                               << ", 49 % of it gradients";
        QTest::newRow("sentence") << "11 of 49 plans fit"
                                  << ". Fastest: TP 4 and more";
        QTest::newRow("dot") << "Fastest: TP 4 · CP 4"
                             << " · PP 32 and more";
        QTest::newRow("Japanese") << "ステージ 0 が最大"
                                  << "、49 % は勾配";
    }
    void endsWithAClause() {
        QFETCH(QString, kept);
        QFETCH(QString, rest);
        // Room for a letter less than all of it.
        const QString shown = fewLines(kept + rest, m_font, widthOf(kept + rest) - 1, 1);
        QCOMPARE(shown, keptTogether(kept) + u'…');
    }

    void endsAnywhereWithoutAClauseWorthKeeping() {
        const QString text = QStringLiteral("A, of which a word of 10,000 and more follows without an end");
        const QString shown = fewLines(text, m_font, 0.7 * widthOf(text), 1);
        QVERIFY(shown.size() > text.size() / 2);
        QVERIFY(shown.endsWith(u'…'));
        QVERIFY(text.startsWith(shown.chopped(1).trimmed()));
    }

    void numbersKeepTheirUnits() {
        const auto kept = [](const char* text) {
            return keptTogether(QString::fromUtf8(text)).replace(QChar(QChar::Nbsp), u'_');
        };
        QCOMPARE(kept("13.6 % of 103 s"), QStringLiteral("13.6_% of 103_s"));
        QCOMPARE(kept("H100 SXM 94 GB, 70 B, 25.6 GiB."), QStringLiteral("H100 SXM 94_GB, 70_B, 25.6_GiB."));
        QCOMPARE(kept("12 stages, 8 shown, 3 Bytes"), QStringLiteral("12 stages, 8 shown, 3 Bytes"));
        QCOMPARE(kept("18,8 %; 440 TFLOP/s"), QStringLiteral("18,8_%; 440_TFLOP/s"));
    }

    void nothingIsWiderThanItsRoom() {
        const QString text = QStringLiteral(
            "Stages idle 13.6 % of the pipeline's 103 s: 12 stages, 128 micro-batches, 1F1B; textbook 7.9 %");
        for (int lines = 1; lines <= 3; ++lines)
            for (double width = 0; width < widthOf(text) + 20; width += 7) {
                const QStringList shown = fewLines(text, m_font, width, lines).split(u'\n');
                QVERIFY(shown.size() <= lines);
                if (width >= 60) // a word that is wider stays whole
                    QVERIFY(widthOf(shown.last()) <= width + 1);
            }
    }

private:
    [[nodiscard]] double widthOf(const QString& text) const {
        return QFontMetricsF(m_font).horizontalAdvance(text);
    }

    QFont m_font;
};

QUADRILLE_TESTS(FewLines)
#include "tst_few_lines.moc"
