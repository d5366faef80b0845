// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/advice/advice_html.h"

#include <QTextBrowser>

namespace quadrille {

/// Sentences about a plan, each with what can be done: links that Tab walks along, Enter and a click use.
class AdviceView : public QTextBrowser {
    Q_OBJECT
public:
    explicit AdviceView(QWidget* parent = nullptr);

    void setContent(AdviceContent content);
    [[nodiscard]] const AdviceContent& content() const { return m_content; }

signals:
    void planChosen(const quadrille::Alternative& plan);
    void evidenceWanted(quadrille::Evidence evidence);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A paragraph and where its top is in the viewport.
    struct Held {
        QString text;
        double top = 0;
    };
    [[nodiscard]] Held underPointer() const; ///< or, without it, nothing
    void keepInPlace(const Held& held);
    void render();

    AdviceContent m_content;
    bool m_rendering = false;
};

} // namespace quadrille
