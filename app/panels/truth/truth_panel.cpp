// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/truth/truth_panel.h"

#include "app/data/left_out_file.h"
#include "app/panels/empty_hint.h"
#include "app/panels/panel_context.h"
#include "widgets/format.h"
#include "widgets/truth_scatter/accuracy_table.h"
#include "widgets/truth_scatter/truth_scatter.h"
#include "widgets/truth_scatter/truth_text.h"
#include "widgets/verdict/flow_layout.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace quadrille {
namespace {

constexpr std::array measures{TruthMeasure::flops, TruthMeasure::utilisation, TruthMeasure::step,
                              TruthMeasure::memory};
constexpr std::array colourings{TruthColouring::gpu, TruthColouring::source};

/// Of more runs than these the answer takes longer than a frame.
constexpr std::size_t mostAtOnce = 2000;

/// The chosen word; the first entry means all of them.
QString chosen(const QComboBox& choice) {
    return choice.currentIndex() <= 0 ? QString() : choice.currentText();
}

} // namespace

const PanelSpec TruthPanel::spec{PanelGroup::study, "panel.truth", QT_TRANSLATE_NOOP("commands", "&Truth"),
                                 "Ctrl+Shift+T", makePanel<TruthPanel, ScenarioStore, RunBook>};

TruthPanel::TruthPanel(ScenarioStore& store, RunBook& book, QWidget* parent)
    : PanelContents(parent), m_store(store), m_book(book) {}

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
    m_countedAlone = new QToolButton(m_bar);
    m_countedAlone->hide();
    m_bar->layout()->addWidget(m_countedAlone);
    connect(m_countedAlone, &QToolButton::clicked, this, &TruthPanel::showAllAgain);
    for (QComboBox** choice : {&m_source, &m_gpu, &m_model, &m_use}) {
        *choice = addChoice();
        connect(*choice, &QComboBox::activated, this, &TruthPanel::chose);
    }
    m_plan = new QLineEdit(m_bar);
    m_plan->setClearButtonEnabled(true);
    m_plan->setFixedWidth(fontMetrics().averageCharWidth() * 24);
    m_bar->layout()->addWidget(m_plan);
    connect(m_plan, &QLineEdit::textChanged, this, &TruthPanel::chose);
    m_measure = addChoice();
    m_colouring = addChoice();
    for (QComboBox* choice : {m_measure, m_colouring})
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (std::size_t i = 0; i < measures.size(); ++i)
        m_measure->addItem(QString());
    for (std::size_t i = 0; i < colourings.size(); ++i)
        m_colouring->addItem(QString());
    for (const QComboBox* choice : {m_measure, m_colouring})
        connect(choice, &QComboBox::activated, this, &TruthPanel::chose);
    showChoices();
}

void TruthPanel::chose() {
    const auto said = [](const QComboBox& choice, const QString& before) {
        return choice.count() > 1 ? chosen(choice) : before; // its words are not there yet
    };
    m_view = {.source = said(*m_source, m_view.source),
              .gpu = said(*m_gpu, m_view.gpu),
              .model = said(*m_model, m_view.model),
              .plan = m_plan->text(),
              .use = std::max(0, m_use->currentIndex()),
              .measure = m_measure->currentIndex(),
              .colouring = m_colouring->currentIndex()};
    emit viewChanged();
    moved();
}

void TruthPanel::showChoices() {
    for (const auto& [choice, word] :
         {std::pair(m_source, m_view.source), std::pair(m_gpu, m_view.gpu), std::pair(m_model, m_view.model)})
        choice->setCurrentIndex(word.isEmpty() ? 0 : std::max(0, choice->findText(word)));
    m_use->setCurrentIndex(m_view.use);
    m_measure->setCurrentIndex(m_view.measure);
    m_colouring->setCurrentIndex(m_view.colouring);
    const QSignalBlocker quiet(m_plan);
    m_plan->setText(m_view.plan);
}

void TruthPanel::saveView(ViewState& view) const {
    view.truth = m_view;
}

void TruthPanel::restoreView(const ViewState& view) {
    if (m_view == view.truth)
        return;
    m_view = view.truth;
    if (!isMade())
        return;
    showChoices();
    moved();
}

