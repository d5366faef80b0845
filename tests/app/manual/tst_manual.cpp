// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/panel_table.h"
#include "app/manual/manual_document.h"
#include "app/manual/manual_file.h"
#include "app/manual/manual_formulas.h"
#include "app/manual/manual_search.h"
#include "app/manual/manual_tables.h"
#include "app/render/render.h"
#include "core/analysis/explain.h"
#include "tests/app/manual/manual_reading.h"
#include "tests/support/test_program.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>

#include <set>

using namespace quadrille;
using namespace quadrille::test;

namespace {

const QStringList languages{"en", "de", "ja"};

void addChapters() {
    QTest::addColumn<QString>("chapter");
    QTest::addColumn<QString>("language");
    for (const QString& chapter : manualChapters())
        for (const QString& language : languages)
            QTest::newRow(qPrintable(language + " " + chapter)) << chapter << language;
}

/// The numbers of the prose as digits alone, so that "4,351", "4.351" and "4351" are the same; what is asked
/// of the program, code and links are no prose.
QStringList numbersOf(QString text) {
    text.remove(QRegularExpression("```[\\s\\S]*?```|`[^`]*`|\\{\\{[^}]*\\}\\}|<!--.*?-->|\\]\\([^)]*\\)"));
    QStringList numbers = found(text, "[0-9][0-9.,]*");
    for (QString& number : numbers)
        number.remove(QRegularExpression("[.,]"));
    return sorted(numbers);
}

/// Blocks and figures, without captions.
QStringList askedFor(const QString& text) {
    return sorted(
        found(text, "\\{\\{((?:picture|formulas|options|views|configurations|logs|reference)?[^}|]*)"));
}

} // namespace

/// Every chapter in every language: what it asks for is there, and the languages say the same.
class TestManual : public QObject {
    Q_OBJECT

    Catalogue m_catalogue = loadCatalogue();
    ManualSources m_sources{m_catalogue, optionsInMarkdown};

    ManualPage made(const QString& text, bool withPictures = true) {
        return composeManual("01-test", text, m_sources, withPictures);
    }

private slots:
    void everyChapterIsMade_data() { addChapters(); }
    void everyChapterIsMade() {
        QFETCH(QString, chapter);
        QFETCH(QString, language);
        const InLanguage inForce(language);
        const QString text = manualText(chapter, language);
        QVERIFY(text.startsWith("<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n"));
        const ManualPage page = composeManual(chapter, text, m_sources);
        QVERIFY2(page.problems.isEmpty(), qPrintable(page.problems.join(u'\n')));
        QVERIFY(!page.title.isEmpty());
        QVERIFY(!page.plainText().contains("{{"));
        QTextDocument document;
        fillManual(document, page, coloursFor(QPalette()));
        paintPictures(document, page, coloursFor(QPalette()), 600, 1);
        QCOMPARE(document.firstBlock().text(), page.title);
        for (std::size_t i = 0; i < page.pictures.size(); ++i) {
            const QUrl url(QStringLiteral("picture:%1").arg(i));
            const auto image = document.resource(QTextDocument::ImageResource, url).value<QImage>();
            QCOMPARE(image.width(), 600);
            std::set<QRgb> colours;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    colours.insert(image.pixel(x, y));
            QVERIFY2(colours.size() > 20, qPrintable(page.pictures[i].caption));
            QVERIFY(!page.pictures[i].caption.isEmpty());
        }
    }

    void everyLinkLeadsSomewhere_data() { addChapters(); }
    void everyLinkLeadsSomewhere() {
        QFETCH(QString, chapter);
        QFETCH(QString, language);
        for (const QString& link : found(manualText(chapter, language), "\\]\\(([^)]*)\\)")) {
            const QString file = link.section(u'#', 0, 0);
            QVERIFY2(file.endsWith(".md") && manualChapters().contains(file.chopped(3)), qPrintable(link));
            if (!link.contains(u'#'))
                continue;
            QTextDocument document;
            document.setMarkdown(manualText(file.chopped(3), language));
            QVERIFY2(headingOf(document, link.section(u'#', 1)).isValid(), qPrintable(link));
        }
    }

