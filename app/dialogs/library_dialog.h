// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace quadrille {

class UserLibrary;

/// The user's own models and GPUs: what there is, and renaming and deleting it.
class LibraryDialog : public QDialog {
    Q_OBJECT
public:
    /// The library must outlive the dialog.
    LibraryDialog(const UserLibrary& library, QWidget* parent);

signals:
    void useRequested(bool isModel, const QString& name);
    void renameRequested(bool isModel, const QString& name);
    void removeRequested(bool isModel, const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void list();
    void refreshButtons();
    void retranslate();
    /// Emits one of the signals for the selected entry.
    void ask(void (LibraryDialog::*request)(bool, const QString&));

    const UserLibrary& m_library;
    QTreeWidget* m_tree;
    QPushButton* m_use;
    QPushButton* m_rename;
    QPushButton* m_remove;
    QPushButton* m_folder;
    QPushButton* m_close;
};

} // namespace quadrille
