// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"
#include "widgets/explain/explanation_html.h"

#include <QWidget>

#include <optional>

class QTextBrowser;

namespace quadrille {

/// Why a number is what it is: formula, substituted values, result, source and the meaning of every letter,
/// as text that can be selected and copied.
class ExplainPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExplainPanel(QWidget* parent = nullptr);

    /// None: says what to click. The same number explained again, with other values, keeps its scroll
    /// position.
    void setExplanation(std::optional<Explanation> explanation);
    [[nodiscard]] const std::optional<Explanation>& explanation() const { return m_explanation; }

    /// The page without mark-up, as copying it gives.
    [[nodiscard]] QString plainText() const;
    /// The page as HTML, for export.
    [[nodiscard]] QString html() const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void dismissed();                          ///< Escape
    void meaningWanted(const QString& symbol); ///< of a letter of the formulas

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] PageWidth pageWidth() const;
    void render(bool keepPosition);

    std::optional<Explanation> m_explanation;
    QString m_html;
    PageWidth m_rendered = PageWidth::usual;
    QTextBrowser* m_browser = nullptr;
};

} // namespace quadrille
