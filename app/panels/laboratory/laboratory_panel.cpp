// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/laboratory/laboratory_panel.h"

#include "app/importing/file_kind.h"
#include "app/panels/laboratory/board_verdict.h"
#include "app/panels/laboratory/laboratory_bar.h"
#include "app/panels/panel_context.h"
#include "app/session/file_io.h"
#include "app/session/session_controller.h"
#include "app/store/scenario_store.h"
#include "app/store/view_state.h"
#include "core/check/check.h"
#include "core/laboratory/board_file.h"
#include "core/text/input_error.h"
#include "widgets/format.h"
#include "widgets/laboratory/board_text.h"
#include "widgets/laboratory/board_view.h"

#include <QDateTime>
#include <QFileInfo>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {
namespace {

constexpr laboratory::Task firstTask{4, 6, false, 4, 0};

/// The pipeline of a plan as a task, where the laboratory has room for it.
std::optional<laboratory::Task> taskOf(const Scenario& scenario, laboratory::Task task) {
    const std::int64_t microbatches = microBatches(scenario);
    const PlacementKind placement = traits(scenario.plan.schedule).placement;
    if (scenario.plan.pp < 1 || scenario.plan.pp > laboratory::mostRanks || microbatches < 1 ||
        microbatches > laboratory::mostMicrobatches || scenario.plan.vpp < 1 ||
        scenario.plan.vpp > laboratory::mostChunks || placement == PlacementKind::bidirectional)
        return std::nullopt;
    const std::int32_t before = task.chunks;
    task.ranks = static_cast<std::int32_t>(scenario.plan.pp);
    task.microbatches = static_cast<std::int32_t>(microbatches);
    task.chunks = static_cast<std::int32_t>(scenario.plan.vpp);
    task.vShaped = placement == PlacementKind::vShaped && task.chunks == 2;
    task.memory = task.memory * task.chunks / before;
    return laboratory::withRoom(task);
}

} // namespace

const PanelSpec LaboratoryPanel::spec{PanelGroup::learn, "panel.laboratory",
                                      QT_TRANSLATE_NOOP("commands", "La&boratory"), "Ctrl+Shift+Y",
                                      makePanel<LaboratoryPanel, ScenarioStore, const Prompts>};

LaboratoryPanel::LaboratoryPanel(ScenarioStore& store, const Prompts& prompts, QWidget* parent)
    : PanelContents(parent), m_store(store), m_prompts(prompts),
      m_history(laboratory::emptyBoard(firstTask)) {}

void LaboratoryPanel::make() {
    m_bar = new LaboratoryBar(this);
    m_view = new BoardView(this);
    m_verdict = new BoardVerdict(this);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    addTools(m_bar);
    column()->addWidget(m_view, 1);
    column()->addWidget(m_verdict);
    setFocusProxy(m_view);
    addPicture(m_view);
    connect(m_bar, &LaboratoryBar::taskChanged, this, &LaboratoryPanel::setTask);
    connect(m_bar, &LaboratoryBar::startWanted, this, &LaboratoryPanel::change);
    connect(m_bar, &LaboratoryBar::undoWanted, this, &LaboratoryPanel::undo);
    connect(m_bar, &LaboratoryBar::redoWanted, this, &LaboratoryPanel::redo);
    connect(m_bar, &LaboratoryBar::openWanted, this, &LaboratoryPanel::askAndOpen);
    connect(m_bar, &LaboratoryBar::saveWanted, this, &LaboratoryPanel::askAndSave);
    connect(m_bar, &LaboratoryBar::sendWanted, this, &LaboratoryPanel::send);
    connect(m_view, &BoardView::edited, this, &LaboratoryPanel::edit);
    connect(m_view, &BoardView::refused, m_verdict, &BoardVerdict::setRefusal);
    connect(m_view, &BoardView::undoWanted, this, &LaboratoryPanel::undo);
    connect(m_view, &BoardView::redoWanted, this, &LaboratoryPanel::redo);
    connect(&m_store, &ScenarioStore::changed, this, &LaboratoryPanel::moved);
    m_bar->retranslate();
    show();
    search();
}

void LaboratoryPanel::refresh() {
    m_bar->setPlan(taskOf(m_store.scenario(), m_history.now().task));
}

void LaboratoryPanel::change(laboratory::Board board) {
    const bool isEmpty = laboratory::placedOn(board) == 0;
    push(std::move(board), isEmpty);
}

void LaboratoryPanel::push(laboratory::Board board, bool fromEmpty) {
    const bool otherTask = board.task != m_history.now().task;
    m_byHand = false;
    m_fromEmpty = fromEmpty;
    m_history.push(std::move(board));
    show();
    if (otherTask)
        search();
    emit viewChanged();
}