    void theLanguagesSayTheSame_data() { addChapters(); }
    void theLanguagesSayTheSame() {
        QFETCH(QString, chapter);
        QFETCH(QString, language);
        QString english = manualText(chapter, "en"), other = manualText(chapter, language);
        QVERIFY2(QFile::exists(QStringLiteral(":/manual/%1/%2.md").arg(language, chapter)),
                 "has no file of its own");
        QVERIFY(language == "en" || other != english);
        QCOMPARE(codeLines(other, "sh"), codeLines(english, "sh"));
        QCOMPARE(found(other, "^(#+) ").size(), found(english, "^(#+) ").size());
        QCOMPARE(found(other, "^<!-- plan:.*$"), found(english, "^<!-- plan:.*$"));
        QCOMPARE(sorted(found(other, "\\]\\(([^)#]*)")), sorted(found(english, "\\]\\(([^)#]*)")));
        // The other languages take the tables of errors from the English chapter.
        for (QString* text : {&english, &other})
            text->remove(QRegularExpression("\\| over the [\\s\\S]*?\\n\\n|\\{\\{errors: .\\}\\}"));
        QCOMPARE(askedFor(other), askedFor(english));
        QCOMPARE(numbersOf(other), numbersOf(english));
    }

    void everyViewIsInIt() {
        QString all;
        for (const QString& chapter : manualChapters())
            all += manualText(chapter, "en");
        for (const PanelId panel : allPanels()) {
            const QString name = nameOf(*panel);
            QVERIFY2(all.contains("{{name: " + name + "}}") || all.contains("{{view: " + name + "}}"),
                     qPrintable(name + ": no chapter of resources/manual tells of it"));
        }
    }

    void theTablesOfErrorsSpeakEveryLanguage() {
        const QString trust = manualText(manualChapterNamed("trust"), "en");
        QCOMPARE(manual_tables::untranslated(trust), QStringList());
        QVERIFY(manual_tables::errors(trust, 99).isEmpty());
        const QString table =
            "| over the 2014 runs | ours | chance |\n|---|---|---|\n| median error | 6.3 % | – |\n\n";
        {
            const InLanguage german("de");
            const QString inGerman = manual_tables::errors(table, 0);
            QVERIFY(inGerman.contains("2.014"));
            QVERIFY(inGerman.contains("| 6,3 % | – |"));
            QVERIFY(!inGerman.contains("median error"));
        }
        QVERIFY(manual_tables::untranslated(table).isEmpty());
        QCOMPARE(manual_tables::untranslated("| over the 3 choices | ours |\n| a new row | 1 |\n"),
                 QStringList{"a new row"});
    }

    /// Numbers of the text are those of the analysis.
    void figuresAreOfTheChaptersPlan() {
        const InLanguage english("en");
        const ManualPage page = made("<!-- plan: --model llama-3.1-8b --gpus 16 --tp 2 -->\n# A\n{{tp}} "
                                     "{{dp}} {{memory.total_bytes | GiB .2}}\n"
                                     "<!-- plan: --model llama-3.1-8b --gpus 16 --tp 4 -->\n{{tp}} {{dp}}\n");
        QCOMPARE(page.problems, QStringList());
        const QString text = page.plainText().simplified();
        QVERIFY2(text.startsWith("A 2 8 "), qPrintable(text));
        QVERIFY2(text.endsWith(" GiB 4 4"), qPrintable(text));
    }

    /// A formula's value is the number of the analysis.
    void formulasGiveTheNumberOfThePlan() {
        const InLanguage english("en");
        const Scenario plan = newScenario(m_catalogue);
        const Analysis analysis = analyzeWithoutTimeline(plan);
        for (const QString& name : manual_formulas::names()) {
            manual_formulas::Written written;
            const auto pieces = manual_formulas::pieces(name, analysis, written, {});
            QVERIFY2(pieces && pieces->size() >= 3, qPrintable(name));
            QVERIFY2(std::ranges::any_of(*pieces,
                                         [](const LivePiece& piece) {
                                             return piece.kind == LivePiece::Kind::displayedFormula;
                                         }),
                     qPrintable(name));
        }
        manual_formulas::Written written;
        QVERIFY(!manual_formulas::pieces("nothing", analysis, written, {}));
        // What is written already is not written again.
        QVERIFY(!manual_formulas::pieces("step", analysis, written, {})->empty());
        QVERIFY(manual_formulas::pieces("step", analysis, written, {})->empty());
    }

