// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chooser/chooser.h"

#include "widgets/chooser/chooser_list.h"
#include "widgets/format.h"
#include "widgets/tip/tip.h"
#include "widgets/wheel_in_focus.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace quadrille {

Chooser::Chooser(QWidget* parent)
    : QComboBox(parent), m_entries(new ChooserModel(this)), m_filter(new ChooserFilter(m_entries, this)),
      m_list(new QCompleter(m_filter, this)) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setModel(m_entries);
    takeWheelInFocusOnly(*this);

    // Not the box's own completer: that one would take rows of the filter for rows of the entries, and write
    // into the field what is not chosen yet. Here the filter decides what matches.
    setCompleter(nullptr);
    m_list->setWidget(this);
    m_list->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_list->setMaxVisibleItems(20);
    list()->setItemDelegate(new ChooserDelegate(this));
    list()->setAttribute(Qt::WA_NoMouseReplay); // else a click on the arrow would open it again
    list()->installEventFilter(this);

    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        say({});
        m_filter->setTyped(text);
        openList();
    });
    connect(m_list, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { takeNamed(index.data(ChooserModel::nameRole).toString()); });
    connect(this, &QComboBox::activated, this, [this](int row) { takeNamed(m_entries->entryAt(row).name); });
    updateTexts();
}

void Chooser::setEntries(const QList<ChooserEntry>& entries) {
    const QSignalBlocker quiet(this);
    m_entries->setEntries(entries);
    if (const int row = m_entries->rowOf(m_current.name); row >= 0)
        m_current = m_entries->entryAt(row);
    showCurrent();
}

void Chooser::setCurrentEntry(const ChooserEntry& entry) {
    const bool shown = lineEdit()->text() == entry.label && !list()->isVisible() &&
                       currentIndex() == m_entries->rowOf(entry.name);
    if (shown && entry == m_current)
        return;
    const QSignalBlocker quiet(this);
    m_current = entry;
    showCurrent();
}

bool Chooser::setCurrentName(const QString& name) {
    const int row = m_entries->rowOf(name);
    if (row < 0)
        return false;
    setCurrentEntry(m_entries->entryAt(row));
    return true;
}

void Chooser::showCurrent() {
    setCurrentIndex(m_entries->rowOf(m_current.name));
    if (lineEdit()->text() != m_current.label)
        updateGeometry();
    setEditText(m_current.label);
    lineEdit()->setCursorPosition(0);
    m_filter->setTyped({});
    updateTexts();
}

void Chooser::take(const ChooserEntry& entry) {
    // What was changed since it was chosen keeps its name, and can be chosen anew.
    const bool differs = entry.name != m_current.name || entry.label != m_current.label;
    say({});
    {
        const QSignalBlocker quiet(this);
        m_current = entry;
        showCurrent();
    }
    if (differs)
        emit chosen(entry.name);
}

void Chooser::takeNamed(const QString& name) {
    // A heading has no name.
    if (const int row = m_entries->rowOf(name); row >= 0)
        take(m_entries->entryAt(row));
}

void Chooser::giveBack() {
    const QSignalBlocker quiet(this);
    showCurrent();
}

QAbstractItemView* Chooser::list() const {
    return m_list->popup();
}

void Chooser::showPopup() {
    giveBack();
    lineEdit()->selectAll(); // typing replaces what is there
    openList();
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        if (m_filter->index(row, 0).data(ChooserModel::nameRole).toString() == m_current.name)
            goTo(row);
    }
}

QSize Chooser::minimumSizeHint() const {
    constexpr int longest = 32; ///< letters; names of one's own may be any length
    const QSize least = QComboBox::minimumSizeHint();
    const int beside = least.width() - minimumContentsLength() * fontMetrics().horizontalAdvance(u'X');
    const int name = fontMetrics().horizontalAdvance(m_current.label.left(longest) + u' ');
    return {std::max(least.width(), name + beside), least.height()};
}

void Chooser::hidePopup() {
    list()->hide();
}

void Chooser::openList() {
    // As wide as the longest name, however narrow the field.
    const int needed = list()->sizeHintForColumn(0) + 2 * style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_list->complete(QRect(0, 0, std::max(width(), needed), height()));
    // What it would start with was not chosen.
    list()->selectionModel()->clear();
}

void Chooser::goTo(int row) const {
    const QModelIndex index = list()->model()->index(row, 0);
    list()->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    list()->scrollTo(index);
}

