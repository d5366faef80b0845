// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace quadrille {

/// A header of two lines: below the columns' own names, above them a name for neighbours that share it.
class BandHeader : public QHeaderView {
    Q_OBJECT
public:
    /// bandRole: role of the model's header with the upper line; equal neighbours share one.
    BandHeader(int bandRole, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    [[nodiscard]] QString band(int section) const;

    int m_bandRole;
};

} // namespace quadrille
