// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tour.h"

#include "app/commands/actions.h"
#include "app/docks/panel_head.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/plans/plans_panel.h"
#include "app/settings/settings.h"
#include "app/store/scenario_store.h"
#include "app/store/search_threads.h"
#include "core/search/plan_search.h"
#include "widgets/format.h"
#include "widgets/plural.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/verdict/verdict_text.h"

#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace quadrille {
namespace {

std::vector<std::string> schedulesIn(const PlanSpace& space, const Scenario& asked) {
    const auto axis =
        std::ranges::find(space.axes, "schedule", [](const SearchAxis& each) { return each.setting->name; });
    return axis != space.axes.end() ? axis->values
                                    : std::vector{std::string(scheduleName(asked.plan.schedule))};
}

} // namespace

Tour::Tour(QMainWindow& window, PanelLayout& layout, ScenarioStore& store, const Catalogue& catalogue,
           Settings& settings, const Actions& actions, QWidget& verdict)
    : QObject(&window), m_window(window), m_layout(layout), m_store(store), m_catalogue(catalogue),
      m_settings(settings), m_actions(actions), m_verdict(verdict) {
    connect(&m_store, &ScenarioStore::analysed, this, [this] {
        if (m_card != nullptr && m_place == 1 && !searching())
            say();
    });
    // A panel that comes to the front does so above everything in the window.
    connect(&m_layout, &PanelLayout::frontChanged, this, [this] {
        if (m_frame != nullptr)
            m_frame->raise();
        if (m_card != nullptr)
            m_card->raise();
    });
}

void Tour::beginOnFirstStart() {
    if (!m_settings.tourSeen())
        begin();
}

void Tour::begin() {
    end();
    // What the tour finds is to stay on screen, which a lesson's plan does not.
    auto& lessons = m_layout.panels().contents<LessonsPanel>();
    m_leftLesson = lessons.inLesson();
    lessons.leaveLesson();
    m_card = new TourCard(m_window);
    m_question = new TourQuestion(m_catalogue, m_store.scenario(), m_card);
    connect(m_card, &TourCard::nextWanted, this, &Tour::next);
    connect(m_card, &TourCard::backWanted, this, &Tour::back);
    connect(m_card, &TourCard::skipWanted, this, &Tour::end);
    connect(m_card, &TourCard::languageChanged, this, &Tour::say);
    // Who begins a lesson is not to have a card over it.
    connect(&lessons, &LessonsPanel::lessonChanged, m_card, [this, &lessons] {
        if (isOn() && lessons.inLesson())
            close();
    });
    m_place = 0;
    show();
}

void Tour::close() {
    m_settings.setTourSeen(true);
    m_search.stop();
    delete m_frame;
    m_card->hide();
    m_card->deleteLater();
    m_card = nullptr;
    m_question = nullptr;
}

void Tour::end() {
    if (m_card == nullptr)
        return;
    close();
    m_layout.bring(*m_layout.panels()[PlanPanel::spec]);
    // Not to the model's name, which would take undo and paste for its own.
    m_layout.panels().contents<PlanPanel>().slider(Dimension::tensor)->setFocus(Qt::OtherFocusReason);
}

void Tour::next() {
    if (m_place == 1 && searching()) {
        m_search.stop();
        take();
        return;
    }
    if (m_place + 1 == stops) {
        end();
        return;
    }
    ++m_place;
    if (m_place == 1)
        search();
    show();
}

void Tour::back() {
    if (m_place == 0)
        return;
    m_search.stop();
    --m_place;
    show();
}

void Tour::search() {
    const Scenario asked = m_question->answered(m_store.scenario());
    m_found.reset();
    m_search.ask([this, asked](const std::stop_token& stop, LatestJob::Tell& tell) {
        const PlanSpace space = planSpace(asked, usuallySearchedIn(asked));
        const auto found = [&](const PlanSearchAnswer& answer) {
            Found best{{},
                       !answer.best.empty(),
                       static_cast<double>(answer.evaluated),
                       space.size(),
                       schedulesIn(space, asked)};
            if (best.fits)
                best.plan = planAt(asked, space, answer.best.front().places);
            else if (answer.closest)
                best.plan = planAt(asked, space, answer.closest->places);
            return best;
        };
        PlanSearchOptions options;
        options.top = 1;
        options.threads = searchThreads();
        options.known = [&](const PlanSearchAnswer& answer) {
            if (tell.isPartDue())
                tell.part([this, sofar = found(answer)] {
                    m_found = sofar;
                    say();
                });
        };
        Found best = found(searchPlans(asked, space, options, stop));
        best.isWhole = true;
        if (!best.plan)
            best.plan = asked; // its verdict says why
        return [this, best] {
            m_found = best;
            take();
        };
    });
}

