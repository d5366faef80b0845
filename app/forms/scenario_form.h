// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/setting_form.h"

#include <QWidget>

#include <span>
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

    /// The input of a setting. \pre it has one, a Box
    template <class Box>
    [[nodiscard]] Box* input(SettingId id) const {
        return findChild<Box*>(QLatin1String(id));
    }

protected:
    void changeEvent(QEvent* event) override;

    /// Their inputs; the switches stand last, in twos where there is room. \throws std::invalid_argument
    /// where the first stands beside the one before.
    void add(std::span<const SettingForm> forms);
    /// For a setting whose usual input would not do.
    [[nodiscard]] virtual QWidget* makeInput(const SettingForm& form);
    void addWide(QWidget* widget);
    /// Says in a line what the greying means; above the rows that follow.
    void addPaperNote();
    void refresh();
    [[nodiscard]] ScenarioStore& store() const { return m_store; }

private:
    struct Row {
        TextSource name;
        QLabel* label;
        QWidget* field;
        bool seenByPaper;
    };
    /// A widget that is there while the scenario has what it is about.
    struct Optional {
        QWidget* widget;
        std::function<bool(const Scenario&)> shown;
    };

    void addRow(const SettingForm& form, QWidget* input);

    ScenarioStore& m_store;
    QGridLayout* m_grid;
    QLabel* m_note = nullptr;
    std::vector<Row> m_rows;
    std::vector<Optional> m_optional;
};

} // namespace quadrille
