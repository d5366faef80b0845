// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/truth_panel.h"

#include "app/measurements/plan_filter.h"
#include "app/measurements/truth_point.h"
#include "widgets/format.h"
#include "widgets/truth_scatter/accuracy_table.h"
#include "widgets/truth_scatter/truth_scatter.h"
#include "widgets/truth_scatter/truth_text.h"
#include "widgets/verdict/flow_layout.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <map>
#include <span>

namespace quadrille {
namespace {

constexpr std::array measures{TruthMeasure::flops, TruthMeasure::utilisation, TruthMeasure::step};
constexpr std::array colourings{TruthColouring::gpu, TruthColouring::source};

/// Which runs are shown by what their sources tell.
enum class Use { all, fitted, heldOut };

QString sourceOf(const MeasuredRun& run) {
    return QString::fromStdString(run.source);
}
QString gpuOf(const MeasuredRun& run) {
    return QString::fromStdString(run.scenario.gpu->label);
}
QString modelOf(const MeasuredRun& run) {
    return QString::fromStdString(run.scenario.model->label);
}

/// Every word of these runs that is not among the words yet: those of most runs first.
void addByFrequency(QStringList& words, std::span<const MeasuredRun> runs,
                    QString (*word)(const MeasuredRun&)) {
    std::map<QString, std::size_t> uses;
    for (const MeasuredRun& run : runs)
        ++uses[word(run)];
    QStringList more;
    for (const auto& [each, count] : uses)
        if (!words.contains(each))
            more << each;
    std::ranges::stable_sort(more, std::ranges::greater(),
                             [&uses](const QString& each) { return uses.at(each); });
    words << more;
}

/// The user's own come last, so that no other changes its shape or colour for them.
QStringList wordsOf(const RunBook& book, QString (*word)(const MeasuredRun&)) {
    const std::span<const MeasuredRun> runs(book.runs());
    QStringList words;
    addByFrequency(words, runs.first(book.shipped()), word);
    addByFrequency(words, runs.subspan(book.shipped()), word);
    return words;
}

/// The first entry means all of them.
bool passes(const QComboBox& choice, const QString& word) {
    return choice.currentIndex() <= 0 || choice.currentText() == word;
}

} // namespace

TruthPanel::TruthPanel(ScenarioStore& store, RunBook& book, QWidget* parent)
    : QWidget(parent), m_store(store), m_book(book) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
}

TruthPanel::~TruthPanel() {
    if (m_scatter == nullptr)
        return;
    m_scatter->disconnect(this); // it loses the keyboard when this is gone
}

QString TruthPanel::finding() const {
    return m_scatter != nullptr ? m_scatter->finding() : QString();
}

QComboBox* TruthPanel::addChoice() {
    auto* choice = new QComboBox(m_bar);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int letters = 9;
    choice->setMinimumContentsLength(letters);
    choice->view()->setTextElideMode(Qt::ElideNone);
    m_bar->layout()->addWidget(choice);
    return choice;
}

void TruthPanel::createBar() {
    m_bar = new QWidget(this);
    new FlowLayout(m_bar);
    auto* either = new QButtonGroup(this);
    for (QToolButton** button : {&m_pictureAlone, &m_figuresAlone}) {
        *button = new QToolButton(m_bar);
        (*button)->setCheckable(true);
        either->addButton(*button);
        m_bar->layout()->addWidget(*button);
    }
    m_pictureAlone->setChecked(true);
    connect(either, &QButtonGroup::buttonClicked, this, [this] {
        arrange();
        QWidget* shown = m_pictureAlone->isChecked() ? static_cast<QWidget*>(m_scatter) : m_accuracy;
        shown->setFocus();
    });
    for (QComboBox** choice : {&m_source, &m_gpu, &m_model, &m_use}) {
        *choice = addChoice();
        connect(*choice, &QComboBox::activated, this, &TruthPanel::filter);
    }
    m_plan = new QLineEdit(m_bar);
    m_plan->setClearButtonEnabled(true);
    m_plan->setFixedWidth(fontMetrics().averageCharWidth() * 24);
    m_bar->layout()->addWidget(m_plan);
    connect(m_plan, &QLineEdit::textChanged, this, &TruthPanel::filter);
    m_measure = addChoice();
    m_colouring = addChoice();
    for (QComboBox* choice : {m_measure, m_colouring})
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (std::size_t i = 0; i < measures.size(); ++i)
        m_measure->addItem(QString());
    for (std::size_t i = 0; i < colourings.size(); ++i)
        m_colouring->addItem(QString());
    connect(m_measure, &QComboBox::activated, this,
            [this](int index) { m_scatter->setMeasure(measures.at(static_cast<std::size_t>(index))); });
    connect(m_colouring, &QComboBox::activated, this,
            [this](int index) { m_scatter->setColouring(colourings.at(static_cast<std::size_t>(index))); });
}

