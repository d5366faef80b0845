// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

#include <optional>

namespace quadrille {

/// A number of tokens as people write it: "15 T tokens", "300 B tokens", "500 M tokens". The value is in
/// billions; a number without a letter is read as in the unit shown before.
class TokenBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit TokenBox(QWidget* parent = nullptr);

    [[nodiscard]] double tokens() const;
    void setTokens(double tokens);

    [[nodiscard]] QString textFromValue(double billions) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] std::optional<double> read(const QString& text) const; ///< billions
};

} // namespace quadrille
