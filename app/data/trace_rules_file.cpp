// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/trace_rules_file.h"

#include "core/text/input_error.h"

#include <QFile>

namespace quadrille {
namespace {

traces::TraceRules load() {
    QFile file(QStringLiteral(":/trace_rules.json"));
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(file.fileName().toStdString(), {QUADRILLE_MESSAGE("cannot be read"), {}});
    const QByteArray bytes = file.readAll();
    return traces::parseTraceRules({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace

const traces::TraceRules& traceRules() {
    static const traces::TraceRules rules = load();
    return rules;
}

} // namespace quadrille
