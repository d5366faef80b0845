// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/importing/import_notes_model.h"

#include <QWidget>

class QToolButton;

namespace quadrille {

class RowTable;

/// What became of every key of imported files, as a table; above it, how many of each kind there are, which
/// buttons hide and show.
class NotesView : public QWidget {
    Q_OBJECT
public:
    explicit NotesView(QWidget* parent = nullptr);

    void setPlan(frameworks::ImportedPlan plan);
    [[nodiscard]] const ImportNotesModel& notes() const { return *m_model; }
    [[nodiscard]] RowTable& table() { return *m_table; }
    [[nodiscard]] QToolButton& filter(NoteKind kind) { return *m_filters.at(static_cast<std::size_t>(kind)); }

signals:
    void marked(const quadrille::frameworks::ImportNote& note);

private:
    ImportNotesModel* m_model;
    RowTable* m_table;
    std::array<QToolButton*, noteKinds.size()> m_filters{};
};

} // namespace quadrille
