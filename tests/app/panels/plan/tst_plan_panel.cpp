// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan/plan_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"
#include "widgets/slider/discrete_slider.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTestEventList>
#include <QWheelEvent>

using namespace quadrille;
using test::Running;

namespace {

/// As the window system sends it: to whatever is under the pointer, and from there upwards.
void turnWheel(QWidget& widget, QPointF at, int angle) {
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    // Only what comes from outside goes on to the parents, and may bring the keyboard.
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(&widget, &event);
}

/// Where the wheel would change it.
QPointF middleOf(const QWidget& input) {
    if (const auto* slider = qobject_cast<const DiscreteSlider*>(&input))
        return slider->geometryOfParts().active().center();
    return QRectF(input.rect()).center();
}

QList<QWidget*> inputsOf(const PlanPanel& panel) {
    QList<QWidget*> inputs;
    for (QWidget* each : panel.scrollArea()->widget()->findChildren<QWidget*>()) {
        const bool changes = qobject_cast<DiscreteSlider*>(each) || qobject_cast<QComboBox*>(each) ||
                             qobject_cast<QAbstractSpinBox*>(each);
        if (changes && each->isVisibleTo(&panel) && each->isEnabled())
            inputs << each;
    }
    return inputs;
}

} // namespace

class TestPlanPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-plan-panel"); }

    void theWheelScrollsPastEveryInput() {
        Running program({}, {1280, 500});
        program.trigger("plan.estimate");
        program.trigger("plan.recipe");
        QTest::qWait(30); // until everything has its place
        auto* panel = program.find<PlanPanel>();
        QScrollBar* bar = panel->scrollArea()->verticalScrollBar();
        QVERIFY(bar->maximum() > 200);
        const Scenario before = program.store().scenario();
        const QList<QWidget*> inputs = inputsOf(*panel);
        QVERIFY(inputs.size() > 20);
        panel->slider(Dimension::tensor)->setFocus();
        for (QWidget* input : inputs) {
            if (input->hasFocus())
                continue;
            bar->setValue(100);
            for (const int angle : {-120, 120, 120})
                turnWheel(*input, middleOf(*input), angle);
            QVERIFY2(program.store().scenario() == before, qPrintable(input->accessibleName()));
            QVERIFY2(bar->value() < 100, qPrintable(input->accessibleName()));
            QVERIFY(panel->slider(Dimension::tensor)->hasFocus());
        }
    }

    void theWheelChangesWhatHasTheKeyboard() {
        Running program;
        auto* panel = program.find<PlanPanel>();
        const auto changesWithKeyboard = [&program](QWidget& input, int angle) {
            const Scenario before = program.store().scenario();
            input.setFocus();
            turnWheel(input, middleOf(input), angle);
            return program.store().scenario() != before;
        };
        QVERIFY(changesWithKeyboard(*panel->slider(Dimension::microBatch), 120));
        QVERIFY(changesWithKeyboard(*panel->modelChooser(), -120));
        QVERIFY(changesWithKeyboard(*panel->gpuChooser(), -120));
        QVERIFY(changesWithKeyboard(*panel->schedule(), -120));
        QCOMPARE(panel->modelChooser()->lineEdit()->text(),
                 QString::fromStdString(program.store().scenario().model.label));
    }

    /// The panel is never narrower than what is in it, whatever is chosen, opened and spoken.
    void noValueIsCut_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void noValueIsCut() {
        QFETCH(QString, language);
        Running program({}, {960, 540}); // 1920 × 1080 at a scale of 2, or a little less than 1020 × 600
        program.actions(qPrintable(QStringLiteral("language.") + language))->trigger();
        auto* panel = program.find<PlanPanel>();
        for (const bool open : {false, true}) {
            if (open) {
                program.trigger("plan.estimate");
                program.trigger("plan.recipe");
            }
            QTest::qWait(30); // until everything has its place
            QVERIFY(program.window.width() <= 960);
            QTRY_VERIFY(panel->scrollArea()->widget()->width() <= panel->scrollArea()->viewport()->width());
            for (const QWidget* input : inputsOf(*panel)) {
                const int right = input->mapTo(panel->scrollArea()->widget(), QPoint(input->width(), 0)).x();
                QVERIFY2(right <= panel->scrollArea()->viewport()->width(),
                         qPrintable(input->accessibleName()));
                QVERIFY2(input->width() >= input->minimumSizeHint().width(),
                         qPrintable(input->accessibleName()));
            }
            for (const Chooser* chooser : {panel->modelChooser(), panel->gpuChooser()}) {
                const QLineEdit* field = chooser->lineEdit();
                QVERIFY(field->fontMetrics().horizontalAdvance(field->text()) < field->width());
            }
            for (int i = 0; i < panel->schedule()->count(); ++i)
                QVERIFY(panel->schedule()->fontMetrics().horizontalAdvance(panel->schedule()->itemText(i)) <
                        panel->schedule()->width());
        }
        program.trigger("language.en");
    }

    /// Nor does it push the window over the edge of the screen, not even with text for a projector.
    void theWindowStaysOnTheScreen_data() { noValueIsCut_data(); }
    void theWindowStaysOnTheScreen() {
        QFETCH(QString, language);
        for (const auto& [size, screen] : {std::pair{"text.normal", 960}, {"text.projector", 1280}}) {
            Running program({}, {screen, 540});
            program.actions(qPrintable(QStringLiteral("language.") + language))->trigger();
            program.trigger(size);
            program.trigger("plan.estimate");
            program.trigger("plan.recipe");
            QTest::qWait(30);
            QVERIFY2(program.window.minimumSizeHint().width() <= screen,
                     qPrintable(QString::number(program.window.minimumSizeHint().width())));
            program.trigger("text.normal");
            program.trigger("language.en");
        }
    }
};

QUADRILLE_TESTS(TestPlanPanel)
#include "tst_plan_panel.moc"
