// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chooser/chooser.h"

#include "widgets/chooser/chooser_list.h"
#include "widgets/format.h"
#include "widgets/tip/tip.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QToolTip>
#include <QWheelEvent>

namespace quadrille {

Chooser::Chooser(QWidget* parent)
    : QComboBox(parent), m_entries(new ChooserModel(this)), m_filter(new ChooserFilter(m_entries, this)) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setMaxVisibleItems(20);
    setModel(m_entries);
    setItemDelegate(new ChooserDelegate(this));

    // The filter, not the completer, decides what matches: several words in any order.
    auto* completer = new QCompleter(m_filter, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(20);
    setCompleter(completer);
    completer->popup()->setItemDelegate(new ChooserDelegate(this));

    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        say({});
        m_filter->setTyped(text);
    });
    connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) {
                const QString name = index.data(ChooserModel::NameRole).toString();
                if (const int row = m_entries->rowOf(name); row >= 0)
                    take(m_entries->entryAt(row));
            });
    connect(this, &QComboBox::activated, this, [this](int row) {
        const ChooserEntry entry = m_entries->entryAt(row);
        if (!entry.name.isEmpty())
            take(entry);
    });
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

void Chooser::readTyped() {
    const QString text = lineEdit()->text().simplified();
    if (text == m_current.label || text.isEmpty()) {
        const QSignalBlocker quiet(this);
        showCurrent();
        return;
    }
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
    {
        const QSignalBlocker quiet(this);
        showCurrent();
    }
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
    const QAbstractItemView* popup = completer()->popup();
    // The completer has a current row before anybody went to it; picked is what is selected.
    const bool picking = popup->isVisible() && popup->selectionModel()->hasSelection();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !picking) {
        completer()->popup()->hide();
        readTyped();
        event->accept();
    } else if (event->key() == Qt::Key_Escape && !popup->isVisible() &&
               lineEdit()->text() != m_current.label) {
        const QSignalBlocker quiet(this);
        showCurrent();
        lineEdit()->selectAll();
        event->accept();
    } else {
        QComboBox::keyPressEvent(event);
    }
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

void Chooser::wheelEvent(QWheelEvent* event) {
    // Scrolling the panel past a chooser must not choose.
    event->ignore();
}

void Chooser::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        updateTexts();
}

} // namespace quadrille
