// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editors/gpu_editor.h"

#include "app/editors/editor_form.h"
#include "app/library/user_library.h"
#include "core/cluster/catalogue.h"
#include "core/text/edited_from.h"
#include "widgets/format.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <cmath>

namespace quadrille {
namespace {

constexpr double tera = 1e12;
constexpr double giga = 1e9;
constexpr double percent = 100;
const QString hasBf16 = QStringLiteral("has-bf16");

struct GpuNumber {
    const char* id = "";
    const char* label = ""; ///< English, context "gpu"
    const char* tip = "";
    double least = 0, most = 0, step = 0;
    int decimals = 0;
    double (*get)(const GpuSpec&) = nullptr;
    void (*set)(GpuSpec&, double) = nullptr;
    const char* zero = nullptr;
};

std::int64_t whole(double value) {
    return std::llround(value);
}

constexpr GpuNumber numbers[] = {
    {"memory", QT_TRANSLATE_NOOP("gpu", "Memory, GiB"),
     QT_TRANSLATE_NOOP("gpu", "What the framework can see, not what the box says"), 0.01, 1e6, 1, 2,
     [](const GpuSpec& g) { return inGib(g.memory); },
     [](GpuSpec& g, double value) { g.memory = gibibytes(value); }},
    {"hbm", QT_TRANSLATE_NOOP("gpu", "Memory bandwidth, GB/s"),
     QT_TRANSLATE_NOOP("gpu", "Of the GPU's own memory"), 1, 1e7, 100, 0,
     [](const GpuSpec& g) { return g.hbm.value() / giga; },
     [](GpuSpec& g, double value) { g.hbm = BytesPerSecond(value * giga); }},
    {"bf16", QT_TRANSLATE_NOOP("gpu", "16-bit rate, TFLOP/s"),
     QT_TRANSLATE_NOOP("gpu", "Dense peak, without sparsity"), 0.1, 1e7, 10, 1,
     [](const GpuSpec& g) { return g.bf16.value() / tera; },
     [](GpuSpec& g, double value) { g.bf16 = FlopsPerSecond(value * tera); }},
    {"fp8", QT_TRANSLATE_NOOP("gpu", "8-bit rate, TFLOP/s"),
     QT_TRANSLATE_NOOP("gpu", "Dense peak, without sparsity"), 0, 1e7, 10, 1,
     [](const GpuSpec& g) { return g.fp8 ? g.fp8->value() / tera : 0; },
     [](GpuSpec& g, double value) {
         g.fp8 = value > 0 ? std::optional(FlopsPerSecond(value * tera)) : std::nullopt;
     },
     QT_TRANSLATE_NOOP("gpu", "no 8-bit units")},
    {"fp4", QT_TRANSLATE_NOOP("gpu", "NVFP4 rate, TFLOP/s"),
     QT_TRANSLATE_NOOP("gpu", "Dense peak, without sparsity"), 0, 1e7, 10, 1,
     [](const GpuSpec& g) { return g.fp4 ? g.fp4->value() / tera : 0; },
     [](GpuSpec& g, double value) {
         g.fp4 = value > 0 ? std::optional(FlopsPerSecond(value * tera)) : std::nullopt;
     },
     QT_TRANSLATE_NOOP("gpu", "no 4-bit units")},
    {"scale-up", QT_TRANSLATE_NOOP("gpu", "Fast link, GB/s"),
     QT_TRANSLATE_NOOP("gpu", "NVLink and its like: one GPU, one direction"), 0.1, 1e6, 50, 1,
     [](const GpuSpec& g) { return g.scaleUp.value() / giga; },
     [](GpuSpec& g, double value) { g.scaleUp = BytesPerSecond(value * giga); }},
    {"scale-up-domain", QT_TRANSLATE_NOOP("gpu", "GPUs on the fast link"),
     QT_TRANSLATE_NOOP("gpu", "How many GPUs the fast link joins"), 1, 1e6, 1, 0,
     [](const GpuSpec& g) { return static_cast<double>(g.scaleUpDomain); },
     [](GpuSpec& g, double value) { g.scaleUpDomain = whole(value); }},
    {"host-link", QT_TRANSLATE_NOOP("gpu", "Host link, GB/s"),
     QT_TRANSLATE_NOOP("gpu", "PCIe or NVLink-C2C to the host's memory: one direction"), 0, 1e6, 16, 1,
     [](const GpuSpec& g) { return g.hostLink ? g.hostLink->value() / giga : 0; },
     [](GpuSpec& g, double value) {
         g.hostLink = value > 0 ? std::optional(BytesPerSecond(value * giga)) : std::nullopt;
     },
     QT_TRANSLATE_NOOP("gpu", "not known")},
    {"board-power", QT_TRANSLATE_NOOP("gpu", "Board power, W"),
     QT_TRANSLATE_NOOP("gpu", "At most, as the vendor's data sheet has it (TDP)"), 0, 1e5, 50, 0,
     [](const GpuSpec& g) { return g.boardWatts.value_or(0); },
     [](GpuSpec& g, double value) { g.boardWatts = value > 0 ? std::optional(value) : std::nullopt; },
     QT_TRANSLATE_NOOP("gpu", "not known")},
    {"large-products", QT_TRANSLATE_NOOP("gpu", "Large products, % of the peak"),
     QT_TRANSLATE_NOOP("gpu", "What matrix products of 0.2 ms and more were measured to reach of the 16-bit "
                              "peak; predictions follow it"),
     0, 100, 1, 1, [](const GpuSpec& g) { return percent * g.largeProducts.value_or(0); },
     [](GpuSpec& g, double value) {
         g.largeProducts = value > 0 ? std::optional(value / percent) : std::nullopt;
         g.profile = profileOn(g, g.profile);
     },
     QT_TRANSLATE_NOOP("gpu", "not known")},
    {"gpus-per-node", QT_TRANSLATE_NOOP("gpu", "GPUs of a node"), QT_TRANSLATE_NOOP("gpu", "Of one host"), 1,
     1e6, 1, 0, [](const GpuSpec& g) { return static_cast<double>(g.gpusPerNode); },
     [](GpuSpec& g, double value) { g.gpusPerNode = whole(value); }},
    {"nic", QT_TRANSLATE_NOOP("gpu", "Network, Gbit/s"),
     QT_TRANSLATE_NOOP("gpu", "Between nodes: one GPU, one direction"), 0, 1e6, 50, 0,
     [](const GpuSpec& g) { return g.nicGbps; }, [](GpuSpec& g, double value) { g.nicGbps = value; }},
};

QString gpuText(const char* english) {
    return QCoreApplication::translate("gpu", english);
}

/// The same device, whatever it is called and wherever its numbers come from.
bool sameDevice(const GpuSpec& a, const GpuSpec& b) {
    GpuSpec renamed = a;
    renamed.name = b.name;
    renamed.label = b.label;
    renamed.vendor = b.vendor;
    renamed.confidence = b.confidence;
    renamed.notes = b.notes;
    renamed.source = b.source;
    return renamed == b;
}

} // namespace

GpuEditor::GpuEditor(ScenarioStore& store, const UserLibrary& library, QWidget* parent)
    : QDialog(parent), m_store(store), m_library(library), m_difference(new QLabel(this)),
      m_nameLabel(new QLabel(this)), m_name(new QLineEdit(this)), m_form(new EditorForm(this)),
      m_reset(new QPushButton(this)), m_save(new QPushButton(this)), m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("gpuEditor"));
    auto* layout = new QVBoxLayout(this);
    m_difference->setWordWrap(true);
    m_name->setObjectName(nameField);
    m_name->setMaxLength(200);
    m_nameLabel->setBuddy(m_name);
    auto* nameRow = new QHBoxLayout;
    nameRow->addWidget(m_nameLabel);
    nameRow->addWidget(m_name, 1);
    layout->addLayout(nameRow);
    layout->addWidget(m_difference);
    for (const GpuNumber& field : numbers)
        m_form->addNumber(QString::fromUtf8(field.id), field.least, field.most, field.step, field.decimals);
    m_form->addFlag(hasBf16);
    layout->addWidget(m_form);
    layout->addStretch(1);
    m_reset->setObjectName(QStringLiteral("reset"));
    m_save->setObjectName(QStringLiteral("save"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_reset);
    buttons->addStretch(1);
    buttons->addWidget(m_save);
    buttons->addWidget(m_close);
    layout->addLayout(buttons);
    for (QPushButton* button : {m_reset, m_save, m_close})
        button->setAutoDefault(false);
    connect(m_form, &EditorForm::edited, this, &GpuEditor::edit);
    connect(m_form, &EditorForm::visited, this, [this] { m_editedField.clear(); });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        GpuSpec gpu = m_store.scenario().cluster.gpu;
        gpu.label = text.simplified().toStdString();
        take(nameField, gpu, tr("its name"));
    });
    connect(m_reset, &QPushButton::clicked, this, &GpuEditor::reset);
    connect(m_save, &QPushButton::clicked, this, &GpuEditor::saveRequested);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_store, &ScenarioStore::changed, this, &GpuEditor::showStore);
    connect(&m_library, &UserLibrary::changed, this, &GpuEditor::showStore);
    retranslate();
}

