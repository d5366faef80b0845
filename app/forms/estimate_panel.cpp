// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/estimate_panel.h"

#include "app/editors/framework_dialog.h"
#include "app/forms/estimate_settings.h"
#include "app/forms/run_settings.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>

namespace quadrille {

EstimatePanel::EstimatePanel(ScenarioStore& scenarios, const Catalogue& catalogue, QWidget* parent)
    : ScenarioForm(scenarios, parent), m_catalogue(catalogue) {
    const std::vector<SettingForm> forms = estimate_settings::forms(catalogue);
    const auto assumptions = forms.begin() + 2;
    add({forms.begin(), 1});
    addPaperNote();
    add({forms.begin() + 1, 1});
    // Each is made where it stands, since Tab follows the order in which they were made.
    m_edit = new QPushButton(this);
    addWide(m_edit);
    m_assumptions = new QLabel(this);
    m_assumptions->setWordWrap(true);
    QFont bold = m_assumptions->font();
    bold.setBold(true);
    m_assumptions->setFont(bold);
    addWide(m_assumptions);
    add({assumptions, forms.end()});
    m_reset = new QPushButton(this);
    addWide(m_reset);
    m_run = new QLabel(this);
    m_run->setWordWrap(true);
    m_run->setFont(bold);
    addWide(m_run);
    add(run_settings::forms());
    connect(m_edit, &QPushButton::clicked, this, &EstimatePanel::editFramework);
    connect(m_reset, &QPushButton::clicked, this, &EstimatePanel::reset);
    connect(&scenarios, &ScenarioStore::changed, this, &EstimatePanel::refreshButtons);
    refresh();
    refreshButtons();
}

void EstimatePanel::changeEvent(QEvent* event) {
    ScenarioForm::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refreshButtons();
}

QString EstimatePanel::summary() const {
    const Scenario& scenario = store().scenario();
    QString estimator = estimate_settings::estimatorLabel(scenario.estimator);
    if (unseenByPaper(scenario))
        return estimator;
    return QStringLiteral("%1 · %2").arg(estimator, QString::fromStdString(scenario.recipe.framework->label));
}

FrameworkDialog* EstimatePanel::editFramework() {
    Framework copy = *store().scenario().recipe.framework;
    if (findFramework(m_catalogue.frameworks, copy.name) != nullptr) { // its name says what was published
        copy.measuredAs = copy.measuredName();
        copy.name += "-copy";
        copy.label = tr("%1 (copy)").arg(QString::fromStdString(copy.label)).toStdString();
    }
    auto* dialog = new FrameworkDialog(copy, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FrameworkDialog::applied, this, [this](const Framework& framework) {
        Scenario next = store().scenario();
        next.recipe.framework = framework;
        store().change(next, [label = QString::fromStdString(framework.label)] {
            return tr("Edit the profile of %1").arg(label);
        });
    });
    dialog->open();
    return dialog;
}

const OutsideMemory* EstimatePanel::published() const {
    const Framework* profile =
        findFramework(m_catalogue.frameworks, store().scenario().recipe.framework->name);
    return profile != nullptr ? &profile->outside : nullptr;
}

void EstimatePanel::reset() {
    const OutsideMemory* outside = published();
    if (outside == nullptr)
        return;
    Scenario next = store().scenario();
    Framework copy = *next.recipe.framework;
    copy.outside = *outside;
    next.recipe.framework = std::move(copy);
    store().change(next, [] { return tr("Reset the assumptions"); });
}

void EstimatePanel::refreshButtons() {
    m_edit->setText(tr("Edit a copy of the profile…"));
    m_edit->setToolTip(
        tr("Shows the stored tensors and the bytes of each parameter that this profile lists, to "
           "change, save and load them."));
    m_assumptions->setText(tr("Assumptions outside the allocator"));
    m_run->setText(tr("The whole training"));
    m_reset->setText(tr("Reset the assumptions"));
    m_reset->setToolTip(tr("Takes back what this framework's profile says."));
    const OutsideMemory* outside = published();
    m_reset->setEnabled(outside != nullptr && !(*outside == store().scenario().recipe.framework->outside));
}

} // namespace quadrille
