// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chooser/chooser_list.h"

#include "widgets/picture/colours.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int margin = 6;

QFont headingFont(const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    return bold;
}

} // namespace

ChooserModel::ChooserModel(QObject* parent) : QStandardItemModel(parent) {}

void ChooserModel::setEntries(const QList<ChooserEntry>& entries) {
    clear();
    QStringList groups;
    for (const auto& entry : entries)
        if (!groups.contains(entry.group))
            groups << entry.group;
    for (const QString& group : groups) {
        int newest = 0;
        for (const auto& entry : entries)
            if (entry.group == group)
                newest = std::max(newest, entry.year);
        if (!group.isEmpty()) {
            auto* heading = new QStandardItem(group);
            heading->setData(true, headingRole);
            heading->setData(group, groupRole);
            heading->setData(newest, groupYearRole);
            heading->setFlags(Qt::NoItemFlags);
            appendRow(heading);
        }
        for (const auto& entry : entries) {
            if (entry.group != group)
                continue;
            auto* item = new QStandardItem(entry.label);
            item->setData(entry.name, nameRole);
            item->setData(entry.facts, factsRole);
            item->setData(group, groupRole);
            item->setData(entry.year, yearRole);
            item->setData(newest, groupYearRole);
            item->setData(entry.facts.isEmpty() ? entry.label
                                                : entry.label + QStringLiteral(", ") + entry.facts,
                          Qt::AccessibleTextRole);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            appendRow(item);
        }
    }
}

int ChooserModel::rowOf(const QString& name) const {
    for (int row = 0; row < rowCount(); ++row)
        if (!item(row)->data(headingRole).toBool() && item(row)->data(nameRole).toString() == name)
            return row;
    return -1;
}

ChooserEntry ChooserModel::entryAt(int row) const {
    const QStandardItem* found = item(row);
    if (!found || found->data(headingRole).toBool())
        return {};
    return {found->data(nameRole).toString(), found->text(), found->data(groupRole).toString(),
            found->data(factsRole).toString(), found->data(yearRole).toInt()};
}

ChooserFilter::ChooserFilter(ChooserModel* model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(model);
}

void ChooserFilter::setTyped(const QString& typed) {
    m_typed = typed;
    invalidateFilter();
    sort(typed.simplified().isEmpty() ? -1 : 0);
}

bool ChooserFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const auto number = [](const QModelIndex& row, int role) { return row.data(role).toInt(); };
    const int groups = number(left, ChooserModel::groupYearRole) - number(right, ChooserModel::groupYearRole);
    const bool oneGroup = left.data(ChooserModel::groupRole) == right.data(ChooserModel::groupRole);
    if (groups != 0)
        return groups > 0;
    const bool heading = left.data(ChooserModel::headingRole).toBool();
    if (!oneGroup || heading || right.data(ChooserModel::headingRole).toBool())
        return left.row() < right.row();
    const int years = number(left, ChooserModel::yearRole) - number(right, ChooserModel::yearRole);
    return years != 0 ? years > 0 : left.row() < right.row();
}

bool ChooserFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const auto accepts = [this](int at) { return matches(m_model->entryAt(at), m_typed); };
    if (!m_model->item(row)->data(ChooserModel::headingRole).toBool())
        return accepts(row);
    for (int below = row + 1; below < m_model->rowCount(); ++below) {
        if (m_model->item(below)->data(ChooserModel::headingRole).toBool())
            break;
        if (accepts(below))
            return true;
    }
    return false;
}

void ChooserDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString label = row.text;
    row.text.clear();
    const QStyle* style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    const Colours colours = coloursFor(option.palette);
    const bool heading = index.data(ChooserModel::headingRole).toBool();
    const bool selected = option.state & QStyle::State_Selected;
    const QString facts = index.data(ChooserModel::factsRole).toString();
    const QRect area = option.rect.adjusted(heading ? margin : 2 * margin, 0, -margin, 0);
    painter->save();
    painter->setFont(heading ? headingFont(option.font) : option.font);
    const QFontMetrics metrics(painter->font());
    const QColor text = selected ? option.palette.color(QPalette::HighlightedText) : colours.text;
    const int factsWidth = facts.isEmpty() ? 0 : metrics.horizontalAdvance(facts) + 2 * margin;
    painter->setPen(heading ? colours.mutedText : text);
    painter->drawText(area.adjusted(0, 0, -factsWidth, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(label, Qt::ElideRight, area.width() - factsWidth));
    painter->setPen(selected ? text : colours.mutedText);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, facts);
    painter->restore();
}

QSize ChooserDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(headingFont(option.font));
    const QString text = index.data().toString() + index.data(ChooserModel::factsRole).toString();
    return {metrics.horizontalAdvance(text) + 7 * margin, metrics.height() + 4};
}

} // namespace quadrille
