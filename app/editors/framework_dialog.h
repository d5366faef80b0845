// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework.h"
#include "core/text/input_error.h"

#include <nlohmann/json_fwd.hpp>
#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace quadrille {

class ProfileTable;

/// A framework profile as tables of what it stores, to change, save, load and use. What breaks a rule is
/// named at once and stays as it was typed.
class FrameworkDialog : public QDialog {
    Q_OBJECT
public:
    explicit FrameworkDialog(const Framework& framework, QWidget* parent = nullptr);

    [[nodiscard]] ProfileTable* tensors() const { return m_tensors; }
    [[nodiscard]] ProfileTable* states() const { return m_states; }
    [[nodiscard]] ProfileTable* offers() const { return m_offers; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }
    /// Which rule the typed profile or the last file breaks; empty: none.
    [[nodiscard]] QString message() const;
    /// The profile as typed; none while it breaks a rule.
    [[nodiscard]] std::optional<Framework> framework() const;

    /// Reads a profile into the tables; where it cannot be read they stay and message() says why.
    bool load(const QString& file);
    /// Writes the profile as typed; where it breaks a rule or the place cannot be written message() says so.
    bool save(const QString& file);

signals:
    void applied(const quadrille::Framework& framework);

private:
    struct Number {
        const char* group; ///< object that holds the key; empty: the profile itself
        const char* key;
        QLineEdit* field;
    };

    QWidget* createTablePage(ProfileTable& table, const QString& addText, const QString& removeText);
    QWidget* createProfilePage();
    QLineEdit* addField(QFormLayout& form, const QString& name, const QString& tip);
    void show(const Framework& framework);
    void validate();
    void apply();
    void askAndLoad();
    void askAndSave();
    void say(const QString& message);
    /// The table of this list of a profile.
    [[nodiscard]] ProfileTable* tableOf(const QString& list) const;
    /// Brings the cell that an error is about into view.
    void goTo(const InputError& error);
    [[nodiscard]] QString sentenceOf(const InputError& error) const;
    [[nodiscard]] nlohmann::json typed() const;
    [[nodiscard]] Framework read() const; ///< \throws InputError

    OutsideMemory m_outside; ///< edited beside the dialog
    ProfileTable* m_tensors;
    ProfileTable* m_states;
    ProfileTable* m_offers;
    QTabWidget* m_tabs;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_label = nullptr;
    QLineEdit* m_version = nullptr;
    QLineEdit* m_source = nullptr;
    QLineEdit* m_measuredAs = nullptr;
    QCheckBox* m_ends = nullptr;
    QCheckBox* m_reducesWhole = nullptr;
    QCheckBox* m_freesGradients = nullptr;
    QCheckBox* m_dealsByCost = nullptr;
    QCheckBox* m_hostTransport = nullptr;
    std::vector<Number> m_numbers;
    QLabel* m_message;
    QPushButton* m_apply;
};

} // namespace quadrille
