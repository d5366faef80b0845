// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/local_files.h"

#include <QMimeData>
#include <QUrl>

namespace quadrille {

QStringList localFiles(const QMimeData& data) {
    QStringList files;
    const QList<QUrl> urls = data.urls();
    for (const QUrl& url : urls)
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

} // namespace quadrille
