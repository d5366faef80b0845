// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/order_file.h"

#include "app/session/file_io.h"
#include "core/pipeline/order_file.h"

#include <QFileInfo>

namespace quadrille {

OrderFile readOrderFile(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    const QByteArray text = readWhole(path, largestOrderFile);
    return {parseOrder({text.constData(), static_cast<std::size_t>(text.size())}, name.toStdString()), name};
}

} // namespace quadrille
