// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slider/typed_value.h"

#include "widgets/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TypedValue)
};

/// What the number before the suffix is multiplied by; 0: no suffix that this dimension has.
std::int64_t suffixFactor(const QString& suffix, Dimension dimension) {
    if (suffix.isEmpty())
        return 1;
    if (dimension != Dimension::sequence)
        return 0;
    if (suffix == QLatin1String("k") || suffix == QLatin1String("ki"))
        return 1024;
    if (suffix == QLatin1String("m") || suffix == QLatin1String("mi"))
        return 1024 * 1024;
    return 0;
}

/// The digits without grouping; empty where the groups do not stand as the locale writes them.
QString ungrouped(const QString& number) {
    static const QRegularExpression digits(QStringLiteral("^[0-9]+$"));
    if (digits.match(number).hasMatch())
        return number;
    bool whole = false;
    const qlonglong value = QLocale().toLongLong(number, &whole);
    return whole ? QString::number(value) : QString();
}

} // namespace

TypedValue typedValue(const QString& text, Dimension dimension) {
    // Compatibility normalisation turns full-width digits and letters into plain ones.
    QString plain = text.normalized(QString::NormalizationForm_KC).toLower();
    plain.replace(QChar(0x2212), u'-');
    plain.remove(QRegularExpression(QStringLiteral("[\\s\\x{00a0}\\x{202f}]")));
    if (plain.isEmpty())
        return {std::nullopt, Text::tr("Type a whole number.")};

    static const QRegularExpression shape(QStringLiteral("^([+-]?)([0-9][0-9.,'\\x{2019}]*)([a-z]*)$"));
    const auto match = shape.match(plain);
    const std::int64_t factor = match.hasMatch() ? suffixFactor(match.captured(3), dimension) : 0;
    const QString digits = match.hasMatch() ? ungrouped(match.captured(2)) : QString();
    if (factor == 0 || digits.isEmpty()) {
        if (dimension == Dimension::sequence)
            return {
                std::nullopt,
                Text::tr("“%1” is not a whole number; K or Ki may follow for 1,024 tokens, M for 1,048,576.")
                    .arg(text.trimmed())};
        return {std::nullopt, Text::tr("“%1” is not a whole number.").arg(text.trimmed())};
    }
    bool fits = false;
    const qlonglong number = digits.toLongLong(&fits);
    const QString name = format::dimensionName(dimension);
    if (!fits || number > largestDimensionValue / factor) {
        if (match.captured(1) != QLatin1String("-"))
            return {std::nullopt,
                    Text::tr("%1: at most %2.").arg(name, format::count(largestDimensionValue))};
    }
    if (number == 0 || match.captured(1) == QLatin1String("-"))
        return {std::nullopt, Text::tr("%1: at least %2.").arg(name, format::count(1))};
    return {number * factor, {}};
}

} // namespace quadrille
