// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/communication/communication_panel.h"
#include "app/panels/step/step_panel.h"
#include "app/window/main_window.h"
#include "app/window/status_line.h"
#include "widgets/communication/communication_view.h"
#include "widgets/waterfall/waterfall.h"

namespace quadrille {

void MainWindow::createPerformancePanels() {
    m_step = new StepPanel(m_store, m_reckoning, this);
    m_panels[PanelId::step]->setContent(m_step);

    m_communication = new CommunicationPanel(m_store, m_catalogue, this);
    m_panels[PanelId::communication]->setContent(m_communication);
    const auto retitle = [this] {
        m_panels[PanelId::communication]->setFinding(m_communication->picture()->title());
    };
    connect(m_communication, &CommunicationPanel::pictureChanged, this, retitle);
    connect(m_communication, &CommunicationPanel::created, this, [this, retitle](Picture* picture) {
        connect(picture, &Picture::findingChanged, this, retitle);
        connect(picture, &Picture::readout, m_status, &StatusLine::say);
    });
}

void MainWindow::connectPerformancePictures() {
    addPicture(m_panels[PanelId::step], m_step->waterfall());
    addPicture(m_panels[PanelId::communication], m_communication->view());
    // In front of the title that the plan's picture would give it.
    connect(m_communication->view(), &Picture::findingChanged, this,
            [this] { m_panels[PanelId::communication]->setFinding(m_communication->picture()->title()); });
}

void MainWindow::retitlePerformance() {
    m_panels[PanelId::step]->setFinding(m_step->waterfall()->title());
    m_panels[PanelId::communication]->setFinding(m_communication->picture()->title());
}

} // namespace quadrille
