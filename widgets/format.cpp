// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/format.h"

#include "core/units/significant.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace quadrille::format {
namespace {

/// Gives these functions a translation context of their own.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(format)
};

QString fixed(double value, int decimals) {
    return QLocale().toString(value, 'f', decimals);
}

/// Significant digits without an exponent up to a billion: more tokens a second no cluster reads.
QString plain(double value, int significant) {
    const bool whole = std::abs(value) >= std::pow(10.0, significant) && std::abs(value) < 1e9;
    return whole ? fixed(value, 0) : QLocale().toString(value, 'g', significant);
}

QString withSign(double value, int decimals) {
    // What prints as zero has no direction.
    const double unit = std::pow(10.0, -decimals);
    const QString digits = fixed(std::abs(value), decimals);
    if (std::abs(value) < unit / 2)
        return QStringLiteral("±") + digits;
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

} // namespace

QString gibNumber(Bytes bytes, int decimals) {
    constexpr double enormous = 1e6;
    return inGib(bytes) >= enormous ? number(inGib(bytes), 3) : fixed(inGib(bytes), decimals);
}
QString gib(Bytes bytes, int decimals) {
    return Text::tr("%1 GiB").arg(gibNumber(bytes, decimals));
}
QString capacity(Bytes bytes) {
    const double amount = inGib(bytes);
    return gib(bytes, std::abs(amount - std::round(amount)) < 0.05 ? 0 : 1);
}
QString signedGib(Bytes bytes, int decimals) {
    return Text::tr("%1 GiB").arg(withSign(inGib(bytes), decimals));
}
QString percent(double share, int decimals) {
    const double least = std::pow(10.0, -decimals);
    if (share > 0 && 100 * share < least / 2) // something is not nothing
        return Text::tr("< %1").arg(percent(least / 100, decimals));
    return Text::tr("%1 %").arg(fixed(share * 100, decimals));
}
QString signedPercent(double share, int decimals) {
    return Text::tr("%1 %").arg(withSign(share * 100, decimals));
}
QString signedPercentPoints(double share, int decimals) {
    return Text::tr("%1 points").arg(withSign(share * 100, decimals));
}
QString count(std::int64_t number) {
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString sequenceLength(std::int64_t tokens) {
    if (tokens >= 131072 && tokens % 1024 == 0)
        return Text::tr("%1 Ki").arg(count(tokens / 1024));
    return count(tokens);
}

QString parameters(double number) {
    const auto scaled = [](double value) {
        return QLocale().toString(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
    };
    if (number >= 1e12)
        return Text::tr("%1 T").arg(scaled(number / 1e12));
    if (number >= 1e9)
        return Text::tr("%1 B").arg(scaled(number / 1e9));
    return Text::tr("%1 M").arg(scaled(number / 1e6));
}

QString decimal(double value, int decimals) {
    return fixed(value, decimals);
}

QString decimalOrLess(double value, int decimals, double enormous) {
    if (value >= enormous)
        return number(value, 3);
    const double least = std::pow(10.0, -decimals);
    if (value > 0 && value < least / 2)
        return Text::tr("< %1").arg(decimal(least, decimals));
    return decimal(value, decimals);
}

QString number(double value, int digits) {
    constexpr double enormous = 1e7;
    // Three digits of 41,500 would be written 4.15E+04.
    const double rounded = significant(value, digits);
    if (std::abs(rounded) >= std::pow(10.0, digits) && std::abs(rounded) < enormous)
        return decimal(rounded, 0);
    return QLocale().toString(value, 'g', digits);
}

QString value(double number, Unit unit) {
    switch (unit) {
    case Unit::bytes:
        return gib(Bytes(number), 2);
    case Unit::parameters:
        return count(static_cast<std::int64_t>(std::llround(number)));
    case Unit::share:
        return percent(number, 2);
    case Unit::seconds:
        return duration(number, 4);
    case Unit::flops:
        return Text::tr("%1 FLOPs").arg(format::number(number));
    case Unit::flopsPerSecond:
        return flopsPerSecond(FlopsPerSecond(number), 4);
    case Unit::tokensPerSecond:
        return tokensPerSecond(number, 4);
    case Unit::none:
        break;
    }
    if (number == std::round(number) && std::abs(number) < 1e15)
        return count(static_cast<std::int64_t>(number));
    return format::number(number);
}

QString flopsPerSecond(FlopsPerSecond rate, int significant) {
    constexpr double tera = 1e12;
    return Text::tr("%1 TFLOP/s").arg(plain(rate.value() / tera, significant));
}

QString tokensPerSecond(double tokens, int significant) {
    return Text::tr("%1 tokens/s").arg(plain(tokens, significant));
}

TimeUnit timeUnit(double seconds) {
    // What rounds to 1,000 of a unit is one of the next.
    const double size = std::abs(seconds) * (1 + 5e-4);
    return size >= 1 ? TimeUnit::seconds : size >= 1e-3 ? TimeUnit::milliseconds : TimeUnit::microseconds;
}

double inUnit(double seconds, TimeUnit unit) {
    switch (unit) {
    case TimeUnit::microseconds:
        return seconds * 1e6;
    case TimeUnit::milliseconds:
        return seconds * 1e3;
    case TimeUnit::seconds:
        break;
    }
    return seconds;
}

QString withUnit(const QString& number, TimeUnit unit) {
    switch (unit) {
    case TimeUnit::microseconds:
        return Text::tr("%1 µs").arg(number);
    case TimeUnit::milliseconds:
        return Text::tr("%1 ms").arg(number);
    case TimeUnit::seconds:
        break;
    }
    return Text::tr("%1 s").arg(number);
}

QString unitName(TimeUnit unit) {
    switch (unit) {
    case TimeUnit::microseconds:
        return Text::tr("µs");
    case TimeUnit::milliseconds:
        return Text::tr("ms");
    case TimeUnit::seconds:
        break;
    }
    return Text::tr("s");
}

QString duration(double seconds, int significant) {
    const TimeUnit unit = timeUnit(seconds);
    const double value = inUnit(seconds, unit);
    // 'g' would write 1,230 s as 1.23e+03.
    const bool large = std::abs(value) >= 1000;
    return withUnit(large ? fixed(value, 0) : number(value, significant), unit);
}

QString signedTraffic(Bytes bytes) {
    const QString amount = traffic(Bytes(std::abs(bytes.value())));
    if (bytes == Bytes(0))
        return QStringLiteral("±") + amount;
    return (bytes < Bytes(0) ? QStringLiteral("−") : QStringLiteral("+")) + amount;
}

QString traffic(Bytes bytes, int significant) {
    // What rounds to 1,000 of a unit is one of the next.
    const double size = std::abs(bytes.value()) * (1 + 0.5 * std::pow(10.0, -significant));
    const auto in = [&bytes, significant](double unit) {
        const double value = bytes.value() / unit;
        const bool whole = std::abs(value) >= 1000 && std::abs(value) < 1e6; // else 'g' writes 1.2e+03
        return whole ? fixed(value, 0) : number(value, significant);
    };
    if (size >= 1e15)
        return Text::tr("%1 PB").arg(in(1e15));
    if (size >= 1e12)
        return Text::tr("%1 TB").arg(in(1e12));
    if (size >= 1e9)
        return Text::tr("%1 GB").arg(in(1e9));
    if (size >= 1e6)
        return Text::tr("%1 MB").arg(in(1e6));
    if (size >= 1e3)
        return Text::tr("%1 kB").arg(in(1e3));
    return Text::tr("%1 B", "bytes").arg(in(1));
}

QString bandwidth(BytesPerSecond rate, int significant) {
    return Text::tr("%1/s", "an amount of bytes").arg(traffic(Bytes(rate.value()), significant));
}

QString translated(const std::string& coreText) {
    return QCoreApplication::translate("core", coreText.c_str());
}

namespace {

/// "a", "a or b", "a, b or c", in the user's language.
QString oneOf(const std::vector<std::string>& words) {
    QString text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QString word = QString::fromStdString(words[i]);
        const QString join = i + 1 == words.size() ? Text::tr("%1 or %2", "the words before, the last one")
                                                   : Text::tr("%1, %2", "words to choose from");
        text = i == 0 ? word : join.arg(text, word);
    }
    return text;
}

QString printed(const Message::Argument& argument) {
    if (const auto* word = std::get_if<std::string>(&argument))
        return QString::fromStdString(*word);
    if (const auto* whole = std::get_if<std::int64_t>(&argument))
        return count(*whole);
    if (const auto* term = std::get_if<Term>(&argument))
        return translated(std::string(term->label));
    if (const auto* alternatives = std::get_if<Alternatives>(&argument))
        return oneOf(alternatives->words);
    if (const auto* real = std::get_if<double>(&argument))
        return number(*real);
    QStringList sentences;
    for (const Message& each : std::get<std::vector<Message>>(argument))
        sentences << sentence(each);
    return sentences.join(u' ');
}

} // namespace

QString sentence(const Message& message) {
    const auto print = [](const Message::Argument& each) { return printed(each).toStdString(); };
    return QString::fromStdString(filled(translated(message.text).toStdString(), message.arguments, print));
}

QString scheduleLabel(ScheduleKind kind) {
    return translated(traits(kind).label);
}

QString dimensionName(Dimension dimension) {
    switch (dimension) {
    case Dimension::tensor:
        return Text::tr("Tensor parallel");
    case Dimension::context:
        return Text::tr("Context parallel");
    case Dimension::pipeline:
        return Text::tr("Pipeline parallel");
    case Dimension::virtualStages:
        return Text::tr("Virtual stages");
    case Dimension::expert:
        return Text::tr("Expert parallel");
    case Dimension::microBatch:
        return Text::tr("Micro-batch");
    case Dimension::globalBatch:
        return Text::tr("Global batch");
    case Dimension::sequence:
        return Text::tr("Sequence length");
    case Dimension::gpus:
        return Text::tr("GPUs");
    }
    return {};
}

QString dimensionSymbol(Dimension dimension) {
    switch (dimension) {
    case Dimension::tensor:
        return QStringLiteral("TP");
    case Dimension::context:
        return QStringLiteral("CP");
    case Dimension::pipeline:
        return QStringLiteral("PP");
    case Dimension::virtualStages:
        return QStringLiteral("VP");
    case Dimension::expert:
        return QStringLiteral("EP");
    case Dimension::microBatch:
        return QStringLiteral("MBS");
    case Dimension::globalBatch:
        return QStringLiteral("GBS");
    case Dimension::sequence:
        return Text::tr("Seq");
    case Dimension::gpus:
        return Text::tr("GPUs");
    }
    return {};
}

QString dimensionValue(Dimension dimension, std::int64_t value) {
    return dimension == Dimension::sequence ? sequenceLength(value) : count(value);
}

QString partName(MemoryPart part) {
    switch (part) {
    case MemoryPart::parameters:
        return Text::tr("Parameters");
    case MemoryPart::gradients:
        return Text::tr("Gradients");
    case MemoryPart::optimizer:
        return Text::tr("Optimizer states");
    case MemoryPart::activations:
        return Text::tr("Activations");
    case MemoryPart::buffers:
        return Text::tr("Buffers");
    case MemoryPart::fragmentation:
        return Text::tr("Fragmentation");
    case MemoryPart::communicators:
        return Text::tr("Communicators");
    case MemoryPart::context:
        return Text::tr("GPU context");
    }
    return {};
}

QString chance(double probability) {
    constexpr double least = 0.001;
    constexpr double few = 0.00995; // less is not 1 % in tenths, either
    if (probability < least)
        return Text::tr("< %1").arg(percent(least));
    if (probability > 1 - least)
        return Text::tr("> %1").arg(percent(1 - least));
    return percent(probability, probability < few || probability > 1 - few ? 1 : 0);
}

QString likelyToRunOut(double probability) {
    return Text::tr("%1 likely to run out", "a probability").arg(chance(probability));
}

QString kindName(MemoryKind kind) {
    switch (kind) {
    case MemoryKind::allocated:
        return Text::tr("Allocated");
    case MemoryKind::reserved:
        return Text::tr("Reserved");
    case MemoryKind::device:
        return Text::tr("Device");
    }
    return {};
}

QString ofKind(const QString& amount, MemoryKind kind) {
    switch (kind) {
    case MemoryKind::allocated:
        return Text::tr("%1 allocated", "GiB").arg(amount);
    case MemoryKind::reserved:
        return Text::tr("%1 reserved", "GiB").arg(amount);
    case MemoryKind::device:
        return Text::tr("%1 on the device", "GiB").arg(amount);
    }
    return {};
}

QString zoneName(Zone zone) {
    switch (zone) {
    case Zone::green:
        return Text::tr("fits");
    case Zone::yellow:
        return Text::tr("may run out");
    case Zone::red:
        break;
    }
    return Text::tr("does not fit");
}

} // namespace quadrille::format
