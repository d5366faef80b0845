// SPDX-License-Identifier: GPL-3.0-or-later
#include "proposals.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/make_it_fit_view.h"
#include "widgets/make_it_fit/memory_delegate.h"
#include "widgets/make_it_fit/proposal_model.h"
#include "widgets/make_it_fit/proposal_text.h"
#include "widgets/picture/colours.h"
#include "widgets/row_table.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>

using namespace quadrille;
using namespace quadrille::test;

namespace {

struct ShownFit {
    std::vector<Proposal> chosen;
    QStringList read;
    MakeItFitView view; // last, so that what it says while it goes finds its lists
    explicit ShownFit(FitAnswer answer = threeProposals(), QSize size = {720, 260}) {
        QObject::connect(&view, &MakeItFitView::chosen, &view,
                         [this](const Proposal& proposal) { chosen.push_back(proposal); });
        QObject::connect(&view, &MakeItFitView::readout, &view,
                         [this](const QString& text) { read << text; });
        view.setAnswer(std::move(answer), tightScenario());
        view.resize(size);
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
    }
    [[nodiscard]] QString cell(int row, int column) const {
        return view.table()->model()->index(row, column).data().toString();
    }
};

FitAnswer outcome(FitAnswer::Outcome what) {
    FitAnswer found;
    found.outcome = what;
    return found;
}

} // namespace

class TestMakeItFitView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void theModelIsAModel();
    void cellsSayThePrice();
    void findings_data();
    void findings();
    void schedulesHaveTheNamesThatTheWindowGivesThem();
    void pluralsAgree();
    void aPreviewSaysWhatMoves();
    void theChangeIsReadableInNarrowTables();
    void headersSort();
    void whatIsCopiedIsWhatIsShown();
    void enterApplies();
    void doubleClickApplies();
    void theButtonAppliesTheMarkedRow();
    void aPendingAnswerIsNotApplied();
    void pointerAndKeysPreview();
    void emptyStatesHaveNoRows();
    void theClosestIsARow();
    void barsAreAsLongAsTheirShare();
    void zonesAreNotColourAlone();
    void columnsFitTheSmallestWindow();
};

void TestMakeItFitView::theModelIsAModel() {
    ProposalModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setAnswer(threeProposals(), tightScenario());
    QCOMPARE(model.rowCount(), 3);
    model.setAnswer(outcome(FitAnswer::Outcome::fits), tightScenario());
    QCOMPARE(model.rowCount(), 0);
}

void TestMakeItFitView::cellsSayThePrice() {
    const ShownFit shown;
    // What travels is in powers of 1000, as links are: 12 GiB are 12.9 GB.
    const QList<QStringList> expected{
        {"TP 2 → 4", "60.0 GiB", "−40.0 GiB", "+5.0 points", "+12.9 GB", "0.0 %", "+12 %"},
        {"Recompute every layer", "40.0 GiB", "−60.0 GiB", "±0.0 points", "+2.15 GB", "33.3 %", "+34 %"},
        {"ZeRO 1 → 2 + Recompute one layer in 2", "62.0 GiB", "−38.0 GiB", "±0.0 points", "+1.07 GB",
         "16.7 %", "+5 %"}};
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < ProposalModel::columns; ++column)
            QCOMPARE(shown.cell(row, column), expected[row][column]);
    // The tip of what is sent tells the kinds apart, and nothing of those that there are not.
    const QString tip =
        shown.view.table()->model()->index(0, ProposalModel::traffic).data(Qt::ToolTipRole).toString();
    QCOMPARE(tip, QStringLiteral("Tensor parallel: 6.44 GB → 16.1 GB\nData parallel: 2.15 GB → 5.37 GB"));
    const QString spoken =
        shown.view.table()->model()->index(0, ProposalModel::memory).data(Qt::AccessibleTextRole).toString();
    QCOMPARE(spoken, QStringLiteral("60.0 GiB, fits"));
}

void TestMakeItFitView::findings_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("fits") << int(FitAnswer::Outcome::fits)
                          << "This plan fits, and no single change makes it faster";
    QTest::newRow("broken") << int(FitAnswer::Outcome::cannotRun)
                            << "This plan cannot run: mend its broken rules first";
    QTest::newRow("more") << int(FitAnswer::Outcome::moreGpus)
                          << "Nothing found fits on 8 GPUs: 12.5 GiB too much at best. It takes 16 GPUs";
    QTest::newRow("nothing")
        << int(FitAnswer::Outcome::nothingFits)
        << "Nothing found makes this plan fit: it holds 12.5 GiB too much. Take GPUs with "
           "more memory, or a smaller model";
}

