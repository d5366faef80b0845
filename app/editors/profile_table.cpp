// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editors/profile_table.h"

#include "widgets/format.h"

#include <nlohmann/json.hpp>
#include <QComboBox>
#include <QHeaderView>
#include <QLocale>
#include <QStyledItemDelegate>

#include <cmath>

namespace quadrille {
namespace {

using nlohmann::json;
using Kind = ProfileColumn::Kind;

/// Lets a word be chosen rather than typed.
class WordDelegate : public QStyledItemDelegate {
public:
    WordDelegate(QStringList words, QObject* parent)
        : QStyledItemDelegate(parent), m_words(std::move(words)) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* editor = new QComboBox(parent);
        editor->addItems(m_words);
        auto* self = const_cast<WordDelegate*>(this); // NOLINT(cppcoreguidelines-pro-type-const-cast)
        connect(editor, &QComboBox::activated, self, [self, editor] {
            emit self->commitData(editor);
            emit self->closeEditor(editor);
        });
        return editor;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        static_cast<QComboBox*>(editor)->setCurrentText(index.data(Qt::EditRole).toString());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        model->setData(index, static_cast<QComboBox*>(editor)->currentText());
    }

private:
    QStringList m_words;
};

QString textOf(const json& value) {
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    if (value.is_number())
        return format::number(value.get<double>());
    QStringList words;
    if (value.is_array())
        for (const json& word : value)
            words << textOf(word);
    return words.join(QStringLiteral(", "));
}

} // namespace

json numberOrText(const QString& typed) {
    bool understood = false;
    const double number = QLocale().toDouble(typed.trimmed(), &understood);
    if (!understood || !std::isfinite(number))
        return typed.toStdString();
    // Whole numbers are written without a point, and some keys want nothing else.
    constexpr double largestWhole = 1e15;
    if (number == std::floor(number) && std::abs(number) < largestWhole)
        return static_cast<std::int64_t>(number);
    return number;
}

ProfileTable::ProfileTable(std::vector<ProfileColumn> columns, QWidget* parent)
    : QTableWidget(parent), m_columns(std::move(columns)) {
    setColumnCount(static_cast<int>(m_columns.size()));
    for (int column = 0; column < columnCount(); ++column) {
        const ProfileColumn& about = m_columns[static_cast<std::size_t>(column)];
        auto* header = new QTableWidgetItem(about.title);
        QString tip = about.tip;
        if (!about.choices.isEmpty())
            tip += QLatin1Char('\n') + about.choices.join(QStringLiteral(", "));
        header->setToolTip(tip);
        setHorizontalHeaderItem(column, header);
        if (about.kind == Kind::choice)
            setItemDelegateForColumn(column, new WordDelegate(about.choices, this));
    }
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false); // Tab goes on; the arrows move between cells
    setAlternatingRowColors(true);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    connect(this, &QTableWidget::itemChanged, this, &ProfileTable::edited);
}

void ProfileTable::setEntries(const json& entries) {
    {
        const QSignalBlocker quiet(this);
        setRowCount(0);
        for (const json& entry : entries) {
            insertRow(rowCount());
            setRow(rowCount() - 1, entry);
        }
        resizeColumnsToContents();
        if (rowCount() > 0)
            setCurrentCell(0, 0);
    }
    viewport()->update();
    emit edited();
}

void ProfileTable::setRow(int row, const json& entry) {
    for (int column = 0; column < columnCount(); ++column) {
        const ProfileColumn& about = m_columns[static_cast<std::size_t>(column)];
        const auto found = entry.find(about.key);
        const json value = found != entry.end() ? *found : json();
        auto* cell = new QTableWidgetItem;
        if (about.kind == Kind::flag) {
            cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            cell->setCheckState(value.is_boolean() && value.get<bool>() ? Qt::Checked : Qt::Unchecked);
        } else {
            cell->setText(textOf(value));
        }
        if (about.kind == Kind::number || about.kind == Kind::optionalNumber)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        cell->setToolTip(about.tip);
        setItem(row, column, cell);
    }
}

json ProfileTable::entry(int row) const {
    json object = json::object();
    for (int column = 0; column < columnCount(); ++column) {
        const ProfileColumn& about = m_columns[static_cast<std::size_t>(column)];
        const QTableWidgetItem* cell = item(row, column);
        const QString typed = cell->text().trimmed();
        switch (about.kind) {
        case Kind::text:
        case Kind::choice:
            object[about.key] = typed.toStdString();
            break;
        case Kind::number:
            object[about.key] = numberOrText(typed);
            break;
        case Kind::optionalNumber:
            if (!typed.isEmpty())
                object[about.key] = numberOrText(typed);
            break;
        case Kind::words:
            for (const QString& word : typed.split(QLatin1Char(','), Qt::SkipEmptyParts))
                object[about.key].push_back(word.trimmed().toStdString());
            break;
        case Kind::flag:
            if (cell->checkState() == Qt::Checked)
                object[about.key] = true;
            break;
        }
    }
    return object;
}

json ProfileTable::entries() const {
    json list = json::array();
    for (int row = 0; row < rowCount(); ++row)
        list.push_back(entry(row));
    return list;
}

int ProfileTable::columnOf(const QString& key) const {
    for (int column = 0; column < columnCount(); ++column)
        if (key == QLatin1String(m_columns[static_cast<std::size_t>(column)].key))
            return column;
    return -1;
}

void ProfileTable::addEntry() {
    json copy = json::object();
    if (currentRow() >= 0)
        copy = entry(currentRow());
    else
        for (const ProfileColumn& about : m_columns)
            if (about.kind == Kind::choice)
                copy[about.key] = about.choices.value(0).toStdString();
    const int row = currentRow() + 1;
    {
        const QSignalBlocker quiet(this);
        insertRow(row);
        setRow(row, copy);
    }
    setCurrentCell(row, 0);
    setFocus();
    emit edited();
}

void ProfileTable::removeEntry() {
    if (currentRow() < 0)
        return;
    removeRow(currentRow());
    emit edited();
}

} // namespace quadrille