void Chooser::step(int by) const {
    const QAbstractItemModel* rows = list()->model();
    const int direction = by > 0 ? 1 : -1;
    const QModelIndexList picked = list()->selectionModel()->selectedIndexes();
    const int from = picked.isEmpty() ? (by > 0 ? -1 : rows->rowCount()) : picked.front().row();
    std::optional<int> reached;
    for (int row = from + direction; row >= 0 && row < rows->rowCount(); row += direction) {
        if (!rows->index(row, 0).flags().testFlag(Qt::ItemIsSelectable))
            continue;
        reached = row;
        if (std::abs(row - from) >= std::abs(by))
            break;
    }
    if (reached)
        goTo(*reached);
}

QString Chooser::pickedName() const {
    const QModelIndexList picked = list()->selectionModel()->selectedIndexes();
    return list()->isVisible() && !picked.isEmpty() ? picked.front().data(ChooserModel::nameRole).toString()
                                                    : QString();
}

bool Chooser::takeListKey(const QKeyEvent& event) {
    if (!list()->isVisible() || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    const int page = m_list->maxVisibleItems() - 1;
    switch (event.key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(page);
        return true;
    case Qt::Key_PageUp:
        step(-page);
        return true;
    case Qt::Key_Escape:
        hidePopup();
        giveBack();
        lineEdit()->selectAll();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const QString name = pickedName();
        hidePopup();
        if (name.isEmpty())
            readTyped();
        else
            takeNamed(name);
        return true;
    }
    default:
        return false;
    }
}

bool Chooser::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list())
        return QComboBox::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress &&
        !list()->rect().contains(static_cast<QMouseEvent*>(event)->position().toPoint())) {
        hidePopup();
        readTyped(); // as when the keyboard leaves
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QComboBox::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    // On its way to the next field: what was gone to is meant.
    if (const QString name = pickedName();
        !name.isEmpty() && (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab))
        takeNamed(name);
    return takeListKey(*key) || QComboBox::eventFilter(watched, event);
}

void Chooser::readTyped() {
    const QString text = lineEdit()->text().simplified();
    if (text == m_current.label || text.isEmpty())
        return giveBack();
    QList<ChooserEntry> found;
    for (int row = 0; row < m_entries->rowCount(); ++row) {
        const ChooserEntry entry = m_entries->entryAt(row);
        if (entry.name.isEmpty())
            continue;
        if (entry.label.compare(text, Qt::CaseInsensitive) == 0 ||
            entry.name.compare(text, Qt::CaseInsensitive) == 0)
            return take(entry);
        if (matches(entry, text))
            found.append(entry);
    }
    if (found.size() == 1)
        return take(found.front());
    giveBack();
    say(found.isEmpty() ? tr("Nothing is called “%1”; still %2.").arg(text, m_current.label)
                        : tr("“%1” matches %2 entries; still %3. Type more, or pick one from the list.")
                              .arg(text, format::count(found.size()), m_current.label));
}

void Chooser::say(const QString& message) {
    if (message == m_message)
        return;
    m_message = message;
    updateTexts();
    if (message.isEmpty()) {
        QToolTip::hideText();
        return;
    }
    tip::show(mapToGlobal(QPoint(0, height())), message, this, rect(), 8000);
    emit refused(message);
}

void Chooser::updateTexts() {
    QString description = m_message;
    if (description.isEmpty())
        description = m_current.facts.isEmpty() ? tr("Type to search.")
                                                : tr("%1. Type to search.").arg(m_current.facts);
    setAccessibleDescription(description);
    lineEdit()->setAccessibleName(accessibleName());
    lineEdit()->setAccessibleDescription(description);
    lineEdit()->setPlaceholderText(tr("Type to search"));
    setToolTip(m_current.facts.isEmpty() ? m_current.label
                                         : tr("%1, %2").arg(m_current.label, m_current.facts));
}

void Chooser::keyPressEvent(QKeyEvent* event) {
    const bool typed = lineEdit()->text() != m_current.label;
    const bool open = list()->isVisible();
    event->accept();
    if (takeListKey(*event))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return readTyped();
    case Qt::Key_Escape:
        if (!typed)
            break;
        giveBack();
        return lineEdit()->selectAll();
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (open || !typed)
            break;
        // Of what is typed there is a list, or nothing: the entries beside the chosen one are not meant.
        openList();
        takeListKey(*event);
        return;
    default:
        break;
    }
    QComboBox::keyPressEvent(event);
}

void Chooser::focusInEvent(QFocusEvent* event) {
    QComboBox::focusInEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    m_filter->setTyped({});
    // After the click that brought the focus has set its cursor; typing then replaces the text.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (lineEdit()->text() == m_current.label)
                lineEdit()->selectAll();
        },
        Qt::QueuedConnection);
}

void Chooser::focusOutEvent(QFocusEvent* event) {
    QComboBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        readTyped();
}

void Chooser::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        updateTexts();
}

} // namespace quadrille
