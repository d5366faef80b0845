// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/fsdp/fsdp_panel.h"

#include "app/data/fsdp_study_file.h"
#include "app/panels/empty_hint.h"
#include "app/panels/panel_context.h"
#include "core/performance/fsdp/evaluation.h"
#include "widgets/format.h"
#include "widgets/fsdp_curves/fsdp_curves.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/verdict/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

constexpr std::array measures{FsdpMeasure::mfu, FsdpMeasure::hfu, FsdpMeasure::throughput};
constexpr std::array axes{FsdpAxis::model, FsdpAxis::gpus, FsdpAxis::bandwidth};
constexpr std::array sequences{512, 1024, 2048, 4096, 8192, 16384, 32768}; ///< after the longest measured
constexpr int linesForNotes = 26;                                          ///< of text, in the panel's height

template <class List>
auto chosen(const QComboBox& box, const List& list) {
    return list[static_cast<std::size_t>(std::max(0, box.currentIndex()))];
}

/// Fills a box with words in a new language, or other words, and keeps the choice.
void fill(QComboBox& box, const QStringList& words) {
    const QSignalBlocker quiet(box);
    const int index = box.currentIndex();
    box.clear();
    box.addItems(words);
    box.setCurrentIndex(std::clamp(index, 0, static_cast<int>(words.size()) - 1));
}

/// Of the best configurations or of what was measured.
bool hasAnything(const FsdpCurvesData& data) {
    return std::ranges::any_of(data.lines, [&data](const FsdpLine& line) {
        return !line.measured.empty() || lastStop(line, data.measure) >= 0;
    });
}

} // namespace

const PanelSpec FsdpPanel::spec{PanelGroup::study, "panel.fsdp", QT_TRANSLATE_NOOP("commands", "&FSDP study"),
                                "Ctrl+Shift+8", makePanel<FsdpPanel>};

FsdpPanel::FsdpPanel(QWidget* parent) : PanelContents(parent) {}

void FsdpPanel::make() {
    m_study = std::make_shared<const FsdpStudy>(loadFsdpStudy());
    createBar();
    m_curves = new FsdpCurves(this);
    m_notes = new QLabel(this);
    m_notes->setWordWrap(true);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notes->setMargin(fontMetrics().height() / 3);
    m_notes->hide();
    addTools(m_bar);
    column()->addWidget(m_curves, 1);
    column()->addWidget(m_notes);
    setFocusProxy(m_curves);
    connect(m_curves, &FsdpCurves::stopExplained, this, &FsdpPanel::explainStop);
    addPicture(m_curves);
    new EmptyHint(
        *m_curves,
        [this]() -> EmptyHint::Words {
            const FsdpCurvesData& shown = m_curves->curvesData();
            if (!shown.whyNot.isEmpty() || hasAnything(shown))
                return {};
            return {
                tr("The best configurations of fully sharded training stand here as curves, with what was "
                   "measured over them; none fits what is chosen above, and none was measured."),
                tr("Choose as at first")};
        },
        [this] {
            FsdpChoice usual; // of the same curves
            usual.measure = m_measure->currentIndex();
            usual.axis = m_axis->currentIndex();
            usual.cluster = m_cluster->currentData().toInt();
            take(usual);
            m_curves->setFocus();
            emit viewChanged();
        });
    FsdpCurvesData none;
    none.whyNot = tr("Looking for the best configurations…");
    m_curves->setData(std::move(none));
    take(m_chosen);
}

void FsdpPanel::take(const FsdpChoice& choice) {
    const auto placeOf = [](const auto& list, std::int64_t value, qsizetype otherwise) {
        const auto found = std::ranges::find(list, value);
        return static_cast<int>(found != std::end(list) ? found - std::begin(list) : otherwise);
    };
    m_measure->setCurrentIndex(choice.measure);
    m_axis->setCurrentIndex(choice.axis);
    fillClusters();
    m_cluster->setCurrentIndex(std::max(0, m_cluster->findData(choice.cluster)));
    const auto& gpus = fsdpGpuStops();
    m_gpus->setCurrentIndex(placeOf(gpus, choice.gpus, std::ssize(gpus) - 1));
    m_sequence->setCurrentIndex(placeOf(sequences, choice.sequence, -1) + 1);
    m_gamma->setCurrentIndex(choice.gamma ? *choice.gamma + 1 : 0);
    m_whole->setChecked(choice.wholeSequences);
    const QSignalBlocker quiet(m_alpha);
    m_alpha->setValue(choice.alphaPercent);
    m_curves->setMeasure(chosen(*m_measure, measures));
    moved();
}