    void whatIsAskedInVainIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* text, const char* named) { QTest::newRow(text) << text << named; };
        row("{{key: panel.nothing}}", "line 1: nothing answers {{key: panel.nothing}}");
        row("\n{{view: nothing}}", "line 2: nothing answers");
        row("{{count: sheep}}", "line 1: nothing answers");
        row("{{term: nothing}}", "nothing answers");
        row("{{lesson: nothing}}", "nothing answers");
        row("{{memory.nothing}}", "“memory.nothing” is no figure");
        row("{{performance.mfu +}}", "line");
        row("{{picture: nothing}}", "“nothing” is no view that can be drawn");
        row("{{picture: memory --tp 3}}", "can not run");
        row("{{picture: memory --tpp 3}}", "--tpp");
        row("{{formulas: nothing}}", "“nothing” has no formula");
        row("{{options: nothing}}", "there is no “nothing”");
        row("{{reference: nothing}}", "“nothing” is no table");
        row("{{errors: 9}}", "there is no “9”");
        row("<!-- plan: --gpus many -->", "gpus");
        row("```\nopen", "``` without an end");
    }
    void whatIsAskedInVainIsNamed() {
        QFETCH(QString, text);
        QFETCH(QString, named);
        const QStringList problems = made(text).problems;
        QVERIFY2(!problems.isEmpty(), "nothing was said");
        QVERIFY2(problems.front().contains(named), qPrintable(problems.join(u'\n')));
    }

    void codeIsNotLookedInto() {
        const ManualPage page = made("# A\n````\n```\n{{tp}} $x$\n```\n````\n");
        QCOMPARE(page.problems, QStringList());
        QVERIFY(page.plainText().contains("{{tp}} $x$"));
    }

    void searchFindsWordsInAnyOrderAndHeadingsFirst() {
        ManualIndex index;
        index.add(made("# One\nabout apples\n## Pears\nand **green** Apples\n"));
        index.add(made("# Two\n## Green apples\nnothing\n```sh\n## no heading\n```\n", false));
        const auto hits = index.find("apples GREEN");
        QCOMPARE(hits.size(), std::size_t{2});
        QCOMPARE(hits[0].heading, QString("Green apples"));
        QCOMPARE(hits[1].heading, QString("Pears"));
        QVERIFY2(hits[1].words.contains("green Apples"), qPrintable(hits[1].words));
        QVERIFY(index.find("apples plums").empty());
        QVERIFY(index.find("  ").empty());
        QCOMPARE(index.find("no heading").front().heading, QString("Green apples"));
    }

    void searchOverlooksTheMarksOfLettersAlone() {
        ManualIndex index;
        index.add(made("# Eins\nalle Zustände, und ein Café\n## か\nnichts\n"));
        for (const char* typed : {"Zustande", "zustände", "CAFE", "cafe\xCC\x81"})
            QCOMPARE(index.find(QString::fromUtf8(typed)).size(), std::size_t{1});
        QVERIFY2(index.find("zustande")[0].words.contains("Zustände"), "cut out of the text as it is");
        QVERIFY2(index.find(QString::fromUtf8("が")).empty(), "が is another letter than か");
        QCOMPARE(withoutMarks(QString::fromUtf8("ǖñÅ ø が")), QString::fromUtf8("unA ø が"));
        QTextDocument document;
        document.setPlainText(QString::fromUtf8("Zustand\nviele Zustände"));
        QCOMPARE(wordIn(document, "zustande", 0).selectedText(), QString::fromUtf8("Zustände"));
        QVERIFY(wordIn(document, "zustande", 16).isNull());
    }

    /// A bar within code of a table is marked in Markdown, and there alone.
    void barsInTablesAreShownAsBars() {
        const QString text =
            "# A\n| option | what |\n|:--|--: |\n| `--sp on\\|off\\|x` | one\\|two |\n\n`a\\|b`\n";
        const ManualPage page = made(text);
        QTextDocument document;
        fillManual(document, page, coloursFor(QPalette()));
        const QString shown = document.toPlainText();
        QVERIFY2(shown.contains("--sp on|off|x") && shown.contains("one|two"), qPrintable(shown));
        QVERIFY2(shown.contains("a\\|b"), "outside of a table it is what was written");
        const QString html = QString::fromUtf8(manual_file::toHtml({page}, "en", false));
        QVERIFY(html.contains("--sp on|off|x"));
        QVERIFY(manual_file::toMarkdown(page, {}).contains("`--sp on\\|off\\|x`"));
        const QString searched = page.plainText();
        QVERIFY2(searched.contains("--sp on|off|x") && !searched.contains("--:"), qPrintable(searched));
    }

    void wrappedLinesOfIdeographsAreJoinedWithoutASpace() {
        const ManualPage page =
            made(QString::fromUtf8("# A\n層から\n数え、**太字**\nです。`tp`\nの数\nGPU\n"
                                   "\n- 一\n  二\n- 三！ 四\n\n| 左 | 右 |\n|---|---|\n|上|下|\n"));
        QTextDocument document;
        fillManual(document, page, coloursFor(QPalette()));
        const QString shown = document.toPlainText();
        const QString joined = QString::fromUtf8("層から数え、太字です。tp の数 GPU");
        QVERIFY2(shown.contains(joined), qPrintable(shown));
        QVERIFY2(shown.contains(QString::fromUtf8("一二")) && shown.contains(QString::fromUtf8("三！ 四")),
                 qPrintable(shown));
        const QString searched = page.plainText();
        QVERIFY2(searched.simplified().contains(joined), qPrintable(searched));
        for (const char* apart : {"左 右", "上 下", "三！ 四"})
            QVERIFY2(searched.simplified().contains(QString::fromUtf8(apart)), qPrintable(searched));
    }

    /// The window stood still for seconds while each of hundreds of cells laid out its table anew.
    void aChapterIsLaidOutOnce() {
        const ManualPage page =
            composeManual(manualChapterNamed("command-line"),
                          manualText(manualChapterNamed("command-line"), "en"), m_sources);
        QTextDocument document;
        document.setTextWidth(700);
        QSignalSpy laidOut(document.documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged);
        QSignalSpy updated(document.documentLayout(), &QAbstractTextDocumentLayout::update);
        fillManual(document, page, coloursFor(QPalette()));
        QCOMPARE(laidOut.size(), qsizetype{1});
        QCOMPARE(updated.size(), qsizetype{1});
        QVERIFY(document.isLayoutEnabled());
    }

    void filesKeepLinksWithinAndPictures() {
        const InLanguage english("en");
        std::vector<ManualPage> pages{made(
            "# A\n{{view: memory}} and [B](02-window.md)\n\n{{picture: memory | What it holds.}}\n$a_b$\n")};
        QCOMPARE(pages[0].problems, QStringList());
        const QString markdown =
            manual_file::toMarkdown(pages[0], [](std::size_t i) { return QStringLiteral("p%1.svg").arg(i); });
        QVERIFY2(markdown.contains("Memory and [B](02-window.md)"), qPrintable(markdown));
        QVERIFY(markdown.contains("![What it holds.](<p0.svg>)"));
        QVERIFY(markdown.contains("`a_b`"));
        pages.push_back(pages[0]);
        const QString html = QString::fromUtf8(manual_file::toHtml(pages, "en", false));
        QCOMPARE(html.count("<svg"), 2);
        QVERIFY(html.contains("href=\"#02-window\""));
        QVERIFY(!html.contains("view:memory") && !html.contains("picture:"));
        QVERIFY(html.contains("What it holds."));
    }
};

QUADRILLE_TESTS(TestManual)
#include "tst_manual.moc"
