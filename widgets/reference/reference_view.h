// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference/reference.h"

#include <QTextBrowser>

namespace quadrille {

/// The tables to look up, with the numbers of a plan. Text: it can be selected, copied and read out.
///
/// Keys: arrows and Page Up and Page Down scroll, Tab walks over the links, Enter follows one.
class ReferenceView : public QTextBrowser {
    Q_OBJECT
public:
    explicit ReferenceView(QWidget* parent = nullptr);

    void setTables(std::vector<ReferenceTable> tables);
    /// In place of tables: why there are none.
    void setReason(const QString& reason);
    [[nodiscard]] const std::vector<ReferenceTable>& tables() const { return m_tables; }
    void showTable(const QString& id); ///< now, or when there are tables
    /// The table whose text is at the top of what is seen, or that is waited for; empty: none.
    [[nodiscard]] QString tableAtTop() const;

signals:
    void termWanted(const QString& id); ///< of the glossary

protected:
    void changeEvent(QEvent* event) override;

private:
    void print();

    std::vector<ReferenceTable> m_tables;
    QString m_reason;
    QString m_wanted; ///< the table to show once there are some
};

} // namespace quadrille