FsdpChoice FsdpPanel::chosenNow() const {
    FsdpChoice choice{.measure = m_measure->currentIndex(),
                      .axis = m_axis->currentIndex(),
                      .cluster = m_cluster->currentData().toInt(),
                      .alphaPercent = m_alpha->value(),
                      .wholeSequences = m_whole->isChecked()};
    if (m_gpus->currentIndex() < m_gpus->count() - 1) // else as at first
        choice.gpus = chosen(*m_gpus, fsdpGpuStops());
    if (m_sequence->currentIndex() > 0)
        choice.sequence = sequences.at(static_cast<std::size_t>(m_sequence->currentIndex()) - 1);
    if (m_gamma->currentIndex() > 0)
        choice.gamma = m_gamma->currentIndex() - 1;
    return choice;
}

void FsdpPanel::choiceMade() {
    moved();
    emit viewChanged();
}

void FsdpPanel::saveView(ViewState& view) const {
    view.fsdp = m_curves != nullptr ? chosenNow() : m_chosen;
}

void FsdpPanel::restoreView(const ViewState& view) {
    m_chosen = view.fsdp;
    if (m_curves != nullptr && chosenNow() != m_chosen)
        take(m_chosen);
}

QComboBox* FsdpPanel::addBox() {
    auto* box = new QComboBox(m_bar);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // in every language
    m_bar->layout()->addWidget(box);
    return box;
}

void FsdpPanel::createBar() {
    m_bar = new QWidget(this);
    auto* flow = new FlowLayout(m_bar);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(fontMetrics().height() / 3);
    m_measure = addBox();
    m_axis = addBox();
    m_cluster = addBox();
    m_gpus = addBox();
    m_sequence = addBox();
    m_gamma = addBox();
    m_alpha = new QSpinBox(m_bar);
    m_alpha->setRange(1, 100);
    m_alpha->setValue(100);
    flow->addWidget(m_alpha);
    m_whole = new QCheckBox(m_bar);
    m_whole->setChecked(true);
    flow->addWidget(m_whole);
    m_notesButton = new QToolButton(m_bar);
    m_notesButton->setCheckable(true);
    flow->addWidget(m_notesButton);
    fillBoxes();
    connect(m_measure, &QComboBox::activated, this, [this] {
        m_curves->setMeasure(chosen(*m_measure, measures));
        showNotes();
        emit viewChanged();
    });
    connect(m_axis, &QComboBox::activated, this, [this] {
        fillClusters();
        choiceMade();
    });
    for (QComboBox* box : {m_cluster, m_gpus, m_sequence, m_gamma})
        connect(box, &QComboBox::activated, this, &FsdpPanel::choiceMade);
    connect(m_alpha, &QSpinBox::valueChanged, this, &FsdpPanel::choiceMade);
    connect(m_whole, &QCheckBox::clicked, this, &FsdpPanel::choiceMade);
    connect(m_notesButton, &QToolButton::clicked, this, [this] {
        m_notesChosen = true;
        showNotes();
    });
}

void FsdpPanel::fillBoxes() {
    fill(*m_measure, {tr("MFU"), tr("HFU"), tr("Tokens/s per GPU")});
    fill(*m_axis, {tr("against model size"), tr("against GPUs"), tr("against bandwidth")});
    QStringList words;
    for (const std::int64_t gpus : fsdpGpuStops())
        words << tr("%1 GPUs", "a number").arg(format::count(gpus));
    fill(*m_gpus, words);
    words = {tr("longest measured sequences")};
    for (const std::int64_t sequence : sequences)
        words << tr("sequence length %1").arg(format::sequenceLength(sequence));
    fill(*m_sequence, words);
    fill(*m_gamma, {tr("any γ"), tr("γ 0: all recomputed"), tr("γ 1: all kept")});
    fillClusters();
}

void FsdpPanel::fillClusters() {
    const FsdpAxis axis = chosen(*m_axis, axes);
    QStringList words;
    for (const FsdpStudy::Cluster& cluster : m_study->clusters)
        words << (axis == FsdpAxis::bandwidth ? gpuOfCluster(cluster) : QString::fromStdString(cluster.name));
    const int before = m_cluster->currentData().toInt();
    const QSignalBlocker quiet(m_cluster);
    m_cluster->clear();
    for (int i = 0; i < words.size(); ++i) // with all bandwidths, GPUs once
        if (words.indexOf(words[i]) == i)
            m_cluster->addItem(words[i], i);
    const int same = m_cluster->findText(words.value(before));
    m_cluster->setCurrentIndex(std::max(0, same));
    m_cluster->setVisible(axis != FsdpAxis::model);
    m_gpus->setVisible(axis != FsdpAxis::gpus);
}

