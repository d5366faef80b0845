// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/fsdp_study_file.h"

#include "core/text/input_error.h"

#include <QFile>

namespace quadrille {

FsdpStudy loadFsdpStudy() {
    QFile file(QStringLiteral(":/fsdp_study.json"));
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(file.fileName().toStdString(), {QUADRILLE_MESSAGE("cannot be read"), {}});
    const QByteArray bytes = file.readAll();
    return parseFsdpStudy({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace quadrille
