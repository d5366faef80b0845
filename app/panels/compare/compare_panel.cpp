// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/compare/compare_panel.h"

#include "app/commands/actions.h"
#include "app/panels/either_buttons.h"
#include "app/panels/panel_context.h"
#include "app/store/speed_options.h"
#include "app/store/view_state.h"
#include "core/analysis/analysis_cost.h"
#include "widgets/comparison/comparison_table.h"
#include "widgets/comparison/plans_picture.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

namespace {

constexpr int lowestPicture = 12, narrowestPicture = 40; ///< lines of text

} // namespace

const PanelSpec ComparePanel::spec{PanelGroup::study, "panel.compare",
                                   QT_TRANSLATE_NOOP("commands", "&Side by side"), "Ctrl+Shift+D",
                                   makePanel<ComparePanel, ScenarioStore, SharedSpeedOptions, const Actions>};

ComparePanel::ComparePanel(ScenarioStore& store, SharedSpeedOptions& speedOptions, const Actions& actions,
                           QWidget* parent)
    : PanelContents(parent), m_store(store), m_speedOptions(speedOptions), m_actions(actions) {}

void ComparePanel::make() {
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 3, 6, 3);
    m_keep = new QToolButton(this);
    m_keep->setDefaultAction(m_actions["kept.keep"]);
    m_keep->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_keep->setAutoRaise(true);
    m_keep->setFocusPolicy(Qt::TabFocus);
    m_reference = new QComboBox(this);
    m_reference->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    bar->addWidget(m_keep);
    bar->addWidget(m_reference);
    const QButtonGroup* either = makeEitherButtons(*this, {&m_tableAlone, &m_pictureAlone});
    bar->addWidget(m_tableAlone);
    bar->addWidget(m_pictureAlone);
    (m_showsPicture ? m_pictureAlone : m_tableAlone)->setChecked(true);
    bar->addStretch(1);
    m_remarks = new QLabel(this);
    m_remarks->setWordWrap(true);
    m_remarks->setContentsMargins(8, 0, 8, 4);
    m_signs = new QLabel(this);
    m_signs->setWordWrap(true);
    m_signs->setContentsMargins(8, 0, 8, 4);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->installEventFilter(this);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_borderMoved = true; });
    m_table = new ComparisonTable(m_splitter);
    m_picture = new PlansPicture(m_splitter);
    addTools(bar);
    column()->addWidget(m_remarks);
    column()->addWidget(m_splitter, 1);
    column()->addWidget(m_signs);
    setFocusProxy(m_table);
    addPicture(m_picture);
    connect(either, &QButtonGroup::buttonClicked, this, [this] {
        m_showsPicture = m_pictureAlone->isChecked();
        arrange();
        emit viewChanged();
    });
    connect(m_reference, &QComboBox::activated, this, [this](int index) {
        m_against = m_keys.at(static_cast<std::size_t>(index)).front();
        showAnswer();
        emit viewChanged();
    });
    connect(m_table, &ComparisonTable::readout, this, &ComparePanel::readout);
    connect(m_table, &ComparisonTable::planChosen, this, &ComparePanel::load);
    connect(m_picture, &PlansPicture::planChosen, this, &ComparePanel::load);
    connect(&m_store, &ScenarioStore::changed, this, &ComparePanel::moved);
    connect(&m_store, &ScenarioStore::baselineChanged, this, &ComparePanel::moved);
    connect(&m_store, &ScenarioStore::keptChanged, this, &ComparePanel::moved);
    connect(&m_speedOptions, &SharedSpeedOptions::changed, this, &ComparePanel::moved);
    connect(&m_question, &LatestJob::becameLate, m_picture,
            [this] { m_picture->setFreshness(Freshness::computing); });
}

void ComparePanel::saveView(ViewState& view) const {
    view.comparedWith = m_against;
    view.comparePicture = m_showsPicture;
}

void ComparePanel::restoreView(const ViewState& view) {
    m_against = view.comparedWith;
    m_showsPicture = view.comparePicture;
    if (isMade()) {
        (m_showsPicture ? m_pictureAlone : m_tableAlone)->setChecked(true);
        showAnswer();
    }
}

void ComparePanel::refresh() {
    m_plans = plansSideBySide(m_store.state());
    if (m_plans.size() < 2) {
        m_question.stop();
        m_known.clear();
        m_keys.clear();
        showAnswer();
        return;
    }
    ask();
}

void ComparePanel::ask() {
    std::vector<SharedAnalysis> known;
    for (const PlanBeside& plan : m_plans) {
        const auto found = std::ranges::find_if(m_known, [&plan](const SharedAnalysis& each) {
            return each.analysis != nullptr && each.analysis->scenario() == plan.scenario;
        });
        known.push_back({plan.name, found != m_known.end() ? found->analysis : nullptr});
    }
    m_question.ask([this, plans = m_plans, known](const std::stop_token& stop, const auto&) mutable {
        constexpr double mostTimeline = 10 * mostQuickCost; // as of baseline A
        for (std::size_t i = 0; i < plans.size(); ++i) {
            if (known[i].analysis != nullptr)
                continue;
            const Scenario& scenario = plans[i].scenario;
            known[i].analysis = std::make_shared<const Analysis>(
                timelineCost(scenario) <= mostTimeline ? analyze(scenario, TimeBase::model, stop)
                                                       : analyzeWithoutTimeline(scenario, stop));
        }
        return [this, known, plans] {
            m_known = known;
            m_keys.clear();
            for (const PlanBeside& plan : plans)
                m_keys.push_back(plan.keys);
            showAnswer();
        };
    });
}

