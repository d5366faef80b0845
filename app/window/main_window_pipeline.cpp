// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/explanation/explain_controller.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/window/main_window.h"
#include "app/window/status_line.h"
#include "core/text/input_error.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"

namespace quadrille {

void MainWindow::connectPipeline() {
    // Not as other pictures: the title is the panel's, which knows more than the chart.
    connect(m_gantt, &Picture::readout, m_status, &StatusLine::say);
    connect(m_gantt, &Picture::explainRequested, m_explain, &ExplainController::ask);
    const auto retitle = [this] { m_panels[PanelId::pipeline]->setFinding(m_pipeline->finding()); };
    connect(&m_store, &ScenarioStore::analysed, this, retitle);
    connect(m_pipeline, &PipelinePanel::viewChanged, m_session, &SessionController::viewChanged);
    connect(m_pipeline, &PipelinePanel::momentChanged, this, &MainWindow::showMoment);
    connect(m_memoryPanel, &MemoryPanel::momentClosed, m_pipeline, &PipelinePanel::clearMoment);
    connect(m_pipeline, &PipelinePanel::fileWanted, this, [this] {
        const QString file = m_prompts.orderToOpen ? m_prompts.orderToOpen() : QString();
        if (!file.isEmpty())
            compareWithFile(file);
    });
    connect(m_pipeline, &PipelinePanel::fileDropped, this, &MainWindow::compareWithFile);
}

void MainWindow::showMoment() {
    if (const auto held = m_pipeline->heldAtMoment()) {
        m_memoryPanel->showMoment(*held, m_pipeline->momentText());
        return;
    }
    m_memoryPanel->showPeaks();
    if (!m_pipeline->momentText().isEmpty() && m_store.pictured().scenario.estimator == Estimator::paper)
        m_status->say(
            tr("The paper's equations know no moments; choose the detailed estimator to see memory at one."));
}

void MainWindow::compareWithFile(const QString& path) {
    try {
        m_pipeline->compareWithFile(path);
    } catch (const InputError& error) {
        m_prompts.error(
            tr("The order was not read, and nothing has changed.\n%1: %2", "file and line, reason")
                .arg(QString::fromStdString(error.field()), format::sentence(error.rule())));
    }
}

} // namespace quadrille
