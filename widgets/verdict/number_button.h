// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/verdict/flow_layout.h"

#include <QAbstractButton>

#include <vector>

namespace quadrille {

/// What a difference from the baseline means.
enum class Meaning {
    none,    ///< there is none, or nothing to compare with
    neutral, ///< neither better nor worse
    better,
    worse,
    unsure ///< smaller than what the prediction may be off by
};

/// A number in running text that explains itself when clicked; beside it, how it differs from the baseline:
/// in colour and with a glyph, better or worse.
class NumberButton : public QAbstractButton, public Shortening {
    Q_OBJECT
public:
    explicit NumberButton(QWidget* parent = nullptr);

    /// One way to say a number and its difference, which may be empty.
    struct Form {
        QString text;
        QString difference;
        Meaning meaning = Meaning::none;
        friend bool operator==(const Form&, const Form&) = default;
    };

    /// The same number, the longest form first; screen readers hear that one. \pre there is one
    void setNumber(std::vector<Form> forms);
    [[nodiscard]] QString difference() const { return m_forms.front().difference; }
    [[nodiscard]] Meaning meaning() const { return m_forms.front().meaning; }
    /// "better than A"; empty where there is nothing to say.
    [[nodiscard]] static QString wordsOf(Meaning meaning);
    /// In letters that can be read from afar.
    void setLarge(bool large);
    [[nodiscard]] bool isLarge() const { return m_large; }
    /// The form that there is room for.
    [[nodiscard]] const Form& shown() const;

    [[nodiscard]] int shortest() const override { return static_cast<int>(m_forms.size()) - 1; }
    [[nodiscard]] QSize sizeAt(int level) const override;
    void shorten(int level) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] const Form& form(int level) const;
    [[nodiscard]] QFont numberFont() const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int widthOf(const Form& form) const;
    void paintDifference(QPainter& painter, const QRect& area, const Form& form) const;

    std::vector<Form> m_forms{Form{}};
    mutable std::vector<QSize> m_sizes; ///< of the forms, measured when first asked for; layouts ask often
    int m_level = 0;
    bool m_large = false;
};

/// Glyph and word of the verdict on the zone's colour; hatched edge and glyph when the plan cannot run.
class VerdictChip : public QWidget {
    Q_OBJECT
public:
    explicit VerdictChip(QWidget* parent = nullptr);

    /// An invalid fill means "cannot run".
    void setVerdict(const QString& glyph, const QString& word, const QColor& fill);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont chipFont() const;

    QString m_glyph;
    QString m_word;
    QColor m_fill;
};

} // namespace quadrille
