// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/profile_file.h"

#include "app/session/file_io.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/cluster/profile_json.h"
#include "core/framework/framework_json.h"

namespace quadrille::text_io {
namespace {

template <class Content>
Content readJson(const std::string& option, const std::string& file, Content (*parse)(std::string_view)) {
    constexpr qint64 largestProfileFile = 4 << 20;
    try {
        const QByteArray bytes = readWhole(QString::fromStdString(file), largestProfileFile);
        return parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    } catch (const InputError& error) {
        refuseFile(option, file, error);
    }
}

} // namespace

Framework readFrameworkProfile(const std::string& file) {
    return readJson("framework-profile", file, parseFramework);
}

Profile readProfile(const std::string& option, const std::string& file) {
    return readJson(option, file, parseProfile);
}

} // namespace quadrille::text_io
