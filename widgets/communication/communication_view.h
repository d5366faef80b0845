// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/communication_layout.h"
#include "widgets/picture/picture.h"

namespace quadrille {

/// What a GPU sends in a step: bytes and time of every degree of parallelism, by link and by what hides
/// behind computation; and who talks to whom, on the GPUs of one copy of the model.
///
/// Keys: Up and Down choose the degree of parallelism (Home and End the ends), Left and Right the group that
/// stands out, Enter or E explains, Escape leaves.
class CommunicationView : public Picture {
    Q_OBJECT
public:
    explicit CommunicationView(QWidget* parent = nullptr);

    /// Sets what is shown. None: the empty reason is shown instead. What was chosen stays chosen.
    void setPerformance(std::optional<Performance> performance, const Scenario& scenario);
    void setEmptyReason(const QString& reason); ///< why there is nothing to show
    /// Whose groups are drawn; none: of what sends most.
    void choose(std::optional<TrafficKind> kind);
    [[nodiscard]] const CommunicationContent& content() const { return m_content; }
    [[nodiscard]] CommunicationLayout layoutNow() const; ///< \pre a degree of parallelism is selected

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(quadrille::TrafficKind kind); ///< the user chose

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
    /// A row, or a GPU.
    struct Place {
        std::optional<TrafficKind> kind;
        std::int64_t gpu = -1;
        friend bool operator==(const Place&, const Place&) = default;
    };
    [[nodiscard]] bool drawn() const { return m_content.selected().has_value(); }
    [[nodiscard]] Place placeAt(QPointF point) const;
    [[nodiscard]] QString say(const Place& place) const;
    [[nodiscard]] std::int64_t groupCount() const; ///< of those that are listed
    void choseByUser(TrafficKind kind);
    void moveGroup(std::int64_t step);
    void showGroupOf(std::int64_t gpu);
    void explain(TrafficKind kind);
    void retranslate();

    CommunicationContent m_content;
    QString m_emptyReason;
    bool m_cursor = false; ///< the keyboard's, on the selected row
    Place m_hover;
};

} // namespace quadrille
