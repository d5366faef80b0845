// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <QTableWidget>

#include <vector>

namespace quadrille {

/// What one key of the entries is, and how its cells are edited.
struct ProfileColumn {
    enum class Kind { text, number, optionalNumber, choice, words, flag };
    const char* key; ///< of the file
    Kind kind = Kind::text;
    QStringList choices = {}; ///< of choice and words, as the file writes them
    QString title = {};
    QString tip = {};
};

/// A list of a framework profile, an entry in each row, with the words of its file in the cells. Cells may
/// hold anything; what the profile's rules say of them is asked of the reader of the file.
class ProfileTable : public QTableWidget {
    Q_OBJECT
public:
    ProfileTable(std::vector<ProfileColumn> columns, QWidget* parent = nullptr);

    void setEntries(const nlohmann::json& entries);
    /// What the cells say, as the file would write it.
    [[nodiscard]] nlohmann::json entries() const;
    [[nodiscard]] const std::vector<ProfileColumn>& columns() const { return m_columns; }
    /// The column of a key, or -1.
    [[nodiscard]] int columnOf(const QString& key) const;

    void addEntry();    ///< a copy of the current row, below it
    void removeEntry(); ///< the current row

signals:
    void edited();

private:
    void setRow(int row, const nlohmann::json& entry);
    [[nodiscard]] nlohmann::json entry(int row) const;

    std::vector<ProfileColumn> m_columns;
};

/// A number as it was typed, or the text where it is none, for the reader to complain about.
[[nodiscard]] nlohmann::json numberOrText(const QString& typed);

} // namespace quadrille
