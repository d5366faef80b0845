// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

#include <vector>

namespace quadrille {

/// A list of rows, one of which can be pointed at and chosen. Enter or a double click chooses.
class RowTable : public QTreeView {
    Q_OBJECT
public:
    explicit RowTable(QWidget* parent = nullptr);

    /// Columns that give way, in this order, where not all have room for their words.
    void setDispensable(std::vector<int> columns) { m_dispensable = std::move(columns); }
    /// To call after rows or words have changed.
    void fitColumns();

signals:
    void rowChosen(const QModelIndex& index);
    /// The pointer, or else the keyboard's cursor, is on this row; invalid when neither is.
    void rowPointed(const QModelIndex& index);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void pointAtCurrent();

    std::vector<int> m_dispensable;
};

} // namespace quadrille