void Tour::take() {
    if (m_found && m_found->plan) {
        const Scenario plan = *m_found->plan;
        m_store.change(plan, [plan] {
            return tr("Best plan for %1 on %2 GPUs")
                .arg(QString::fromStdString(plan.model.label), format::count(plan.cluster.gpus));
        });
    }
    show();
}

void Tour::point(QWidget& target) {
    delete m_frame;
    m_frame = new PointerFrame(target, m_window, PointerFrame::stays);
    m_card->raise();
}

void Tour::show() {
    delete m_frame;
    say();
    m_card->setExtra(m_place == 0 ? m_question.data() : nullptr);
    const Panels& panels = m_layout.panels();
    switch (m_place) {
    case 1:
        point(m_verdict);
        break;
    case 2:
        m_layout.bring(*panels[PlanPanel::spec]);
        point(*panels[PlanPanel::spec]);
        break;
    case 3:
        m_layout.bring(*panels[PipelinePanel::spec]);
        point(*panels[PipelinePanel::spec]);
        break;
    case 4:
        m_layout.bring(*panels[PlansPanel::spec]);
        point(m_layout.head());
        break;
    default:
        break;
    }
    if (m_place == 0)
        m_question->setFocus();
    else
        m_card->nextButton()->setFocus();
}

QString Tour::lookedText() const {
    if (!m_found->isWhole)
        return tr("Stopped after %1 of %2 plans", "plans looked at")
            .arg(format::number(m_found->looked, 3), format::number(m_found->all, 3));
    const QString plans =
        tr("%Ln plan(s) looked at", nullptr, pluralOf(static_cast<std::int64_t>(m_found->looked)));
    QStringList schedules;
    for (const std::string& name : m_found->schedules)
        if (const auto kind = scheduleFromName(name))
            schedules << format::scheduleLabel(*kind);
    return tr("%1, with %2", "plans looked at; names of schedules")
        .arg(plans, QLocale().createSeparatedList(schedules));
}

QString Tour::lookingText() const {
    if (!m_found)
        return tr("Looking at every way to split it…");
    const QString plans = tr("%1 of %2 plans looked at", "so far")
                              .arg(format::number(m_found->looked, 3), format::number(m_found->all, 3));
    return m_found->fits ? tr("%1. Some fit; the fastest of them is kept in mind.").arg(plans)
                         : tr("%1. None of them fits so far.").arg(plans);
}

QString Tour::answerText() const {
    if (!m_found)
        return {};
    const QString plans = lookedText();
    if (!m_store.analysis().runnable())
        return tr("%1. None of them can run; the bar above says which rule is broken and offers repairs.",
                  "plans looked at")
            .arg(plans);
    const QString said = verdict::spoken(m_store.analysis());
    return m_found->fits
               ? tr("%1, and this is the fastest that fits. %2 Click any number to see how it comes about.")
                     .arg(plans, said)
               : tr("%1, and none of them fits. The one that comes closest is on screen. %2 “Make it fit” "
                    "tells what would help.")
                     .arg(plans, said);
}

void Tour::say() {
    const auto keyOf = [this](const char* id) {
        return m_actions.named(QLatin1String(id))->shortcut().toString(QKeySequence::NativeText);
    };
    m_question->retranslate();
    switch (m_place) {
    case 0:
        m_card->say(tr("What do you want to train?"),
                    tr("Quadrille answers one question: how should a model be split over your GPUs? Ask it "
                       "yours; the best split is looked for."),
                    m_place, stops);
        m_card->setNextText(tr("F&ind the best plan"));
        break;
    case 1:
        m_card->say(tr("The answer"), searching() ? QString() : answerText(), m_place, stops);
        break;
    case 2:
        m_card->say(tr("Change it"),
                    tr("Move a slider: everything follows at once. The strip below it shows beforehand which "
                       "values fit (green), may run out of memory (yellow) or do not fit (red). %1 takes "
                       "a change back.")
                        .arg(keyOf("edit.undo")),
                    m_place, stops);
        break;
    case 3:
        m_card->say(
            tr("See why"),
            tr("Beside it, what each pipeline stage holds; here, what it does during a step, where the "
               "hatched time is idle. Point at anything to read it, press E on it to have it "
               "explained."),
            m_place, stops);
        break;
    default:
        m_card->say(tr("Go on"),
                    tr("More views stand here in groups: all plans that fit, studies, lessons (%1) and a "
                       "laboratory to schedule a pipeline by hand. %2 finds any command or value. This tour "
                       "is in the Help menu.")
                            .arg(keyOf("panel.lessons"), keyOf("help.palette")) +
                        (m_leftLesson ? u' ' + tr("Your lesson waits where you left it.") : QString()),
                    m_place, stops);
        break;
    }
    m_card->setBusy(searching() ? lookingText() : QString());
    if (searching()) { // it can be ended with what is known
        m_card->setNextText(tr("&Take the best so far"));
        m_card->nextButton()->setEnabled(m_found && m_found->plan);
    }
}

} // namespace quadrille
