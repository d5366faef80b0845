// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette.h"

#include "app/commands/actions.h"
#include "app/commands/fuzzy.h"
#include "app/commands/word_match.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace quadrille {
namespace {

constexpr int remarkRole = Qt::UserRole;

/// The command on the left, its keys on the right; a value, and what is to say of it.
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
                          index.data(remarkRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize hint = QStyledItemDelegate::sizeHint(option, index);
        return {hint.width(), std::max(hint.height(), option.decorationSize.height()) + 8};
    }
};

} // namespace

QString CommandPalette::Hit::text() const {
    return action != nullptr ? Actions::plainText(*action) : value.text;
}
bool CommandPalette::Hit::enabled() const {
    return action != nullptr ? action->isEnabled() : value.enabled;
}
QString CommandPalette::Hit::remark() const {
    return action != nullptr ? action->shortcut().toString(QKeySequence::NativeText) : value.remark;
}

CommandPalette::CommandPalette(std::vector<QAction*> actions, PaletteValues values, QWidget* parent)
    : QDialog(parent, Qt::Popup), m_actions(std::move(actions)), m_values(std::move(values)),
      m_field(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("commandPalette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Command palette"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(6);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_field->setPlaceholderText(tr("A command or a value: heatmap, llama 70b, tp 8, full recompute"));
    m_field->setAccessibleName(tr("Command or value to find"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands and values"));
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
    for (const Hit& hit : m_hits)
        if (hit.action != nullptr)
            actions.push_back(hit.action);
    return actions;
}

QStringList CommandPalette::texts() const {
    QStringList texts;
    for (int row = 0; row < m_list->count(); ++row)
        texts << m_list->item(row)->text();
    return texts;
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

std::vector<CommandPalette::Hit> CommandPalette::answers(const QString& typed) const {
    enum Rank { scattered, words };
    const QStringList wanted = wordsOf(typed);
    std::vector<Hit> hits;
    for (QAction* action : m_actions) {
        if (!action->isVisible()) // about a plan that is not there
            continue;
        const QString text = Actions::plainText(*action);
        if (wanted.isEmpty())
            hits.push_back({words, 0, action});
        else if (const auto inWords = std::max(
                     wordScore(wanted, text), wordScore(wanted, text + u' ' + Actions::englishText(*action))))
            hits.push_back({words, *inWords, action});
        else if (const auto inLetters = fuzzyScore(typed, text))
            hits.push_back({scattered, *inLetters, action});
    }
    if (m_values)
        for (PaletteValue& value : m_values(typed))
            hits.push_back({words, value.score, nullptr, std::move(value)});
    // Between equals commands come first, as they were; but for those that compare with what can be set.
    const auto compares = [](const Hit& hit) {
        return hit.action != nullptr && hit.action->objectName().startsWith(QStringLiteral("compare."));
    };
    std::stable_sort(hits.begin(), hits.end(), [&compares](const Hit& a, const Hit& b) {
        return std::tuple(a.rank, !compares(a), a.score) > std::tuple(b.rank, !compares(b), b.score);
    });
    return hits;
}

void CommandPalette::filter(const QString& typed) {
    m_hits = answers(typed);
    m_list->clear();
    // So that all texts begin at one line.
    QPixmap transparent(16, 16);
    transparent.fill(Qt::transparent);
    const QIcon empty(transparent);
    for (const Hit& hit : m_hits) {
        const QIcon icon = hit.action == nullptr || hit.action->icon().isNull() ? empty : hit.action->icon();
        auto* item = new QListWidgetItem(icon, hit.text(), m_list);
        item->setData(remarkRole, hit.remark());
        if (!hit.enabled())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    if (m_hits.empty()) {
        auto* none = new QListWidgetItem(empty, tr("Nothing is called “%1”").arg(typed.trimmed()), m_list);
        none->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(m_hits.empty() ? -1 : 0);
    m_field->setAccessibleDescription(m_hits.empty() ? m_list->item(0)->text() : QString());
}

void CommandPalette::take() {
    const int row = m_list->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= m_hits.size())
        return;
    const Hit& hit = m_hits[static_cast<std::size_t>(row)];
    if (!hit.enabled())
        return;
    // After the popup is gone, so that dialogs and focus find the window.
    if (hit.action != nullptr)
        QTimer::singleShot(0, hit.action, &QAction::trigger);
    else
        QTimer::singleShot(0, parent(), hit.value.take);
    close();
}

} // namespace quadrille
