// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/lessons/laboratory_result.h"
#include "app/panels/laboratory/board_history.h"
#include "app/panels/panel_contents.h"
#include "app/store/latest_job.h"
#include "app/text_io/order_file.h"
#include "core/laboratory/standing.h"

namespace quadrille {

class BoardVerdict;
class BoardView;
class LaboratoryBar;
struct Prompts;
class ScenarioStore;

/// Schedule it yourself: a pipeline's step put together by hand, its length against what is proven and what
/// is found. The best schedule is looked for on another thread.
class LaboratoryPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    LaboratoryPanel(ScenarioStore& store, const Prompts& prompts, QWidget* parent = nullptr);

    [[nodiscard]] BoardView* board() const { return m_view; }  ///< null before prepare()
    [[nodiscard]] LaboratoryBar* bar() const { return m_bar; } ///< likewise
    [[nodiscard]] QString verdict() const; ///< the sentence below: goals, or why something is refused
    [[nodiscard]] bool searching() const { return m_search.pending(); }
    /// Reads an order and goes on with it. \throws InputError when it cannot; nothing changes then
    void openFile(const QString& path);
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

signals:
    void orderSent(const quadrille::OrderFile& order); ///< to be looked at beside the plan's pipeline
    /// An operation that the user placed or moved leaves a complete schedule; once more when the best that
    /// the search finds is known. Not of one that was opened, begun with or brought back.
    void scheduleMade(const quadrille::LaboratoryResult& result);

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;

private:
    void change(laboratory::Board board);
    void push(laboratory::Board board, bool fromEmpty);
    void edit(laboratory::Board board); ///< by hand
    void tellMade();
    void setTask(const laboratory::Task& task);
    void show();
    void search();
    void undo();
    void redo();
    void askAndOpen();
    void askAndSave();
    void send();

    ScenarioStore& m_store;
    const Prompts& m_prompts;
    LaboratoryBar* m_bar = nullptr;
    BoardView* m_view = nullptr;
    BoardVerdict* m_verdict = nullptr;
    BoardHistory m_history;
    std::optional<laboratory::BestFound> m_best; ///< of the board's task
    laboratory::Task m_told;                     ///< whose goals stand below the board
    bool m_restored = false;                     ///< the board is of a session
    bool m_byHand = false;                       ///< it is as an edit left it
    bool m_fromEmpty = true;                     ///< all of it was placed by edits
    LatestJob m_search;
};

} // namespace quadrille