void TestMakeItFitView::findings() {
    QFETCH(int, which);
    QFETCH(QString, wanted);
    FitAnswer found = outcome(static_cast<FitAnswer::Outcome>(which));
    found.missing = gibibytes(12.5);
    if (found.outcome == FitAnswer::Outcome::moreGpus) {
        found.before = test::priceOf(100, 0, 1, 0);
        found.proposals = {proposalOf({Change("gpus", 16)}, test::priceOf(60, 0, 1, 0), 0)};
    }
    const ShownFit shown(found);
    QCOMPARE(shown.view.finding(), wanted);
}

/// The command line says what its options say, and all of the window what its choosers say.
void TestMakeItFitView::schedulesHaveTheNamesThatTheWindowGivesThem() {
    Scenario before = tightScenario();
    for (const ScheduleKind from : scheduleKinds)
        for (const ScheduleKind to : scheduleKinds) {
            before.plan.schedule = from;
            const Change change("schedule", std::string(scheduleName(to)));
            const QString shown = proposal::changes({{change, 1, 1}}, before);
            QVERIFY2(shown.contains(format::scheduleLabel(to)), qPrintable(shown));
            const std::string told = english(label(change, before));
            if (to != ScheduleKind::oneForwardOneBackward)
                QCOMPARE(told, "Schedule " + std::string(scheduleName(to)) + " instead of " +
                                   std::string(scheduleName(from)));
        }
    before.plan.schedule = ScheduleKind::oneForwardOneBackward;
    QCOMPARE(proposal::changes({{Change("schedule", "v-half"), 1, 1}}, before),
             QStringLiteral("Schedule V-Half instead of 1F1B"));
}

void TestMakeItFitView::pluralsAgree() {
    FitAnswer found = threeProposals();
    const Scenario before = tightScenario();
    // Without a translation Qt leaves the English source form: the number, and the cheapest, are in it.
    QVERIFY(proposal::finding(found, before).startsWith(QStringLiteral("2 single change")));
    QVERIFY(proposal::finding(found, before).endsWith(QStringLiteral("the cheapest: TP 2 → 4")));
    found.proposals.erase(found.proposals.begin(), found.proposals.begin() + 2);
    QVERIFY(proposal::finding(found, before).contains(QStringLiteral("1 pair")));
}

/// Figures that read the same before and after are not worth a word.
void TestMakeItFitView::aPreviewSaysWhatMoves() {
    FitAnswer found = threeProposals();
    const Scenario before = tightScenario();
    const auto preview = [&](std::size_t i) { return proposal::preview(found.proposals[i], found, before); };
    QCOMPARE(preview(0), QStringLiteral("TP 2 → 4: memory 100.0 GiB → 60.0 GiB, bubble 10.0 % → 15.0 %, each "
                                        "GPU sends 8.59 GB → 21.5 GB in a step. A step takes roughly 12 % "
                                        "more time."));
    QVERIFY2(!preview(1).contains(QStringLiteral("bubble")), qPrintable(preview(1)));
    QVERIFY(preview(1).contains(QStringLiteral("computation repeated 0.0 % → 33.3 %")));
    found.proposals[0].price = *found.before;
    found.proposals[0].extraTime = -0.07;
    QCOMPARE(preview(0), QStringLiteral("TP 2 → 4. A step takes roughly 7 % less time."));
    found.proposals[0].extraTime = 0.004;
    QCOMPARE(preview(0), QStringLiteral("TP 2 → 4. A step takes about as long."));
    // An amount that stays is said once.
    Traffic more = found.before->traffic;
    more.part(TrafficKind::data) = gibibytes(4);
    QCOMPARE(proposal::traffic(found.before->traffic, more),
             QStringLiteral("Tensor parallel: 6.44 GB as before\nData parallel: 2.15 GB → 4.29 GB"));
}

void TestMakeItFitView::theChangeIsReadableInNarrowTables() {
    ShownFit shown(threeProposals(), {1200, 260});
    RowTable* table = shown.view.table();
    const auto hidden = [table] {
        std::vector<int> columns;
        for (int column = 0; column < ProposalModel::columns; ++column)
            if (table->isColumnHidden(column))
                columns.push_back(column);
        return columns;
    };
    QVERIFY(hidden().empty());
    std::size_t before = 0;
    for (int width = 1200; width >= 400; width -= 4) { // narrower, columns go one by one and none comes back
        shown.view.resize(width, 260);
        const std::vector<int> now = hidden();
        QVERIFY(now.size() >= before);
        before = now.size();
        table->fitColumns();
        QCOMPARE(hidden(), now); // what has found its place stays there
        for (const int column : {ProposalModel::change, ProposalModel::memory,
                                 ProposalModel::memoryDifference, ProposalModel::time})
            QVERIFY(!table->isColumnHidden(column));
        if (width < 560)
            continue; // narrower than the window lets it be
        for (int row = 0; row < table->model()->rowCount(); ++row)
            QVERIFY2(table->columnWidth(ProposalModel::change) >
                         table->fontMetrics().horizontalAdvance(shown.cell(row, ProposalModel::change)),
                     qPrintable(QString::number(width)));
    }
    QCOMPARE(before, std::size_t{3});
    shown.view.resize(1200, 260); // wide again, they come back
    QVERIFY(hidden().empty());
}

