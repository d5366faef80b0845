// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/fit/make_it_fit_panel.h"
#include "app/panels/fsdp/fsdp_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/schedules/schedules_panel.h"
#include "app/panels/truth/truth_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/paper_table/paper_table.h"
#include "widgets/picture/picture.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/tip/tip.h"
#include "widgets/verdict/number_button.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>

using namespace quadrille;
using test::Running;

namespace {

/// Columns counted by the scripts of the letters, another way than the program does.
int columnsOf(const QString& line) {
    int columns = 0;
    for (const char32_t letter : line.toUcs4()) {
        const auto script = QChar::script(letter);
        const bool wide = script == QChar::Script_Han || script == QChar::Script_Hiragana ||
                          script == QChar::Script_Katakana || script == QChar::Script_Hangul ||
                          (letter >= 0x3000 && letter <= 0x30ff) || (letter >= 0xff01 && letter <= 0xff60);
        columns += wide ? 2 : 1;
    }
    return columns;
}

/// What the pointer reads when it rests at a place of a widget; empty: nothing.
QString tipAt(QWidget* widget, const QPoint& place) {
    const QString nothing = QStringLiteral("nothing");
    QToolTip::showText(QPoint(1, 1), nothing);
    QHelpEvent help(QEvent::ToolTip, place, widget->mapToGlobal(place));
    QCoreApplication::sendEvent(widget, &help);
    const QString text = QToolTip::text();
    return text == nothing ? QString() : text;
}

QByteArray nameOf(const QWidget* widget) {
    QStringList names;
    for (const QWidget* each = widget; each != nullptr && names.size() < 4; each = each->parentWidget())
        names << QLatin1String(each->metaObject()->className()) + u' ' + each->objectName();
    return (names.join(QStringLiteral(" in ")) + QStringLiteral(": ") + widget->accessibleName()).toUtf8();
}

bool isControl(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           qobject_cast<const QLineEdit*>(widget) != nullptr ||
           qobject_cast<const DiscreteSlider*>(widget) != nullptr ||
           qobject_cast<const VerdictChip*>(widget) != nullptr;
}

/// What a widget of Qt is made of.
bool isInside(const QWidget* widget) {
    return widget->objectName().startsWith(QStringLiteral("qt_")) ||
           QByteArray(widget->metaObject()->className()).startsWith("QLineEditIconButton") ||
           qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) != nullptr ||
           qobject_cast<const QTabBar*>(widget->parentWidget()) != nullptr ||
           qobject_cast<const QAbstractItemView*>(widget->parentWidget()) != nullptr;
}

class Walk {
public:
    void over(QWidget* widget) {
        if (isControl(widget) && !isInside(widget)) {
            // On the name of a slider; in the middle of anything else.
            const bool slider = qobject_cast<DiscreteSlider*>(widget) != nullptr;
            const QString text = tipAt(widget, slider ? QPoint(5, 5) : widget->rect().center());
            QVERIFY2(!text.isEmpty(), nameOf(widget));
            read(text, widget);
            ++controls;
        } else if (auto* header = qobject_cast<QHeaderView*>(widget)) {
            for (int section = 0; section < header->count(); ++section) {
                if (header->isSectionHidden(section) || header->sectionSize(section) < 2)
                    continue;
                const int middle =
                    header->sectionViewportPosition(section) + header->sectionSize(section) / 2;
                const QPoint place = header->orientation() == Qt::Horizontal
                                         ? QPoint(middle, header->height() / 2)
                                         : QPoint(header->width() / 2, middle);
                if (!header->viewport()->rect().contains(place))
                    continue;
                const QString text = tipAt(header->viewport(), place);
                QVERIFY2(!text.isEmpty(), nameOf(widget) + QByteArray::number(section));
                read(text, widget);
                ++heads;
            }
        } else if (auto* tabs = qobject_cast<QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->isTabVisible(i))
                    read(tipAt(tabs, tabs->tabRect(i).center()), widget);
        } else if (qobject_cast<Picture*>(widget) != nullptr || qobject_cast<QAbstractItemView*>(widget)) {
            QWidget* surface = widget;
            if (auto* view = qobject_cast<QAbstractItemView*>(widget))
                surface = view->viewport();
            constexpr int steps = 9;
            for (int i = 1; i < steps; ++i)
                for (int j = 1; j < steps; ++j)
                    read(tipAt(surface, QPoint(surface->width() * i / steps, surface->height() * j / steps)),
                         widget);
        }
    }

    int controls = 0;
    int heads = 0;
    int lines = 0;

private:
    void read(const QString& text, const QWidget* widget) {
        for (const QString& line : text.split(u'\n')) {
            QVERIFY2(columnsOf(line) <= 60, nameOf(widget) + '\n' + line.toUtf8());
            ++lines;
        }
    }
};

} // namespace

