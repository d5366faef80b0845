// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette.h"

#include "app/commands/actions.h"
#include "app/commands/fuzzy.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int actionRole = Qt::UserRole;
constexpr int shortcutRole = Qt::UserRole + 1;

/// The command on the left, its keys on the right.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = option.state & QStyle::State_Selected;
        const auto group = index.flags() & Qt::ItemIsEnabled ? QPalette::Active : QPalette::Disabled;
        painter->save();
        painter->setPen(
            option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(shortcutRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize hint = QStyledItemDelegate::sizeHint(option, index);
        return {hint.width(), std::max(hint.height(), option.decorationSize.height()) + 8};
    }
};

QAction* actionOf(const QListWidgetItem& item) {
    return static_cast<QAction*>(item.data(actionRole).value<QObject*>());
}

} // namespace

CommandPalette::CommandPalette(std::vector<QAction*> actions, QWidget* parent)
    : QDialog(parent, Qt::Popup), m_actions(std::move(actions)), m_field(new QLineEdit(this)),
      m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("commandPalette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Command palette"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(6);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_field->setPlaceholderText(tr("Type what you want to do"));
    m_field->setAccessibleName(tr("Command to find"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setIconSize(QSize(16, 16));
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_field, &QLineEdit::returnPressed, this, &CommandPalette::take);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::take);
    filter({});
}

std::vector<QAction*> CommandPalette::listed() const {
    std::vector<QAction*> actions;
    for (int row = 0; row < m_list->count(); ++row)
        actions.push_back(actionOf(*m_list->item(row)));
    return actions;
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::showEvent(QShowEvent* event) {
    const QWidget* window = parentWidget()->window();
    const int em = fontMetrics().horizontalAdvance(u'm');
    const QSize wanted(em * 40, fontMetrics().height() * 22);
    const QSize fitting = wanted.boundedTo(window->size() - QSize(40, 80)).expandedTo(QSize(200, 120));
    setGeometry(QRect(window->mapToGlobal(QPoint((window->width() - fitting.width()) / 2, 60)), fitting));
    m_field->setFocus();
    QDialog::showEvent(event);
}

void CommandPalette::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CommandPalette::filter(const QString& pattern) {
    struct Hit {
        int score;
        QAction* action;
    };
    std::vector<Hit> hits;
    for (QAction* action : m_actions) {
        if (const auto score = fuzzyScore(pattern, Actions::plainText(*action)))
            hits.push_back({*score, action});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.score > b.score; });
    m_list->clear();
    // So that all texts begin at one line.
    QPixmap transparent(16, 16);
    transparent.fill(Qt::transparent);
    const QIcon empty(transparent);
    for (const Hit& hit : hits) {
        const QIcon icon = hit.action->icon().isNull() ? empty : hit.action->icon();
        auto* item = new QListWidgetItem(icon, Actions::plainText(*hit.action), m_list);
        item->setData(actionRole, QVariant::fromValue<QObject*>(hit.action));
        item->setData(shortcutRole, hit.action->shortcut().toString(QKeySequence::NativeText));
        if (!hit.action->isEnabled())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::take() {
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || !(item->flags() & Qt::ItemIsEnabled))
        return;
    QAction* action = actionOf(*item);
    close();
    // After the popup is gone, so that dialogs and focus find the window.
    QTimer::singleShot(0, action, &QAction::trigger);
}

} // namespace quadrille
