// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/framework_file.h"

#include "app/cli/numbers.h"
#include "app/cli/refuse.h"
#include "app/session/file_io.h"
#include "core/framework/framework_json.h"

namespace quadrille::cli {

Framework readFrameworkProfile(const std::string& file) {
    constexpr qint64 largestProfileFile = 4 << 20;
    try {
        const QByteArray bytes = readWhole(QString::fromStdString(file), largestProfileFile);
        return parseFramework({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    } catch (const InputError& error) {
        refuseFile("framework-profile", file, error);
    }
}

} // namespace quadrille::cli
