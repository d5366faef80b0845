// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/pipeline/pipeline_panel_bar.h"
#include "widgets/gantt/gantt_view.h"

#include <QStyle>

namespace quadrille {
namespace {

constexpr std::array speedNames{"speed.slow", "speed.brisk", "speed.fast", "speed.whole"};
static_assert(speedNames.size() == allPlaySpeeds.size());

} // namespace

void PipelinePanel::connectPlayer() {
    connect(m_player, &Player::moved, this, [this] {
        // Who has asked for few motions gets few.
        m_player->setCalm(style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0);
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
    const auto on = [this](const char* id, auto&& slot) {
        connect(m_actions[QLatin1String(id)], &QAction::triggered, this, slot);
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
    on("play.toggle", [this] { m_player->toggle(); });
    on("play.back", [this] { m_player->stepBack(); });
    on("play.forward", [this] { m_player->stepForward(); });
    on("play.start", [this] { m_player->toStart(); });
    on("play.end", [this] { m_player->toEnd(); });
    on("play.byOperation", [this] { m_player->setStepBy(StepBy::operation); });
    on("play.byMicrobatch", [this] { m_player->setStepBy(StepBy::microbatch); });
    for (std::size_t i = 0; i < speedNames.size(); ++i)
        on(speedNames[i], [this, speed = allPlaySpeeds[i]] { m_player->setSpeed(speed); });
    for (const char* id : {"play.toggle", "play.back", "play.forward", "play.start", "play.end"}) {
        for (GanttView* chart : {m_gantt, m_other})
            chart->addAction(m_actions[QLatin1String(id)]);
    }
    const QString prefix = QStringLiteral("compare.");
    for (QAction* action : m_actions.all()) {
        if (!action->objectName().startsWith(prefix))
            continue;
        const CompareChoice choice =
            CompareChoice::fromName(action->objectName().mid(prefix.size())).value_or(CompareChoice{});
        connect(action, &QAction::triggered, this, [this, choice] {
            if (choice.what == CompareChoice::What::file)
                emit fileWanted();
            else
                compare(choice);
            refreshCommands(); // whatever came of it
        });
    }
    m_actions[QStringLiteral("play.byOperation")]->setChecked(true);
    m_actions[QLatin1String(speedNames[static_cast<std::size_t>(m_player->speed())])]->setChecked(true);
}

void PipelinePanel::refreshCommands() {
    const auto action = [this](const QString& id) { return m_actions[id]; };
    action(m_store.timeBase() == TimeBase::model ? QStringLiteral("time.model")
                                                 : QStringLiteral("time.units"))
        ->setChecked(true);
    action(QStringLiteral("pipeline.critical"))->setChecked(m_gantt->isCriticalPathShown());
    action(QStringLiteral("pipeline.transfers"))->setChecked(m_gantt->areTransfersShown());
    action(QStringLiteral("pipeline.capacity"))->setChecked(isCapacityShown());
    action(QStringLiteral("compare.") + m_pair->choice().name())->setChecked(true);
    action(QStringLiteral("compare.baseline"))
        ->setEnabled(m_store.baselinePinned() || m_pair->choice().what == CompareChoice::What::baseline);
    const bool playable = m_player->hasTimeline();
    for (const char* id : {"play.toggle", "play.back", "play.forward", "play.start", "play.end"})
        action(QLatin1String(id))->setEnabled(playable);
}

} // namespace quadrille
