// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"

#include <QWidget>

#include <map>
#include <vector>

class QButtonGroup;
class QMenu;
class QToolButton;

namespace quadrille {

/// The head of an area that holds panels of several groups: a switch between the groups at its left, beside
/// it a tab for each panel of the group. No name is ever shortened while another way is left: where there is
/// no room the switch becomes a list, and the tabs that do not fit go to a list behind the last; the tab of
/// the panel in front always stays.
class PanelHead : public QWidget {
    Q_OBJECT
public:
    explicit PanelHead(QWidget* parent = nullptr);

    /// The panels of the area, in their order, and the one that is in front.
    void setPanels(std::vector<PanelId> panels, PanelId front);
    [[nodiscard]] PanelId front() const { return m_front; }
    /// The panel last in front of a group; the group's first where none was.
    [[nodiscard]] PanelId lastOf(PanelGroup group) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(quadrille::PanelId panel);

protected:
    bool event(QEvent* event) override; ///< parts that want another size
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Tabs;

    void rebuild();
    void arrange();
    [[nodiscard]] PanelGroup group() const { return specOf(m_front).group; }
    [[nodiscard]] std::vector<PanelId> panelsOf(PanelGroup group) const;
    QAction* addEntry(QToolButton& list, const QString& text, PanelId panel);
    void fillMore(const std::vector<PanelId>& hidden);

    std::vector<PanelId> m_panels;
    PanelId m_front = PanelId::heatmap;
    std::map<PanelGroup, PanelId> m_last;
    std::vector<PanelId> m_tabbed; ///< what the tabs stand for
    QButtonGroup* m_either;
    std::map<PanelGroup, QToolButton*> m_groups;
    QToolButton* m_list; ///< of groups, where the switch has no room
    Tabs* m_tabs;
    QToolButton* m_more; ///< the panels whose tabs have no room
};

} // namespace quadrille
