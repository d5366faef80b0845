// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/reference/collective_box.h"

#include "app/settings/icon.h"
#include "widgets/collective/collective_text.h"
#include "widgets/collective/collective_view.h"
#include "widgets/communication/communication_text.h"
#include "widgets/format.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {

CollectiveBox::CollectiveBox(QWidget* parent)
    : QWidget(parent), m_collectives(new QComboBox(this)), m_groups(new QComboBox(this)),
      m_sizes(new QComboBox(this)), m_view(new CollectiveView(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 0);
    row->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    for (const Collective collective : allCollectives)
        m_collectives->addItem({}, static_cast<int>(collective));
    m_sizes->addItem(QString(), 0);
    for (const int size : CollectiveSteps::sizes)
        m_sizes->addItem({}, size);
    for (QComboBox* chooser : {m_collectives, m_groups, m_sizes}) {
        chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        row->addWidget(chooser);
    }
    row->addSpacing(6);
    m_start = button(QStringLiteral("to-start"));
    m_back = button(QStringLiteral("step-back"));
    m_play = button(QStringLiteral("play"));
    m_forward = button(QStringLiteral("step-forward"));
    m_end = button(QStringLiteral("to-end"));
    for (QToolButton* each : {m_start, m_back, m_play, m_forward, m_end})
        row->addWidget(each);
    row->addStretch();
    connect(m_start, &QToolButton::clicked, m_view, &CollectiveView::toStart);
    connect(m_back, &QToolButton::clicked, m_view, &CollectiveView::stepBack);
    connect(m_play, &QToolButton::clicked, m_view, &CollectiveView::toggle);
    connect(m_forward, &QToolButton::clicked, m_view, &CollectiveView::stepForward);
    connect(m_end, &QToolButton::clicked, m_view, &CollectiveView::toEnd);
    connect(m_collectives, &QComboBox::currentIndexChanged, this, [this] {
        m_view->setCollective(static_cast<Collective>(m_collectives->currentData().toInt()));
        fillGroups();
        refreshPlan();
    });
    connect(m_groups, &QComboBox::activated, this, [this] {
        m_chosen = static_cast<TrafficKind>(m_groups->currentData().toInt());
        refreshPlan();
    });
    connect(m_sizes, &QComboBox::currentIndexChanged, this, &CollectiveBox::refreshSize);
    connect(m_collectives, &QComboBox::activated, this, &CollectiveBox::chosen);
    connect(m_sizes, &QComboBox::activated, this, &CollectiveBox::chosen);
    connect(m_view, &CollectiveView::playingChanged, this, &CollectiveBox::retranslate);
    retranslate();
}

void CollectiveBox::show(Collective collective, int ranks) {
    m_collectives->setCurrentIndex(m_collectives->findData(static_cast<int>(collective)));
    m_sizes->setCurrentIndex(m_sizes->findData(ranks));
}

int CollectiveBox::ranks() const {
    return m_sizes->currentData().toInt();
}

int CollectiveBox::widthOfChoices() const {
    return layout()->itemAt(0)->sizeHint().width();
}

QToolButton* CollectiveBox::button(const QString& icon) {
    auto* made = new QToolButton(this);
    made->setIcon(tintedIcon(icon));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

void CollectiveBox::setPlan(const std::optional<Resolved>& plan) {
    m_plan = plan;
    fillGroups();
    refreshPlan();
}

void CollectiveBox::fillGroups() {
    const QSignalBlocker quiet(m_groups);
    m_groups->clear();
    if (m_plan) {
        const Scenario& scenario = m_plan->scenario();
        for (const TrafficKind kind : collectiveGroups(scenario))
            m_groups->addItem(tr("%1, %2 GPUs", "degree of parallelism, a number")
                                  .arg(communication::symbol(kind, communication::dataGroupOf(scenario)),
                                       format::count(groupPlace(scenario, kind).ranks)),
                              static_cast<int>(kind));
    }
    // Who uses it most, as long as nobody has chosen.
    using enum TrafficKind;
    const bool swaps = m_view->content().steps.collective() == Collective::allToAll;
    std::vector<TrafficKind> wanted =
        swaps ? std::vector{expert, context, tensor, data} : std::vector{tensor, data, context, expert};
    if (m_chosen)
        wanted.insert(wanted.begin(), *m_chosen);
    for (const TrafficKind kind : wanted)
        if (const int index = m_groups->findData(static_cast<int>(kind)); index >= 0) {
            m_groups->setCurrentIndex(index);
            break;
        }
    m_groups->setVisible(m_groups->count() > 0);
}

void CollectiveBox::refreshPlan() {
    if (m_plan && m_groups->count() > 0)
        m_view->setPlan(collectiveOfPlan(*m_plan, m_view->content().steps.collective(),
                                         static_cast<TrafficKind>(m_groups->currentData().toInt())));
    else
        m_view->setPlan(std::nullopt);
    refreshSize();
}

void CollectiveBox::refreshSize() {
    constexpr int usual = 4; // where no plan runs
    const std::optional<CollectiveOfPlan>& plan = m_view->content().plan;
    const int ofGroup = plan ? CollectiveSteps::sizeFor(plan->cost.ranks) : usual;
    m_sizes->setItemText(0, tr("auto: %1", "so many GPUs are shown").arg(ofGroup));
    const int wanted = ranks() > 0 ? ranks() : ofGroup;
    if (wanted != m_view->content().steps.ranks())
        m_view->setRanks(wanted);
}

void CollectiveBox::retranslate() {
    for (int i = 0; i < m_collectives->count(); ++i)
        m_collectives->setItemText(
            i, collective_text::collectiveName(static_cast<Collective>(m_collectives->itemData(i).toInt())));
    for (int i = 1; i < m_sizes->count(); ++i)
        m_sizes->setItemText(i, tr("%1 shown", "so many GPUs").arg(m_sizes->itemData(i).toInt()));
    const auto name = [](QWidget* widget, const QString& text) {
        widget->setToolTip(text);
        widget->setAccessibleName(text);
    };
    name(m_collectives, tr("The collective"));
    name(m_groups, tr("The group of the plan whose bytes and time are told"));
    name(m_sizes, tr("How many GPUs are shown; auto: as many as the group has, 8 at most"));
    name(m_start, tr("To the beginning (Home)"));
    name(m_back, tr("A step back (Left)"));
    name(m_forward, tr("A step on (Right)"));
    name(m_end, tr("To the end (End)"));
    m_play->setIcon(tintedIcon(m_view->isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    name(m_play, m_view->isPlaying() ? tr("Pause (Space)") : tr("Play (Space)"));
    fillGroups();
}

void CollectiveBox::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace quadrille
