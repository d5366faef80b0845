// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/make_it_fit.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;

namespace quadrille {

class ProposalModel;
class RowTable;

/// The smallest changes that make a plan fit or, where it does, make it faster, each a row with its price; or
/// a sentence where there is nothing to choose from. Proposals that another one beats in every figure are
/// paler.
///
/// Keys: Up and Down move, Enter applies the row, the header sorts (a third click gives back the search's own
/// order).
class MakeItFitView : public QWidget {
    Q_OBJECT
public:
    explicit MakeItFitView(QWidget* parent = nullptr);
    ~MakeItFitView() override;

    /// \param before the plan that was asked about
    void setAnswer(FitAnswer answer, const Scenario& before);
    /// The answer on show is about another plan than the current one: it is paler, and cannot be applied.
    void setPending(bool pending);

    [[nodiscard]] QString finding() const; ///< the title; empty before the first answer
    [[nodiscard]] const FitAnswer& answer() const;
    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }

signals:
    void findingChanged();
    /// Where the pointer or the keyboard is: what that proposal does; empty when on none.
    void readout(const QString& text);
    void chosen(const quadrille::Proposal& proposal);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void refreshWords();
    void refreshColours();

    ProposalModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QStackedWidget* m_pages;
    QWidget* m_reason;
    RowTable* m_table;
    QLabel* m_now;
    QPushButton* m_apply;
    bool m_asked = false;
    bool m_pending = false;
};

} // namespace quadrille
