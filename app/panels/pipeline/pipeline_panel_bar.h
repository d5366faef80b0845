// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QMenu;

namespace quadrille {

class Actions;

/// The row of tools above the pipeline. Where it is wide, the tools say what they are; where it is narrow,
/// the last ones fold into a menu behind an arrow.
class PipelineBar : public QToolBar {
    Q_OBJECT
public:
    PipelineBar(const Actions& actions, QWidget* parent);

    void setPlaying(bool playing); ///< what the button in the middle would do
    void setComparing(bool comparing);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void chooseStyle();

    const Actions& m_actions;
    QMenu* m_compare;
    QMenu* m_pace; ///< stride and speed
    bool m_comparing = false;
};

} // namespace quadrille
