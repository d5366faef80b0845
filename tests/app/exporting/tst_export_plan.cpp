// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/export_dialog.h"
#include "app/exporting/plan_job.h"
#include "app/importing/plan_import_dialog.h"
#include "app/text_io/frameworks/plan_difference.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>

using namespace quadrille;
using test::Running;

namespace {

QString nameOf(const frameworks::Format& format) {
    return QString::fromUtf8(format.name.data(), static_cast<qsizetype>(format.name.size()));
}

/// The program with a plan that is not the usual one.
void choosePlan(Running& program) {
    Scenario scenario = program.store().scenario();
    scenario.plan.tp = 2;
    scenario.plan.pp = 4;
    scenario.plan.microBatch = 2;
    scenario.plan.globalBatch = 256;
    program.store().change(scenario, [] { return QStringLiteral("choose"); });
}

} // namespace

class TestExportPlan : public QObject {
    Q_OBJECT

    /// Where nothing is known of the plan, the text makes it again, as far as it does not say that it cannot.
    static void isReadAgain(const frameworks::Format& format, const std::string& text, Running& program) {
        const Scenario& wanted = program.store().scenario();
        Scenario elsewhere = newScenario(program.catalogue);
        elsewhere.model = wanted.model;
        const auto read = frameworks::importPlan({{"file", text}}, elsewhere, program.catalogue);
        QCOMPARE(read.files.front().format, format.name);
        const auto exported = frameworks::exportPlan(wanted, format, program.catalogue);
        int compared = 0;
        for (const char* name : {"tp", "pp", "cp", "mbs", "gbs"}) {
            if (std::ranges::find(exported.unsaid, name, &frameworks::Unsaid::setting) !=
                exported.unsaid.end())
                continue;
            const Setting* setting = findSetting(name);
            QVERIFY(setting != nullptr);
            QCOMPARE(frameworks::effectiveText(*setting, read.scenario),
                     frameworks::effectiveText(*setting, wanted));
            ++compared;
        }
        QVERIFY2(compared >= 2, qPrintable(nameOf(format)));
    }

private slots:
    void init() { test::isolate("tst-export-plan"); }

    void everyFormatHasItsCommandAndWhatItCopiesIsReadAgain() {
        Running program;
        choosePlan(program);
        for (const frameworks::Format* format : frameworks::writtenFormats()) {
            QAction* copy = program.actions(qPrintable(QStringLiteral("copy.as.") + nameOf(*format)));
            QVERIFY2(copy != nullptr, qPrintable(nameOf(*format)));
            copy->trigger();
            const std::string text = QGuiApplication::clipboard()->text().toStdString();
            QCOMPARE(text,
                     frameworks::exportPlan(program.store().scenario(), *format, program.catalogue).text);
            const QString said = program.window.statusBar()->currentMessage();
            QVERIFY2(said.contains(QString::fromUtf8(format->label.data(),
                                                     static_cast<qsizetype>(format->label.size()))),
                     qPrintable(said));
            isReadAgain(*format, text, program);
        }
    }

    void theTextFollowsTheFormatAndIsWrittenAsItIsShown() {
        const QTemporaryDir folder;
        Running program;
        choosePlan(program);
        program.settings.setExportFolder(folder.path());
        program.trigger("export.plan");
        auto* dialog = program.find<ExportDialog>();
        QVERIFY(dialog != nullptr);
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("format"));
        QCOMPARE(static_cast<std::size_t>(format->count()), frameworks::writtenFormats().size());
        QSet<QString> texts, files;
        for (int i = 0; i < format->count(); ++i) {
            format->setFocus();
            QTest::keyClick(format, i == 0 ? Qt::Key_Home : Qt::Key_Down);
            QCOMPARE(format->currentIndex(), i);
            texts.insert(dialog->previewText());
            files.insert(dialog->file());
            const auto exported = frameworks::exportPlan(
                program.store().scenario(), *frameworks::writtenFormats().at(static_cast<std::size_t>(i)),
                program.catalogue);
            QCOMPARE(dialog->previewText().toStdString(), exported.text);
            const QString remark = dialog->findChild<QLabel*>(QStringLiteral("onText"))->text();
            QVERIFY2(remark.contains(unsaidText(exported.unsaid)), qPrintable(remark));
            QCOMPARE(remark.contains(QStringLiteral("everything")), exported.unsaid.empty());
        }
        QCOMPARE(texts.size(), format->count());
        QCOMPARE(files.size(), format->count()); // each is suggested a name of its own
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), dialog->previewText());
        const QString text = dialog->previewText();
        const QString file = dialog->file();
        QTest::keyClick(dialog, Qt::Key_Return);
        QFile written(file);
        QVERIFY2(written.open(QIODevice::ReadOnly), qPrintable(file));
        QCOMPARE(QString::fromUtf8(written.readAll()), text);
    }

    /// A name that was typed stays, but for its suffix.
    void theNameNamesTheFramework() {
        Running program;
        choosePlan(program);
        program.trigger("export.plan");
        auto* dialog = program.find<ExportDialog>();
        QVERIFY(dialog != nullptr);
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("format"));
        const auto choose = [format](const char* framework) {
            QTest::keyClick(format, Qt::Key_Home);
            while (!format->currentText().startsWith(QLatin1String(framework)) &&
                   format->currentIndex() + 1 < format->count())
                QTest::keyClick(format, Qt::Key_Down);
        };
        choose("nanotron");
        QVERIFY2(dialog->file().endsWith(QStringLiteral("-plan-nanotron.yaml")), qPrintable(dialog->file()));
        choose("torchtitan");
        QVERIFY2(dialog->file().endsWith(QStringLiteral("-plan-torchtitan.toml")),
                 qPrintable(dialog->file()));
        dialog->findChild<QLineEdit*>(QStringLiteral("name"))->setText(QStringLiteral("mine.toml"));
        choose("nanotron");
        QVERIFY2(dialog->file().endsWith(QStringLiteral("/mine.yaml")), qPrintable(dialog->file()));
    }

    void aPlanThatCannotRunIsNotWritten() {
        Running program;
        Scenario scenario = program.store().scenario();
        scenario.plan.tp = 3;
        program.store().change(scenario, [] { return QStringLiteral("break"); });
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        program.trigger("export.plan");
        program.trigger("copy.as.megatron");
        QVERIFY(program.find<ExportDialog>() == nullptr);
        QCOMPARE(program.errors.size(), 2);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    }

    void whatIsCopiedCanBePasted() {
        Running program;
        choosePlan(program);
        const Scenario wanted = program.store().scenario();
        program.trigger("copy.as.torchtitan");
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario().plan.pp != 4 || program.store().scenario().plan.tp != 2 ||
                program.store().scenario().plan.microBatch != 2);
        program.trigger("edit.paste");
        auto* dialog = program.find<PlanImportDialog>();
        QTRY_VERIFY_WITH_TIMEOUT(dialog != nullptr && !dialog->reading() && dialog->review() != nullptr,
                                 60'000);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("import")), Qt::LeftButton);
        const Plan& plan = program.store().scenario().plan;
        QCOMPARE(plan.tp, wanted.plan.tp);
        QCOMPARE(plan.pp, wanted.plan.pp);
        QCOMPARE(plan.microBatch, wanted.plan.microBatch);
        QCOMPARE(plan.globalBatch, wanted.plan.globalBatch);
        QCOMPARE(program.store().scenario().recipe.framework->name,
                 std::string(frameworks::findFormat("torchtitan")->framework));
    }
};

QUADRILLE_TESTS(TestExportPlan)
#include "tst_export_plan.moc"
