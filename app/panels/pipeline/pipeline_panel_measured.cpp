// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"
#include "app/measurements/own_runs.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/session/session_controller.h"
#include "app/text_io/traces/trace_file.h"
#include "core/text/input_error.h"
#include "core/traces/trace_profile.h"
#include "widgets/format.h"
#include "widgets/measured/difference_model.h"
#include "widgets/row_table.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QMimeData>

/// What the panel takes from files: steps that were measured, and orders that are dropped.
namespace quadrille {
namespace {

/// The files that are dragged, where all of them may be traces; empty for anything else.
QStringList tracesOf(const QDropEvent& event) {
    QStringList files;
    for (const QUrl& url : event.mimeData()->urls()) {
        files << url.toLocalFile();
        if (!traces::looksMeasured(files.back()))
            return {};
    }
    return files;
}

/// The one text file that is dragged; empty for anything else.
QString orderFileOf(const QDropEvent& event) {
    const auto urls = event.mimeData()->urls();
    const QString file = urls.size() == 1 ? urls.front().toLocalFile() : QString();
    return QFileInfo(file).suffix().compare(QStringLiteral("txt"), Qt::CaseInsensitive) == 0 ? file
                                                                                             : QString();
}

} // namespace

void PipelinePanel::compareWithTraces(const QStringList& files) {
    m_beforeTraces.reset();
    if (m_pair->choice().what != CompareChoice::What::measured)
        m_beforeTraces = m_pair->choice();
    m_pair->measured().read(files, m_store.scenario());
    compare({CompareChoice::What::measured});
}

void PipelinePanel::askForTraces() {
    const QStringList files = m_prompts.tracesToOpen ? m_prompts.tracesToOpen() : QStringList();
    if (!files.isEmpty())
        compareWithTraces(files);
}

void PipelinePanel::keepAsRun() {
    const auto seconds = m_pair->measured().seconds();
    if (!seconds || !m_store.analysis().runnable())
        return;
    m_runs.addStep(Seconds(*seconds), m_pair->measured().name());
    if (m_prompts.note)
        m_prompts.note(
            tr("The measured step of “%1” is a run of My cluster now.").arg(m_pair->measured().name()));
}

void PipelinePanel::teach() {
    const auto* step = m_pair->measured().step();
    if (step == nullptr || !m_store.analysis().runnable())
        return;
    try {
        emit taught(traces::learn(*step, m_store.analysis()));
    } catch (const InputError& error) {
        if (m_prompts.error)
            m_prompts.error(tr("“%1” teaches no profile: %2", "trace, reason")
                                .arg(m_pair->measured().name(), format::sentence(error.rule())));
    }
}

/// What is being read, what differs most, and what was assumed.
QStringList PipelinePanel::measuredParts() const {
    QStringList parts;
    if (const QString reading = m_pair->measured().readingText(); !reading.isEmpty())
        parts << reading;
    if (const auto& difference = m_differenceModel->difference()) {
        for (const Message& note : difference->notes)
            parts << format::sentence(note);
        for (const Message& finding : difference->findings(1))
            parts << format::sentence(finding);
    }
    if (const auto timeline = m_pair->other().timeline) {
        int empty = 0;
        for (std::size_t rank = 0; rank < timeline->rankCount(); ++rank)
            empty += timeline->order->rank(rank).empty() ? 1 : 0;
        if (empty > 0)
            parts << tr("%n stages have no trace: their lanes are empty.", nullptr, empty);
    }
    for (const Message& note : m_pair->measured().notes())
        parts << format::sentence(note);
    return parts;
}

void PipelinePanel::refreshDifferences() {
    m_differences->setVisible(m_differenceModel->difference().has_value());
    for (const CommandKey each : {CommandKey("measured.run"), CommandKey("measured.teach")})
        m_actions[each]->setEnabled(m_differenceModel->difference().has_value());
    // All that there is room for, but what stands below it stays below it.
    const auto heightOf = [this](int rows) {
        return m_differences->header()->sizeHint().height() + rows * m_differences->sizeHintForRow(0) +
               2 * m_differences->frameWidth();
    };
    constexpr int fewestRows = 2, rowsInSight = 5;
    m_differences->setMinimumHeight(heightOf(fewestRows));
    m_differences->setMaximumHeight(heightOf(rowsInSight));
    m_differences->fitColumns();
}

void PipelinePanel::dragEnterEvent(QDragEnterEvent* event) {
    // Anything else is for the window.
    event->setAccepted(!orderFileOf(*event).isEmpty() || !tracesOf(*event).isEmpty());
}

void PipelinePanel::dropEvent(QDropEvent* event) {
    const QString path = orderFileOf(*event);
    const QStringList traces = tracesOf(*event);
    event->setAccepted(!path.isEmpty() || !traces.isEmpty());
    // The program dragged from waits until this function returns, dialogs included.
    QMetaObject::invokeMethod(
        this,
        [this, path, traces] {
            if (traces.isEmpty())
                tryToCompareWithFile(path);
            else
                compareWithTraces(traces);
        },
        Qt::QueuedConnection);
}

} // namespace quadrille