void TruthPanel::prepare() {
    if (m_scatter != nullptr)
        return;
    createBar();
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_scatter = new TruthScatter(m_splitter);
    m_accuracy = new AccuracyTable(m_splitter);
    m_splitter->setStretchFactor(0, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_divided = true; });
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(m_bar);
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_scatter);
    // The layout would show them only after the keyboard has come.
    m_bar->show();
    m_splitter->show();
    retranslate();

    connect(m_scatter, &TruthScatter::findingChanged, this, &TruthPanel::findingChanged);
    connect(m_scatter, &TruthScatter::readout, this, &TruthPanel::readout);
    connect(m_scatter, &TruthScatter::runChosen, this, &TruthPanel::load);
    connect(&m_store, &ScenarioStore::changed, this, &TruthPanel::showCurrent);
    connect(&m_book, &RunBook::progressed, this, [this] {
        if (m_book.runs().empty())
            filter();
    });
    connect(&m_book, &RunBook::changed, this, [this] {
        fillChoices();
        filter();
    });
    emit created(m_scatter);
    fillChoices();
    filter();
}

void TruthPanel::setSeen(bool seen) {
    m_seen = seen;
    if (!seen)
        return;
    prepare();
    m_book.prepare();
    showCurrent();
}

void TruthPanel::fillChoices() {
    if (m_scatter == nullptr)
        return;
    const auto fill = [](QComboBox& choice, const QString& all, const QStringList& words) {
        const QSignalBlocker quiet(choice);
        const QString before = choice.currentIndex() > 0 ? choice.currentText() : QString();
        choice.clear();
        choice.addItem(all);
        choice.addItems(words);
        choice.setCurrentIndex(std::max(0, choice.findText(before)));
    };
    fill(*m_source, tr("All sources"), wordsOf(m_book, sourceOf));
    fill(*m_gpu, tr("All GPUs"), wordsOf(m_book, gpuOf));
    fill(*m_model, tr("All models"), wordsOf(m_book, modelOf));
    const int use = m_use->currentIndex();
    const QSignalBlocker quiet(m_use);
    m_use->clear();
    m_use->addItems({tr("All runs"), tr("Fitted on"), tr("Held out")});
    m_use->setCurrentIndex(std::max(0, use));
}

QString TruthPanel::whyNothing() const {
    if (!m_book.failure().isEmpty())
        return m_book.failure();
    if (m_book.runs().empty())
        return m_book.total() > 0 ? tr("Predicting %1 of %2 runs…")
                                        .arg(format::count(static_cast<std::int64_t>(m_book.done())),
                                             format::count(static_cast<std::int64_t>(m_book.total())))
                                  : tr("Reading the published runs…");
    const QString strange = PlanFilter(m_plan->text()).notUnderstood();
    return strange.isEmpty() ? tr("No run passes these filters")
                             : tr("“%1” compares nothing: write tp=4 or gpus>=64, with one of %2")
                                   .arg(strange, PlanFilter::sizes().join(QStringLiteral(", ")));
}

void TruthPanel::filter() {
    if (m_scatter == nullptr)
        return;
    const std::vector<MeasuredRun>& runs = m_book.runs();
    const PlanFilter plan(m_plan->text());
    const auto use = static_cast<Use>(m_use->currentIndex());
    TruthData shown;
    shown.measure = measures.at(static_cast<std::size_t>(m_measure->currentIndex()));
    shown.colouring = colourings.at(static_cast<std::size_t>(m_colouring->currentIndex()));
    shown.sources = wordsOf(m_book, sourceOf);
    shown.gpus = wordsOf(m_book, gpuOf);
    m_shown.clear();
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const MeasuredRun& run = runs[i];
        const bool used = use == Use::all || run.fitted == (use == Use::fitted);
        if (!used || !passes(*m_source, sourceOf(run)) || !passes(*m_gpu, gpuOf(run)) ||
            !passes(*m_model, modelOf(run)) || !plan.accepts(run))
            continue;
        m_shown.push_back(i);
        if (auto point = truthPointOf(run, m_book.predictions()[i])) {
            point->run = static_cast<int>(i);
            point->source = static_cast<int>(shown.sources.indexOf(sourceOf(run)));
            point->gpu = static_cast<int>(shown.gpus.indexOf(gpuOf(run)));
            point->own = m_book.isOwn(i);
            shown.points.push_back(*point);
        }
    }
    if (shown.points.empty())
        shown.whyNot = whyNothing();
    std::vector<ValidatedRun> chosen;
    for (const std::size_t i : m_shown)
        chosen.push_back(m_book.predictions()[i]);
    const Comparison fitted = summarise(chosen, runs).overall;
    // The figures of all, whatever their sources leave unsaid.
    for (ValidatedRun& each : chosen)
        each.fitted = true;
    const Validation all = summarise(std::move(chosen), runs);
    shown.fitted = fitted.ours.runs > 0;
    shown.ours = shown.fitted ? fitted.ours : all.overall.ours;
    shown.rule = shown.fitted ? fitted.rule : all.overall.rule;
    showFigures(all);
    m_scatter->setData(std::move(shown));
    showCurrent();
}