void LaboratoryPanel::edit(laboratory::Board board) {
    push(std::move(board), m_fromEmpty || laboratory::placedOn(m_history.now()) == 0);
    m_byHand = true;
    tellMade();
}

void LaboratoryPanel::tellMade() {
    const BoardContent& content = m_view->content();
    if (!m_byHand || !m_fromEmpty || !content.standing.isComplete())
        return;
    emit scheduleMade({.task = content.board.task,
                       .makespan = content.standing.timeline.makespan,
                       .bound = content.standing.bound.time,
                       .best = content.best ? std::optional(content.best->makespan) : std::nullopt,
                       .bubble = content.standing.timeline.bubbleOverTotal,
                       .when = QDateTime::currentDateTimeUtc().toString(Qt::ISODate)});
}

void LaboratoryPanel::setTask(const laboratory::Task& task) {
    push(laboratory::adapted(m_history.now(), task), m_fromEmpty);
}

void LaboratoryPanel::undo() {
    const laboratory::Task before = m_history.now().task;
    m_byHand = false;
    m_history.undo();
    show();
    if (before != m_history.now().task)
        search();
    emit viewChanged();
}

void LaboratoryPanel::redo() {
    const laboratory::Task before = m_history.now().task;
    m_byHand = false;
    m_history.redo();
    show();
    if (before != m_history.now().task)
        search();
    emit viewChanged();
}

void LaboratoryPanel::show() {
    if (!isMade())
        return;
    const laboratory::Board& board = m_history.now();
    m_bar->setTask(board.task);
    m_bar->setUndo(m_history.canUndo(), m_history.canRedo());
    m_bar->setComplete(laboratory::isComplete(board));
    const bool known = m_best && m_best->board.task == board.task;
    m_view->setContent({board, laboratory::standingOf(board), known ? m_best : std::nullopt});
    m_verdict->setGoals(board_text::goals(m_view->content()), m_told != board.task);
    m_told = board.task;
    if (!m_view->holds()) // what is held is still over the same place
        m_verdict->setRefusal({});
}

QString LaboratoryPanel::verdict() const {
    return m_verdict->whole();
}

void LaboratoryPanel::search() {
    if (!isMade())
        return;
    const laboratory::Task task = m_history.now().task;
    if (m_best && m_best->board.task == task) {
        show();
        return;
    }
    m_search.ask([this, task](const std::stop_token& stop, LatestJob::Tell&) {
        return [this, best = laboratory::bestFound(task, stop)] {
            m_best = best;
            show();
            tellMade();
        };
    });
}

void LaboratoryPanel::openFile(const QString& path) {
    constexpr qint64 largestFile = 1LL << 20; // bytes; a board's file has a few thousand
    const QByteArray text = readWhole(path, largestFile);
    change(laboratory::parseBoard({text.constData(), static_cast<std::size_t>(text.size())},
                                  m_history.now().task, QFileInfo(path).fileName().toStdString()));
}

void LaboratoryPanel::askAndOpen() {
    const QString file = m_prompts.orderToOpen ? m_prompts.orderToOpen() : QString();
    if (file.isEmpty())
        return;
    try {
        openFile(file);
    } catch (const InputError& error) {
        m_prompts.error(
            tr("The order was not opened, and nothing has changed.\n%1: %2", "file and line, reason")
                .arg(QString::fromStdString(error.field()),
                     format::sentence(withLikeness(error.rule(), file))));
    }
}

void LaboratoryPanel::askAndSave() {
    const QString file =
        m_prompts.orderToSave ? m_prompts.orderToSave(QStringLiteral("my-schedule.order.txt")) : QString();
    if (file.isEmpty())
        return;
    try {
        writeWhole(file, QByteArray::fromStdString(laboratory::writeBoard(m_history.now())));
    } catch (const InputError& error) {
        m_prompts.error(QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                                     format::sentence(error.rule())));
    }
}

void LaboratoryPanel::send() {
    if (laboratory::isComplete(m_history.now()))
        emit orderSent({laboratory::orderOf(m_history.now()), tr("Laboratory")});
}

void LaboratoryPanel::saveView(ViewState& view) const {
    // What nobody has touched is nothing to keep.
    if (m_history.canUndo() || m_history.canRedo() || m_restored)
        view.laboratory = m_history.now();
}

void LaboratoryPanel::restoreView(const ViewState& view) {
    m_restored = view.laboratory.has_value();
    const laboratory::Board board = view.laboratory.value_or(laboratory::emptyBoard(firstTask));
    if (board == m_history.now() && !m_history.canUndo() && !m_history.canRedo())
        return;
    m_byHand = false;
    m_fromEmpty = laboratory::placedOn(board) == 0;
    m_history.restart(board);
    show();
    search();
}

void LaboratoryPanel::retranslate() {
    m_bar->retranslate();
    show();
}

} // namespace quadrille
