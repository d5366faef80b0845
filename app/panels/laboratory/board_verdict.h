// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace quadrille {

/// The sentence below the board: the goals, or why something is refused. It takes as much room as the longest
/// goals of the task so far, so that the board above stays where it is; what is longer is shortened, and said
/// whole by its tool tip.
class BoardVerdict : public QLabel {
    Q_OBJECT
public:
    explicit BoardVerdict(QWidget* parent);

    /// \param startsAnew another task is on the board: goals before it need no room any more
    void setGoals(const QString& goals, bool startsAnew);
    void setRefusal(const QString& refusal); ///< empty: the goals stand there again
    [[nodiscard]] QString whole() const { return m_refusal.isEmpty() ? m_goals : m_refusal; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int linesFor(int width) const;
    [[nodiscard]] int heightOf(int lines) const;
    [[nodiscard]] int textWidth(int width) const;
    void place();

    QString m_goals;
    QString m_refusal;
    QString m_longest; ///< goals of this task
};

} // namespace quadrille
