// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/export_dialog.h"
#include "app/exporting/exporter.h"
#include "app/panels/compare/compare_panel.h"
#include "app/panels/fit/make_it_fit_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/render/render.h"
#include "app/store/latest_job.h"
#include "app/text_io/scenario_line.h"
#include "tests/app/read_all.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/comparison/comparison_table.h"
#include "widgets/comparison/plans_picture.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/make_it_fit/make_it_fit_view.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/row_table.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/waterfall/waterfall.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QUrl>

using namespace quadrille;
using test::Running;

namespace {

const Picture* current(Running& program) {
    return program.window.exporter().view().picture;
}

void clickTab(Running& program, const QString& name) {
    for (QTabBar* tabs : program.window.findChildren<QTabBar*>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == name && tabs->isVisible())
                QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
        }
    }
    QCoreApplication::processEvents();
}

struct Asked {
    explicit Asked(Running& program, const char* command) {
        program.trigger(command);
        dialog = program.window.findChild<ExportDialog*>();
    }
    ~Asked() { delete dialog; }
    [[nodiscard]] QLineEdit* name() const { return dialog->findChild<QLineEdit*>(QStringLiteral("name")); }
    [[nodiscard]] QLineEdit* folder() const {
        return dialog->findChild<QLineEdit*>(QStringLiteral("folder"));
    }
    [[nodiscard]] QComboBox* format() const {
        return dialog->findChild<QComboBox*>(QStringLiteral("format"));
    }
    [[nodiscard]] QPushButton* button() const {
        for (QPushButton* each : dialog->findChildren<QPushButton*>()) {
            if (each->isDefault())
                return each;
        }
        return nullptr;
    }
    void into(const QTemporaryDir& place) const { folder()->setText(place.path()); }
    void write() const { QTest::keyClick(dialog, Qt::Key_Return); }

    QPointer<ExportDialog> dialog;
};

using test::readAll;

} // namespace

class TestExport : public QObject {
    Q_OBJECT
public slots:
    void opened(const QUrl& url) { m_opened = url; }

private slots:
    void init() { test::isolate("tst-export"); }

    void whatIsSeenAndGoneToIsExported() {
        Running program;
        QCOMPARE(current(program), program.find<MemoryBars>()); // before anything was gone to
        program.trigger("panel.step");
        QTest::mouseClick(program.find<Waterfall>(), Qt::LeftButton);
        QCOMPARE(current(program), program.find<Waterfall>());
        clickTab(program, QStringLiteral("Heatmap"));
        QCOMPARE(current(program), program.find<Heatmap>());
        QVERIFY(program.find<Heatmap>()->isVisible());
        // A slider is nothing to export, and what was looked at still is.
        QTest::mouseClick(program.find<PlanPanel>()->slider(Dimension::tensor), Qt::LeftButton);
        QCOMPARE(current(program), program.find<Heatmap>());
        // From another place to a tab.
        QTest::mouseClick(program.find<MemoryBars>(), Qt::LeftButton);
        QCOMPARE(current(program), program.find<MemoryBars>());
        clickTab(program, QStringLiteral("Step time"));
        QCOMPARE(current(program), program.find<Waterfall>());
    }

    /// What the colours mean is left out where it is not wanted, and everything else stays, as text.
    void legendsAreDrawnOrNot() {
        Running program;
        for (const auto& [command, word] : {std::pair{"panel.memory", "Optimizer states"},
                                            {"panel.pipeline", "Backward"},
                                            {"panel.heatmap", "may run out"},
                                            {"panel.course", "Working memory"},
                                            {"panel.communication", "hidden"}}) {
            program.trigger(command);
            QCoreApplication::processEvents();
            QTRY_VERIFY(!LatestJob::anyPending());
            const ExportedView view = program.window.exporter().view();
            const auto drawn = [&view](bool legend) {
                return pictureFile(*view.picture, {900, 500}, PictureFormat::svg,
                                   {.titled = false, .legend = legend});
            };
            const QByteArray with = drawn(true);
            const QByteArray without = drawn(false);
            const QByteArray entry = QByteArray(">") + word + "<";
            QVERIFY2(with.contains(entry), command);
            QVERIFY2(!without.contains(entry), command);
            QVERIFY2(without.count("<text") > 0 && without.count("<text") < with.count("<text"), command);
            QCOMPARE(drawn(true), with);
        }
        // The dialog asks.
        program.trigger("panel.memory");
        const Asked asked(program, "export.picture");
        QTemporaryDir place;
        asked.into(place);
        auto* legend = asked.dialog->findChild<QCheckBox*>(QStringLiteral("legend"));
        QVERIFY(legend->isChecked() && !legend->toolTip().isEmpty());
        QTest::keyClick(legend, Qt::Key_Space);
        asked.format()->setCurrentIndex(1);
        emit asked.format()->activated(1);
        const QString file = asked.dialog->file();
        asked.write();
        QVERIFY(!readAll(file).isEmpty());
        QVERIFY(!readAll(file).contains(">Optimizer states<"));
    }

