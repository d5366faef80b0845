// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/scenario_inputs.h"

#include "widgets/format.h"
#include "widgets/wheel_in_focus.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QStandardItemModel>
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

QColor greyed(const QWidget& input) {
    return input.palette().color(QPalette::Disabled, QPalette::WindowText);
}

} // namespace

bool unseenByPaper(const Scenario& scenario) {
    return scenario.estimator == Estimator::paper;
}

ChoiceBox::ChoiceBox(ScenarioStore& store, ChoiceSetting setting, QWidget* parent)
    : QComboBox(parent), m_store(store), m_setting(std::move(setting)) {
    constexpr int shortest = 3; ///< letters: beside a number in a narrow panel; the list is as wide as needed
    setMinimumContentsLength(shortest);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    takeWheelInFocusOnly(*this);
    connect(this, &QComboBox::activated, this, &ChoiceBox::choose);
    connect(&m_store, &ScenarioStore::changed, this, &ChoiceBox::refresh);
    refresh();
}

void ChoiceBox::setDimmed(bool dimmed) {
    m_dimmed = dimmed;
    update();
}

void ChoiceBox::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void ChoiceBox::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    if (m_dimmed)
        for (const auto role : {QPalette::ButtonText, QPalette::Text, QPalette::WindowText})
            option->palette.setColor(role, greyed(*this));
}

void ChoiceBox::choose(int index) {
    Scenario next = m_store.scenario();
    if (index != m_setting.index(next)) {
        m_setting.choose(next, index);
        m_store.change(next, [setting = m_setting, next] {
            return Text::tr("Set “%1” to “%2”")
                .arg(setting.text.name(), setting.labels(next).value(setting.index(next)));
        });
    }
    refresh();
}

void ChoiceBox::refresh() {
    const Scenario& scenario = m_store.scenario();
    const QStringList labels = m_setting.labels(scenario);
    const QSignalBlocker quiet(this);
    while (count() > labels.size())
        removeItem(count() - 1);
    auto* entries = qobject_cast<QStandardItemModel*>(model());
    for (int i = 0; i < labels.size(); ++i) {
        if (i == count())
            addItem(labels.at(i));
        else
            setItemText(i, labels.at(i));
        const QString refusal = m_setting.refusal ? m_setting.refusal(scenario, i) : QString();
        const QString tip = m_setting.entryTip ? m_setting.entryTip(scenario, i) : QString();
        QStandardItem* entry = entries->item(i);
        entry->setEnabled(refusal.isEmpty());
        entry->setToolTip(refusal.isEmpty() ? tip : refusal);
        entry->setAccessibleDescription(entry->toolTip());
    }
    setCurrentIndex(m_setting.index(scenario));
    describe(*this, m_setting.text, scenario);
}

SwitchBox::SwitchBox(ScenarioStore& store, SwitchSetting setting, QWidget* parent)
    : QCheckBox(parent), m_store(store), m_setting(std::move(setting)) {
    connect(this, &QCheckBox::toggled, this, &SwitchBox::turn);
    connect(&m_store, &ScenarioStore::changed, this, &SwitchBox::refresh);
    refresh();
}

void SwitchBox::setDimmed(bool dimmed) {
    m_dimmed = dimmed;
    update();
}

void SwitchBox::changeEvent(QEvent* event) {
    QCheckBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void SwitchBox::initStyleOption(QStyleOptionButton* option) const {
    QCheckBox::initStyleOption(option);
    if (m_dimmed)
        option->palette.setColor(QPalette::WindowText, greyed(*this));
}

void SwitchBox::turn(bool on) {
    Scenario next = m_store.scenario();
    m_setting.turn(next, on);
    m_store.change(next, [name = m_setting.text.name, on] {
        return (on ? Text::tr("Switch “%1” on") : Text::tr("Switch “%1” off")).arg(name());
    });
}

void SwitchBox::refresh() {
    const QSignalBlocker quiet(this);
    setText(m_setting.text.name());
    setChecked(m_setting.on(m_store.scenario()));
    describe(*this, m_setting.text, m_store.scenario());
}

NumberBox::NumberBox(ScenarioStore& store, NumberSetting setting, QWidget* parent)
    : QDoubleSpinBox(parent), m_store(store), m_setting(std::move(setting)), m_step(store.newStep()) {
    setDecimals(m_setting.decimals);
    setSingleStep(m_setting.step);
    setKeyboardTracking(false); // a number half typed is another number
    takeWheelInFocusOnly(*this);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    connect(this, &QDoubleSpinBox::valueChanged, this, &NumberBox::assign);
    connect(&m_store, &ScenarioStore::changed, this, &NumberBox::refresh);
    refresh();
}

QString NumberBox::textFromValue(double value) const {
    return format::number(value);
}

QSize NumberBox::sizeHint() const {
    ensurePolished();
    const QString longest = written(m_setting, m_setting.largest);
    const QString special = specialValueText();
    int width = fontMetrics().horizontalAdvance(longest + QStringLiteral("00"));
    width = std::max(width, fontMetrics().horizontalAdvance(special + QLatin1Char('0')));
    const QSize usual = QDoubleSpinBox::sizeHint();
    constexpr int buttons = 26;
    return {width + buttons, usual.height()};
}

void NumberBox::changeEvent(QEvent* event) {
    QDoubleSpinBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void NumberBox::focusInEvent(QFocusEvent* event) {
    QDoubleSpinBox::focusInEvent(event);
    m_step = m_store.newStep();
}

void NumberBox::assign(double value) {
    Scenario next = m_store.scenario();
    m_setting.assign(next, value);
    const bool least = value == minimum();
    m_store.change(
        next,
        [setting = m_setting, value, least, next] {
            const QString word = least && setting.smallestText ? setting.smallestText(next) : QString();
            return Text::tr("Set “%1” to “%2”")
                .arg(setting.text.name(), word.isEmpty() ? written(setting, value) : word);
        },
        m_step);
    refresh();
}

void NumberBox::refresh() {
    const Scenario& scenario = m_store.scenario();
    const double value = m_setting.number(scenario);
    const double smallest = m_setting.smallest(scenario);
    const QSignalBlocker quiet(this);
    setLocale(QLocale());
    setPrefix(m_setting.prefix ? m_setting.prefix() : QString());
    setSuffix(m_setting.suffix ? m_setting.suffix() : QString());
    setSpecialValueText(m_setting.smallestText ? m_setting.smallestText(scenario) : QString());
    setRange(std::min(smallest, value), std::max(m_setting.largest, value));
    if (this->value() != value)
        setValue(value);
    describe(*this, m_setting.text, scenario);
    lineEdit()->setAccessibleName(accessibleName());
}

} // namespace quadrille