void TruthPanel::make() {
    createBar();
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_scatter = new TruthScatter(m_splitter);
    m_accuracy = new AccuracyTable(m_splitter);
    m_splitter->setStretchFactor(0, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_divided = true; });
    addTools(m_bar);
    column()->addWidget(m_splitter, 1);
    setFocusProxy(m_scatter);
    addPicture(m_scatter);
    new EmptyHint(
        *m_scatter,
        [this]() -> EmptyHint::Words {
            if (m_asking || m_book.runs().empty() || !m_shown.empty())
                return {};
            const bool isUnderstood = PlanFilter(m_plan->text()).notUnderstood().isEmpty();
            return {isUnderstood
                        ? tr("Each published run stands here as it was measured and as it is predicted; "
                             "what is chosen above leaves none of them.")
                        : tr("Write tp=4 or gpus>=64; the tip of the field names all that can be compared."),
                    tr("Show all runs")};
        },
        [this] {
            takeFiltersOff();
            m_scatter->setFocus();
            moved();
        });
    connect(m_scatter, &TruthScatter::runChosen, this, &TruthPanel::load);
    connect(&m_store, &ScenarioStore::changed, this, &TruthPanel::showCurrent);
    connect(m_scatter, &TruthScatter::drawingWanted, this, &TruthPanel::draw);
    connect(&m_question, &LatestJob::becameLate, this,
            [this] { m_scatter->setFreshness(Freshness::computing); });
    connect(&m_book, &RunBook::progressed, this, [this] {
        if (m_book.runs().empty())
            moved();
    });
    connect(&m_book, &RunBook::changed, this, [this] {
        fillChoices();
        moved();
    });
}

void TruthPanel::setSeen(bool seen) {
    if (seen) {
        prepare();
        m_book.prepare();
    }
    PanelContents::setSeen(seen);
    showCurrent();
}

void TruthPanel::fillChoices() {
    const auto fill = [](QComboBox& choice, const QString& all, const QStringList& words) {
        const QSignalBlocker quiet(choice);
        choice.clear();
        choice.addItem(all);
        choice.addItems(words);
    };
    const RunWords& words = m_book.words();
    fill(*m_source, tr("All sources"), words.sources);
    fill(*m_gpu, tr("All GPUs"), words.gpus);
    fill(*m_model, tr("All models"), words.models);
    fill(*m_use, tr("All runs"), {tr("Fitted on"), tr("Held out")});
    showChoices();
}

void TruthPanel::showCounted(const RunCluster& cluster) {
    prepare();
    takeFiltersOff();
    m_counted = cluster;
    nameCounted();
    moved();
}

void TruthPanel::takeFiltersOff() {
    m_counted.reset();
    m_view = {.measure = m_view.measure, .colouring = m_view.colouring};
    showChoices();
    nameCounted();
    emit viewChanged();
}

void TruthPanel::showAllAgain() {
    m_counted.reset();
    nameCounted();
    m_scatter->setFocus();
    moved();
}

void TruthPanel::nameCounted() {
    m_countedAlone->setVisible(m_counted.has_value());
    if (!m_counted)
        return;
    const QString name = QString::fromStdString(m_counted->name);
    m_countedAlone->setText(tr("Only %1 ✕", "a source and table; a click ends this").arg(name));
    m_countedAlone->setAccessibleName(tr("Only the runs of %1").arg(name));
    m_countedAlone->setToolTip(
        tr("The fitted runs of %1 that are closest to the plan. A click shows all runs again.").arg(name));
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
    return strange.isEmpty() ? tr("No run passes these filters") : tr("“%1” compares nothing").arg(strange);
}

/// Known of all the runs of a source, and of all sources.
std::optional<double> TruthPanel::leftOut() const {
    if (m_gpu->currentIndex() > 0 || m_model->currentIndex() > 0 || m_counted || !m_plan->text().isEmpty())
        return std::nullopt;
    static const LeftOutFigures figures = loadLeftOutFigures();
    const std::string source = chosen(*m_source).toStdString();
    if (source.empty())
        return figures.source.accuracy.medianError;
    const auto found = std::ranges::find(figures.sources, source, &LeftOutSource::source);
    return found != figures.sources.end() ? std::optional(found->medianError) : std::nullopt;
}

