// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/import_notes_model.h"

#include "app/library/model_fields.h"
#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"

namespace quadrille {
namespace {

using frameworks::ImportNote;

QString resultOf(const ImportNote& note) {
    const Setting* setting = findSetting(note.setting);
    return setting != nullptr && !note.result.empty() ? settingValue(*setting, note.result)
                                                      : QString::fromStdString(note.result);
}

QString placeOf(const ImportNote& note) {
    const QString file = QString::fromStdString(note.file);
    return note.line == 0 ? file : QStringLiteral("%1:%2").arg(file).arg(note.line);
}

} // namespace

QString importedSettingName(const std::string& setting) {
    if (QString ofModel = modelFieldName(setting); !ofModel.isEmpty())
        return ofModel;
    if (const Setting* known = findSetting(setting))
        return settingName(*known);
    return setting == "model" ? ImportNotesModel::tr("Model")
           : setting == "gpu" ? ImportNotesModel::tr("GPU")
                              : QString::fromStdString(setting);
}

QString nameOf(NoteKind kind) {
    switch (kind) {
    case NoteKind::understood:
        return ImportNotesModel::tr("Understood");
    case NoteKind::assumed:
        return ImportNotesModel::tr("Assumed");
    case NoteKind::ignored:
        return ImportNotesModel::tr("Ignored");
    case NoteKind::left:
        break;
    }
    return ImportNotesModel::tr("Default", "what a framework does unless it is told");
}

QString glyphOf(NoteKind kind) {
    static constexpr std::array glyphs{u"✓", u"≈", u"✕", u"·"};
    return QString::fromUtf16(glyphs.at(static_cast<std::size_t>(kind)));
}

const std::vector<ImportNote>& notesOf(const frameworks::ImportedPlan& plan, NoteKind kind) {
    switch (kind) {
    case NoteKind::understood:
        return plan.understood;
    case NoteKind::assumed:
        return plan.assumed;
    case NoteKind::ignored:
        return plan.ignored;
    case NoteKind::left:
        break;
    }
    return plan.defaults;
}

ImportNotesModel::ImportNotesModel(QObject* parent)
    : ColumnModel(columns, {kind, key, said, setting, became, why, place}, parent) {}

void ImportNotesModel::set(frameworks::ImportedPlan plan) {
    m_plan = std::move(plan);
    list();
}

void ImportNotesModel::show(NoteKind which, bool shown) {
    if (shown)
        m_hidden.erase(which);
    else
        m_hidden.insert(which);
    list();
}

void ImportNotesModel::list() {
    beginResetModel();
    m_rows.clear();
    for (const NoteKind each : noteKinds)
        if (!m_hidden.contains(each))
            for (std::size_t at = 0; at < count(each); ++at)
                m_rows.push_back({each, at});
    endResetModel();
}

const ImportNote& ImportNotesModel::note(int row) const {
    const Row& which = m_rows.at(static_cast<std::size_t>(row));
    return notesOf(m_plan, which.kind).at(which.at);
}

int ImportNotesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

ColumnModel::Column ImportNotesModel::column(int column) const {
    switch (column) {
    case kind:
        return {tr("Outcome"), tr("Understood, assumed since no file says it, ignored, or left as "
                                  "the framework has it")};
    case key:
        return {tr("Key"), tr("As the file writes it")};
    case said:
        return {tr("Value"), tr("As the file writes it")};
    case setting:
        return {tr("Setting"), tr("The setting here that it bears on")};
    case became:
        return {tr("Becomes"), tr("What the setting is after the import")};
    case place:
        return {tr("Place"), tr("File and line")};
    default:
        return {tr("Why"), tr("Why it is assumed or ignored, or how it was read")};
    }
}

QString ImportNotesModel::shown(int row, int column) const {
    const ImportNote& of = note(row);
    switch (column) {
    case kind: {
        const NoteKind which = m_rows.at(static_cast<std::size_t>(row)).kind;
        return glyphOf(which) + QLatin1Char(' ') + nameOf(which);
    }
    case key:
        return QString::fromStdString(of.key);
    case said:
        return QString::fromStdString(of.value);
    case setting:
        return importedSettingName(of.setting);
    case became:
        return resultOf(of);
    case place:
        return placeOf(of);
    default:
        return !of.reason.text.empty() ? format::sentence(of.reason)
               : m_rows.at(static_cast<std::size_t>(row)).kind == NoteKind::left
                   ? tr("the framework does so unless it is told otherwise")
                   : QString();
    }
}

QVariant ImportNotesModel::number(int row, int column) const {
    switch (column) {
    case kind: // in the order of the kinds, and of the files
        return row;
    case place: {
        const ImportNote& of = note(row);
        return QStringLiteral("%1:%2").arg(QString::fromStdString(of.file)).arg(of.line, 8);
    }
    default:
        return shown(row, column);
    }
}

QVariant ImportNotesModel::copied(int, int) const {
    return {};
}

QString ImportNotesModel::tip(int row, int column) const {
    const Setting* of = column == setting ? findSetting(note(row).setting) : nullptr;
    return of != nullptr ? settingTip(*of) : shown(row, column);
}

} // namespace quadrille
