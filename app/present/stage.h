// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/decks/deck.h"
#include "app/panels/panel_context.h"

#include <QFont>
#include <QWidget>

#include <map>
#include <optional>

class QLabel;

namespace quadrille {

class VerdictBar;

/// What an audience sees of a stop: its panels, each with its finding above it, and its caption in large
/// type; with the sliders what the plan comes to, too. The panels are of its own, and as alive as those of
/// the window.
class Stage : public QWidget {
    Q_OBJECT
public:
    explicit Stage(const PanelContext& context, QWidget* parent = nullptr);
    ~Stage() override;

    /// Makes the panels of these stops, so that none is waited for later.
    void prepare(const std::vector<Stop>& stops);
    /// Its panels, caption and view; scenario and plans are the store's.
    void show(const Stop& stop);
    /// Whether its panels have their inputs beside them; at first not.
    void setTools(bool shown);
    [[nodiscard]] bool tools() const { return m_tools; }
    /// Whether it says what the plan comes to; at first where its panels have the sliders.
    void setVerdict(bool shown);
    [[nodiscard]] bool verdict() const;
    [[nodiscard]] const QList<PanelId>& shown() const { return m_shown; }
    /// Gives the keyboard to the next of its panels, from the one that has it. \param step +1 or −1
    void focusNext(int step);
    [[nodiscard]] PanelContents* contents(PanelId panel) const;
    [[nodiscard]] QRect placeOf(PanelId panel) const; ///< with its finding. \pre it is shown

signals:
    void clicked(bool forwards); ///< beside the panels

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Framed {
        QLabel* finding = nullptr;
        PanelContents* contents = nullptr;
    };
    Framed& framed(PanelId panel);
    void place();
    void sizeLetters();
    [[nodiscard]] int placeVerdict(const QRect& area); ///< \return its height
    [[nodiscard]] int placeCaption(const QRect& area); ///< likewise
    void markFocus(const QWidget* key);
    void nameFinding(const Framed& each, PanelId panel, int width);

    PanelContext m_context;
    QFont m_usualTip; ///< letters of tool tips before the talk
    std::map<PanelId, Framed> m_panels;
    QList<PanelId> m_shown;
    VerdictBar* m_verdict;
    int m_verdictRoom =
        0; ///< that it has had since the stop was shown: panels do not jump as its words change
    std::optional<bool> m_wantsVerdict; ///< none: nobody has said
    QLabel* m_caption;
    QString m_captionText;
    bool m_tools = false;
    bool m_marks = false; ///< the panel with the keyboard, since one went there by key
};

} // namespace quadrille
