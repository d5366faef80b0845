// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/layer_split_editor.h"

#include "core/units/saturating.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace quadrille {
namespace {

using Kind = LayerSplit::Kind;

constexpr std::array kinds{Kind::even, Kind::balanced, Kind::endsCount, Kind::lighterEnds, Kind::list};

struct Text {
    Q_DECLARE_TR_FUNCTIONS(layer_split)
};

std::int64_t stagesOf(const Scenario& scenario) {
    return saturatingProduct(scenario.plan.pp, scenario.plan.vpp);
}

constexpr std::int64_t longestList = 100'000; ///< that layerSplitFromText() reads

/// The ends can be lighter than the stages between while each of these has a layer; and of as many stages as
/// anybody types a list would fill the memory.
bool tooManyStages(const Scenario& scenario, Kind kind) {
    if (kind == Kind::even || kind == Kind::balanced)
        return false;
    const std::int64_t betweenEnds = stagesOf(scenario) - 2;
    return kind == Kind::list ? stagesOf(scenario) > longestList : betweenEnds > scenario.model.layers;
}

std::optional<LayerSplit> splitFromList(const QString& text) {
    QString plain = text;
    plain.remove(QLatin1Char(' '));
    auto split = layerSplitFromText(plain.toStdString());
    return split && split->kind == Kind::list ? split : std::nullopt;
}

QString written(const LayerSplit& split) {
    return QString::fromStdString(text(split)).replace(QLatin1Char(','), QStringLiteral(", "));
}

LayerSplit lighterEnds(std::int64_t layers, std::int64_t stages) {
    const auto with = [](std::optional<std::int64_t> first, std::optional<std::int64_t> last) {
        return LayerSplit{.kind = Kind::lighterEnds, .first = first, .last = last, .layers = {}};
    };
    if (stages <= 1)
        return with(layers, std::nullopt);
    const std::int64_t most = std::max<std::int64_t>(0, (layers + stages - 1) / stages - 1);
    if (stages == 2)
        return with(most, layers - most);
    // The ends together hold what the stages between leave over, as much of it as keeps them lighter.
    const std::int64_t between = stages - 2;
    const std::int64_t least = layers % between;
    const std::int64_t ends = least + std::max<std::int64_t>(0, 2 * most - least) / between * between;
    return with(ends / 2, ends - ends / 2);
}

SettingText kindText() {
    return {[] { return Text::tr("Layer split"); },
            [](const Scenario&) { return Text::tr("How many layers each stage of the pipeline holds."); },
            QStringLiteral("layer-split")};
}

NumberSetting endSetting(std::optional<std::int64_t> LayerSplit::*end,
                         std::optional<std::int64_t> LayerSplit::*other, QString (*name)(),
                         QString (*tip)()) {
    constexpr double largest = 999;
    return {
        .text = {name, [tip](const Scenario&) { return tip(); }},
        .number =
            [end](const Scenario& scenario) {
                return static_cast<double>((scenario.plan.layerSplit.*end).value_or(-1));
            },
        .assign =
            [end](Scenario& scenario, double number) {
                auto& layers = scenario.plan.layerSplit.*end;
                layers = number < 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(number));
            },
        // Lighter ends of which none is set would be another rule.
        .smallest = [other](const Scenario& scenario) { return scenario.plan.layerSplit.*other ? -1 : 0; },
        .largest = largest,
        .smallestText =
            [other](const Scenario& scenario) {
                return scenario.plan.layerSplit.*other ? Text::tr("as others") : QString();
            }};
}

} // namespace

ChoiceSetting layerSplitSetting() {
    return {
        .text = kindText(),
        .labels =
            [](const Scenario&) {
                return QStringList{Text::tr("Even"), Text::tr("Balanced"), Text::tr("Ends count as layers"),
                                   Text::tr("Lighter ends"), Text::tr("List")};
            },
        .index =
            [](const Scenario& scenario) {
                const auto* const found =
                    std::find(kinds.begin(), kinds.end(), scenario.plan.layerSplit.kind);
                return static_cast<int>(found - kinds.begin());
            },
        .choose =
            [](Scenario& scenario, int index) {
                scenario.plan.layerSplit = splitOfKind(kinds.at(static_cast<std::size_t>(index)), scenario);
            },
        .refusal =
            [](const Scenario& scenario, int index) {
                return !tooManyStages(scenario, kinds.at(static_cast<std::size_t>(index)))
                           ? QString()
                           : Text::tr("There are too many stages for these layers.");
            },
        .entryTip =
            [](const Scenario&, int index) {
                return QStringList{
                    Text::tr("The same number on each stage; a remainder cannot run."),
                    Text::tr("The first stages take one layer more where there is a remainder."),
                    Text::tr("Embedding and loss count as one layer each, on the first and on the last "
                             "stage."),
                    Text::tr("The first and the last stage hold so many layers, the others share the rest."),
                    Text::tr("One number for each stage.")}
                    .value(index);
            },
        .words = {QStringLiteral("even"), QStringLiteral("balanced"), QStringLiteral("ends-count"),
                  QStringLiteral("first last"), QStringLiteral("list")}};
}

