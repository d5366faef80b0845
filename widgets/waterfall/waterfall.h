// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"
#include "widgets/waterfall/waterfall_layout.h"

namespace quadrille {

/// Where the time of a step goes: a bar for every part, from the least time that its FLOPs need to the time
/// that it takes, each beginning where the one above ends, with the bars of a pinned plan A as outlines.
///
/// Keys: Up and Down walk over the bars, Home and End to the ends, Enter or E explains, Escape leaves.
class Waterfall : public Picture {
    Q_OBJECT
public:
    explicit Waterfall(QWidget* parent = nullptr);

    /// Sets what is shown. None: the empty reason is shown instead. The cursor stays on its part as long as
    /// there is one.
    void setPerformance(std::optional<Performance> performance);
    void setBaseline(std::optional<Performance> baseline);
    void setConvention(FlopConvention convention); ///< of MFU
    [[nodiscard]] FlopConvention convention() const { return m_content.convention; }
    void setEmptyReason(const QString& reason); ///< why there is nothing to show
    [[nodiscard]] const WaterfallContent& content() const { return m_content; }
    [[nodiscard]] WaterfallLayout layoutNow() const; ///< \pre there is a performance

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// What is pointed at: a part, or the whole step.
    struct Place {
        bool some = false;
        bool total = false;
        StepPart part = StepPart::ideal;
        friend bool operator==(const Place&, const Place&) = default;
    };
    [[nodiscard]] Place placeOf(const WaterfallLayout& layout, int row) const;
    [[nodiscard]] int rowOf(const WaterfallLayout& layout, const Place& place) const;
    [[nodiscard]] QString say(const Place& place) const;
    void explain(const Place& place);
    void settle();
    void retranslate();

    WaterfallContent m_content;
    QString m_emptyReason;
    Place m_cursor; ///< of the keyboard
    Place m_hover;
};

} // namespace quadrille