void GpuEditor::edit(const QString& id) {
    GpuSpec gpu = m_store.scenario().cluster.gpu;
    QString label = gpuText("16-bit units know BF16");
    for (const GpuNumber& field : numbers)
        if (QString::fromUtf8(field.id) == id) {
            field.set(gpu, m_form->number(id)->value());
            label = gpuText(field.label);
        }
    if (id == hasBf16)
        gpu.hasBf16 = m_form->flag(id)->isChecked();
    take(id, gpu, label);
}

void GpuEditor::take(const QString& id, const GpuSpec& edited, const QString& what) {
    if (m_editedField != id)
        m_step = m_store.newStep();
    m_editedField = id;
    Scenario scenario = m_store.scenario();
    const GpuSpec before = scenario.cluster.gpu;
    GpuSpec gpu = edited;
    const GpuSpec* base = m_library.gpus().findAny(gpu.name);
    const std::string editedLabel =
        base != nullptr ? tr("%1, edited").arg(QString::fromStdString(base->label)).toStdString()
                        : std::string();
    if (base != nullptr && gpu.largeProducts == base->largeProducts &&
        gpu.profile->name == base->profile->name)
        gpu.profile = base->profile; // without what multiplying and dividing leaves
    if (base != nullptr && sameDevice(gpu, *base) && (gpu.label == editedLabel || gpu.label == base->label)) {
        gpu = *base;
    } else if (base != nullptr && !sameDevice(gpu, before)) {
        if (gpu.label == base->label)
            gpu.label = editedLabel;
        gpu.confidence = "C";
        gpu.source = editedFrom(base->label);
    }
    scenario.cluster.gpu = gpu;
    // Nodes and network start as the GPU's usual ones, and follow them until they are edited.
    if (scenario.cluster.gpusPerNode == before.gpusPerNode)
        scenario.cluster.gpusPerNode = gpu.gpusPerNode;
    if (scenario.cluster.nicGbps == before.nicGbps)
        scenario.cluster.nicGbps = gpu.nicGbps;
    m_store.change(
        scenario, [what] { return tr("Edit the GPU: %1").arg(what); }, m_step);
    showStore();
}

