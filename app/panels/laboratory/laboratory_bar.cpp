// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/laboratory/laboratory_bar.h"

#include "app/settings/icon.h"
#include "core/laboratory/standing.h"
#include "widgets/format.h"
#include "widgets/plural.h"
#include "widgets/verdict/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

/// Chunks of a rank, and how their stages are dealt.
struct Dealt {
    std::int32_t chunks = 1;
    bool vShaped = false;
};
constexpr std::array dealt{Dealt{1}, Dealt{2}, Dealt{2, true}, Dealt{3}, Dealt{4}};
static_assert(dealt.back().chunks == laboratory::mostChunks);

int placeOf(const laboratory::Task& task) {
    const auto found = std::ranges::find_if(dealt, [&task](const Dealt& one) {
        return one.chunks == task.chunks && one.vShaped == task.vShaped;
    });
    return static_cast<int>(found - dealt.begin());
}

} // namespace

LaboratoryBar::LaboratoryBar(QWidget* parent) : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    const auto button = [this, layout](auto signal, const char* icon) {
        auto* made = new QToolButton(this);
        if (icon != nullptr)
            made->setIcon(tintedIcon(QString::fromLatin1(icon)));
        layout->addWidget(made);
        connect(made, &QToolButton::clicked, this, signal);
        return made;
    };
    m_ranks = number(m_ranksLabel, 1, laboratory::mostRanks);
    m_chunks = new QComboBox(this);
    for (const Dealt& one : dealt)
        m_chunks->addItem(format::count(one.chunks));
    add(m_chunksLabel, *m_chunks);
    connect(m_chunks, &QComboBox::currentIndexChanged, this, &LaboratoryBar::changed);
    m_microbatches = number(m_microbatchesLabel, 1, laboratory::mostMicrobatches);
    m_split = new QCheckBox(this);
    layout->addWidget(m_split);
    connect(m_split, &QCheckBox::toggled, this, &LaboratoryBar::changed);
    m_memory = number(m_memoryLabel, 0, laboratory::mostMicrobatches);
    m_message = number(m_messageLabel, 0, laboratory::mostMessage);
    m_start = new QToolButton(this);
    m_start->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_start);
    menu->setToolTipsVisible(true);
    m_empty = menu->addAction(QString(), this, [this] { emit startWanted(laboratory::emptyBoard(m_task)); });
    m_usual = menu->addAction(QString(), this,
                              [this] { emit startWanted(laboratory::usualSchedule(m_task).board); });
    m_plan = menu->addAction(QString(), this, [this] {
        if (m_ofPlan)
            emit startWanted(laboratory::usualSchedule(*m_ofPlan).board);
    });
    m_start->setMenu(menu);
    layout->addWidget(m_start);
    m_undo = button(&LaboratoryBar::undoWanted, "undo");
    m_redo = button(&LaboratoryBar::redoWanted, "redo");
    m_open = button(&LaboratoryBar::openWanted, "open");
    m_save = button(&LaboratoryBar::saveWanted, "save");
    m_send = button(&LaboratoryBar::sendWanted, nullptr);
    setTask(m_task);
}

void LaboratoryBar::add(QLabel*& label, QWidget& field) {
    // Words and field stay together where the bar has more than one row.
    auto* pair = new QWidget(this);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    label = new QLabel(pair);
    label->setBuddy(&field);
    row->addWidget(label);
    row->addWidget(&field);
    layout()->addWidget(pair);
}

QSpinBox* LaboratoryBar::number(QLabel*& label, int least, int most) {
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    add(label, *box);
    connect(box, &QSpinBox::valueChanged, this, &LaboratoryBar::changed);
    return box;
}

void LaboratoryBar::changed() {
    const std::int32_t before = m_task.chunks;
    const Dealt& now = dealt.at(static_cast<std::size_t>(std::max(0, m_chunks->currentIndex())));
    m_task.ranks = m_ranks->value();
    m_task.chunks = now.chunks;
    m_task.vShaped = now.vShaped;
    m_task.microbatches = m_microbatches->value();
    m_task.splitBackward = m_split->isChecked();
    // The least value stands for any number; as much memory has room for more, smaller chunks.
    m_task.memory = m_memory->value() == m_memory->minimum() ? 0 : m_memory->value() * now.chunks / before;
    m_task.message = m_message->value();
    m_task = laboratory::withRoom(m_task);
    emit taskChanged(m_task);
}

