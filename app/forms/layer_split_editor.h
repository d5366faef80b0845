// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/scenario_inputs.h"

class QLabel;
class QLineEdit;

namespace quadrille {

/// How the layers are dealt to the stages: a rule to choose and, where it has some, its numbers.
class LayerSplitEditor : public QWidget {
    Q_OBJECT
public:
    explicit LayerSplitEditor(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] ChoiceBox* kind() const { return m_kind; }
    [[nodiscard]] NumberBox* first() const { return m_first; }
    [[nodiscard]] NumberBox* last() const { return m_last; }
    [[nodiscard]] QLineEdit* list() const { return m_list; }
    /// What is wrong with the list; empty: nothing.
    [[nodiscard]] QString message() const;

signals:
    void readout(const QString& text); ///< a typed list that was given back, and why

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void type(const QString& text);
    void giveBack();
    void refresh();
    void say(const QString& message);

    ScenarioStore& m_store;
    ChoiceBox* m_kind;
    NumberBox* m_first;
    NumberBox* m_last;
    QWidget* m_ends;
    QLabel* m_firstName;
    QLabel* m_lastName;
    QLineEdit* m_list;
    QLabel* m_message;
    int m_step;
};

/// Which rule deals the layers.
[[nodiscard]] ChoiceSetting layerSplitSetting();

/// The rule of this kind that deals the scenario's layers as nearly as now as it can.
[[nodiscard]] LayerSplit splitOfKind(LayerSplit::Kind kind, const Scenario& scenario);

/// What is wrong with a typed list of layers, in the user's language; empty: it deals the scenario's layers.
[[nodiscard]] QString problemOfList(const QString& text, const Scenario& scenario);

} // namespace quadrille
