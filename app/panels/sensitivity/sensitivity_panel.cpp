// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/sensitivity/sensitivity_panel.h"

#include "app/panels/panel_context.h"
#include "core/check/check.h"
#include "core/search/sensitivity.h"
#include "widgets/format.h"
#include "widgets/tornado/tornado.h"

#include <QVBoxLayout>

namespace quadrille {

const PanelSpec SensitivityPanel::spec{PanelGroup::study, "panel.sensitivity",
                                       QT_TRANSLATE_NOOP("commands", "Se&nsitivity"), "Ctrl+Shift+N",
                                       makePanel<SensitivityPanel, ScenarioStore>};

SensitivityPanel::SensitivityPanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store) {}

void SensitivityPanel::make() {
    m_picture = new Tornado(this);
    column()->addWidget(m_picture, 1);
    setFocusProxy(m_picture);
    addPicture(m_picture);
    connect(m_picture, &Tornado::changeChosen, this, &SensitivityPanel::choose);
    connect(&m_store, &ScenarioStore::changed, this, &SensitivityPanel::moved);
    connect(&m_question, &LatestJob::becameLate, m_picture,
            [this] { m_picture->setFreshness(Freshness::computing); });
}

void SensitivityPanel::refresh() {
    const Scenario scenario = m_store.scenario();
    if (const auto error = firstError(scenario)) {
        m_question.stop();
        m_picture->setEmptyReason(format::sentence(*error));
        m_picture->setSensitivity({});
        m_picture->setFreshness(Freshness::current);
        return;
    }
    m_picture->setEmptyReason(tr("Looking at what one change would do…"));
    m_question.ask([this, scenario](const std::stop_token& stop, const auto&) {
        return [this, found = sensitivityOf(scenario, stop)] {
            m_picture->setFreshness(Freshness::current);
            m_picture->setSensitivity(found);
        };
    });
}

void SensitivityPanel::choose(const Change& change) {
    if (computing()) // the change is of a plan that is no more
        return;
    const Scenario before = m_store.scenario();
    Scenario after = before;
    apply(change, after);
    // Said again in whatever language undo is looked at.
    m_store.change(after, [change, before] { return format::sentence(label(change, before)); });
}

void SensitivityPanel::retranslate() {
    moved(); // reasons are sentences, too
}

} // namespace quadrille
