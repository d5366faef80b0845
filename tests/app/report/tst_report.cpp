// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/compose.h"
#include "app/report/html.h"
#include "app/report/markdown.h"
#include "app/report/paged.h"
#include "app/report/pdf.h"
#include "tests/app/window_fixture.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"
#include "widgets/comparison/comparison_text.h"
#include "widgets/picture/picture.h"
#include "widgets/verdict/verdict_bar.h"
#include "widgets/verdict/verdict_text.h"

#include <nlohmann/json.hpp>
#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace quadrille;

namespace {

/// The value cells of every table row, by the row's name.
QHash<QString, QStringList> rowsOf(const report::Document& document) {
    QHash<QString, QStringList> rows;
    for (const report::Section& section : document.sections)
        for (const report::Block& block : section.blocks)
            if (const auto* table = std::get_if<report::Table>(&block))
                for (const QStringList& row : table->rows)
                    if (!rows.contains(row.front())) // of this plan first, then side by side
                        rows.insert(row.front(), row.mid(1));
    return rows;
}

QString textOf(const report::Document& document) {
    return QString::fromUtf8(
        report::toMarkdown(document, [](const report::Figure& figure) { return figure.name; }));
}

/// The words that its pages are painted with, in their order.
QString textOf(const report::Document& document, report::Page page) {
    std::vector<std::unique_ptr<QBuffer>> files;
    std::unique_ptr<QSvgGenerator> generator;
    QPainter painter;
    const auto begin = [&] {
        painter.end();
        files.push_back(std::make_unique<QBuffer>());
        generator = std::make_unique<QSvgGenerator>();
        generator->setOutputDevice(files.back().get());
        generator->setResolution(report::unitsPerInch);
        painter.begin(generator.get());
        return &painter;
    };
    QImage device(1, 1, QImage::Format_RGB32);
    device.setDotsPerMeterX(qRound(report::unitsPerInch / 0.0254));
    device.setDotsPerMeterY(qRound(report::unitsPerInch / 0.0254));
    report::paintPages(document, page, false, device, begin);
    painter.end();
    QString text;
    for (const auto& file : files) {
        QXmlStreamReader xml(file->data());
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
                text += xml.readElementText();
    }
    return text;
}

/// What a page is made of, read back; empty where it is not well-formed.
struct Page {
    explicit Page(const QByteArray& html) {
        QXmlStreamReader xml(html);
        QString script;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            elements << xml.name().toString();
            const auto says = [&xml](const char* attribute) {
                return !xml.attributes().value(QLatin1String(attribute)).isEmpty();
            };
            if ((xml.name() == QLatin1String("html") && !says("lang")) ||
                (xml.name() == QLatin1String("th") && !says("scope")) ||
                (xml.name() == QLatin1String("svg") && !(says("role") && says("aria-label"))))
                unspoken << xml.name().toString();
            for (const auto& attribute : xml.attributes()) {
                const QString name = attribute.name().toString(), value = attribute.value().toString();
                if (name == QLatin1String("id"))
                    ids << value;
                if (name == QLatin1String("href") || name == QLatin1String("src"))
                    references << value;
            }
            if (xml.name() == QLatin1String("script"))
                session = xml.readElementText().toUtf8();
        }
        error = xml.errorString();
    }

    QStringList elements, ids, references;
    QStringList unspoken; ///< elements of which whoever listens hears too little
    QByteArray session;
    QString error;
};

} // namespace

