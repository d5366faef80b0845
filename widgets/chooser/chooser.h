// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chooser/chooser_entry.h"

#include <QComboBox>

class QAbstractItemView;
class QCompleter;

namespace quadrille {

class ChooserFilter;
class ChooserModel;

/// A list to choose from by typing: any words of label, name or group narrow it, however it was opened. Enter
/// takes the row that was gone to, else the one entry that matches; text that names nothing is given back
/// with a message, and nothing is guessed while several entries match. Escape gives back what was. Closed,
/// the arrow keys and, with the keyboard here, the wheel step to the next entry.
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

    /// The rows that match what is typed, in the order shown; visible while the list is open.
    [[nodiscard]] QAbstractItemView* list() const;
    void showPopup() override; ///< opens the list with every entry
    void hidePopup() override;
    /// Wide enough for what is chosen, however long the others are.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(const QString& name);
    /// A typed text was not taken, and why.
    void refused(const QString& message);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take(const ChooserEntry& entry);
    void takeNamed(const QString& name);
    void readTyped();
    void giveBack(); ///< what was typed, for the entry that is chosen
    void openList();
    void goTo(int row) const;                 ///< of the list
    void step(int by) const;                  ///< so many rows of the list, past headings, as far as it goes
    [[nodiscard]] QString pickedName() const; ///< of the row that was gone to; empty for none
    bool takeListKey(const QKeyEvent& event); ///< \return it was for the open list
    void showCurrent();
    void say(const QString& message);
    void updateTexts();

    ChooserModel* m_entries;
    ChooserFilter* m_filter;
    QCompleter* m_list;
    ChooserEntry m_current;
    QString m_message;
};

} // namespace quadrille
