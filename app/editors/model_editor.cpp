// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editors/model_editor.h"

#include "app/editors/editor_form.h"
#include "app/library/user_library.h"
#include "app/text_io/architecture.h"
#include "core/memory/memory_estimate.h"
#include "core/model/parameters.h"
#include "core/text/edited_from.h"
#include "core/units/saturating.h"
#include "widgets/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>

#include <cmath>
#include <limits>

namespace quadrille {
namespace {

constexpr ModelBlock allBlocks[] = {ModelBlock::sizes, ModelBlock::details, ModelBlock::experts,
                                    ModelBlock::latent};

QString word(const char* text) {
    return QString::fromUtf8(text);
}

std::size_t indexOf(ModelBlock block) {
    return static_cast<std::size_t>(block);
}

double largestOf(const ModelNumber& field) {
    const std::string_view id = field.id;
    return id == "layers"            ? static_cast<double>(largestPipeline)
           : id == "norms-per-layer" ? 16
                                     : static_cast<double>(largestDimensionValue);
}

QString signedCount(std::int64_t number) {
    const QString digits = format::count(std::abs(number));
    return number < 0 ? QStringLiteral("−") + digits : QStringLiteral("+") + digits;
}

bool countable(std::int64_t parameters) {
    return parameters < std::numeric_limits<std::int64_t>::max();
}

} // namespace

ModelEditor::ModelEditor(ScenarioStore& store, const UserLibrary& library, QWidget* parent)
    : QDialog(parent), m_store(store), m_library(library), m_draft(draftOf(store.scenario().model)),
      m_seen(store.scenario().model) {
    setObjectName(QStringLiteral("modelEditor"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    createHeader();
    createForms();
    createButtons();
    connect(&m_store, &ScenarioStore::changed, this, &ModelEditor::showStore);
    connect(&m_library, &UserLibrary::changed, this, &ModelEditor::showStore);
    retranslate();
    // Layouts hear of their texts with the next events only, and may pass them on twice.
    QTimer::singleShot(0, this, [this] { QTimer::singleShot(0, this, &ModelEditor::fitScreen); });
    const int letter = fontMetrics().averageCharWidth();
    resize(letter * 110, fontMetrics().lineSpacing() * 42);
    form(ModelBlock::sizes)->number(QStringLiteral("hidden"))->setFocus();
}

void ModelEditor::createHeader() {
    m_count = new QLabel(this);
    QFont large = m_count->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    m_count->setFont(large);
    m_exact = new QLabel(this);
    m_difference = new QLabel(this);
    for (QLabel* label : {m_count, m_exact, m_difference}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setWordWrap(true);
        layout()->addWidget(label);
    }
    m_nameLabel = new QLabel(this);
    m_name = new QLineEdit(this);
    m_name->setMaxLength(200);
    m_name->setObjectName(nameField);
    m_nameLabel->setBuddy(m_name);
    auto* row = new QHBoxLayout;
    row->addWidget(m_nameLabel);
    row->addWidget(m_name, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_draft.model.label = text.simplified().toStdString();
        take(nameField, tr("its name"));
    });
}

EditorForm* ModelEditor::form(ModelBlock block) const {
    return m_forms[indexOf(block)];
}

void ModelEditor::createForms() {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget(scroll);
    auto* columns = new QHBoxLayout(content);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(12);
    QVBoxLayout* column = nullptr;
    for (const ModelBlock block : allBlocks) {
        if (block == ModelBlock::sizes || block == ModelBlock::experts) {
            column = new QVBoxLayout;
            columns->addLayout(column, 1);
        }
        auto* group = new QGroupBox(content);
        auto* inside = new QVBoxLayout(group);
        auto* fields = new EditorForm(group);
        inside->addWidget(fields);
        m_groups[indexOf(block)] = group;
        m_forms[indexOf(block)] = fields;
        column->addWidget(group);
        if (block == ModelBlock::details || block == ModelBlock::latent)
            column->addStretch(1);
        connect(fields, &EditorForm::edited, this, &ModelEditor::edit);
        connect(fields, &EditorForm::visited, this, [this] { m_editedField.clear(); });
    }
    for (const ModelNumber& field : modelNumbers())
        form(field.block)
            ->addNumber(word(field.id), static_cast<double>(field.least), largestOf(field),
                        static_cast<double>(field.step));
    for (const ModelChoice& field : modelChoices()) {
        int words = 0;
        while (words < static_cast<int>(field.words.size()) &&
               field.words[static_cast<std::size_t>(words)] != nullptr)
            ++words;
        form(field.block)->addChoice(word(field.id), words);
    }
    for (const ModelFlag& field : modelFlags())
        form(field.block)->addFlag(word(field.id));
    for (const ModelBlock block : {ModelBlock::experts, ModelBlock::latent}) {
        QGroupBox* group = m_groups[indexOf(block)];
        group->setCheckable(true);
        group->setObjectName(block == ModelBlock::experts ? QStringLiteral("has-experts")
                                                          : QStringLiteral("has-latent"));
        connect(group, &QGroupBox::clicked, this, [this, block](bool on) { toggle(block, on); });
    }
    scroll->setObjectName(QStringLiteral("fields"));
    scroll->setWidget(content);
    // As wide as its contents, which then scroll in one direction only.
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout()->addWidget(scroll);
}

void ModelEditor::fitScreen() {
    // A scroll area asks for little room; the fields would like all of theirs, where the screen has it.
    auto* scroll = findChild<QScrollArea*>(QStringLiteral("fields"));
    const QSize fields = scroll->widget()->sizeHint();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    scroll->setMinimumWidth(scroll->widget()->minimumSizeHint().width() + bar);
    const QSize around = sizeHint() - scroll->sizeHint();
    const QSize room = screen()->availableSize() - QSize(40, 60);
    resize((fields + QSize(bar + layout()->contentsMargins().left() * 2, around.height())).boundedTo(room));
}

void ModelEditor::createButtons() {
    m_reset = new QPushButton(this);
    m_reset->setObjectName(QStringLiteral("reset"));
    m_save = new QPushButton(this);
    m_save->setObjectName(QStringLiteral("save"));
    m_close = new QPushButton(this);
    for (QPushButton* button : {m_reset, m_save, m_close})
        button->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reset);
    row->addStretch(1);
    row->addWidget(m_save);
    row->addWidget(m_close);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_reset, &QPushButton::clicked, this, &ModelEditor::reset);
    connect(m_save, &QPushButton::clicked, this, &ModelEditor::saveRequested);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void ModelEditor::edit(const QString& id) {
    const ModelDraft before = m_draft;
    QString label;
    for (const ModelNumber& field : modelNumbers())
        if (word(field.id) == id) {
            field.at(m_draft) = std::llround(form(field.block)->number(id)->value());
            label = modelText(field.label);
        }
    for (const ModelChoice& field : modelChoices())
        if (word(field.id) == id) {
            field.set(m_draft, form(field.block)->choice(id)->currentIndex());
            label = modelText(field.label);
        }
    for (const ModelFlag& field : modelFlags())
        if (word(field.id) == id) {
            field.at(m_draft) = form(field.block)->flag(id)->isChecked();
            label = modelText(field.label);
        }
    if (m_editedField != id)
        m_start = before;
    follow(id);
    take(id, label);
}

void ModelEditor::follow(const QString& id) {
    if (id != QStringLiteral("hidden") && id != QStringLiteral("heads"))
        return;
    ModelSpec& model = m_draft.model;
    const ModelSpec& start = m_start.model;
    if (start.kvHeads == start.heads)
        model.kvHeads = model.heads;
    const bool usual = saturatingProduct(start.headDim, start.heads) == start.hidden;
    if (usual && model.hidden % model.heads == 0)
        model.headDim = model.hidden / model.heads;
}

void ModelEditor::toggle(ModelBlock block, bool on) {
    (block == ModelBlock::experts ? m_draft.hasExperts : m_draft.hasLatent) = on;
    if (on && block == ModelBlock::experts && m_draft.experts.expertFfn < 1)
        m_draft.experts.expertFfn = std::max<std::int64_t>(m_draft.model.ffn, 1);
    m_editedField.clear();
    take({}, m_groups[indexOf(block)]->title());
}

void ModelEditor::take(const QString& id, const QString& what) {
    if (m_editedField != id || id.isEmpty())
        m_step = m_store.newStep();
    m_editedField = id;
    Scenario scenario = m_store.scenario();
    ModelSpec model = modelOf(m_draft);
    const ModelSpec* base = m_library.models().findAny(model.name);
    // Not one that was typed.
    const bool isNamedAfter = base != nullptr && (model.label == base->label ||
                                                  model.label == text_io::editedLabel(*base, scenario.model));
    if (isNamedAfter && sameArchitecture(model, *base)) {
        model = *base; // back where it came from, name and source included
    } else if (!sameArchitecture(model, scenario.model)) {
        model.publishedParameters.reset();
        if (isNamedAfter)
            model.label = text_io::editedLabel(*base, model);
        if (base != nullptr)
            model.source = editedFrom(base->label);
    }
    if (contradictions(m_draft).empty()) {
        m_draft = draftOf(model, m_draft);
        m_seen = model;
        scenario.model = model;
        m_store.change(
            scenario, [what] { return tr("Edit the model: %1").arg(what); }, m_step);
    }
    showDraft();
}

void ModelEditor::reset() {
    const ModelSpec* base = m_library.models().findAny(m_store.scenario().model.name);
    if (base == nullptr)
        return;
    m_editedField.clear();
    m_draft = draftOf(*base, m_draft);
    Scenario scenario = m_store.scenario();
    scenario.model = *base;
    m_store.change(scenario,
                   [label = QString::fromStdString(base->label)] { return tr("Reset to %1").arg(label); });
    showDraft();
}

void ModelEditor::showStore() {
    // What contradicts itself is still being typed, and the store knows nothing of it.
    if (m_seen != m_store.scenario().model) {
        m_seen = m_store.scenario().model;
        m_draft = draftOf(m_seen, m_draft);
        m_editedField.clear();
    }
    showDraft();
}

void ModelEditor::showDraft() {
    ModelDraft draft = m_draft; // the fields' accessors are for writing too
    for (const ModelNumber& field : modelNumbers())
        form(field.block)->number(word(field.id))->show(static_cast<double>(field.at(draft)));
    for (const ModelChoice& field : modelChoices())
        form(field.block)->choice(word(field.id))->setCurrentIndex(field.get(draft));
    for (const ModelFlag& field : modelFlags())
        form(field.block)->flag(word(field.id))->setChecked(field.at(draft));
    m_groups[indexOf(ModelBlock::experts)]->setChecked(draft.hasExperts);
    m_groups[indexOf(ModelBlock::latent)]->setChecked(draft.hasLatent);
    const QString label = QString::fromStdString(draft.model.label);
    if (m_name->text().simplified() != label)
        m_name->setText(label);
    showCount();
    showProblems();
}

void ModelEditor::showCount() {
    const ModelSpec& model = m_store.scenario().model;
    const std::int64_t all = parameterCount(model);
    const std::int64_t active = activeParameterCount(model);
    m_count->setText(tr("%1 parameters").arg(format::parameters(static_cast<double>(all))));
    m_exact->setText(!countable(all) ? tr("More than a whole number of 64 bits can count")
                     : model.experts ? tr("%1 in all, of which a token passes through %2 (%3)")
                                           .arg(format::count(all), format::count(active),
                                                format::parameters(static_cast<double>(active)))
                                     : tr("%1 in all").arg(format::count(all)));
    const ModelSpec* base = m_library.models().findAny(model.name);
    m_reset->setEnabled(base != nullptr && model != *base);
    if (base == nullptr) {
        m_difference->setText(tr("In no list: this model comes from a file or a session"));
        return;
    }
    const QString label = QString::fromStdString(base->label);
    const std::int64_t before = parameterCount(*base);
    if (sameArchitecture(model, *base))
        m_difference->setText(tr("As %1 is listed").arg(label));
    else if (!countable(all) || !countable(before))
        m_difference->setText(tr("Not comparable with %1").arg(label));
    else if (all == before)
        m_difference->setText(tr("As many as %1, arranged otherwise").arg(label));
    else
        m_difference->setText(
            tr("%1 (%2) against %3")
                .arg(signedCount(all - before),
                     (all > before ? QStringLiteral("+") : QStringLiteral("−")) +
                         format::percent(
                             std::abs(static_cast<double>(all - before)) / static_cast<double>(before), 2),
                     label));
}

void ModelEditor::showProblems() {
    std::vector<Diagnostic> found = contradictions(m_draft);
    if (found.empty())
        found = rulesOfModel(check(m_store.scenario()));
    const auto sentenceFor = [&found](const QString& id) {
        QStringList sentences;
        for (const Diagnostic& diagnostic : found)
            if (QString::fromStdString(diagnostic.field) == id)
                sentences << (diagnostic.severity == Severity::error ? QStringLiteral("✕ ")
                                                                     : QStringLiteral("! ")) +
                                 format::sentence(diagnostic.message);
        return sentences.join(u'\n');
    };
    for (const ModelNumber& field : modelNumbers())
        form(field.block)->setProblem(word(field.id), sentenceFor(word(field.id)));
}

QString ModelEditor::countText() const {
    return m_count->text();
}
QString ModelEditor::exactText() const {
    return m_exact->text();
}
QString ModelEditor::differenceText() const {
    return m_difference->text();
}

QString ModelEditor::problem(const QString& id) const {
    for (const EditorForm* fields : m_forms)
        if (fields->has(id))
            return fields->problem(id);
    return {};
}

void ModelEditor::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ModelEditor::retranslate() {
    setWindowTitle(tr("Edit model"));
    m_nameLabel->setText(tr("&Name"));
    m_groups[indexOf(ModelBlock::sizes)]->setTitle(tr("Sizes"));
    m_groups[indexOf(ModelBlock::details)]->setTitle(tr("Norms, biases, matrices"));
    m_groups[indexOf(ModelBlock::experts)]->setTitle(tr("Mixture of experts"));
    m_groups[indexOf(ModelBlock::latent)]->setTitle(tr("Multi-head latent attention"));
    m_reset->setText(tr("&Reset"));
    m_reset->setToolTip(tr("Back to the model as it is listed"));
    m_save->setText(tr("&Save as…"));
    m_save->setToolTip(tr("Keep this model among your own"));
    m_close->setText(tr("&Close"));
    for (const ModelNumber& field : modelNumbers()) {
        form(field.block)->setTexts(word(field.id), modelText(field.label), modelText(field.tip));
        if (field.zero != nullptr)
            form(field.block)->number(word(field.id))->setSpecialValueText(modelText(field.zero));
    }
    for (const ModelChoice& field : modelChoices()) {
        form(field.block)->setTexts(word(field.id), modelText(field.label), modelText(field.tip));
        QComboBox* box = form(field.block)->choice(word(field.id));
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, modelText(field.words[static_cast<std::size_t>(i)]));
    }
    for (const ModelFlag& field : modelFlags())
        form(field.block)->setTexts(word(field.id), modelText(field.label), modelText(field.tip));
    showDraft();
}

} // namespace quadrille
