// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>

#include <functional>

namespace quadrille {

// Inputs that show one setting of the store's scenario and change it, one undo step for each stay of the
// keyboard. They follow the store, speak the language in force, and take the wheel only while they have it.

/// What every setting says about itself, in the language in force when called.
struct SettingText {
    std::function<QString()> name;
    std::function<QString(const Scenario&)> tip; ///< what it does, in a sentence
    QString also = {};                           ///< what else people type for it, in every language
};

/// One of several things.
struct ChoiceSetting {
    SettingText text;
    std::function<QStringList(const Scenario&)> labels;
    std::function<int(const Scenario&)> index; ///< in labels
    std::function<void(Scenario&, int)> choose;
    /// Why an entry cannot be chosen; empty: it can. Unset: all can.
    std::function<QString(const Scenario&, int)> refusal = {};
    std::function<QString(const Scenario&, int)> entryTip = {};
    QStringList words = {}; ///< what the command line calls them, as far as it has a word
};

/// On or off.
struct SwitchSetting {
    SettingText text;
    std::function<bool(const Scenario&)> on;
    std::function<void(Scenario&, bool)> turn;
};

/// A number; the largest is widened to whatever the scenario holds.
struct NumberSetting {
    SettingText text;
    std::function<double(const Scenario&)> number;
    std::function<void(Scenario&, double)> assign;
    std::function<double(const Scenario&)> smallest;
    double largest = 1000;
    double step = 1;
    int decimals = 0;
    std::function<QString()> prefix = {};
    std::function<QString()> suffix = {};
    std::function<QString(const Scenario&)> smallestText = {}; ///< said instead of the smallest number
};

/// What is greyed because the paper's equations do not see it.
[[nodiscard]] bool unseenByPaper(const Scenario& scenario);

/// A widget of Qt's that shows its setting again whenever the scenario or the language changes.
template <class Widget, class Setting>
class ScenarioInput : public Widget {
public:
    ScenarioInput(ScenarioStore& store, Setting setting, QWidget* parent)
        : Widget(parent), m_store(store), m_setting(std::move(setting)) {
        QObject::connect(&store, &ScenarioStore::changed, this, [this] { refresh(); });
    }

protected:
    virtual void refresh() = 0;
    void changeEvent(QEvent* event) override {
        Widget::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            refresh();
    }
    [[nodiscard]] ScenarioStore& store() const { return m_store; }
    [[nodiscard]] const Setting& setting() const { return m_setting; }

private:
    ScenarioStore& m_store;
    Setting m_setting;
};

/// One whose words can be written in grey, while it stays usable.
template <class Widget, class Setting>
class DimmableInput : public ScenarioInput<Widget, Setting> {
public:
    using ScenarioInput<Widget, Setting>::ScenarioInput;
    void setDimmed(bool dimmed) {
        m_dimmed = dimmed;
        this->update();
    }

protected:
    /// \param roles that its style writes with
    void dim(QPalette& palette, std::initializer_list<QPalette::ColorRole> roles) const {
        for (const auto role : roles)
            if (m_dimmed)
                palette.setColor(role, this->palette().color(QPalette::Disabled, QPalette::WindowText));
    }

private:
    bool m_dimmed = false;
};

class ChoiceBox : public DimmableInput<QComboBox, ChoiceSetting> {
    Q_OBJECT
public:
    ChoiceBox(ScenarioStore& store, ChoiceSetting setting, QWidget* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    void choose(int index);
    void refresh() final;
};

class SwitchBox : public DimmableInput<QCheckBox, SwitchSetting> {
    Q_OBJECT
public:
    SwitchBox(ScenarioStore& store, SwitchSetting setting, QWidget* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionButton* option) const override;

private:
    void turn(bool on);
    void refresh() final;
};

class NumberBox : public ScenarioInput<QDoubleSpinBox, NumberSetting> {
    Q_OBJECT
public:
    NumberBox(ScenarioStore& store, NumberSetting setting, QWidget* parent = nullptr);
    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    void assign(double value);
    void refresh() final;

    int m_step;
};

} // namespace quadrille
