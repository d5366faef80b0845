// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tour.h"

#include "app/commands/actions.h"
#include "app/docks/panel_head.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/plans/plans_panel.h"
#include "app/settings/settings.h"
#include "app/store/scenario_store.h"
#include "app/store/search_threads.h"
#include "core/search/plan_search.h"
#include "widgets/format.h"
#include "widgets/verdict/verdict_text.h"

#include <QPushButton>

namespace quadrille {

Tour::Tour(QMainWindow& window, PanelLayout& layout, ScenarioStore& store, const Catalogue& catalogue,
           Settings& settings, const Actions& actions, QWidget& verdict)
    : QObject(&window), m_window(window), m_layout(layout), m_store(store), m_catalogue(catalogue),
      m_settings(settings), m_actions(actions), m_verdict(verdict) {
    connect(&m_store, &ScenarioStore::analysed, this, [this] {
        if (m_card != nullptr && m_place == 1 && !searching())
            say();
    });
}

void Tour::beginOnFirstStart() {
    if (!m_settings.tourSeen())
        begin();
}

void Tour::begin() {
    end();
    m_card = new TourCard(m_window);
    m_question = new TourQuestion(m_catalogue, m_store.scenario(), m_card);
    connect(m_card, &TourCard::nextWanted, this, &Tour::next);
    connect(m_card, &TourCard::backWanted, this, &Tour::back);
    connect(m_card, &TourCard::skipWanted, this, &Tour::end);
    connect(m_card, &TourCard::languageChanged, this, &Tour::say);
    m_place = 0;
    show();
}

void Tour::end() {
    if (m_card == nullptr)
        return;
    m_settings.setTourSeen(true);
    m_search.stop();
    delete m_frame;
    m_card->hide();
    m_card->deleteLater();
    m_card = nullptr;
    m_question = nullptr;
    m_layout.focus(*m_layout.panels()[PlanPanel::spec]);
}

void Tour::next() {
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
    m_search.ask([this, asked](const std::stop_token& stop, LatestJob::Tell&) {
        const PlanSpace space = planSpace(asked, usuallySearchedIn(asked));
        PlanSearchOptions options;
        options.top = 1;
        options.threads = searchThreads();
        const PlanSearchAnswer answer = searchPlans(asked, space, options, stop);
        const bool fits = !answer.best.empty();
        Scenario found = asked;
        if (fits)
            found = planAt(asked, space, answer.best.front().places);
        else if (answer.closest)
            found = planAt(asked, space, answer.closest->places);
        return [this, found, fits, looked = static_cast<double>(answer.evaluated)] {
            m_looked = looked;
            m_fits = fits;
            m_store.change(found, [found] {
                return tr("Best plan for %1 on %2 GPUs")
                    .arg(QString::fromStdString(found.model.label), format::count(found.cluster.gpus));
            });
            show();
        };
    });
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

QString Tour::answerText() const {
    const QString plans = tr("%Ln plan(s) looked at", nullptr, static_cast<int>(m_looked));
    if (!m_store.analysis().runnable())
        return tr("%1. None of them can run; the bar above says which rule is broken and offers repairs.",
                  "plans looked at")
            .arg(plans);
    const QString said = verdict::spoken(m_store.analysis());
    return m_fits
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
        m_card->setNextText(tr("&Find the best plan"));
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
        m_card->say(tr("See why"),
                    tr("Above, what each pipeline stage holds; here, what it does during a step, where the "
                       "hatched time is idle. Point at anything to read it, press E on it to have it "
                       "explained."),
                    m_place, stops);
        break;
    default:
        m_card->say(tr("Go on"),
                    tr("More views stand here in groups: all plans that fit, studies, lessons (%1) and a "
                       "laboratory to schedule a pipeline by hand. %2 finds any command or value. This tour "
                       "is in the Help menu.")
                        .arg(keyOf("panel.lessons"), keyOf("help.palette")),
                    m_place, stops);
        break;
    }
    m_card->setBusy(searching() ? tr("Looking at every way to split it…") : QString());
}

} // namespace quadrille