    void everyPanelIsItself() {
        Running program;
        for (const char* command : {"panel.memory", "panel.pipeline", "panel.heatmap", "panel.step",
                                    "panel.communication", "panel.schedules", "panel.tables", "panel.curve",
                                    "panel.course", "panel.truth", "panel.fsdp"}) {
            program.trigger(command);
            QCoreApplication::processEvents(); // some make what they show only now
            const ExportedView view = program.window.exporter().view();
            QCOMPARE(QStringLiteral("panel.") + view.id, QLatin1String(command));
            QVERIFY2(view.made != nullptr || view.picture->isVisible(), command);
            const auto* panel = program.window.findChild<Panel*>(view.id);
            QVERIFY2(view.made != nullptr || panel->isAncestorOf(view.picture), command);
        }
    }

    void aTableIsExportedAsItLooksWithItsNumbers() {
        Running program;
        program.store().set(Dimension::microBatch, 16); // too much: there are changes to choose from
        program.trigger("panel.fit");
        auto* panel = program.find<MakeItFitPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->view() != nullptr && !panel->searching(), 20'000);
        const auto* table = panel->findChild<RowTable*>();
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        const ExportedView view = program.window.exporter().view();
        QVERIFY(view.made != nullptr);
        const DataTable numbers = view.picture->data();
        QCOMPARE(numbers.columns.size(), table->model()->columnCount());
        QCOMPARE(numbers.rows.size(), table->model()->rowCount());
        QCOMPARE(numbers.rows.front().front(), table->model()->index(0, 0).data());
        // All of its rows, though the panel shows a few; and it is left as it was.
        const QSize before = table->size();
        const int last = table->visualRect(table->model()->index(table->model()->rowCount() - 1, 0)).bottom();
        QVERIFY(view.picture->height() >= last);
        (void)imageOf(*view.picture, captionOf(view, program.store().scenario()));
        QCOMPARE(table->size(), before);
        QCOMPARE(table->verticalScrollBarPolicy(), Qt::ScrollBarAsNeeded);
        const auto inked = [](const QImage& image) {
            const QRgb ground = image.pixel(1, 1);
            int found = 0;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    found += image.pixel(x, y) != ground;
            return found;
        };
        const auto drawn = [&view](bool dark = false) {
            QImage image(480, 400, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            view.picture->paintOn(painter, QRectF(image.rect()), Colours::make(dark, ColourSet::paper));
            return image;
        };
        const QImage narrow = drawn();
        QVERIFY(inked(narrow) > 500);
        // A panel that is wider than its table makes no letter smaller.
        const int width = table->width();
        program.window.resize(program.window.width() + 600, program.window.height());
        QTRY_VERIFY(table->width() > width);
        QVERIFY(drawn() == narrow);
        // It has the colours that are asked for, whatever those of the window are.
        QVERIFY(narrow.pixelColor(470, 390).lightness() > 200);
        QVERIFY(drawn(true).pixelColor(470, 390).lightness() < 100);
        QVERIFY(drawn() == narrow);
    }

    void plansSideBySideGiveUnroundedNumbers() {
        Running program;
        program.trigger("panel.compare");
        const auto* panel = program.find<ComparePanel>();
        program.store().pinBaseline();
        program.store().set(Dimension::tensor, 4);
        QTRY_VERIFY_WITH_TIMEOUT(panel->picture() != nullptr && !panel->computing(), 20'000);
        QTRY_VERIFY(panel->table()->isVisible());
        const ExportedView view = program.window.exporter().view();
        const QStringList plans = captionOf(view, program.store().scenario()).split(u'\n');
        QCOMPARE(plans.size(), qsizetype{2});
        QCOMPARE(plans[0], QStringLiteral("A: ") + scenarioLine(program.store().baseline()->scenario()));
        QCOMPARE(plans[1], QStringLiteral("This plan: ") + scenarioLine(program.store().scenario()));
        const DataTable numbers = numbersOf(view);
        bool found = false;
        for (const auto& row : numbers.rows)
            if (row.front().toString() == QStringLiteral("memory_bytes")) {
                found = true;
                QCOMPARE(row.at(2).toDouble(), program.store().analysis().memory->total().value());
            }
        QVERIFY(found);
    }

    void theDialogShowsWhatItWrites() {
        const QTemporaryDir place;
        Running program;
        program.trigger("panel.step");
        const Asked asked(program, "export.picture");
        QVERIFY(asked.dialog != nullptr && asked.dialog->isVisible());
        const auto* preview = asked.dialog->findChild<QLabel*>(QStringLiteral("preview"));
        QVERIFY(!preview->pixmap().isNull());
        QCOMPARE(preview->accessibleDescription(), program.find<Waterfall>()->finding());
        QCOMPARE(asked.name()->text(), QStringLiteral("llama-3.1-8b-tp2-pp4-gbs128-seq8192-gpus64-step.png"));
        // The same picture at the preview's size.
        const QImage shown = preview->pixmap().toImage();
        QImage whole = imageOf(*program.find<Waterfall>(), scenarioLine(program.store().scenario()));
        whole.setDevicePixelRatio(1);
        QVERIFY(shown.width() <= preview->width() && shown.height() <= preview->height());
        const double difference = static_cast<double>(shown.width()) / shown.height() -
                                  static_cast<double>(whole.width()) / whole.height();
        QVERIFY(std::abs(difference) < 0.02);
        QCOMPARE(shown.convertToFormat(whole.format()),
                 whole.scaled(shown.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        asked.into(place);
        asked.write();
        const QString file = place.filePath(asked.name()->text());
        QImage written(file);
        written.setDevicePixelRatio(1);
        QCOMPARE(written.convertToFormat(whole.format()), whole);
    }

    void aLineConfirmsAndOpens() {
        const QTemporaryDir place;
        Running program;
        auto* line = program.window.findChild<QLabel*>(QStringLiteral("exported"));
        QVERIFY(!line->isVisible());
        QString name;
        {
            const Asked asked(program, "export.picture");
            asked.into(place);
            asked.name()->setText(QStringLiteral("Speicher & <mehr>"));
            asked.write();
            QVERIFY(asked.dialog == nullptr || !asked.dialog->isVisible());
        }
        const QString file = place.filePath(QStringLiteral("Speicher & <mehr>.png"));
        QVERIFY(QFile::exists(file));
        QVERIFY(line->isVisible());
        QCOMPARE(line->toolTip(), file);
        QVERIFY(line->accessibleName().contains(QStringLiteral("Speicher & <mehr>.png")));
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "opened");
        QCoreApplication::processEvents();
        const int before = line->fontMetrics().horizontalAdvance(QStringLiteral("Exported: "));
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(before + 10, line->height() / 2));
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(m_opened.toLocalFile(), file);
        // The next one starts there.
        const Asked again(program, "export.picture");
        QCOMPARE(again.folder()->text(), place.path());
    }

    void suffixAndFormatFollowEachOther() {
        const QTemporaryDir place;
        Running program;
        const Asked asked(program, "export.picture");
        asked.into(place);
        asked.format()->setFocus();
        QTest::keyClick(asked.format(), Qt::Key_Down);
        QVERIFY(asked.name()->text().endsWith(QStringLiteral("-memory.svg")));
        asked.name()->clear();
        QTest::keyClicks(asked.name(), QStringLiteral("a.pdf"));
        QCOMPARE(asked.format()->currentIndex(), 2);
        QCOMPARE(asked.dialog->file(), place.filePath(QStringLiteral("a.pdf")));
        asked.name()->clear();
        QTest::keyClicks(asked.name(), QStringLiteral("b"));
        asked.write();
        QVERIFY(readAll(place.filePath(QStringLiteral("b.pdf"))).startsWith("%PDF"));
    }

    void whatStandsInTheWayIsSaidInTheDialog() {
        const QTemporaryDir place;
        Running program;
        const Asked asked(program, "export.picture");
        asked.folder()->setText(place.filePath(QStringLiteral("nowhere")));
        QVERIFY(!asked.button()->isEnabled() && !asked.dialog->remark().isEmpty());
        asked.into(place);
        QVERIFY(asked.button()->isEnabled() && asked.dialog->remark().isEmpty());
        asked.name()->clear();
        QTest::keyClicks(asked.name(), QStringLiteral(" "));
        QVERIFY(!asked.button()->isEnabled() && !asked.dialog->remark().isEmpty());
        // A folder of that name cannot be written over: the dialog stays, and says so.
        QVERIFY(QDir(place.path()).mkdir(QStringLiteral("taken.png")));
        QTest::keyClicks(asked.name(), QStringLiteral("taken"));
        asked.write();
        QVERIFY(asked.dialog->isVisible());
        QVERIFY2(asked.dialog->remark().contains(QStringLiteral("taken.png")),
                 qPrintable(asked.dialog->remark()));
        QVERIFY(program.errors.isEmpty());
        // A file of that name is named before it is replaced.
        QFile there(place.filePath(QStringLiteral("there.png")));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.close();
        asked.name()->clear();
        QTest::keyClicks(asked.name(), QStringLiteral("there"));
        QCOMPARE(asked.button()->text(), QStringLiteral("&Replace"));
        asked.write();
        QVERIFY(readAll(there.fileName()).startsWith("\x89PNG"));
    }

    void numbersAreSeenBeforeTheyAreWritten() {
        const QTemporaryDir place;
        Running program;
        program.trigger("panel.step");
        const Asked asked(program, "export.numbers");
        const QString csv = toCsv(program.find<Waterfall>()->data());
        QString seen = asked.dialog->findChild<QPlainTextEdit*>()->toPlainText();
        QCOMPARE(seen.replace(u'\n', QStringLiteral("\r\n")), csv);
        QVERIFY(asked.name()->text().endsWith(QStringLiteral("-step.csv")));
        asked.into(place);
        asked.write();
        QCOMPARE(readAll(place.filePath(asked.name()->text())), csv.toUtf8());
    }

    void timelinesAreNamedByPlanAndSchedule() {
        const QTemporaryDir place;
        Running program;
        const Asked asked(program, "export.order");
        QCOMPARE(asked.name()->text(),
                 QStringLiteral("llama-3.1-8b-tp2-pp4-gbs128-seq8192-gpus64-1f1b.order.txt"));
        asked.into(place);
        asked.write();
        const QString expected = place.filePath(QStringLiteral("expected"));
        writeScheduleFile(expected, ScheduleFile::order, program.store().analysis());
        QVERIFY(!readAll(expected).isEmpty());
        QCOMPARE(readAll(place.filePath(asked.name()->text())), readAll(expected));
    }

    void partsOfAPanelGoWithTheKeyboard() {
        Running program;
        program.trigger("panel.step");
        const auto* waterfall = program.find<Waterfall>();
        auto* part = new QWidget(waterfall->parentWidget());
        auto* first = new QLineEdit(part);
        new QLineEdit(part);
        part->show();
        first->setFocus();
        QTRY_VERIFY(first->hasFocus());
        delete part; // the line loses the keyboard when half of the part is gone
        QCOMPARE(current(program), waterfall);
    }

    void picturesHaveItInTheirMenus() {
        Running program;
        auto* bars = program.window.findChild<MemoryBars*>();
        QTest::mouseClick(bars, Qt::RightButton, {}, bars->rect().center());
        QContextMenuEvent event(QContextMenuEvent::Mouse, bars->rect().center(),
                                bars->mapToGlobal(bars->rect().center()));
        QCoreApplication::sendEvent(bars, &event);
        auto* menu = bars->findChild<QMenu*>();
        QVERIFY(menu);
        for (const char* id : {"copy.picture", "copy.numbers", "export.picture", "export.numbers"})
            QCOMPARE(menu->actions().count(program.actions(id)), 1);
        menu->close();
        QCOMPARE(current(program), bars);
    }

    void whatIsCopiedIsWhatIsExported() {
        Running program;
        program.trigger("panel.step");
        program.trigger("copy.numbers");
        QCOMPARE(QApplication::clipboard()->text(), toCsv(program.find<Waterfall>()->data()));
        clickTab(program, QStringLiteral("Heatmap"));
        program.trigger("copy.numbers");
        QCOMPARE(QApplication::clipboard()->text(), toCsv(program.find<Heatmap>()->data()));
    }

    void namesAreFitForAnyFileSystem() {
        Running program;
        Scenario plan = program.store().scenario();
        plan.model.name = "my/own: \"模型\" *v2*";
        const QString name = exportName(plan, QStringLiteral("memory"));
        QCOMPARE(name, QStringLiteral("my-own-模型-v2-tp2-pp4-gbs128-seq8192-gpus64-memory"));
        plan.plan.tp = 1;
        plan.plan.vpp = 2;
        QVERIFY(exportName(plan, QStringLiteral("x")).contains(QStringLiteral("-pp4-vpp2-gbs128-")));
    }

private:
    QUrl m_opened;
};

QUADRILLE_TESTS(TestExport)
#include "tst_export.moc"
