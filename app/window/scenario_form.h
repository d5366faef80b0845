// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/scenario_inputs.h"

#include <QWidget>

#include <initializer_list>
#include <vector>

class QGridLayout;
class QLabel;

namespace quadrille {

/// Settings below each other, a name before each; what the paper's equations do not see is greyed while they
/// answer, and stays usable.
class ScenarioForm : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioForm(ScenarioStore& store, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

    /// A row of inputs. shown: whether the scenario has such a setting; unset: it always has.
    void addRow(std::function<QString()> name, std::initializer_list<QWidget*> inputs,
                bool seenByPaper = false, std::function<bool(const Scenario&)> shown = {});
    void addSwitches(std::initializer_list<SwitchBox*> switches); ///< two in a row where there is room
    void addWide(QWidget* widget);
    /// Says in a line what the greying means; above the rows that follow.
    void addPaperNote();
    void refresh();
    [[nodiscard]] ScenarioStore& store() const { return m_store; }

private:
    struct Row {
        std::function<QString()> name;
        QLabel* label;
        QWidget* field;
        bool seenByPaper;
        std::function<bool(const Scenario&)> shown;
    };

    ScenarioStore& m_store;
    QGridLayout* m_grid;
    QLabel* m_note = nullptr;
    std::vector<Row> m_rows;
};

} // namespace quadrille
