// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace quadrille {

class EditorForm;
class UserLibrary;

/// The scenario's GPU, live as ModelEditor is for its model.
class GpuEditor : public QDialog {
    Q_OBJECT
public:
    /// Store and library must outlive the editor.
    GpuEditor(ScenarioStore& store, const UserLibrary& library, QWidget* parent);

    [[nodiscard]] QString differenceText() const; ///< against the GPU it started from

signals:
    void saveRequested(); ///< the scenario's GPU into the library

protected:
    void changeEvent(QEvent* event) override;

private:
    void edit(const QString& id);
    void take(const QString& id, const GpuSpec& edited, const QString& what);
    void reset();
    void showStore();
    void retranslate();

    ScenarioStore& m_store;
    const UserLibrary& m_library;
    QString m_editedField;
    int m_step = ScenarioStore::noStep;
    QLabel* m_difference;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    EditorForm* m_form;
    QPushButton* m_reset;
    QPushButton* m_save;
    QPushButton* m_close;
};

} // namespace quadrille
