// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/scenario_inputs.h"

#include "widgets/format.h"
#include "widgets/wheel_in_focus.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOption>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(scenario_inputs)
};

void describe(QWidget& input, const SettingText& text, const Scenario& scenario) {
    const QString tip = text.tip(scenario);
    input.setAccessibleName(text.name());
    input.setAccessibleDescription(tip);
    input.setToolTip(tip);
}

QString written(const NumberSetting& setting, double value) {
    return (setting.prefix ? setting.prefix() : QString()) + format::number(value) +
           (setting.suffix ? setting.suffix() : QString());
}

} // namespace

bool unseenByPaper(const Scenario& scenario) {
    return scenario.estimator == Estimator::paper;
}

ChoiceBox::ChoiceBox(ScenarioStore& store, ChoiceSetting setting, QWidget* parent)
    : DimmableInput(store, std::move(setting), parent) {
    constexpr int shortest = 3; ///< letters: beside a number in a narrow panel; the list is as wide as needed
    setMinimumContentsLength(shortest);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    takeWheelInFocusOnly(*this);
    connect(this, &QComboBox::activated, this, &ChoiceBox::choose);
    refresh();
}

void ChoiceBox::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    dim(option->palette, {QPalette::ButtonText, QPalette::Text, QPalette::WindowText});
    // Styles cut what is too long off within a letter.
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText =
        option->fontMetrics.elidedText(option->currentText, Qt::ElideRight, field.width() - 2);
}

void ChoiceBox::choose(int index) {
    Scenario next = store().scenario();
    if (index != setting().index(next)) {
        setting().choose(next, index);
        store().change(next, [setting = setting(), next] {
            return Text::tr("Set “%1” to “%2”")
                .arg(setting.text.name(), setting.labels(next).value(setting.index(next)));
        });
    }
    refresh();
}

void ChoiceBox::refresh() {
    const Scenario& scenario = store().scenario();
    const QStringList labels = setting().labels(scenario);
    const QSignalBlocker quiet(this);
    while (count() > labels.size())
        removeItem(count() - 1);
    auto* entries = qobject_cast<QStandardItemModel*>(model());
    for (int i = 0; i < labels.size(); ++i) {
        if (i == count())
            addItem(labels.at(i));
        else
            setItemText(i, labels.at(i));
        const QString refusal = setting().refusal ? setting().refusal(scenario, i) : QString();
        const QString tip = setting().entryTip ? setting().entryTip(scenario, i) : QString();
        QStandardItem* entry = entries->item(i);
        entry->setEnabled(refusal.isEmpty());
        entry->setToolTip(refusal.isEmpty() ? tip : refusal);
        entry->setAccessibleDescription(entry->toolTip());
    }
    setCurrentIndex(setting().index(scenario));
    describe(*this, setting().text, scenario);
}

SwitchBox::SwitchBox(ScenarioStore& store, SwitchSetting setting, QWidget* parent)
    : DimmableInput(store, std::move(setting), parent) {
    connect(this, &QCheckBox::toggled, this, &SwitchBox::turn);
    refresh();
}

void SwitchBox::initStyleOption(QStyleOptionButton* option) const {
    QCheckBox::initStyleOption(option);
    dim(option->palette, {QPalette::WindowText});
}

void SwitchBox::turn(bool on) {
    Scenario next = store().scenario();
    setting().turn(next, on);
    store().change(next, [name = setting().text.name, on] {
        return (on ? Text::tr("Switch “%1” on") : Text::tr("Switch “%1” off")).arg(name());
    });
}

void SwitchBox::refresh() {
    const QSignalBlocker quiet(this);
    setText(setting().text.name());
    setChecked(setting().on(store().scenario()));
    describe(*this, setting().text, store().scenario());
}

NumberBox::NumberBox(ScenarioStore& store, NumberSetting setting, QWidget* parent)
    : ScenarioInput(store, std::move(setting), parent), m_step(store.newStep()) {
    setDecimals(this->setting().decimals);
    setSingleStep(this->setting().step);
    setKeyboardTracking(false); // a number half typed is another number
    takeWheelInFocusOnly(*this);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    connect(this, &QDoubleSpinBox::valueChanged, this, &NumberBox::assign);
    refresh();
}

QString NumberBox::textFromValue(double value) const {
    return format::number(value);
}

QSize NumberBox::sizeHint() const {
    ensurePolished();
    const QString longest = written(setting(), setting().largest);
    const QString special = specialValueText();
    int width = fontMetrics().horizontalAdvance(longest + QStringLiteral("00"));
    width = std::max(width, fontMetrics().horizontalAdvance(special + QLatin1Char('0')));
    const QSize usual = QDoubleSpinBox::sizeHint();
    constexpr int buttons = 26;
    return {width + buttons, usual.height()};
}

void NumberBox::focusInEvent(QFocusEvent* event) {
    QDoubleSpinBox::focusInEvent(event);
    m_step = store().newStep();
}

void NumberBox::assign(double value) {
    Scenario next = store().scenario();
    setting().assign(next, value);
    const bool least = value == minimum();
    store().change(
        next,
        [setting = setting(), value, least, next] {
            const QString word = least && setting.smallestText ? setting.smallestText(next) : QString();
            return Text::tr("Set “%1” to “%2”")
                .arg(setting.text.name(), word.isEmpty() ? written(setting, value) : word);
        },
        m_step);
    refresh();
}

void NumberBox::refresh() {
    const Scenario& scenario = store().scenario();
    const double value = setting().number(scenario);
    const double smallest = setting().smallest(scenario);
    const QSignalBlocker quiet(this);
    setLocale(QLocale());
    setPrefix(setting().prefix ? setting().prefix() : QString());
    setSuffix(setting().suffix ? setting().suffix() : QString());
    setSpecialValueText(setting().smallestText ? setting().smallestText(scenario) : QString());
    setRange(std::min(smallest, value), std::max(setting().largest, value));
    if (this->value() != value)
        setValue(value);
    describe(*this, setting().text, scenario);
    lineEdit()->setAccessibleName(accessibleName());
}

} // namespace quadrille
