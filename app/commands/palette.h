// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace quadrille {

/// Something else than a command that answers what was typed.
struct PaletteValue {
    int score = 0;       ///< as wordScore() counts
    QString text;        ///< "Recomputation: Full"
    QString remark = {}; ///< on the right
    bool enabled = true;
    std::function<void()> take = {};
};

/// The values that answer, in any order.
using PaletteValues = std::function<std::vector<PaletteValue>(const QString& typed)>;

/// A type-ahead list of every command, by its name in the user's language or in English, and of the values
/// that a plan can be given. Opens below the top of its
/// parent, closes when something is taken.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(std::vector<QAction*> actions, PaletteValues values, QWidget* parent);

    /// The commands listed at the moment, best first.
    [[nodiscard]] std::vector<QAction*> listed() const;
    /// All that is listed, best first; where nothing answers, a sentence that says so.
    [[nodiscard]] QStringList texts() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< arrows in the field move in the list
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override; ///< a border against the window behind

private:
    /// A row of the list: a command or a value.
    struct Hit {
        int rank = 0; ///< of the ways to answer: words before scattered letters
        int score = 0;
        QAction* action = nullptr;
        PaletteValue value = {};

        [[nodiscard]] QString text() const;
        [[nodiscard]] bool enabled() const;
        [[nodiscard]] QString remark() const;
    };

    [[nodiscard]] std::vector<Hit> answers(const QString& typed) const;
    void filter(const QString& typed);
    void take();

    std::vector<QAction*> m_actions;
    PaletteValues m_values;
    std::vector<Hit> m_hits; ///< a row each
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace quadrille