void LaboratoryBar::setTask(const laboratory::Task& task) {
    const QSignalBlocker quiet[]{QSignalBlocker(m_ranks),        QSignalBlocker(m_chunks),
                                 QSignalBlocker(m_microbatches), QSignalBlocker(m_split),
                                 QSignalBlocker(m_memory),       QSignalBlocker(m_message)};
    const bool otherKind = m_memory->minimum() + 1 != task.chunks;
    m_task = task;
    m_ranks->setValue(task.ranks);
    m_chunks->setCurrentIndex(placeOf(task));
    m_microbatches->setValue(task.microbatches);
    m_split->setChecked(task.splitBackward);
    m_memory->setRange(task.chunks - 1, laboratory::mostMicrobatches * task.chunks);
    m_memory->setValue(task.memory == 0 ? m_memory->minimum() : task.memory);
    m_message->setValue(task.message);
    if (otherKind)
        retranslate();
}

void LaboratoryBar::setPlan(const std::optional<laboratory::Task>& plan) {
    m_ofPlan = plan;
    m_plan->setEnabled(plan.has_value());
    retranslate();
}

void LaboratoryBar::setUndo(bool possible, bool redoPossible) {
    m_undo->setEnabled(possible);
    m_redo->setEnabled(redoPossible);
}

void LaboratoryBar::setComplete(bool complete) {
    m_send->setEnabled(complete);
}

QString LaboratoryBar::sizeOf(const laboratory::Task& task) const {
    const QString ranks =
        task.chunks == 1
            ? tr("%Ln stage(s)", nullptr, pluralOf(task.ranks))
            : tr("%Ln rank(s) of %1 chunks", nullptr, pluralOf(task.ranks)).arg(format::count(task.chunks));
    return tr("%1, %2", "stages, micro-batches")
        .arg(ranks, tr("%Ln micro-batch(es)", nullptr, pluralOf(task.microbatches)));
}

void LaboratoryBar::retranslate() {
    const bool ofStages = m_task.chunks == 1;
    m_ranksLabel->setText(ofStages ? tr("Stages") : tr("Ranks"));
    m_ranks->setToolTip(ofStages ? tr("Ranks of the pipeline, a stage each") : tr("Ranks of the pipeline"));
    m_chunksLabel->setText(tr("Chunks"));
    m_chunks->setToolTip(
        tr("Chunks of the model that a rank holds (virtual stages): dealt in turn, or two in a V, "
           "where the last rank has the two in the middle"));
    m_chunks->setItemText(placeOf({.chunks = 2, .vShaped = true}), tr("2 in a V"));
    m_microbatchesLabel->setText(tr("Micro-batches"));
    m_microbatches->setToolTip(tr("Micro-batches of a step, each of which runs through all stages"));
    m_split->setText(tr("Split backward"));
    m_split->setToolTip(tr("Backwards run as I, which the stage before waits for, and W, which can wait"));
    m_memoryLabel->setText(tr("Room for"));
    m_memory->setSpecialValueText(tr("any number", "of micro-batches that memory has room for"));
    m_memory->setToolTip(ofStages
                             ? tr("Micro-batches whose activations a stage may hold at once")
                             : tr("Forwards whose activations a rank may hold at once: each of one chunk "
                                  "and one micro-batch"));
    m_messageLabel->setText(tr("Message"));
    m_message->setToolTip(tr("Slots that a message from rank to rank takes"));
    m_start->setText(tr("Start anew"));
    m_start->setToolTip(tr("Begin with an empty board, with a usual schedule, or as large as the plan"));
    m_empty->setText(tr("Empty"));
    m_usual->setText(ofStages ? tr("From 1F1B") : tr("From a usual schedule"));
    m_usual->setToolTip(ofStages ? QString()
                                 : tr("Interleaved 1F1B where it exists for so many micro-batches and this "
                                      "memory; else whatever can run runs, backwards first"));
    m_plan->setText(m_ofPlan ? tr("As large as the plan: %1").arg(sizeOf(*m_ofPlan))
                             : tr("The plan is too large for the laboratory"));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Take the last move back"));
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(tr("Make the move again"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Open an order file"));
    m_save->setText(tr("Save…"));
    m_save->setToolTip(tr("Save as an order file, as “quadrille schedule --order” reads it"));
    m_send->setText(tr("To the pipeline"));
    m_send->setToolTip(tr("Compare this order with the plan’s pipeline"));
}

} // namespace quadrille
