// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"
#include "widgets/reference/reference_html.h"
#include "widgets/reference/reference_view.h"

#include <QScrollBar>
#include <QSignalSpy>

using namespace quadrille;

namespace {

const Analysis& usualPlan() {
    static const Analysis analysis = [] {
        Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64);
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        s.plan.tp = 4;
        s.plan.pp = 2;
        s.plan.globalBatch = 128;
        return analyzeWithoutTimeline(s);
    }();
    return analysis;
}

} // namespace

class TestReferenceView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void allCellsAreInTheText() {
        ReferenceView view;
        const auto tables = referenceTables(usualPlan());
        view.setTables(tables);
        const QString text = view.toPlainText();
        for (const ReferenceTable& table : tables) {
            QVERIFY2(text.contains(format::translated(table.head->title)), table.head->id);
            for (const ReferenceRow& row : table.rows)
                for (const ReferenceCell& cell : row.cells)
                    QVERIFY2(text.contains(reference_html::cell(cell)),
                             qPrintable(reference_html::cell(cell)));
        }
        QVERIFY(text.contains(QStringLiteral("ZeRO 1: optimizer states ◂")));
    }

    void linksLeadToTablesAndTerms() {
        ReferenceView view;
        view.resize(800, 200);
        view.setTables(referenceTables(usualPlan()));
        view.show();
        QSignalSpy terms(&view, &ReferenceView::termWanted);
        emit view.anchorClicked(QUrl(QStringLiteral("term:zero")));
        QCOMPARE(terms.count(), 1);
        QCOMPARE(terms.first().at(0).toString(), QStringLiteral("zero"));
        QCOMPARE(view.verticalScrollBar()->value(), 0);
        emit view.anchorClicked(QUrl(QStringLiteral("table:bubbles")));
        const int place = view.verticalScrollBar()->value();
        QVERIFY(place > 0);
        // New numbers leave the reader where the reader was.
        view.setTables(referenceTables(usualPlan()));
        QCOMPARE(view.verticalScrollBar()->value(), place);
    }

    void whatIsWantedBeforeItIsThereIsShownThen() {
        ReferenceView view;
        view.resize(800, 200);
        view.show();
        view.setReason(QStringLiteral("TP does not divide heads."));
        QCOMPARE(view.toPlainText(), QStringLiteral("TP does not divide heads."));
        view.showTable(QStringLiteral("zero"));
        view.setTables(referenceTables(usualPlan()));
        QVERIFY(view.verticalScrollBar()->value() > 0);
    }
};

QUADRILLE_TESTS(TestReferenceView)
#include "tst_reference_view.moc"