void GpuEditor::reset() {
    Scenario scenario = m_store.scenario();
    const GpuSpec* base = m_library.gpus().findAny(scenario.cluster.gpu.name);
    if (base == nullptr)
        return;
    m_editedField.clear();
    scenario.cluster.gpusPerNode = base->gpusPerNode;
    scenario.cluster.nicGbps = base->nicGbps;
    scenario.cluster.gpu = *base;
    m_store.change(scenario,
                   [label = QString::fromStdString(base->label)] { return tr("Reset to %1").arg(label); });
}

void GpuEditor::showStore() {
    const GpuSpec& gpu = m_store.scenario().cluster.gpu;
    for (const GpuNumber& field : numbers)
        m_form->number(QString::fromUtf8(field.id))->show(field.get(gpu));
    m_form->flag(hasBf16)->setChecked(gpu.hasBf16);
    const QString label = QString::fromStdString(gpu.label);
    if (m_name->text().simplified() != label)
        m_name->setText(label);
    const GpuSpec* base = m_library.gpus().findAny(gpu.name);
    m_reset->setEnabled(base != nullptr && gpu != *base);
    m_difference->setText(base == nullptr ? tr("In no list: this GPU comes from a session")
                          : sameDevice(gpu, *base)
                              ? tr("As %1 is listed").arg(QString::fromStdString(base->label))
                              : tr("%1 GiB of memory against %2 GiB of %3")
                                    .arg(format::gibNumber(gpu.memory), format::gibNumber(base->memory),
                                         QString::fromStdString(base->label)));
    const std::vector<Diagnostic> found = check(m_store.scenario());
    for (const GpuNumber& field : numbers) {
        QString sentence;
        const std::string_view id = field.id;
        const std::string_view rule = id == "scale-up-domain" ? "tp-within-node"
                                      : id == "gpus-per-node" ? "whole-nodes"
                                                              : "";
        for (const Diagnostic& diagnostic : found)
            if (diagnostic.rule == rule)
                sentence = QStringLiteral("! ") + format::sentence(diagnostic.message);
        m_form->setProblem(QString::fromUtf8(field.id), sentence);
    }
}

QString GpuEditor::differenceText() const {
    return m_difference->text();
}

void GpuEditor::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GpuEditor::retranslate() {
    setWindowTitle(tr("Edit GPU"));
    m_nameLabel->setText(tr("&Name"));
    m_reset->setText(tr("&Reset"));
    m_reset->setToolTip(tr("Back to the GPU as it is listed"));
    m_save->setText(tr("&Save as…"));
    m_save->setToolTip(tr("Keep this GPU among your own"));
    m_close->setText(tr("&Close"));
    for (const GpuNumber& field : numbers) {
        const QString id = QString::fromUtf8(field.id);
        m_form->setTexts(id, gpuText(field.label), gpuText(field.tip));
        if (field.zero != nullptr)
            m_form->number(id)->setSpecialValueText(gpuText(field.zero));
    }
    m_form->setTexts(hasBf16, gpuText(QT_TRANSLATE_NOOP("gpu", "16-bit units know BF16")),
                     gpuText(QT_TRANSLATE_NOOP("gpu", "Off for devices whose 16-bit units only know FP16")));
    showStore();
}

} // namespace quadrille