/// The ranks that it is sorted by are not what the change is, and differences have no unit of their own.
void TestMakeItFitView::whatIsCopiedIsWhatIsShown() {
    ShownFit shown;
    QTest::keyClick(shown.view.table(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines =
        QApplication::clipboard()->text().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + shown.view.table()->model()->rowCount());
    for (int row = 0; row + 1 < lines.size(); ++row)
        for (const int column : {ProposalModel::change, ProposalModel::memoryDifference})
            QVERIFY2(lines[row + 1].contains(shown.cell(row, column)), qPrintable(lines[row + 1]));
}

void TestMakeItFitView::headersSort() {
    ShownFit shown;
    QHeaderView* header = shown.view.table()->header();
    const auto click = [&](int column) {
        const QPoint middle(header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                            header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, middle);
    };
    const auto firstColumn = [&] {
        return QStringList{shown.cell(0, 0), shown.cell(1, 0), shown.cell(2, 0)};
    };
    const QStringList ranked = firstColumn();
    click(ProposalModel::memory);
    QCOMPARE(shown.cell(0, ProposalModel::memory), QStringLiteral("40.0 GiB"));
    QCOMPARE(shown.cell(2, ProposalModel::memory), QStringLiteral("62.0 GiB"));
    click(ProposalModel::memory);
    QCOMPARE(shown.cell(0, ProposalModel::memory), QStringLiteral("62.0 GiB"));
    click(ProposalModel::memory);
    QCOMPARE(firstColumn(), ranked);
    click(ProposalModel::time);
    QCOMPARE(shown.cell(0, ProposalModel::time), QStringLiteral("+5 %"));
    // What is chosen is the row that one sees.
    shown.view.table()->setCurrentIndex(shown.view.table()->model()->index(0, 0));
    shown.view.applyButton()->click();
    QCOMPARE(shown.chosen.size(), std::size_t{1});
    QVERIFY(shown.chosen.front() == threeProposals().proposals[2]);
}

void TestMakeItFitView::enterApplies() {
    ShownFit shown;
    shown.view.table()->setFocus();
    QTest::keyClick(shown.view.table(), Qt::Key_Down);
    QTest::keyClick(shown.view.table(), Qt::Key_Return);
    QCOMPARE(shown.chosen.size(), std::size_t{1});
    QVERIFY(shown.chosen.front() == threeProposals().proposals[1]);
}

void TestMakeItFitView::doubleClickApplies() {
    ShownFit shown;
    RowTable* table = shown.view.table();
    const QPoint middle = table->visualRect(table->model()->index(2, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, middle);
    QVERIFY(shown.chosen.empty());
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, middle);
    QCOMPARE(shown.chosen.size(), std::size_t{1});
    QVERIFY(shown.chosen.front() == threeProposals().proposals[2]);
}

void TestMakeItFitView::theButtonAppliesTheMarkedRow() {
    ShownFit shown;
    QTest::mouseClick(shown.view.applyButton(), Qt::LeftButton);
    QCOMPARE(shown.chosen.size(), std::size_t{1});
    QVERIFY(shown.chosen.front() == threeProposals().proposals[0]);
}

void TestMakeItFitView::aPendingAnswerIsNotApplied() {
    ShownFit shown;
    shown.view.setPending(true);
    QVERIFY(!shown.view.applyButton()->isEnabled());
    QTest::keyClick(shown.view.table(), Qt::Key_Return);
    QVERIFY(shown.chosen.empty());
    shown.view.setAnswer(threeProposals(), tightScenario());
    QTest::keyClick(shown.view.table(), Qt::Key_Return);
    QCOMPARE(shown.chosen.size(), std::size_t{1});
}

void TestMakeItFitView::pointerAndKeysPreview() {
    ShownFit shown;
    RowTable* table = shown.view.table();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QVERIFY2(
        shown.read.back().startsWith(QStringLiteral("Recompute every layer: memory 100.0 GiB → 40.0 GiB")),
        qPrintable(shown.read.back()));
    QVERIFY(shown.read.back().contains(QStringLiteral("34 % more")));
    QTest::mouseMove(table->viewport(), table->visualRect(table->model()->index(0, 0)).center());
    QTRY_VERIFY(shown.read.back().startsWith(QStringLiteral("TP 2 → 4: memory")));
    shown.view.applyButton()->setFocus();
    QTRY_VERIFY(shown.read.back().isEmpty());
}

void TestMakeItFitView::emptyStatesHaveNoRows() {
    for (const auto what :
         {FitAnswer::Outcome::fits, FitAnswer::Outcome::cannotRun, FitAnswer::Outcome::nothingFits}) {
        ShownFit shown(outcome(what));
        QVERIFY(!shown.view.table()->isVisible());
        QVERIFY(!shown.view.applyButton()->isVisible());
        shown.view.setAnswer(threeProposals(), tightScenario());
        QVERIFY(shown.view.table()->isVisible());
        QVERIFY(shown.view.table()->accessibleDescription() == shown.view.finding());
    }
}

void TestMakeItFitView::theClosestIsARow() {
    FitAnswer found = threeProposals();
    found.outcome = FitAnswer::Outcome::nothingFits;
    found.proposals.clear();
    found.closest = proposalOf({Change("tp", 8)}, test::priceOf(90, 0.1, 8, 0), 0.2);
    found.missing = gibibytes(26);
    ShownFit shown(found);
    QCOMPARE(shown.view.table()->model()->rowCount(), 1);
    QCOMPARE(shown.view.finding(),
             QStringLiteral("Nothing found makes this plan fit; the closest holds 26.0 GiB too much. Take "
                            "GPUs with more memory, or a smaller model"));
    const QModelIndex memory = shown.view.table()->model()->index(0, ProposalModel::memory);
    QCOMPARE(memory.data(Qt::AccessibleTextRole).toString(), QStringLiteral("90.0 GiB, does not fit"));
}

void TestMakeItFitView::barsAreAsLongAsTheirShare() {
    ShownFit shown;
    for (const bool dark : {false, true}) {
        QPalette palette;
        palette.setColor(QPalette::Window, dark ? QColor(0x20, 0x20, 0x20) : QColor(0xf4, 0xf4, 0xf4));
        palette.setColor(QPalette::WindowText, dark ? Qt::white : Qt::black);
        const Colours colours = coloursFor(palette);
        QStyleOptionViewItem option;
        option.palette = palette;
        option.font = QFont(QStringLiteral("DejaVu Sans"), 10);
        option.rect = QRect(0, 0, 200, 24);
        std::vector<int> lengths;
        for (const int row : {0, 1, 2}) {
            QImage image(200, 24, QImage::Format_RGB32);
            image.fill(colours.background);
            QPainter painter(&image);
            MemoryDelegate().paint(&painter, option,
                                   shown.view.table()->model()->index(row, ProposalModel::memory));
            painter.end();
            int length = 0;
            for (int x = 0; x < image.width(); ++x)
                length += image.pixelColor(x, 12).rgb() == colours.zone(Zone::green).rgb() ? 1 : 0;
            lengths.push_back(length);
        }
        // 60, 40 and 62 of 80 GiB.
        QVERIFY(lengths[1] > 15);
        QVERIFY(std::abs(lengths[0] - 1.5 * lengths[1]) <= 2);
        QVERIFY(std::abs(lengths[2] - 1.55 * lengths[1]) <= 3);
    }
}

void TestMakeItFitView::zonesAreNotColourAlone() {
    // The same picture without colours still tells green from red.
    FitAnswer red = threeProposals();
    red.proposals.resize(1);
    red.proposals.front().zone = Zone::red;
    const ShownFit green;
    const ShownFit other(red);
    const auto glyphs = [](const ShownFit& shown) {
        const RowTable* table = shown.view.table();
        QRect cell = table->visualRect(table->model()->index(0, ProposalModel::memory));
        cell.setWidth(2 * table->fontMetrics().averageCharWidth());
        return shown.view.table()->viewport()->grab(cell).toImage().convertToFormat(QImage::Format_Mono);
    };
    QVERIFY(glyphs(green) != glyphs(other));
}

void TestMakeItFitView::columnsFitTheSmallestWindow() {
    // The middle of a window of 1280 × 720.
    ShownFit shown(threeProposals(), {690, 240});
    const QHeaderView* header = shown.view.table()->header();
    QVERIFY(header->length() <= shown.view.table()->viewport()->width());
    QVERIFY(header->sectionSize(ProposalModel::change) >= 120);
}

QUADRILLE_TESTS(TestMakeItFitView)
#include "tst_make_it_fit_view.moc"
