// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/plain_formula_text.h"
#include "widgets/glossary/formula_html.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/picture/colours.h"
#include "widgets/tip/tip.h"

#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>

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
    // The place of a symbol of the list below the formulas, in the viewport.
    static QPoint placeOf(const ExplainPanel& panel, const QString& symbol) {
        auto* browser = panel.findChild<QTextBrowser*>();
        for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                const QTextFragment fragment = at.fragment();
                if (!fragment.charFormat().anchorHref().startsWith(QStringLiteral("glossary:")) ||
                    symbolAt(*browser->document(), fragment.position()) != symbol)
                    continue;
                QTextCursor cursor(browser->document());
                cursor.setPosition(fragment.position());
                const QRect before = browser->cursorRect(cursor);
                cursor.setPosition(fragment.position() + 1);
                return (before.center() + browser->cursorRect(cursor).center()) / 2;
            }
        return {};
    }
    void symbolsAreReadFromTheDocument() {
        QTextDocument document;
        document.setHtml(formulaHtml(QStringLiteral("8·(h_ffn / h) − min(m, p)")));
        const auto at = [&document](const char* text) {
            return symbolAt(document,
                            static_cast<int>(document.toRawText().indexOf(QString::fromUtf8(text))));
        };
        QCOMPARE(at("hffn"), QStringLiteral("h_ffn"));
        QCOMPARE(at("ffn"), QStringLiteral("h_ffn")); // on the index as on the letter
        QCOMPARE(symbolAt(document, static_cast<int>(document.toRawText().lastIndexOf(u'h'))),
                 QStringLiteral("h"));
        QCOMPARE(at("p)"), QStringLiteral("p"));
        QCOMPARE(at("min"), QString()); // a function
        QCOMPARE(at("8"), QString());
    }
    void symbolsLeadToTheGlossaryAndStepsToTheirPlace() {
        ExplainPanel panel;
        panel.resize(500, 700);
        panel.setExplanation(example());
        panel.show();
        QVERIFY(panel.html().contains(QStringLiteral("href=\"glossary:h_ffn\"")));
        QSignalSpy wanted(&panel, &ExplainPanel::meaningWanted);
        auto* browser = panel.findChild<QTextBrowser*>();
        const QPoint place = placeOf(panel, QStringLiteral("h_ffn"));
        QVERIFY(!place.isNull());
        QTest::mouseClick(browser->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("h_ffn"));
        QVERIFY(panel.plainText().contains(QStringLiteral("Activation memory"))); // the page is still there
        emit browser->anchorClicked(QUrl(QStringLiteral("#step-A_layer")));
        QCOMPARE(wanted.size(), 1);
        QVERIFY(panel.plainText().contains(QStringLiteral("Activation memory")));
    }
    void theLetterUnderThePointerSaysWhatItMeans() {
        ExplainPanel panel;
        panel.resize(500, 700);
        panel.setExplanation(example());
        panel.show();
        auto* viewport = panel.findChild<QTextBrowser*>()->viewport();
        const QPoint place = placeOf(panel, QStringLiteral("h_ffn"));
        QHelpEvent help(QEvent::ToolTip, place, viewport->mapToGlobal(place));
        QCoreApplication::sendEvent(viewport, &help);
        QCOMPARE(QToolTip::text(), tip::wrapped(glossary_text::tip("ffn")));
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

QUADRILLE_TESTS(TestExplainPanel)
#include "tst_explain_panel.moc"
