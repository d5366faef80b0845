// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chooser/chooser_entry.h"

#include <QComboBox>

namespace quadrille {

class ChooserFilter;
class ChooserModel;

/// A list to choose from by typing: any words of label, name or group narrow it. Text that names nothing is
/// given back with a message; nothing is guessed while several entries match.
class Chooser : public QComboBox {
    Q_OBJECT
public:
    explicit Chooser(QWidget* parent = nullptr);

    /// Keeps the current entry, even one that is not in the new list. Emits nothing.
    void setEntries(const QList<ChooserEntry>& entries);
    /// Shows this entry; one that is not in the list is shown all the same. Emits nothing.
    void setCurrentEntry(const ChooserEntry& entry);
    /// Shows the entry with this name. Emits nothing. \returns false, and changes nothing, when there is
    /// none.
    bool setCurrentName(const QString& name);
    [[nodiscard]] QString currentName() const { return m_current.name; }
    /// Why the last typed text was given back; empty when it was taken.
    [[nodiscard]] QString message() const { return m_message; }

signals:
    void chosen(const QString& name);
    /// A typed text was not taken, and why.
    void refused(const QString& message);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void take(const ChooserEntry& entry);
    void readTyped();
    void showCurrent();
    void say(const QString& message);
    void updateTexts();

    ChooserModel* m_entries;
    ChooserFilter* m_filter;
    ChooserEntry m_current;
    QString m_message;
};

} // namespace quadrille
