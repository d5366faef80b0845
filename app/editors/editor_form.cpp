// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editors/editor_form.h"

#include "widgets/wheel_in_focus.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace quadrille {

NumberField::NumberField(QWidget* parent) : QDoubleSpinBox(parent) {
    setGroupSeparatorShown(true);
    setAccelerated(true);
    takeWheelInFocusOnly(*this);
    lineEdit()->installEventFilter(this);
}

void NumberField::show(double value) {
    // Writing the same value again would move the cursor of who is typing.
    if (std::abs(value - this->value()) < 0.5 * std::pow(10.0, -decimals()))
        return;
    const QSignalBlocker quiet(this);
    setValue(value);
}

QSize NumberField::sizeHint() const {
    const QSize whole = QDoubleSpinBox::sizeHint();
    const int digits = fontMetrics().horizontalAdvance(QStringLiteral("00,000,000,000"));
    const int special = fontMetrics().horizontalAdvance(specialValueText() + QStringLiteral("00"));
    const int buttons = 2 * whole.height();
    return {std::max(digits, special) + buttons, whole.height()};
}

bool NumberField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QDoubleSpinBox::eventFilter(watched, event);
}

void NumberField::focusInEvent(QFocusEvent* event) {
    QDoubleSpinBox::focusInEvent(event);
    emit visited();
}

EditorForm::EditorForm(QWidget* parent) : QWidget(parent), m_layout(new QFormLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setVerticalSpacing(5);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setLabelAlignment(Qt::AlignLeft);
}

void EditorForm::addRow(const QString& id, QWidget* field, bool named) {
    Row row;
    row.field = field;
    field->setObjectName(id);
    auto* cell = new QWidget(this);
    auto* stack = new QVBoxLayout(cell);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(1);
    stack->addWidget(field);
    row.problem = new QLabel(cell);
    row.problem->setWordWrap(true);
    row.problem->hide();
    stack->addWidget(row.problem);
    if (named) {
        row.name = new QLabel(this);
        row.name->setBuddy(field);
        m_layout->addRow(row.name, cell);
    } else {
        m_layout->addRow(cell);
    }
    m_rows.insert(id, row);
}

NumberField* EditorForm::addNumber(const QString& id, double least, double most, double step, int decimals) {
    auto* field = new NumberField(this);
    field->setDecimals(decimals);
    field->setRange(least, most);
    field->setSingleStep(step);
    addRow(id, field, true);
    connect(field, &NumberField::valueChanged, this, [this, id] { emit edited(id); });
    connect(field, &NumberField::visited, this, [this, id] { emit visited(id); });
    return field;
}

QComboBox* EditorForm::addChoice(const QString& id, int words) {
    auto* field = new QComboBox(this);
    takeWheelInFocusOnly(*field);
    for (int i = 0; i < words; ++i)
        field->addItem(QString());
    addRow(id, field, true);
    connect(field, &QComboBox::activated, this, [this, id] { emit edited(id); });
    return field;
}

QCheckBox* EditorForm::addFlag(const QString& id) {
    auto* field = new QCheckBox(this);
    addRow(id, field, false);
    connect(field, &QCheckBox::clicked, this, [this, id] { emit edited(id); });
    return field;
}

void EditorForm::setTexts(const QString& id, const QString& label, const QString& tip) {
    const Row& row = m_rows[id];
    if (row.name != nullptr) {
        row.name->setText(label);
        row.name->setToolTip(tip);
        row.field->setAccessibleName(label);
    } else {
        static_cast<QCheckBox*>(row.field)->setText(label);
    }
    row.field->setToolTip(tip);
}

NumberField* EditorForm::number(const QString& id) const {
    return qobject_cast<NumberField*>(m_rows.value(id).field);
}
QComboBox* EditorForm::choice(const QString& id) const {
    return qobject_cast<QComboBox*>(m_rows.value(id).field);
}
QCheckBox* EditorForm::flag(const QString& id) const {
    return qobject_cast<QCheckBox*>(m_rows.value(id).field);
}

void EditorForm::setProblem(const QString& id, const QString& sentence) {
    const Row row = m_rows.value(id);
    if (row.problem == nullptr)
        return;
    row.problem->setText(sentence);
    row.problem->setVisible(!sentence.isEmpty());
    row.field->setAccessibleDescription(sentence.isEmpty() ? row.field->toolTip() : sentence);
}

QString EditorForm::problem(const QString& id) const {
    const Row row = m_rows.value(id);
    return row.problem != nullptr ? row.problem->text() : QString();
}

} // namespace quadrille
