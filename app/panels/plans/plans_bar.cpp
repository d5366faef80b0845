// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/plans_bar.h"

#include "app/panels/plans/limits_edit.h"
#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"
#include "widgets/verdict/flow_layout.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille {
namespace {

constexpr std::array probabilities{0.01, 0.05, 0.2, 0.5};

} // namespace

PlansBar::PlansBar(QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_more(new QToolButton(this)), m_menu(new QMenu(this)),
      m_limit(new QComboBox(this)), m_limitsButton(new QToolButton(this)), m_limits(new LimitsEdit) {
    auto* layout = new FlowLayout(this);
    layout->addWidget(m_label);
    for (const Setting* setting : usuallySearched()) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        layout->addWidget(button);
        m_pins.push_back({setting, button});
        connect(button, &QToolButton::clicked, this, [this, setting](bool on) { free(*setting, on); });
    }
    for (const Setting* setting : alsoSearched()) {
        QAction* action = m_menu->addAction(QString());
        action->setCheckable(true);
        m_entries.push_back({setting, action});
        connect(action, &QAction::triggered, this, [this, setting](bool on) { free(*setting, on); });
    }
    m_menu->addSeparator();
    m_everySchedule = m_menu->addAction(QString());
    m_everySchedule->setCheckable(true);
    connect(m_everySchedule, &QAction::triggered, this, [this](bool on) {
        m_freedom.everySchedule = on;
        refresh();
        emit freedomChanged();
    });
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    layout->addWidget(m_more);
    for (std::size_t i = 0; i < probabilities.size(); ++i)
        m_limit->addItem(QString());
    layout->addWidget(m_limit);
    connect(m_limit, &QComboBox::activated, this, [this](int index) {
        m_freedom.mostOomProbability = probabilities.at(static_cast<std::size_t>(index));
        emit freedomChanged();
    });
    auto* menu = new QMenu(m_limitsButton);
    auto* inMenu = new QWidgetAction(menu);
    inMenu->setDefaultWidget(m_limits);
    menu->addAction(inMenu);
    connect(menu, &QMenu::aboutToShow, m_limits, [this] { m_limits->memory()->setFocus(); });
    m_limitsButton->setMenu(menu);
    m_limitsButton->setPopupMode(QToolButton::InstantPopup);
    layout->addWidget(m_limitsButton);
    connect(m_limits, &LimitsEdit::limitsChanged, this, [this] {
        m_freedom.limits = m_limits->limits();
        refresh();
        emit freedomChanged();
    });
    refresh();
}

void PlansBar::addWidget(QWidget* widget) {
    layout()->addWidget(widget);
}

QToolButton* PlansBar::buttonOf(std::string_view setting) const {
    const auto found = std::ranges::find(m_pins, setting, [](const Pin& pin) { return pin.setting->name; });
    return found != m_pins.end() ? found->button : nullptr;
}

void PlansBar::free(const Setting& setting, bool on) {
    if (on)
        m_freedom.settings.emplace(setting.name);
    else
        m_freedom.settings.erase(std::string(setting.name));
    refresh();
    emit freedomChanged();
}

void PlansBar::setFreedom(const PlansFreedom& freedom) {
    PlansFreedom offered = freedom;
    offered.mostOomProbability = *std::ranges::min_element(
        probabilities, {}, [&freedom](double each) { return std::abs(each - freedom.mostOomProbability); });
    if (offered == m_freedom)
        return;
    m_freedom = offered;
    refresh();
    emit freedomChanged();
}

void PlansBar::setScenario(const Scenario& scenario) {
    m_scenario = scenario;
    refresh();
}

void PlansBar::refresh() {
    m_label->setText(tr("Try:", "settings that a search tries"));
    for (const Pin& pin : m_pins) {
        const bool free = m_freedom.settings.contains(pin.setting->name);
        const QString name = settingName(*pin.setting);
        const QString kept =
            tr("%1 = %2", "a setting that is kept").arg(name, settingValue(*pin.setting, m_scenario));
        pin.button->setChecked(free);
        pin.button->setText(free ? name : kept);
        pin.button->setAccessibleName(free ? tr("%1, tried").arg(name) : tr("%1, kept").arg(kept));
        pin.button->setToolTip(settingTip(*pin.setting) + QStringLiteral("<p>") +
                               (free ? tr("Every value is tried. A click keeps the plan's.")
                                     : tr("Kept as the plan has it. A click tries every value.")) +
                               QStringLiteral("</p>"));
        const bool idle = pin.setting->name == "ep" && !m_scenario.model.experts;
        pin.button->setVisible(!idle);
    }
    bool any = m_freedom.everySchedule;
    for (const Entry& entry : m_entries) {
        const bool free = m_freedom.settings.contains(entry.setting->name);
        any = any || free;
        entry.action->setChecked(free);
        const bool isGpus = entry.setting->name == "gpus";
        entry.action->setText(isGpus ? tr("Fewer GPUs, by halves") : settingName(*entry.setting));
        const bool ofExperts = entry.setting->name == "etp" || entry.setting->name == "moe-overlap";
        entry.action->setVisible(!ofExperts || m_scenario.model.experts.has_value());
    }
    m_everySchedule->setText(tr("Every schedule that needs no search"));
    m_everySchedule->setChecked(m_freedom.everySchedule);
    m_more->setText(any ? tr("More ✓", "settings that a search tries") : tr("More"));
    m_more->setToolTip(tr("More settings to try"));
    const QSignalBlocker quiet(m_limit);
    for (int i = 0; i < m_limit->count(); ++i)
        m_limit->setItemText(
            i, tr("P(OOM) ≤ %1").arg(format::percent(probabilities.at(static_cast<std::size_t>(i)), 0)));
    const auto* limit = std::ranges::find(probabilities, m_freedom.mostOomProbability);
    m_limit->setCurrentIndex(static_cast<int>(limit - probabilities.begin()));
    m_limit->setAccessibleName(tr("Most likely to run out of memory"));
    m_limit->setToolTip(tr("Plans that are more likely to run out of memory do not count."));
    m_limits->setLimits(m_freedom.limits);
    m_limitsButton->setText(m_freedom.limits.any() ? tr("Limits ✓", "of a search")
                                                   : tr("Limits", "of a search"));
    m_limitsButton->setToolTip(
        tr("What a plan may take at most: memory, bubble, step time, nodes of a group"));
}

void PlansBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace quadrille