FsdpQuestion FsdpPanel::asked() const {
    FsdpQuestion question;
    question.axis = chosen(*m_axis, axes);
    question.cluster = static_cast<std::size_t>(m_cluster->currentData().toInt());
    question.gpus = chosen(*m_gpus, fsdpGpuStops());
    if (m_sequence->currentIndex() > 0)
        question.sequence = sequences.at(static_cast<std::size_t>(m_sequence->currentIndex()) - 1);
    if (m_gamma->currentIndex() > 0)
        question.space.gamma = m_gamma->currentIndex() - 1;
    question.wholeSequences = m_whole->isChecked();
    question.space.alphaMax = m_alpha->value() / 100.0;
    return question;
}

void FsdpPanel::refresh() {
    m_question = asked();
    m_job.ask([this, study = m_study, question = m_question](const std::stop_token&, const auto&) {
        return [this, found = fsdpCurves(*study, question)] { answered(found); };
    });
}

void FsdpPanel::answered(FsdpCurvesData found) {
    found.measure = chosen(*m_measure, measures);
    found.conditions = conditions();
    m_curves->setData(std::move(found));
    showNotes();
}

QString FsdpPanel::conditions() const {
    QStringList words;
    if (m_question.axis != FsdpAxis::model)
        words << m_cluster->currentText();
    if (m_question.axis != FsdpAxis::gpus)
        words << m_gpus->currentText();
    words << m_sequence->currentText();
    if (m_question.space.gamma)
        words << tr("γ %1").arg(format::number(*m_question.space.gamma));
    if (m_question.space.alphaMax < 1)
        words << tr("computing at %1").arg(format::percent(m_question.space.alphaMax, 0));
    return words.join(tr(", ", "between conditions"));
}

QString FsdpPanel::notes() const {
    QStringList all{
        tr("Lines are the best of the grid search of Wang et al. (2024), Algorithm 1: limits of their "
           "equations, "
           "no predictions. Shapes are their measured runs."),
        tr("The bandwidth is one GPU's share of its node's connection, as the paper names its clusters. "
           "Three runs "
           "at 100 Gbit/s are faster than its equation 15 allows with that; none is with the whole node's."),
        tr("The paper contradicts itself, and this is what is shown: Table 2 prints D = 4086 for 7B, 4096 is "
           "meant; "
           "its last column follows no equation, equation 2 is used; Table 3 prints 40GB-A100-200Gbps with "
           "100 and "
           "with 200 Gbit/s, 200 is used; Tables 9 to 12 head both halves 200 Gbps, the second is 100; MFU "
           "and "
           "throughput of 30B do not agree.")};
    if (chosen(*m_measure, measures) == FsdpMeasure::hfu)
        all << tr("Measured HFU is MFU · 4/3, since every run recomputed all activations.");
    return all.join(u' ');
}

void FsdpPanel::showNotes() {
    if (m_notes == nullptr)
        return;
    if (!m_notesChosen)
        m_notesButton->setChecked(height() >= linesForNotes * fontMetrics().height());
    m_notes->setText(notes());
    m_notes->setVisible(m_notesButton->isChecked());
}

void FsdpPanel::explainStop(const FsdpStop& stop, FsdpMeasure measure) {
    const auto& best = bestOf(stop, measure);
    fsdp::Setup setup = stop.setup;
    setup.gamma = best->gamma;
    setup.shardsParameters = best->shardsParameters;
    setup.alpha = best->alpha;
    const std::vector<Explanation> all = fsdp::explain(setup);
    emit explained(measure == FsdpMeasure::throughput ? all[0]
                   : measure == FsdpMeasure::mfu      ? all[1]
                                                      : all[2]);
}

void FsdpPanel::retranslate() {
    fillBoxes();
    m_measure->setAccessibleName(tr("What the curves show"));
    m_axis->setAccessibleName(tr("What it is shown against"));
    m_cluster->setAccessibleName(tr("Cluster"));
    m_gpus->setAccessibleName(tr("Number of GPUs"));
    m_sequence->setAccessibleName(tr("Sequence length"));
    m_gamma->setAccessibleName(tr("Share of the activations kept"));
    m_gamma->setToolTip(glossary_text::tip("gamma"));
    m_alpha->setAccessibleName(tr("HFU that computing alone reaches at most"));
    m_alpha->setToolTip(glossary_text::tip("alpha"));
    m_alpha->setPrefix(tr("computing at ", "before a percentage"));
    m_alpha->setSuffix(tr(" %", "after a number"));
    m_whole->setText(tr("whole sequences"));
    m_whole->setToolTip(
        tr("Only with at least one sequence on a GPU; the paper's algorithm asks for one token"));
    m_notesButton->setText(tr("Notes"));
    m_notesButton->setToolTip(tr("What the lines are, and where the paper contradicts itself"));
    moved();
}

void FsdpPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showNotes();
}

} // namespace quadrille
