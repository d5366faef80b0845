// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/best_found.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"
#include "widgets/advice/advice_view.h"
#include "widgets/format.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>

using namespace quadrille;

namespace {

Scenario training() {
    Scenario s = test::training("llama-3.1-8b", 16, 64, 4096);
    s.plan.cp = 2;
    s.plan.pp = 2;
    return s;
}

const AdviceContent& usualContent() {
    static const AdviceContent content = [] {
        const Scenario s = training();
        AdviceContent all;
        all.plan = std::make_shared<const PlanAdvice>(adviceOn(s));
        all.best = adviceFromBest(s, bestFound(s, 1));
        return all;
    }();
    return content;
}

/// The targets of the page's links, in its order.
QStringList linksOf(const QTextBrowser& view) {
    QStringList links;
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (const QString target = at.fragment().charFormat().anchorHref(); !target.isEmpty())
                links << target;
    links.removeDuplicates();
    return links;
}

} // namespace

/// The adviser's sentences.
class TestAdviceView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void everySentenceIsThere() {
        AdviceView view;
        view.setContent(usualContent());
        const QString text = view.toPlainText();
        for (const auto* list :
             {&*usualContent().best, &usualContent().plan->changes, &usualContent().plan->rules})
            for (const Advice& each : *list)
                QVERIFY2(text.contains(format::sentence(each.says)), qPrintable(format::sentence(each.says)));
        for (const TreeNode& node : usualContent().plan->tree)
            for (const Message& each : node.wrong)
                QVERIFY(text.contains(format::sentence(each)));
    }

    /// When the search for the best plan ends, its sentences come above; what the pointer is on stays under
    /// it.
    void whatIsPointedAtStaysThere() {
        AdviceContent searching = usualContent();
        searching.best.reset();
        searching.searching = true;
        AdviceView view;
        view.resize(300, 120);
        view.setContent(searching);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QPoint pointer(60, 90);
        QTest::mouseMove(view.viewport(), pointer);
        QTRY_VERIFY(view.underMouse());
        const QString before = view.cursorForPosition(pointer).block().text();
        QVERIFY(!before.isEmpty());
        view.setContent(usualContent());
        QCOMPARE(view.cursorForPosition(pointer).block().text(), before);
        QVERIFY(view.verticalScrollBar()->value() > 0);
        view.setContent(searching);
        QCOMPARE(view.cursorForPosition(pointer).block().text(), before);
        QCOMPARE(view.verticalScrollBar()->value(), 0);
    }

    // A link's number is its place among the plans, and its words are what that plan does.
    void linksLeadToTheirPlans() {
        AdviceView view;
        view.setContent(usualContent());
        const auto plans = alternativesOf(usualContent());
        QSignalSpy chosen(&view, &AdviceView::planChosen);
        int links = 0;
        for (const QString& link : linksOf(view)) {
            if (!link.startsWith(QLatin1String(planScheme) + QLatin1Char(':')))
                continue;
            emit view.anchorClicked(QUrl(link));
            QCOMPARE(chosen.count(), links + 1);
            QVERIFY(chosen.last().first().value<Alternative>().scenario ==
                    plans.at(static_cast<std::size_t>(links))->scenario);
            ++links;
        }
        QCOMPARE(links, static_cast<int>(plans.size()));
        QVERIFY(links >= 4);
    }

    /// Tab walks over the links, Return follows the one that it is on.
    void theKeyboardReachesThem() {
        int plans = 0, evidence = 0;
        constexpr int walks = 6;
        for (int tabs = 1; tabs <= walks; ++tabs) {
            AdviceView view;
            view.setContent(usualContent());
            view.resize(500, 300);
            view.show();
            view.setFocus();
            QSignalSpy chosen(&view, &AdviceView::planChosen);
            QSignalSpy wanted(&view, &AdviceView::evidenceWanted);
            for (int i = 0; i < tabs; ++i)
                QTest::keyClick(&view, Qt::Key_Tab);
            QTest::keyClick(&view, Qt::Key_Return);
            QCOMPARE(chosen.count() + wanted.count(), 1);
            plans += static_cast<int>(chosen.count());
            evidence += static_cast<int>(wanted.count());
        }
        QVERIFY(plans > 0 && evidence > 0);
    }

    void whatIsNotKnownYetIsSaid() {
        AdviceView view;
        QVERIFY(!view.toPlainText().isEmpty());
        AdviceContent content = usualContent();
        content.best.reset();
        content.searching = true;
        view.setContent(content);
        QVERIFY(view.toPlainText().contains(QStringLiteral("Searching for the best plan")));
        // What stands behind the links moves up with them.
        QVERIFY(alternativesOf(content).size() < alternativesOf(usualContent()).size());
    }
};

QUADRILLE_TESTS(TestAdviceView)
#include "tst_advice_view.moc"
