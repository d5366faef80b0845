// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/source_file.h"

#include "app/session/file_io.h"
#include "app/text_io/frameworks/arguments_block.h"
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/world_size_line.h"

#include <QFileInfo>

namespace quadrille::frameworks {

std::string readSource(const QString& file) {
    constexpr qint64 largest = largestConfiguration;
    if (QFileInfo(file).size() > largest) {
        std::string beginning = readBeginning(file, largest).toStdString();
        beginning.resize(beginning.rfind('\n') + 1); // none: empty
        if (argumentsBlock(beginning) || readWorldSizeLine(beginning))
            return beginning;
    }
    return readWhole(file, largest).toStdString();
}

} // namespace quadrille::frameworks