LayerSplit splitOfKind(Kind kind, const Scenario& scenario) {
    const std::int64_t layers = scenario.model.layers;
    const std::int64_t stages = stagesOf(scenario);
    LayerSplit split{.kind = kind, .first = {}, .last = {}, .layers = {}};
    if (kind == Kind::lighterEnds)
        return lighterEnds(layers, stages);
    if (kind == Kind::list) {
        auto now = dealtLayers(scenario, stages);
        if (!now)
            now = layersOfStages({.kind = Kind::balanced, .first = {}, .last = {}, .layers = {}}, layers,
                                 stages);
        split.layers = now.value();
    }
    return split;
}

QString problemOfList(const QString& text, const Scenario& scenario) {
    const auto split = splitFromList(text);
    if (!split)
        return Text::tr("Type whole numbers with commas between them, such as 8, 9, 8, 7.");
    const auto typed = static_cast<std::int64_t>(split->layers.size());
    const std::int64_t stages = stagesOf(scenario);
    if (typed != stages)
        return Text::tr("The pipeline has %1 stages; these are %2 numbers.")
            .arg(format::count(stages), format::count(typed));
    const std::int64_t dealt = std::accumulate(split->layers.begin(), split->layers.end(), std::int64_t{0});
    if (dealt != scenario.model.layers)
        return Text::tr("The model has %1 layers; these add up to %2.")
            .arg(format::count(scenario.model.layers), format::count(dealt));
    return {};
}

LayerSplitEditor::LayerSplitEditor(ScenarioStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_kind(new ChoiceBox(store, layerSplitSetting(), this)),
      m_first(new NumberBox(
          store,
          endSetting(
              &LayerSplit::first, &LayerSplit::last, [] { return Text::tr("Layers of the first stage"); },
              [] { return Text::tr("Layers of the first stage, which also holds the embedding."); }),
          this)),
      m_last(new NumberBox(
          store,
          endSetting(
              &LayerSplit::last, &LayerSplit::first, [] { return Text::tr("Layers of the last stage"); },
              [] { return Text::tr("Layers of the last stage, which also holds head and loss."); }),
          this)),
      m_ends(new QWidget(this)), m_firstName(new QLabel(m_ends)), m_lastName(new QLabel(m_ends)),
      m_list(new QLineEdit(this)), m_message(new QLabel(this)), m_step(store.newStep()) {
    setFocusProxy(m_kind);
    auto* ends = new QHBoxLayout(m_ends);
    ends->setContentsMargins(0, 0, 0, 0);
    ends->setSpacing(4);
    ends->addWidget(m_firstName);
    ends->addWidget(m_first);
    ends->addStretch(1);
    ends->addWidget(m_lastName);
    ends->addWidget(m_last);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_kind);
    layout->addWidget(m_ends);
    layout->addWidget(m_list);
    layout->addWidget(m_message);
    m_message->setWordWrap(true);
    m_list->installEventFilter(this);
    connect(m_list, &QLineEdit::textEdited, this, &LayerSplitEditor::type);
    connect(&m_store, &ScenarioStore::changed, this, &LayerSplitEditor::refresh);
    refresh();
}

QString LayerSplitEditor::message() const {
    return m_message->text();
}

bool LayerSplitEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::FocusIn)
        m_step = m_store.newStep();
    if (watched == m_list && event->type() == QEvent::FocusOut)
        giveBack();
    return QWidget::eventFilter(watched, event);
}

void LayerSplitEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void LayerSplitEditor::type(const QString& text) {
    const QString problem = problemOfList(text, m_store.scenario());
    if (problem.isEmpty()) {
        Scenario next = m_store.scenario();
        next.plan.layerSplit = *splitFromList(text);
        m_store.change(
            next, [text] { return Text::tr("Set “%1” to “%2”").arg(kindText().name(), text.simplified()); },
            m_step);
    }
    say(problem);
}

void LayerSplitEditor::giveBack() {
    const QString problem = problemOfList(m_list->text(), m_store.scenario());
    if (splitFromList(m_list->text()) == m_store.scenario().plan.layerSplit)
        return;
    emit readout(Text::tr("The list was not taken. %1").arg(problem));
    refresh();
}

void LayerSplitEditor::refresh() {
    const LayerSplit& split = m_store.scenario().plan.layerSplit;
    m_firstName->setText(Text::tr("First"));
    m_lastName->setText(Text::tr("Last"));
    m_ends->setVisible(split.kind == Kind::lighterEnds);
    m_list->setVisible(split.kind == Kind::list);
    m_list->setAccessibleName(Text::tr("Layers of each stage"));
    m_list->setToolTip(Text::tr("The layers of each stage, in the order of the model."));
    if (split.kind != Kind::list) {
        say({});
        return;
    }
    if (splitFromList(m_list->text()) != split)
        m_list->setText(written(split));
    say(problemOfList(m_list->text(), m_store.scenario()));
}

void LayerSplitEditor::say(const QString& message) {
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    m_list->setAccessibleDescription(message);
}

} // namespace quadrille
