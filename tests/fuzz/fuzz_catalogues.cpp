// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/catalogue.h"
#include "core/cluster/interconnect.h"
#include "core/cluster/profile_json.h"
#include "core/framework/framework_json.h"
#include "core/measurements/fsdp_study.h"
#include "core/measurements/published_table.h"
#include "core/model/catalogue.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

namespace {

/// Reads it by the reader of such files alone: all refuse a document without their own key.
template <class Read>
void readIf(std::string_view text, std::string_view key, Read read) {
    if (text.find(key) != std::string_view::npos)
        (void)fuzz::readOrRefused([&] { return read(text); });
}

} // namespace

/// The files of resources/, which are compiled in and which people edit.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    readIf(text, "\"models\"", parseModels);
    readIf(text, "\"gpus\"", parseGpus);
    readIf(text, "\"interconnects\"", parseInterconnects);
    readIf(text, "\"profiles\"", parseProfiles);
    readIf(text, "\"frameworks\"", parseFrameworks);
    readIf(text, "\"tables\"", parsePublishedTables);
    readIf(text, "\"clusters\"", parseFsdpStudy);
    return 0;
}
