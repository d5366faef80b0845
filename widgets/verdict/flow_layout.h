// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace quadrille {

/// Children in a line at their own widths; what does not fit goes on in a next line. Hidden ones take no
/// room.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    int arrange(const QRect& rect, bool move) const;

    QList<QLayoutItem*> m_items;
};

} // namespace quadrille
