// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace quadrille {

class GlossaryView;

/// The glossary in a window of its own, beside the one it explains.
class GlossaryDialog : public QDialog {
    Q_OBJECT
public:
    explicit GlossaryDialog(QWidget* parent);

    [[nodiscard]] GlossaryView* view() const { return m_view; }
    /// In front, with the keyboard in its field; of a symbol, what it may mean.
    void lookUp(const QString& searched);

protected:
    void changeEvent(QEvent* event) override;

private:
    GlossaryView* m_view;
};

} // namespace quadrille