void TruthPanel::showFigures(const Validation& all) {
    const auto row = [](const QString& group, bool sum, const Comparison& figures) {
        return AccuracyRow{group, sum, figures.ours, figures.constant, figures.rule};
    };
    std::vector<AccuracyRow> rows{row(tr("All shown"), true, all.overall)};
    std::vector<ValidatedRun> described;
    for (const ValidatedRun& each : all.runs)
        if (m_book.runs()[each.index].fitted)
            described.push_back(each);
    if (!described.empty() && described.size() < all.runs.size())
        rows.push_back(
            row(tr("Of these, fitted on"), true, summarise(std::move(described), m_book.runs()).overall));
    for (const ValidatedGroup& group : all.groups)
        if (group.comparison.ours.runs > 0)
            rows.push_back(row(QString::fromStdString(group.name), false, group.comparison));
    m_accuracy->setRows(std::move(rows));
    m_accuracy->setOom(all.oom);
    arrange(); // columns are as wide as their numbers
}

void TruthPanel::showCurrent() {
    if (m_scatter == nullptr || !m_seen)
        return;
    const std::vector<MeasuredRun>& runs = m_book.runs();
    const auto current = std::ranges::find_if(
        runs, [this](const MeasuredRun& run) { return run.scenario == m_store.scenario(); });
    m_scatter->setCurrent(current != runs.end() ? static_cast<int>(current - runs.begin()) : -1);
}

void TruthPanel::load(int run) {
    const MeasuredRun& chosen = m_book.runs().at(static_cast<std::size_t>(run));
    const QString name = QString::fromStdString(chosen.group() + ": " + chosen.label);
    m_store.change(chosen.scenario, [name] { return tr("Load the run %1").arg(name); });
}

void TruthPanel::arrange() {
    if (m_scatter == nullptr)
        return;
    constexpr int linesForPicture = 26;
    const int most = width() - linesForPicture * fontMetrics().height();
    const bool both = most >= m_accuracy->leastWidth();
    constexpr double pictureShare = 0.42; // at least, where names can give way
    const int figures =
        std::clamp(static_cast<int>((1 - pictureShare) * width()), m_accuracy->leastWidth(),
                   std::max(m_accuracy->leastWidth(), std::min(m_accuracy->wholeWidth(), most)));
    m_pictureAlone->setVisible(!both);
    m_figuresAlone->setVisible(!both);
    m_scatter->setVisible(both || m_pictureAlone->isChecked());
    m_accuracy->setVisible(both || m_figuresAlone->isChecked());
    if (both && !m_divided)
        m_splitter->setSizes({width() - figures, figures});
}

void TruthPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void TruthPanel::retranslate() {
    m_pictureAlone->setText(tr("Picture"));
    m_figuresAlone->setText(tr("Figures"));
    m_pictureAlone->setToolTip(tr("Predicted against measured, a sign for each run"));
    m_figuresAlone->setToolTip(tr("Errors by source, beside a rule and a constant"));
    m_source->setAccessibleName(tr("Source of the runs"));
    m_gpu->setAccessibleName(tr("GPU of the runs"));
    m_model->setAccessibleName(tr("Model of the runs"));
    m_use->setAccessibleName(tr("Whether profiles were fitted on the runs"));
    m_use->setToolTip(tr("Profiles are fitted on runs whose source says enough about them; others are held "
                         "out."));
    m_plan->setAccessibleName(tr("Plans of the runs"));
    m_plan->setPlaceholderText(tr("Plan: tp=4 gpus>=64"));
    m_plan->setToolTip(tr("Sizes compared with numbers (%1), or words such as “selective”.")
                           .arg(PlanFilter::sizes().join(QStringLiteral(", "))));
    m_measure->setAccessibleName(tr("What the axes measure"));
    for (int i = 0; i < m_measure->count(); ++i)
        m_measure->setItemText(i, truth::measureName(measures.at(static_cast<std::size_t>(i))));
    m_colouring->setAccessibleName(tr("What the colours tell"));
    m_colouring->setItemText(0, tr("Colour: GPU"));
    m_colouring->setItemText(1, tr("Colour: source"));
}

void TruthPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_scatter == nullptr)
        return;
    retranslate();
    fillChoices();
    filter();
}

} // namespace quadrille
