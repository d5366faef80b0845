// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/plans/plans_question.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace quadrille {

class LimitsEdit;

/// What the search leaves free: a button a setting, pressed where it is tried; one that is not says what the
/// plan keeps. More settings are in a menu, and limits in another.
class PlansBar : public QWidget {
    Q_OBJECT
public:
    explicit PlansBar(QWidget* parent = nullptr);

    [[nodiscard]] const PlansFreedom& freedom() const { return m_freedom; }
    void setFreedom(const PlansFreedom& freedom); ///< its probability becomes the nearest that is offered
    /// Whose values are kept.
    void setScenario(const Scenario& scenario);
    void addWidget(QWidget* widget);                                     ///< behind the buttons
    [[nodiscard]] QToolButton* buttonOf(std::string_view setting) const; ///< null: it is in the menu
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] QComboBox* limit() const { return m_limit; } ///< of P(OOM)
    [[nodiscard]] LimitsEdit* limits() const { return m_limits; }
    [[nodiscard]] QToolButton* limitsButton() const { return m_limitsButton; }

signals:
    void freedomChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void free(const Setting& setting, bool on);
    void refresh();

    struct Pin {
        const Setting* setting = nullptr;
        QToolButton* button = nullptr;
    };
    struct Entry {
        const Setting* setting = nullptr;
        QAction* action = nullptr;
    };
    PlansFreedom m_freedom = PlansFreedom::usual();
    Scenario m_scenario;
    std::vector<Pin> m_pins;
    std::vector<Entry> m_entries;
    QLabel* m_label;
    QToolButton* m_more;
    QMenu* m_menu;
    QAction* m_everySchedule;
    QComboBox* m_limit;
    QToolButton* m_limitsButton;
    LimitsEdit* m_limits; ///< in the button's menu
};

} // namespace quadrille
