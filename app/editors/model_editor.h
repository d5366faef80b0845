// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/model_draft.h"
#include "app/library/model_fields.h"
#include "app/store/scenario_store.h"

#include <QDialog>

class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace quadrille {

class EditorForm;
class UserLibrary;

/// Every dimension of the scenario's model, live: each change is one of the scenario, and every view follows.
/// What is no model at all is explained beside its field, and the scenario keeps the last one that was.
class ModelEditor : public QDialog {
    Q_OBJECT
public:
    /// Store and library must outlive the editor.
    ModelEditor(ScenarioStore& store, const UserLibrary& library, QWidget* parent);

    [[nodiscard]] QString countText() const;      ///< "8.03 B parameters"
    [[nodiscard]] QString exactText() const;      ///< to the last parameter, with those a token visits
    [[nodiscard]] QString differenceText() const; ///< against the model it started from
    /// What is wrong with a field; empty: nothing.
    [[nodiscard]] QString problem(const QString& id) const;

signals:
    void saveRequested(); ///< the scenario's model into the library

protected:
    void changeEvent(QEvent* event) override;

private:
    void createHeader();
    void createForms();
    void createButtons();
    void fitScreen();
    [[nodiscard]] EditorForm* form(ModelBlock block) const;
    void edit(const QString& id);
    void toggle(ModelBlock block, bool on);
    void take(const QString& id,
              const QString& what); ///< the draft becomes the scenario's model, if it is one
    void follow(const QString& id); ///< sizes that stay what follows from others
    void reset();
    void showStore();
    void showDraft();
    void showCount();
    void showProblems();
    void retranslate();

    ScenarioStore& m_store;
    const UserLibrary& m_library;
    ModelDraft m_draft;
    ModelDraft m_start; ///< when the field that is being edited was first changed
    ModelSpec m_seen;   ///< the store's model when it was last looked at
    QString m_editedField;
    int m_step = ScenarioStore::noStep;
    QLabel* m_count = nullptr;
    QLabel* m_exact = nullptr;
    QLabel* m_difference = nullptr;
    QLabel* m_nameLabel = nullptr;
    QLineEdit* m_name = nullptr;
    QGroupBox* m_groups[4] = {};
    EditorForm* m_forms[4] = {};
    QPushButton* m_reset = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace quadrille
