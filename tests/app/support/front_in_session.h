// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docks/panel.h"
#include "tests/app/window_fixture.h"

#include <QTemporaryDir>

namespace quadrille::test {

/// A session that is saved with the panel in front opens with it in front, and what it shows is there.
template <class Contents, class View>
void verifyFrontInSession() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("front.quadrille"));
    {
        Running program;
        program.trigger(Contents::spec.command);
        program.saveAnswer = file;
        program.trigger("file.saveAs");
    }
    Running again(QStringList{file});
    QTRY_VERIFY(again.window.findChild<Panel*>(nameOf(Contents::spec))->inFront());
    QTRY_VERIFY(again.find<View>() != nullptr);
}

} // namespace quadrille::test
