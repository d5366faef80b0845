// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/pipeline/pipeline_panel_bar.h"
#include "app/session/session_controller.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/picture/motion.h"

namespace quadrille {
namespace {

constexpr std::array<CommandKey, allPlaySpeeds.size()> speeds{"speed.slow", "speed.brisk", "speed.fast",
                                                              "speed.whole"};
constexpr std::array<CommandKey, 5> playing{"play.toggle", "play.back", "play.forward", "play.start",
                                            "play.end"};

} // namespace

void PipelinePanel::connectPlayer() {
    connect(m_player, &Player::moved, this, [this] {
        // Who has asked for few motions gets few.
        m_player->setCalm(!wantsMotion(*this));
        const auto time = m_player->time();
        m_gantt->setPlayhead(time);
        m_gantt->setHighlighted(m_player->operation());
        m_other->setPlayhead(time);
        setMoment(time);
        refreshStory();
        refreshCommands();
    });
    connect(m_player, &Player::playingChanged, this, [this] { m_bar->setPlaying(m_player->isPlaying()); });
}

void PipelinePanel::connectCommands() {
    const auto on = [this](CommandKey command, auto&& slot) {
        connect(m_actions[command], &QAction::triggered, this, slot);
    };
    on("time.model", [this] { m_store.setTimeBase(TimeBase::model); });
    on("time.units", [this] { m_store.setTimeBase(TimeBase::units); });
    connect(&m_store, &ScenarioStore::timelineChanged, this, &PipelinePanel::viewChanged);
    on("pipeline.critical", [this](bool shown) {
        setCriticalPathShown(shown);
        emit viewChanged();
    });
    on("pipeline.transfers", [this](bool shown) {
        setTransfersShown(shown);
        emit viewChanged();
    });
    on("pipeline.capacity", [this](bool shown) {
        setCapacityShown(shown);
        emit viewChanged();
    });
    on("measured.run", [this] { keepAsRun(); });
    on("measured.teach", [this] { teach(); });
    on("play.toggle", [this] { m_player->toggle(); });
    on("play.back", [this] { m_player->stepBack(); });
    on("play.forward", [this] { m_player->stepForward(); });
    on("play.start", [this] { m_player->toStart(); });
    on("play.end", [this] { m_player->toEnd(); });
    on("play.byOperation", [this] { m_player->setStepBy(StepBy::operation); });
    on("play.byMicrobatch", [this] { m_player->setStepBy(StepBy::microbatch); });
    for (std::size_t i = 0; i < speeds.size(); ++i)
        on(speeds[i], [this, speed = allPlaySpeeds[i]] { m_player->setSpeed(speed); });
    for (const CommandKey each : playing)
        for (GanttView* chart : {m_gantt, m_other})
            chart->addAction(m_actions[each]);
    const QString prefix = QStringLiteral("compare.");
    for (QAction* action : m_actions.all()) {
        if (!action->objectName().startsWith(prefix))
            continue;
        const CompareChoice choice =
            CompareChoice::fromName(action->objectName().mid(prefix.size())).value_or(CompareChoice{});
        connect(action, &QAction::triggered, this, [this, choice] {
            if (choice.what == CompareChoice::What::measured)
                askForTraces();
            else if (choice.what != CompareChoice::What::file)
                compare(choice);
            else if (const QString file = m_prompts.orderToOpen ? m_prompts.orderToOpen() : QString();
                     !file.isEmpty())
                tryToCompareWithFile(file);
            refreshCommands(); // whatever came of it
        });
    }
    m_actions["play.byOperation"]->setChecked(true);
    m_actions[speeds[static_cast<std::size_t>(m_player->speed())]]->setChecked(true);
}

void PipelinePanel::refreshCommands() {
    (m_store.timeBase() == TimeBase::model ? m_actions["time.model"] : m_actions["time.units"])
        ->setChecked(true);
    m_actions["pipeline.critical"]->setChecked(m_gantt->isCriticalPathShown());
    m_actions["pipeline.transfers"]->setChecked(m_gantt->areTransfersShown());
    m_actions["pipeline.capacity"]->setChecked(isCapacityShown());
    m_actions.named(QStringLiteral("compare.") + m_pair->choice().name())->setChecked(true);
    m_actions["compare.baseline"]->setEnabled(m_store.baselinePinned() ||
                                              m_pair->choice().what == CompareChoice::What::baseline);
    for (const CommandKey each : playing)
        m_actions[each]->setEnabled(m_player->hasTimeline());
}

} // namespace quadrille