class TestTips : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-tips"); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void everythingSaysWhatItIs_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }
    void everythingSaysWhatItIs() {
        QFETCH(const QString, language);
        Running program({}, {1600, 1000});
        program.trigger(qPrintable(QStringLiteral("language.") + language));
        program.trigger("plan.estimate");
        program.trigger("plan.recipe");
        program.trigger("explain.show");
        program.trigger("baseline.pin");
        program.store().set(Dimension::microBatch, 16); // which does not fit, and can be mended
        program.trigger("compare.gpipe");
        Walk walk;
        QSet<const QWidget*> walked;
        const auto walkOverWhatIsSeen = [&] {
            for (QWidget* widget : program.window.findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->window() != &program.window || walked.contains(widget))
                    continue;
                walked.insert(widget);
                walk.over(widget);
                if (QTest::currentTestFailed())
                    return;
            }
        };
        for (const PanelId spec : allPanels()) {
            program.trigger(spec->command);
            QTest::qWait(20);
            if (auto* panel = program.find<SchedulesPanel>(); spec == panelNamed("schedules"))
                QTRY_VERIFY_WITH_TIMEOUT(!panel->computing(), 60'000);
            if (auto* panel = program.find<MakeItFitPanel>(); spec == panelNamed("fit"))
                QTRY_VERIFY_WITH_TIMEOUT(!panel->searching(), 60'000);
            if (auto* panel = program.find<FsdpPanel>(); spec == panelNamed("fsdp"))
                QTRY_VERIFY_WITH_TIMEOUT(!panel->computing(), 60'000);
            walkOverWhatIsSeen();
            // What stands behind a switch of the panel.
            for (auto* button : program.find<TruthPanel>()->findChildren<QToolButton*>())
                if (button->isVisible() && button->isCheckable() && !button->isChecked()) {
                    button->click();
                    QTest::qWait(20);
                    walkOverWhatIsSeen();
                }
        }
        QVERIFY(walk.controls > 100);
        QVERIFY2(walk.heads > 40, qPrintable(QString::number(walk.heads)));
        QVERIFY(walk.lines > 1000);
    }

    void sentencesOfAPlanThatCannotRunAreWrapped() {
        Running program({}, {1600, 1000});
        program.store().set(Dimension::pipeline, 5);
        program.store().set(Dimension::tensor, 64);
        Walk walk;
        for (QWidget* widget : program.window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == &program.window)
                walk.over(widget);
        QVERIFY(walk.lines > 100);
    }

    void slidersBadgesAndHeadsSpeakFromTheGlossary() {
        Running program({}, {1600, 1000});
        // Where lines are broken is of no account here.
        const auto bare = [](QString text) { return text.remove(u'\n').remove(u' '); };
        const auto said = [&bare](QWidget* widget, const QPoint& place) {
            return bare(tipAt(widget, place));
        };
        for (const Dimension dimension : allDimensions) {
            auto* slider = program.find<PlanPanel>()->slider(dimension);
            if (!slider->isVisible())
                continue;
            QVERIFY2(said(slider, QPoint(5, 5))
                         .contains(bare(glossary_text::brief(glossary_text::entryOf(dimension)))),
                     qPrintable(said(slider, QPoint(5, 5))));
        }
        const std::pair<const char*, const char*> badges[] = {
            {"step", "step"},           {"utilisation", "mfu"},   {"tokens", "tokens-per-gpu"},
            {"flops", "flops-per-gpu"}, {"bubble", "over-total"}, {"data-parallel", "dp"},
            {"micro-batches", "m"},     {"verdict", "zone"}};
        for (const auto& [widget, id] : badges) {
            auto* badge =
                program.find<VerdictChip>()->parentWidget()->findChild<QWidget*>(QLatin1String(widget));
            QVERIFY2(said(badge, badge->rect().center()).contains(bare(glossary_text::brief(id))), widget);
        }
        program.trigger("panel.schedules");
        auto* header = program.find<SchedulesPanel>()->findChild<QHeaderView*>();
        QStringList heads;
        for (int section = 0; section < header->count(); ++section)
            heads << header->model()->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
        for (const char* id : {"vp", "over-ideal", "over-total", "makespan", "best", "sent", "oom"})
            QVERIFY2(heads.contains(glossary_text::tip(id)), id);
        program.trigger("panel.tables");
        QTest::qWait(50); // until everything has its place
        auto* table = program.find<PaperTable>();
        const double headings = table->cellRect(0, 0).left(); // the four row headings
        int number = 0;
        for (const char* id : {"tp", "cp", "pp", "mbs"}) {
            const QPoint place(static_cast<int>(headings * (2 * number++ + 1) / 8), 5);
            QVERIFY2(said(table, place).contains(bare(glossary_text::brief(id))), id);
        }
    }
};

QUADRILLE_TESTS(TestTips)
#include "tst_tips.moc"
