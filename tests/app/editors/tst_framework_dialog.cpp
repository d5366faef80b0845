// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editors/framework_dialog.h"

#include "app/editors/profile_table.h"
#include "app/forms/estimate_panel.h"
#include "core/analysis/analysis.h"
#include "core/resolved/resolved.h"
#include "tests/app/window_fixture.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>

using namespace quadrille;
using test::Running;

namespace {

EstimatePanel& estimateOf(Running& program) {
    return *program.find<EstimatePanel>();
}

double stepOf(const Scenario& scenario) {
    return analyzeWithoutTimeline(Resolved(scenario)).performance->step.value();
}

} // namespace

/// The editor of a framework profile: edited, refused, saved and loaded.
class TestFrameworkDialog : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-framework-dialog"); }

    void unchangedItIsWhatItWas() {
        for (const Framework& each : test::frameworks()) {
            const FrameworkDialog dialog(each);
            QVERIFY2(dialog.framework() == each, each.name.c_str());
        }
    }

    // What measured runs taught is known by the framework's name; a copy has another.
    void aCopyPredictsWhatTheOriginalDoes() {
        Running program;
        Scenario nanotron = program.store().scenario();
        nanotron.recipe.framework = test::framework("nanotron");
        program.store().change(nanotron, [] { return QString(); });
        estimateOf(program).editFramework()->applyButton()->click();
        const Scenario copied = program.store().scenario();
        QCOMPARE(copied.recipe.framework->name, std::string("nanotron-copy"));
        QCOMPARE(stepOf(copied), stepOf(nanotron));
    }

    void runsOfTheOwnNameAloneSpeakWhereNoOtherIsNamed() {
        FrameworkDialog dialog(test::framework("nanotron"));
        const QList<QLineEdit*> fields = dialog.findChildren<QLineEdit*>();
        const auto field =
            std::ranges::find(fields, QStringLiteral("Measured as"), &QLineEdit::accessibleName);
        QVERIFY(field != fields.end());
        QCOMPARE((*field)->text(), QStringLiteral("nanotron"));
        (*field)->setText(QStringLiteral("fsdp"));
        QCOMPARE(dialog.framework()->measuredName(), std::string("fsdp"));
        (*field)->clear();
        QVERIFY(*dialog.framework() == test::framework("nanotron"));
    }

    void whatAnOfferBreaksIsShown() {
        FrameworkDialog dialog(test::framework("nanotron"));
        ProfileTable& offers = *dialog.offers();
        QCOMPARE(static_cast<std::size_t>(offers.rowCount()), test::framework("nanotron").offers.size());
        offers.item(1, offers.columnOf(QStringLiteral("setting")))->setText(QStringLiteral("seq"));
        QVERIFY(!dialog.framework());
        QVERIFY2(dialog.message().contains(QStringLiteral("“seq”")), qPrintable(dialog.message()));
        dialog.applyButton()->click();
        QVERIFY(offers.isVisibleTo(&dialog));
        QCOMPARE(offers.currentRow(), 1);
    }

    void anEditedProfileIsAppliedUnderItsOwnName() {
        Running program;
        const Scenario before = program.store().scenario();
        program.trigger("edit.framework");
        auto* dialog = program.find<FrameworkDialog>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        ProfileTable& tensors = *dialog->tensors();
        QCOMPARE(static_cast<std::size_t>(tensors.rowCount()), before.recipe.framework->tensors.size());
        // Unchanged but for its name it is the profile it was made from.
        Framework copy = *dialog->framework();
        copy.name = before.recipe.framework->name;
        copy.label = before.recipe.framework->label;
        QCOMPARE(copy.measuredAs, before.recipe.framework->name);
        copy.measuredAs.clear();
        QVERIFY(copy == *before.recipe.framework);
        tensors.item(1, tensors.columnOf(QStringLiteral("bytes")))->setText(QStringLiteral("6"));
        tensors.setCurrentCell(0, 0);
        tensors.addEntry();
        tensors.item(1, 0)->setText(QStringLiteral("mine"));
        QTest::mouseClick(dialog->applyButton(), Qt::LeftButton);
        QVERIFY(!dialog->isVisible());
        const Framework& applied = *program.store().scenario().recipe.framework;
        QCOMPARE(applied.tensors.size(), before.recipe.framework->tensors.size() + 1);
        QCOMPARE(applied.tensors.at(1).name, std::string("mine"));
        QCOMPARE(applied.tensors.at(2).bytes, 6.0);
        QVERIFY(findFramework(program.catalogue.frameworks, applied.name) == nullptr);
        auto* chooser = estimateOf(program).input<ChoiceBox>("framework");
        QCOMPARE(chooser->count(), static_cast<int>(program.catalogue.frameworks.size()) + 1);
        QCOMPARE(chooser->currentIndex(), chooser->count() - 1);
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
        QCOMPARE(chooser->count(), static_cast<int>(program.catalogue.frameworks.size()));
    }

    void aWrongProfileIsNamedAndNothingOfItIsLost() {
        Running program;
        const Scenario before = program.store().scenario();
        auto* dialog = estimateOf(program).editFramework();
        ProfileTable& tensors = *dialog->tensors();
        QVERIFY(dialog->message().isEmpty());
        const auto wrong = [&](const char* key, const char* text) {
            QTableWidgetItem* cell = tensors.item(3, tensors.columnOf(QLatin1String(key)));
            const QString right = cell->text();
            cell->setText(QLatin1String(text));
            const QString message = dialog->message();
            QVERIFY2(message.contains(tensors.item(3, 0)->text()), qPrintable(message));
            QVERIFY2(message.contains(QLatin1Char('4')), qPrintable(message)); // rows are counted from 1
            QTest::mouseClick(dialog->applyButton(), Qt::LeftButton);
            QVERIFY(dialog->isVisible());
            QCOMPARE(tensors.currentRow(), 3);
            QCOMPARE(tensors.currentColumn(), tensors.columnOf(QLatin1String(key)));
            QCOMPARE(cell->text(), QLatin1String(text));
            QVERIFY(program.store().scenario() == before);
            cell->setText(right);
            QVERIFY2(dialog->message().isEmpty(), qPrintable(dialog->message()));
        };
        wrong("bytes", "many");
        wrong("bytes", "-2");
        wrong("when", "gated, never");
        wrong("place", "nowhere");
        QVERIFY(!dialog->load(QStringLiteral("/nowhere.json")));
        QVERIFY(dialog->message().contains(QStringLiteral("/nowhere.json")));
        QCOMPARE(static_cast<std::size_t>(tensors.rowCount()), before.recipe.framework->tensors.size());
        dialog->reject();
    }

    void aProfileIsSavedAndLoaded() {
        Running program;
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("mine.json"));
        auto* dialog = estimateOf(program).editFramework();
        dialog->tensors()->item(0, 0)->setText(QStringLiteral("первый, “erster”"));
        QVERIFY(dialog->save(file));
        const Framework saved = *dialog->framework();
        dialog->tensors()->setCurrentCell(0, 0);
        dialog->tensors()->removeEntry();
        QVERIFY(*dialog->framework() != saved);
        QVERIFY(dialog->load(file));
        QVERIFY(*dialog->framework() == saved);
        QVERIFY(!dialog->save(folder.path())); // a folder
        QVERIFY(!dialog->message().isEmpty());
        dialog->reject();
    }
};

QUADRILLE_TESTS(TestFrameworkDialog)
#include "tst_framework_dialog.moc"
