// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/glossary_dialog.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/glossary/glossary_view.h"

#include <QLineEdit>

using namespace quadrille;
using test::Running;

class TestGlossaryDialog : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-glossary-dialog"); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void theMenuOpensIt() {
        Running program;
        QVERIFY(program.find<GlossaryDialog>() == nullptr); // nothing is made before
        program.trigger("help.glossary");
        auto* dialog = program.find<GlossaryDialog>();
        QVERIFY(dialog->isVisible());
        auto* field = dialog->findChild<QLineEdit*>();
        QTest::keyClicks(field, QStringLiteral("mbs"));
        QCOMPARE(std::string(dialog->view()->marked()->id), std::string("mbs"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        program.trigger("help.glossary"); // the same one, with nothing searched
        QVERIFY(dialog->isVisible());
        QCOMPARE(program.window.findChildren<GlossaryDialog*>().size(), qsizetype{1});
        QCOMPARE(dialog->view()->found().size(), glossary().size());
    }

    // The window stays usable beside it.
    void itStandsBesideTheWindow() {
        Running program;
        program.trigger("help.glossary");
        QVERIFY(!program.find<GlossaryDialog>()->isModal());
        program.store().set(Dimension::tensor, 8);
        QCOMPARE(program.store().scenario().plan.tp, std::int64_t{8});
    }

    void aLetterOfAnExplanationLeadsThere() {
        Running program;
        emit program.find<ExplainPanel>()->meaningWanted(QStringLiteral("t"));
        auto* view = program.find<GlossaryDialog>()->view();
        QCOMPARE(std::string(view->marked()->id), std::string("tp"));
        emit program.find<ExplainPanel>()->meaningWanted(QStringLiteral("L_d3"));
        QCOMPARE(std::string(view->marked()->id), std::string("layers"));
    }

    void itSpeaksTheLanguageInForce() {
        Running program;
        program.trigger("help.glossary");
        auto* view = program.find<GlossaryDialog>()->view();
        view->search(QStringLiteral("bubble"));
        const QString english = view->pageText();
        program.trigger("language.de");
        QTRY_VERIFY(view->pageText() != english);
        QVERIFY(view->pageText().contains(QStringLiteral("Leerlauf")));
        QVERIFY(!view->found().empty()); // its English name is still understood
        view->search(QStringLiteral("leerlauf"));
        QVERIFY(!view->found().empty());
        program.trigger("language.ja");
        view->search(QStringLiteral("系列"));
        QTRY_COMPARE(std::string(view->marked()->id), std::string("seq"));
    }
};

QUADRILLE_TESTS(TestGlossaryDialog)
#include "tst_glossary_dialog.moc"
