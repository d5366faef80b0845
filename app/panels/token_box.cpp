// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/token_box.h"

#include "core/plan/training_run.h"
#include "widgets/format.h"

#include <QEvent>
#include <QLineEdit>

#include <array>
#include <optional>

namespace quadrille {
namespace {

constexpr double billion = 1e9;

struct Scale {
    QChar letter;
    double billions = 1;
};

constexpr std::array scales{Scale{u'T', 1e3}, Scale{u'B', 1.0}, Scale{u'M', 1e-3}};

const Scale& scaleOf(double billions) {
    for (const Scale& scale : scales)
        if (billions >= scale.billions)
            return scale;
    return scales.back();
}

QString withLetter(QChar letter, const QString& number) {
    switch (letter.unicode()) {
    case u'T':
        return TokenBox::tr("%1 T tokens", "10^12").arg(number);
    case u'B':
        return TokenBox::tr("%1 B tokens", "10^9").arg(number);
    default:
        return TokenBox::tr("%1 M tokens", "10^6").arg(number);
    }
}

/// The first word of what stands after the number: "T", "Bio.".
QString unitWord(QChar letter) {
    return withLetter(letter, QString()).trimmed().section(u' ', 0, 0);
}

} // namespace

TokenBox::TokenBox(QWidget* parent) : QDoubleSpinBox(parent) {
    setRange(0, mostTokens / billion);
    setDecimals(3); // millions of tokens
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setKeyboardTracking(false); // a word half written is another number
}

double TokenBox::tokens() const {
    return value() * billion;
}

void TokenBox::setTokens(double tokens) {
    setValue(tokens / billion);
}

QString TokenBox::textFromValue(double billions) const {
    const Scale& scale = scaleOf(billions);
    constexpr int significant = 6;
    return withLetter(scale.letter, format::number(billions / scale.billions, significant));
}

std::optional<double> TokenBox::read(const QString& text) const {
    const QString words = text.trimmed();
    qsizetype end = 0;
    while (end < words.size() && (words[end].isDigit() || words[end] == u'.' || words[end] == u',' ||
                                  words[end] == locale().groupSeparator().at(0)))
        ++end;
    bool number = false;
    const double amount = locale().toDouble(words.left(end).trimmed(), &number);
    if (!number)
        return std::nullopt;
    const QString unit = words.mid(end).trimmed();
    if (unit.isEmpty())
        return amount * scaleOf(value()).billions;
    for (const Scale& scale : scales) {
        if (unit.startsWith(unitWord(scale.letter), Qt::CaseInsensitive))
            return amount * scale.billions;
    }
    for (const Scale& scale : scales) {
        if (unit[0].toUpper() == scale.letter)
            return amount * scale.billions;
    }
    return std::nullopt;
}

double TokenBox::valueFromText(const QString& text) const {
    return read(text).value_or(value());
}

QValidator::State TokenBox::validate(QString& text, int&) const {
    const auto billions = read(text);
    return billions && *billions <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

void TokenBox::changeEvent(QEvent* event) {
    QDoubleSpinBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        lineEdit()->setText(textFromValue(value()));
}

} // namespace quadrille
