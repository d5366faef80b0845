// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"
#include "core/check/check.h"
#include "core/pipeline/schedule.h"
#include "core/scenario/dimension.h"
#include "core/text/message.h"
#include "core/units/units.h"

#include <QString>

/// Every number a person reads is printed here, through the locale in force.
namespace quadrille::format {

QString gib(Bytes bytes, int decimals = 1);                  ///< "45.1 GiB"
QString gibNumber(Bytes bytes, int decimals = 1);            ///< "45.1"
QString capacity(Bytes bytes);                               ///< "80 GiB"; a decimal only where there is one
QString signedGib(Bytes bytes, int decimals = 1);            ///< "+3.2 GiB", "−3.2 GiB", "±0.0 GiB"
QString percent(double share, int decimals = 1);             ///< 0.086 → "8.6 %"
QString signedPercent(double share, int decimals = 1);       ///< "+5.3 %", "−5.3 %", "±0.0 %"
QString signedPercentPoints(double share, int decimals = 1); ///< difference of two shares
QString count(std::int64_t number);                          ///< grouped digits
QString sequenceLength(std::int64_t tokens); ///< "8,192"; "128 Ki" from 2^17 on when a whole number of Ki
QString parameters(double number);           ///< "8.03 B", "70.6 B", "494 M"
QString value(double number, Unit unit);     ///< a result of an explanation with its unit
QString decimal(double value, int decimals); ///< "182.60", always so many decimals
/// So, too, "< 0.1" for less than can be told apart from nothing, and "1.2e+15" from enormous on.
QString decimalOrLess(double value, int decimals, double enormous);
QString number(double value, int significant = 6); ///< plain, trailing zeros removed

/// What times of a step are printed in.
enum class TimeUnit { microseconds, milliseconds, seconds };
TimeUnit timeUnit(double seconds);            ///< in which it has one to three digits before the point
double inUnit(double seconds, TimeUnit unit); ///< 0.0042 → 4.2 in milliseconds
QString withUnit(const QString& number, TimeUnit unit); ///< "4.2 ms"
QString unitName(TimeUnit unit);                        ///< "ms"
QString duration(double seconds, int significant = 3);  ///< "4.2 ms", "3.42 s"

/// What travels, in powers of 1000 as links are: "1.24 TB", "310 MB", "0 B".
QString traffic(Bytes bytes, int significant = 3);
QString signedTraffic(Bytes bytes);                               ///< "+1.24 GB", "−310 MB", "±0 B"
QString bandwidth(BytesPerSecond rate, int significant = 3);      ///< "450 GB/s"
QString flopsPerSecond(FlopsPerSecond rate, int significant = 3); ///< "183 TFLOP/s"
QString tokensPerSecond(double tokens, int significant = 3);      ///< "3,120 tokens/s"

QString translated(const std::string& coreText); ///< a text of core in the user's language
QString sentence(const Message& message);     ///< a message of core, translated, numbers through the locale
QString scheduleLabel(ScheduleKind kind);     ///< "1F1B", "Interleaved 1F1B", "GPipe"
QString dimensionName(Dimension dimension);   ///< "Tensor parallel"
QString dimensionSymbol(Dimension dimension); ///< "TP"
QString dimensionValue(Dimension dimension, std::int64_t value); ///< as the slider shows it
QString partName(MemoryPart part);                               ///< "Optimizer states"
QString zoneName(Zone zone);                                     ///< "fits", "may run out", "does not fit"
/// "73 %", never a certainty: "< 1 %" below and "> 99 %" above.
QString chance(double probability);
QString likelyToRunOut(double probability); ///< "73 % likely to run out"
QString kindName(MemoryKind kind);          ///< "Allocated", "Reserved", "Device"
/// "45.1 GiB allocated", "45.1 GiB reserved", "45.1 GiB on the device"
QString ofKind(const QString& amount, MemoryKind kind);

} // namespace quadrille::format