std::size_t ComparePanel::referencePlace() const {
    for (std::size_t place = 0; place < m_known.size(); ++place)
        if (m_keys[place].contains(m_against) || m_known[place].name == m_against) // as sessions once said it
            return place;
    return 0;
}

void ComparePanel::showAnswer() {
    const std::size_t reference = referencePlace();
    {
        const QSignalBlocker quiet(m_reference);
        m_reference->clear();
        for (const SharedAnalysis& plan : m_known)
            m_reference->addItem(tr("Compared with %1", "a plan").arg(plan.name));
        m_reference->setCurrentIndex(m_known.empty() ? -1 : static_cast<int>(reference));
    }
    m_reference->setVisible(!m_known.empty());
    QStringList remarks;
    m_picture->setFreshness(Freshness::current);
    if (m_known.empty()) {
        m_picture->setEmptyReason(
            tr("Keep a plan (%1) or pin it as A (%2), change something, and see both side by side here.")
                .arg(m_actions["kept.keep"]->shortcut().toString(QKeySequence::NativeText),
                     m_actions["baseline.pin"]->shortcut().toString(QKeySequence::NativeText)));
        m_table->setComparison({});
        m_picture->setPlans({}, {});
    } else {
        const PlansComparison comparison = comparePlans(m_known, reference, m_speedOptions.convention());
        remarks = comparison::remarks(comparison);
        m_signs->setText(
            tr("▲ better and ▼ worse than %1; ≈ within the interval: which is better is not certain",
               "a plan")
                .arg(m_known.at(reference).name));
        m_picture->setPlans(picturedPlans(m_known, reference), comparison::finding(comparison));
        m_table->setComparison(comparison);
    }
    m_remarks->setText(remarks.join(u'\n'));
    m_remarks->setVisible(!remarks.isEmpty());
    m_signs->setVisible(m_known.size() > 1);
    arrange();
}

void ComparePanel::load(int plan) {
    if (computing() || plan < 0 || plan >= static_cast<int>(m_plans.size()))
        return;
    const PlanBeside& chosen = m_plans[static_cast<std::size_t>(plan)];
    m_store.change(chosen.scenario,
                   [name = chosen.name] { return ScenarioStore::tr("Load plan “%1”").arg(name); });
}

void ComparePanel::arrange() {
    if (m_splitter == nullptr)
        return;
    const bool any = !m_known.empty();
    const QSize table = m_table->wholeSize();
    const Parts parts = partsFor(table);
    m_splitter->setOrientation(parts == Parts::beside ? Qt::Horizontal : Qt::Vertical);
    const bool both = parts != Parts::one;
    m_tableAlone->setVisible(any && !both);
    m_pictureAlone->setVisible(any && !both);
    m_table->setVisible(any && (both || m_tableAlone->isChecked()));
    m_picture->setVisible(!any || both || m_pictureAlone->isChecked());
    if (m_table->isHidden())
        setFocusProxy(m_picture);
    else
        setFocusProxy(m_table);
    if (parts != m_parts)
        m_borderMoved = false;
    m_parts = parts;
    if (any && both && !m_borderMoved)
        dealRoom(table);
}

/// All of the table, as far as the picture keeps what it needs.
void ComparePanel::dealRoom(QSize table) {
    const bool beside = m_parts == Parts::beside;
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int whole = (beside ? m_splitter->width() : m_splitter->height()) - m_splitter->handleWidth();
    const int wanted = (beside ? table.width() : table.height()) + scrollBar;
    const int picture = (beside ? narrowestPicture : lowestPicture) * fontMetrics().height();
    const int ofTable = std::min(wanted, whole - picture);
    m_splitter->setSizes({ofTable, whole - ofTable});
}

/// Below each other where both have room, else beside each other, else one of them. The table scrolls rather
/// than that the picture goes.
ComparePanel::Parts ComparePanel::partsFor(QSize table) const {
    const int line = fontMetrics().height();
    constexpr int low = 14, narrow = 30; // a table that scrolls
    const QSize room = m_splitter->size();
    const auto areBelow = [&](int height) { return room.height() >= height + lowestPicture * line; };
    const auto areBeside = [&](int width) { return room.width() >= width + narrowestPicture * line; };
    if (areBelow(table.height()))
        return Parts::below;
    if (areBeside(table.width()))
        return Parts::beside;
    if (areBelow(low * line))
        return Parts::below;
    return areBeside(narrow * line) ? Parts::beside : Parts::one;
}

bool ComparePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_splitter && event->type() == QEvent::Resize)
        arrange();
    return PanelContents::eventFilter(watched, event);
}

void ComparePanel::retranslate() {
    m_tableAlone->setText(tr("Table"));
    m_pictureAlone->setText(tr("Picture"));
    m_tableAlone->setToolTip(tr("Settings and figures that differ"));
    m_pictureAlone->setToolTip(tr("Memory, step and pipeline on common axes"));
    m_reference->setAccessibleName(tr("What the others are compared with"));
    m_remarks->setAccessibleName(tr("What cannot be compared, and why"));
    moved();
}

} // namespace quadrille
