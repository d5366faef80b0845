// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"
#include "widgets/column_model.h"

#include <array>
#include <set>

namespace quadrille {

/// What became of a key, or of a setting that no file says.
enum class NoteKind { understood, assumed, ignored, left };
inline constexpr std::array noteKinds{NoteKind::understood, NoteKind::assumed, NoteKind::ignored,
                                      NoteKind::left};
[[nodiscard]] const std::vector<frameworks::ImportNote>& notesOf(const frameworks::ImportedPlan& plan,
                                                                 NoteKind kind);

/// What a setting of a note is called on screen; empty for none.
[[nodiscard]] QString importedSettingName(const std::string& setting);

/// What of imported files was understood, assumed, ignored, and left as the framework has it: a row a note.
class ImportNotesModel : public ColumnModel {
    Q_OBJECT
public:
    enum ColumnId { kind, key, said, setting, became, why, place, columns };

    explicit ImportNotesModel(QObject* parent);

    void set(frameworks::ImportedPlan plan); ///< of its notes those that are shown
    void clear() { set({}); }
    void show(NoteKind which, bool shown);
    [[nodiscard]] std::size_t count(NoteKind which) const { return notesOf(m_plan, which).size(); }
    /// \pre row < rowCount()
    [[nodiscard]] const frameworks::ImportNote& note(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] Column column(int column) const override;
    [[nodiscard]] QString shown(int row, int column) const override;
    [[nodiscard]] QVariant number(int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QVariant copied(int row, int column) const override;

private:
    struct Row {
        NoteKind kind;
        std::size_t at; ///< among the notes of its kind
    };
    void list();

    frameworks::ImportedPlan m_plan;
    std::set<NoteKind> m_hidden;
    std::vector<Row> m_rows;
};

/// "Understood", "Assumed", "Ignored", "Default".
[[nodiscard]] QString nameOf(NoteKind kind);
/// Before its name: "✓", "≈", "✕", "·".
[[nodiscard]] QString glyphOf(NoteKind kind);

} // namespace quadrille
