// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/laboratory/laboratory_bar.h"

#include "widgets/format.h"
#include "widgets/verdict/flow_layout.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace quadrille {

LaboratoryBar::LaboratoryBar(QWidget* parent) : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    const auto button = [this, layout](auto signal) {
        auto* made = new QToolButton(this);
        layout->addWidget(made);
        connect(made, &QToolButton::clicked, this, signal);
        return made;
    };
    m_stages = number(m_stagesLabel, 1, laboratory::mostStages);
    m_microbatches = number(m_microbatchesLabel, 1, laboratory::mostMicrobatches);
    m_split = new QCheckBox(this);
    layout->addWidget(m_split);
    connect(m_split, &QCheckBox::toggled, this, &LaboratoryBar::changed);
    m_memory = number(m_memoryLabel, 0, laboratory::mostMicrobatches);
    m_message = number(m_messageLabel, 0, laboratory::mostMessage);
    m_start = new QToolButton(this);
    m_start->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_start);
    m_empty = menu->addAction(QString(), this, [this] { emit startWanted(laboratory::emptyBoard(m_task)); });
    m_usual = menu->addAction(QString(), this,
                              [this] { emit startWanted(laboratory::oneForwardOneBackward(m_task)); });
    m_plan = menu->addAction(QString(), this, [this] {
        if (m_ofPlan)
            emit startWanted(laboratory::oneForwardOneBackward(*m_ofPlan));
    });
    m_start->setMenu(menu);
    layout->addWidget(m_start);
    m_undo = button(&LaboratoryBar::undoWanted);
    m_redo = button(&LaboratoryBar::redoWanted);
    m_open = button(&LaboratoryBar::openWanted);
    m_save = button(&LaboratoryBar::saveWanted);
    m_send = button(&LaboratoryBar::sendWanted);
    setTask(m_task);
}

QSpinBox* LaboratoryBar::number(QLabel*& label, int least, int most) {
    // Words and number stay together where the bar has more than one row.
    auto* pair = new QWidget(this);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    label = new QLabel(pair);
    auto* box = new QSpinBox(pair);
    box->setRange(least, most);
    label->setBuddy(box);
    row->addWidget(label);
    row->addWidget(box);
    layout()->addWidget(pair);
    connect(box, &QSpinBox::valueChanged, this, &LaboratoryBar::changed);
    return box;
}

void LaboratoryBar::changed() {
    m_task.stages = m_stages->value();
    m_task.microbatches = m_microbatches->value();
    m_task.splitBackward = m_split->isChecked();
    m_task.memory = m_memory->value();
    m_task.message = m_message->value();
    emit taskChanged(m_task);
}

void LaboratoryBar::setTask(const laboratory::Task& task) {
    const QSignalBlocker quiet[]{QSignalBlocker(m_stages), QSignalBlocker(m_microbatches),
                                 QSignalBlocker(m_split), QSignalBlocker(m_memory),
                                 QSignalBlocker(m_message)};
    m_task = task;
    m_stages->setValue(task.stages);
    m_microbatches->setValue(task.microbatches);
    m_split->setChecked(task.splitBackward);
    m_memory->setValue(task.memory);
    m_message->setValue(task.message);
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

void LaboratoryBar::retranslate() {
    m_stagesLabel->setText(tr("Stages"));
    m_stages->setToolTip(tr("Ranks of the pipeline, a stage each"));
    m_microbatchesLabel->setText(tr("Micro-batches"));
    m_microbatches->setToolTip(tr("Micro-batches of a step, each of which runs through all stages"));
    m_split->setText(tr("Split backward"));
    m_split->setToolTip(tr("Backwards run as I, which the stage before waits for, and W, which can wait"));
    m_memoryLabel->setText(tr("Room for"));
    m_memory->setSpecialValueText(tr("any number", "of micro-batches that memory has room for"));
    m_memory->setToolTip(tr("Micro-batches whose activations a stage may hold at once"));
    m_messageLabel->setText(tr("Message"));
    m_message->setToolTip(tr("Slots that a message from stage to stage takes"));
    m_start->setText(tr("Start anew"));
    m_start->setToolTip(tr("Begin with an empty board, with 1F1B, or as large as the plan"));
    m_empty->setText(tr("Empty"));
    m_usual->setText(tr("From 1F1B"));
    m_plan->setText(m_ofPlan
                        ? tr("As large as the plan: %1 stages, %2 micro-batches")
                              .arg(format::count(m_ofPlan->stages), format::count(m_ofPlan->microbatches))
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
