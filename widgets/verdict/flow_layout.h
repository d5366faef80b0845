// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace quadrille {

/// A child of a FlowLayout that can say the same in less room.
class Shortening {
public:
    virtual ~Shortening() = default;
    [[nodiscard]] virtual int shortest() const = 0; ///< level of the shortest form; 0 is the whole one
    [[nodiscard]] virtual QSize sizeAt(int level) const = 0; ///< \pre 0 ≤ level
    virtual void shorten(int level) = 0;                     ///< levels beyond the shortest are the shortest

protected:
    Shortening() = default;
    Shortening(const Shortening&) = default;
    Shortening& operator=(const Shortening&) = default;
};

/// Children in a line at their own widths; what does not fit is said shorter where the children can, and goes
/// on in a next line where that is still too long. Hidden ones take no room.
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
    /// How short to be so that all stands in one line; the shortest where that is impossible.
    [[nodiscard]] int levelFor(int width) const;

    QList<QLayoutItem*> m_items;
};

} // namespace quadrille
