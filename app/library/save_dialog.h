// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace quadrille {

/// Asks under which name something of one's own is kept: as people write it, and as the command line does.
class SaveDialog : public QDialog {
    Q_OBJECT
public:
    /// What the shelf says to names.
    struct Names {
        std::function<std::string(const QString& label)> suggested;
        std::function<QString(const std::string& name)> refusal; ///< empty: the name will do
        std::function<bool(const std::string& name)> replaces;   ///< there is an own one of this name
    };

    SaveDialog(const QString& title, const QString& label, const std::string& name, Names names,
               QWidget* parent);

signals:
    void chosen(const QString& label, const QString& name);

private:
    void check();

    Names m_names;
    QLineEdit* m_label;
    QLineEdit* m_name;
    QLabel* m_remark;
    QPushButton* m_save;
    bool m_named; ///< the name is the user's own choice, and does not follow the label
};

} // namespace quadrille
