// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/formula_html.h"
#include "widgets/picture/colours.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

using namespace quadrille;

namespace {

Explanation example() {
    Explanation explanation;
    explanation.title = "Activation memory";
    explanation.steps = {{.title = "Activation memory",
                          .source = "Fujii et al. (2024), eq. 17",
                          .symbol = "",
                          .formula = "s·b·h / t·A_layer",
                          .substituted = "8192·1·4096 / 4·41",
                          .value = 343932928,
                          .unit = Unit::bytes},
                         {.title = "Bytes a layer keeps",
                          .source = "Fujii et al. (2024), eq. 12",
                          .symbol = "A_layer",
                          .formula = "12 + 4·(k / a) + 8·(h_ffn / h)",
                          .substituted = "12 + 4·(8 / 32) + 8·(14336 / 4096)",
                          .value = 41}};
    explanation.symbols = {{"h", "hidden size", 4096}, {"h_ffn", "FFN <hidden> size", 14336}};
    return explanation;
}

} // namespace

class TestExplainPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void formulasAreTypeset() {
        const QString html = formulaHtml(QStringLiteral("8·(h_ffn / h) − min(m, p)"));
        QVERIFY(html.contains(QStringLiteral("<i>h</i><sub>ffn</sub>")));
        QVERIFY(html.contains(QStringLiteral("\u2215")));
        QVERIFY(html.contains(QStringLiteral("min(<i>m</i>, <i>p</i>)")));
        QVERIFY(!html.contains(QStringLiteral("<i>8")));
        QVERIFY(formulaHtml(QStringLiteral("1.5e+12")).contains(QStringLiteral("10<sup>12</sup>")));
        QVERIFY(formulaHtml(QStringLiteral("2e-05")).contains(QStringLiteral("10<sup>\u22125</sup>")));
        QCOMPARE(formulaHtml(QStringLiteral("N₀")), QStringLiteral("<i>N₀</i>"));
        QCOMPARE(formulaHtml(QStringLiteral("a<b>")), QStringLiteral("<i>a</i>&lt;<i>b</i>&gt;"));
    }
    void decimalPointIsTheLocales() {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(formulaHtml(QStringLiteral("1.5")), QStringLiteral("1,5"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void showsEveryPart() {
        ExplainPanel panel;
        panel.setExplanation(example());
        const QString text = panel.plainText();
        for (const char* part :
             {"Activation memory", "Fujii et al. (2024), eq. 17", "Bytes a layer keeps", "h_ffn",
              "FFN <hidden> size", "A_layer = 12 + 4·(k ∕ a) + 8·(h_ffn ∕ h)",
              "= 12 + 4·(8 ∕ 32) + 8·(14336 ∕ 4096)", "= 41", "= 343,932,928 bytes = 0.32 GiB", "14,336"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        QCOMPARE(panel.accessibleDescription(), QStringLiteral("Activation memory: 0.32 GiB"));
        QVERIFY(panel.html().contains(QStringLiteral("href=\"#step-A_layer\"")));
    }
    void storedTensorsAreListed() {
        ExplainPanel panel;
        Explanation explanation = example();
        QVERIFY(!panel.plainText().contains(QStringLiteral("Stored tensors")));
        explanation.tensors = {{.name = "attention output <of> a layer",
                                .shape = "s·b × a·d_v/t",
                                .elements = 1 << 25,
                                .bytes = 1 << 26,
                                .layers = 8,
                                .total = 8.0 * (1 << 26) * 4}};
        panel.setExplanation(explanation);
        for (const char* part :
             {"Stored tensors", "attention output <of> a layer", "s·b × a·d_v/t", "0.06", "2.00 GiB"})
            QVERIFY2(panel.plainText().contains(QString::fromUtf8(part)), part);
    }
    void emptyStateSaysWhatToDo() {
        ExplainPanel panel;
        QVERIFY(panel.plainText().contains(QStringLiteral("Click a number")));
        panel.setExplanation(example());
        panel.setExplanation({});
        QVERIFY(panel.plainText().contains(QStringLiteral("Click a number")));
    }
    void copyKeepsFormulas() {
        ExplainPanel panel;
        panel.setExplanation(example());
        panel.show();
        auto* browser = panel.findChild<QTextBrowser*>();
        browser->setFocus();
        QTest::keyClick(browser, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(browser, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral("8·(h_ffn ∕ h)")), qPrintable(copied));
    }
    void colourFollowsThePalette() {
        ExplainPanel panel;
        panel.setExplanation(example());
        QPalette dark;
        dark.setColor(QPalette::Window, Qt::black);
        dark.setColor(QPalette::WindowText, Qt::white);
        const QString light = panel.html();
        panel.setPalette(dark);
        QVERIFY(panel.html() != light);
        const Colours colours = coloursFor(dark);
        QVERIFY(colours.dark);
        QVERIFY(panel.html().contains(colours.mutedText.name()));
        QCOMPARE(panel.findChild<QTextBrowser*>()->palette().color(QPalette::Base), colours.background);
    }
    void keepsItsPlaceWhileValuesChange() {
        ExplainPanel panel;
        panel.resize(260, 160);
        panel.show();
        Explanation explanation = example();
        panel.setExplanation(explanation);
        auto* bar = panel.findChild<QTextBrowser*>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 40);
        bar->setValue(40);
        explanation.steps.front().value *= 2;
        panel.setExplanation(explanation);
        QCOMPARE(bar->value(), 40);
        explanation.title = "Another number";
        panel.setExplanation(explanation);
        QCOMPARE(bar->value(), 0);
    }
};

QTEST_MAIN(TestExplainPanel)
#include "tst_explain_panel.moc"