/// Reports: their numbers are those of the window, and their files are what they claim to be.
class TestReport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        test::isolate("tst-report");
        m_catalogue = loadCatalogue();
    }

    void itsNumbersAreThoseOfTheWindow() {
        test::Running program;
        program.store().pinBaseline();
        program.store().set(Dimension::tensor, 4);
        const auto facts = report::gather(
            {.scenario = program.store().scenario(), .baseline = program.store().state().baseline});
        QCOMPARE(facts.analysis.performance->step.value(),
                 program.store().analysis().performance->step.value());
        const auto document = report::compose(facts, m_catalogue);
        const auto rows = rowsOf(document);
        int seen = 0;
        for (const auto* number : program.find<VerdictBar>()->findChildren<NumberButton*>()) {
            if (!number->isVisible())
                continue;
            const QString text = number->accessibleName();
            bool found = false;
            for (const QStringList& cells : rows)
                found =
                    found || (!cells.isEmpty() && !cells.front().isEmpty() && text.contains(cells.front()));
            QVERIFY2(found, qPrintable(text));
            ++seen;
        }
        QVERIFY(seen >= 6);
        QVERIFY(textOf(document).contains(verdict::spoken(facts.analysis).section(u'.', 0, 0).left(20)));
    }

    void plansStandSideBySideAsInTheWindow() {
        Session session{.scenario = newScenario(m_catalogue)};
        session.baseline = session.scenario;
        session.kept.push_back({QStringLiteral("Deeper"), session.scenario});
        session.kept.front().scenario.plan.pp *= 2;
        session.scenario.plan.recompute = Recompute::full;
        const auto facts = report::gather(session);
        QCOMPARE(facts.beside.size(), 3U);
        const report::Document document = report::compose(facts, m_catalogue);
        const auto rows = rowsOf(document);
        // As the table of plans side by side has it: core's comparison, and its words.
        const PlansComparison comparison = comparePlans(facts.beside, 0);
        const auto lines = comparison::linesOf(comparison);
        QVERIFY(lines.size() > 6);
        int compared = 0;
        for (const ComparisonLine& line : lines) {
            const QStringList cells = rows.value(line.name);
            if (cells.size() != 3) // a figure of this plan bears the same name
                continue;
            ++compared;
            for (qsizetype i = 0; i < 3; ++i)
                QVERIFY2(cells[i].startsWith(line.cells[std::size_t(i)].text), qPrintable(cells[i]));
        }
        QVERIFY(compared > 3);
        const QStringList memory = rows.value(QStringLiteral("Memory"));
        QCOMPARE(memory.size(), 3);
        // Full recomputation: less, which is better, and no arrow that points up beside it.
        static const QRegularExpression less(QStringLiteral("^[\\d.]+ GiB \\(−[\\d.]+ GiB, better\\)$"));
        QVERIFY2(less.match(memory[2]).hasMatch(), qPrintable(memory[2]));
        QVERIFY(rows.value(QStringLiteral("Step"))[2].contains(u'+')); // to compute twice takes longer
        const QString text = textOf(document);
        QVERIFY(text.contains(comparison::finding(comparison)));
        QVERIFY(text.contains(QStringLiteral("Deeper: ")));
        // A plan alone is compared with nothing.
        session.baseline.reset();
        session.kept.clear();
        QVERIFY(!textOf(report::compose(report::gather(session), m_catalogue)).contains(u'≈'));
    }

    void aPageIsWellFormedAndFetchesNothing() {
        QVERIFY(rc::check("a page of any plan", [this] {
            report::Facts facts{.session = {.scenario = test::randomScenario()}};
            facts.analysis = analyze(facts.session.scenario, TimeBase::model);
            const QByteArray html = report::toHtml(report::compose(facts, m_catalogue), false);
            const Page page(html);
            if (!page.error.isEmpty())
                RC_FAIL(page.error.toStdString());
            RC_ASSERT(QSet<QString>(page.ids.begin(), page.ids.end()).size() == page.ids.size());
            for (const QString& reference : page.references)
                RC_ASSERT(reference.startsWith(u'#') || reference.startsWith(QStringLiteral("data:")));
            RC_ASSERT(sessionFromBytes(page.session) == facts.session);
            RC_ASSERT(!html.contains("url(http"));
        }));
    }

    void everyPictureIsDrawnInIt() {
        const auto document =
            report::compose(report::gather({.scenario = newScenario(m_catalogue)}), m_catalogue);
        const Page page(report::toHtml(document, true));
        QCOMPARE(page.elements.count(QStringLiteral("svg")), 5);
        for (const char* name : {"memory", "step", "pipeline", "communication", "heatmap"})
            QVERIFY(page.ids.contains(QLatin1String(name)));
    }

    /// One hears the language, one title, what each picture shows, and of each number its row and column.
    void aPageIsReadAloud() {
        Session session{.scenario = newScenario(m_catalogue)};
        session.kept.push_back({QStringLiteral("B"), session.scenario});
        session.kept.front().scenario.plan.tp *= 2;
        const auto document = report::compose(report::gather(session), m_catalogue);
        const Page page(report::toHtml(document, false));
        QVERIFY2(page.unspoken.isEmpty(), qPrintable(page.unspoken.join(u' ')));
        QCOMPARE(page.elements.count(QStringLiteral("h1")), 1);
        const auto rows = page.elements.count(QStringLiteral("tr"));
        QVERIFY(rows > 20);
        const auto tables = page.elements.count(QStringLiteral("table"));
        // One head of each row, and of each column.
        QVERIFY(page.elements.count(QStringLiteral("th")) >= rows - tables + 2 * tables);
    }

    void whatCannotRunSaysWhyAndWhatMendsIt() {
        Session session{.scenario = newScenario(m_catalogue)};
        session.scenario.plan.pp = 5; // of 32 layers
        const auto facts = report::gather(session);
        QVERIFY(!facts.analysis.runnable());
        QVERIFY(!facts.mended.empty());
        for (const report::Mended& each : facts.mended)
            QVERIFY(each.analysis.runnable());
        const QString text = textOf(report::compose(facts, m_catalogue));
        QVERIFY(text.contains(QStringLiteral("cannot run")));
        QVERIFY2(text.contains(verdict::repair(facts.mended.front().repair, true)), qPrintable(text));
    }

    void costStandsThereWhereItIsAsked() {
        Session session{.scenario = newScenario(m_catalogue)};
        const auto hasCost = [](const report::Document& document) {
            return std::ranges::any_of(document.sections,
                                       [](const auto& section) { return section.name == "cost"; });
        };
        session.scenario.run.tokens = 0;
        QVERIFY(!hasCost(report::compose(report::gather(session), m_catalogue)));
        session.scenario.run.tokens = 15e12;
        session.scenario.run.pricePerGpuHour = 2;
        const auto facts = report::gather(session);
        const auto document = report::compose(facts, m_catalogue);
        QVERIFY(hasCost(document));
        const auto rows = rowsOf(document);
        // Days × 24 × GPUs are the GPU-hours, and at 2 an hour half of the price, to the digits shown.
        const auto number = [&rows](const QString& name) {
            return QLocale().toDouble(rows.value(name).value(0));
        };
        const double hours = number(QStringLiteral("GPU-hours"));
        const double gpus = static_cast<double>(session.scenario.cluster.gpus);
        QVERIFY(std::abs(number(QStringLiteral("Days")) * 24 * gpus / hours - 1) < 0.01);
        QVERIFY(std::abs(number(QStringLiteral("Price, at 2 for a GPU-hour")) / (2 * hours) - 1) < 0.001);
    }

    void pagesHaveTheirSize_data() {
        QTest::addColumn<int>("page");
        QTest::addColumn<QByteArray>("box");
        QTest::newRow("A4") << static_cast<int>(report::Page::a4) << QByteArray("[0 0 595");
        QTest::newRow("Letter") << static_cast<int>(report::Page::letter)
                                << QByteArray("[0 0 612.000000 792.000000]");
        QTest::newRow("slides") << static_cast<int>(report::Page::slides)
                                << QByteArray("[0 0 720.000000 405.000000]"); // 16:9
    }

    void pagesHaveTheirSize() {
        QFETCH(int, page);
        QFETCH(QByteArray, box);
        const auto document =
            report::compose(report::gather({.scenario = newScenario(m_catalogue)}), m_catalogue);
        const QByteArray pdf = report::toPdf(document, static_cast<report::Page>(page), false);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.contains("/MediaBox " + box));
        QVERIFY(pdf.count("/Type /Page\n") >= 4);
        QVERIFY(pdf.contains("plan.quadrille")); // attached
    }

    /// Whatever is put where on a page, nothing is left out: every picture and every section's prose is
    /// painted.
    void pagesHoldAllOfIt() {
        Session session{.scenario = newScenario(m_catalogue)};
        session.scenario.plan.pp = 2;
        session.scenario.run.tokens = 1e12;
        session.baseline = newScenario(m_catalogue);
        const auto document = report::compose(report::gather(session), m_catalogue);
        const auto bare = [](QString words) {
            static const QRegularExpression space(QStringLiteral("[\\s\u00a0]+"));
            return words.remove(space);
        };
        for (const report::Page page : {report::Page::a4, report::Page::letter}) {
            const QString written = bare(textOf(document, page));
            const auto isThere = [&](const QString& words) {
                constexpr qsizetype aLine = 30; // the rest may be on the next page
                return written.contains(bare(words).left(aLine));
            };
            for (const report::Section& section : document.sections) {
                QVERIFY2(isThere(section.title), qPrintable(section.title));
                for (const report::Block& block : section.blocks) {
                    QStringList words;
                    if (const auto* paragraph = std::get_if<report::Paragraph>(&block))
                        words << paragraph->text;
                    else if (const auto* points = std::get_if<report::Points>(&block))
                        words << points->items;
                    else if (const auto* figure = std::get_if<report::Figure>(&block))
                        words << figure->caption << figure->picture->finding();
                    for (const QString& each : words)
                        QVERIFY2(isThere(each), qPrintable(each));
                }
            }
        }
        // A deck tells it in the same order: a section's words, then its picture.
        const QString slides = bare(textOf(document, report::Page::slides));
        const qsizetype table = slides.indexOf(bare(QStringLiteral("What differs")));
        QVERIFY(table > 0);
        QVERIFY(slides.indexOf(bare(QStringLiteral("Memory, the parts of a step and the pipeline"))) > table);
    }

    void markdownHasWholeRows() {
        Session session{.scenario = newScenario(m_catalogue)};
        session.scenario.model.label = "a|b*c_[d]<e>";
        const QString text = textOf(report::compose(report::gather(session), m_catalogue));
        QVERIFY(text.contains(QStringLiteral("a\\|b\\*c\\_\\[d\\]\\<e\\>")));
        int columns = 0;
        for (const QString& line : text.split(u'\n')) {
            QString bare = line;
            const auto bars = bare.remove(QStringLiteral("\\|")).count(u'|');
            if (!line.startsWith(u'|'))
                columns = 0;
            else if (columns == 0)
                columns = static_cast<int>(bars);
            else
                QCOMPARE(static_cast<int>(bars), columns);
        }
    }

private:
    Catalogue m_catalogue;
};

QUADRILLE_TESTS(TestReport)
#include "tst_report.moc"