TruthQuestion TruthPanel::question() const {
    return {.runs = m_book.runs(),
            .predictions = m_book.sharedPredictions(),
            .shipped = m_book.shipped(),
            .words = m_book.words(),
            .source = chosen(*m_source),
            .gpu = chosen(*m_gpu),
            .model = chosen(*m_model),
            .use = static_cast<RunUse>(m_use->currentIndex()),
            .plan = PlanFilter(m_plan->text()),
            .counted = m_counted,
            .leftOut = leftOut(),
            .measure = measures.at(static_cast<std::size_t>(m_measure->currentIndex())),
            .colouring = colourings.at(static_cast<std::size_t>(m_colouring->currentIndex()))};
}

void TruthPanel::refresh() {
    m_asking = m_book.runs().size() > mostAtOnce;
    if (!m_asking) {
        m_question.stop();
        answered(answerTo(question()));
        return;
    }
    m_question.ask([this, asked = question()](const std::stop_token& stop, LatestJob::Tell&) {
        const auto answer = std::make_shared<const TruthAnswer>(answerTo(asked, stop));
        return [this, answer] {
            m_asking = false;
            answered(*answer);
        };
    });
}

void TruthPanel::answered(const TruthAnswer& answer) {
    m_shown = answer.shown;
    if (answer.content->data.points.empty()) {
        TruthData none = answer.content->data;
        none.whyNot = whyNothing();
        m_scatter->setData(std::move(none));
    } else {
        m_scatter->setContent(answer.content);
    }
    if (!computing()) // else the picture is on its way
        m_scatter->setFreshness(Freshness::current);
    showFigures(answer);
    showCurrent();
}

void TruthPanel::draw() {
    if (m_asking) // what is to be drawn is another
        return;
    m_question.ask([this, job = m_scatter->drawingJob()](const std::stop_token& stop, LatestJob::Tell&) {
        const auto drawing = std::make_shared<TruthDrawing>(job(stop));
        return [this, drawing] {
            m_scatter->setDrawing(std::move(*drawing));
            m_scatter->setFreshness(Freshness::current);
        };
    });
}

void TruthPanel::showFigures(const TruthAnswer& answer) {
    const auto row = [](const QString& group, bool sum, const Comparison& figures,
                        const MemoryAccuracy& memory) {
        return AccuracyRow{group, sum, figures.ours, figures.constant, figures.rule, memory};
    };
    const Summary& figures = answer.figures;
    std::vector<AccuracyRow> rows{row(tr("All shown"), true, figures.all, figures.memoryOfAll)};
    if (answer.fitted > 0 && answer.fitted < answer.shown.size())
        rows.push_back(row(tr("Of these, fitted on"), true, figures.overall, figures.memory));
    for (const ValidatedGroup& group : figures.groups)
        if (group.comparison.ours.runs > 0 || group.memory.runs > 0)
            rows.push_back(row(QString::fromStdString(group.name), false, group.comparison, group.memory));
    m_accuracy->setRows(std::move(rows));
    m_accuracy->setOom(figures.oom);
    arrange(); // columns are as wide as their numbers
}

void TruthPanel::showCurrent() {
    if (!isMade() || !isSeen())
        return;
    const RunList& runs = m_book.runs();
    Scenario wanted = m_store.scenario();
    wanted.run = {}; // which says nothing of a step
    int current = -1;
    for (std::size_t i = 0; current < 0 && i < runs.size(); ++i)
        if (runs[i].scenario == wanted)
            current = static_cast<int>(i);
    m_scatter->setCurrent(current);
}

void TruthPanel::load(int run) {
    const MeasuredRun& chosen = m_book.runs()[static_cast<std::size_t>(run)];
    const QString name = QString::fromStdString(chosen.group() + ": " + chosen.label);
    Scenario scenario = chosen.scenario;
    scenario.run = m_store.scenario().run;
    m_store.change(scenario, [name] { return tr("Load the run %1").arg(name); });
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
    m_plan->setToolTip(tr("Settings compared with values (%1), or words such as “selective”.")
                           .arg(PlanFilter::names().join(QStringLiteral(", "))));
    m_measure->setAccessibleName(tr("What the axes measure"));
    for (int i = 0; i < m_measure->count(); ++i)
        m_measure->setItemText(i, truth::measureName(measures.at(static_cast<std::size_t>(i))));
    m_colouring->setAccessibleName(tr("What the colours tell"));
    m_colouring->setItemText(0, tr("Colour: GPU"));
    m_colouring->setItemText(1, tr("Colour: source"));
    nameCounted();
    fillChoices();
    moved();
}

} // namespace quadrille
