// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"

namespace quadrille {

/// Which tokens a token looks back at: all before it, or those of a sliding window; a square for each pair of
/// queries (downward) and keys (to the right).
class AttentionMask : public Picture {
    Q_OBJECT
public:
    explicit AttentionMask(QWidget* parent = nullptr);

    /// \param window tokens, of so many of a sequence; 1 ≤ window
    void setWindow(std::int64_t window, std::int64_t sequence);
    /// Of the pairs of tokens that causality leaves, the share that the window leaves.
    [[nodiscard]] double visibleShare() const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    [[nodiscard]] DataTable data() const override;

private:
    std::int64_t m_window = 1, m_sequence = 1;
};

} // namespace quadrille
