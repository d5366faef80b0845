// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"

#include <QRegularExpression>

namespace quadrille {
namespace {

#define TEXT(english) QT_TRANSLATE_NOOP("commands", english)

using S = Section;
constexpr auto theme = TEXT("&Theme");
constexpr auto colours = TEXT("&Colours");
constexpr auto language = TEXT("&Language");
constexpr auto textSize = TEXT("Text si&ze");

constexpr Command commands[] = {
    {"file.new", S::file, nullptr, TEXT("&New"), "Ctrl+N", "new"},
    {"file.open", S::file, nullptr, TEXT("&Open…"), "Ctrl+O", "open"},
    {"file.importModel", S::file, nullptr, TEXT("&Import model…"), "Ctrl+I", "import"},
    {"file.save", S::file, nullptr, TEXT("&Save"), "Ctrl+S", "save", false, true},
    {"file.saveAs", S::file, nullptr, TEXT("Save &as…"), "Ctrl+Shift+S", ""},
    {"export.picture", S::file, nullptr, TEXT("Export &picture…"), "Ctrl+E", "picture", false, true},
    {"export.numbers", S::file, nullptr, TEXT("Export n&umbers…"), "Ctrl+Shift+E", "numbers"},
    {"file.quit", S::file, nullptr, TEXT("&Quit"), "Ctrl+Q", "", false, true},

    {"edit.undo", S::edit, nullptr, TEXT("&Undo"), "Ctrl+Z", "undo"},
    {"edit.redo", S::edit, nullptr, TEXT("&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo"},
    {"copy.numbers", S::edit, nullptr, TEXT("Copy &numbers"), "Ctrl+C", "numbers", false, true},
    {"copy.picture", S::edit, nullptr, TEXT("Copy &picture"), "Ctrl+Shift+C", "picture"},
    {"copy.commandLine", S::edit, nullptr, TEXT("Copy scenario as &command line"), "Ctrl+Alt+C", "terminal"},

    {"edit.model", S::edit, nullptr, TEXT("Edit &model…"), "Ctrl+M", "edit", false, true},
    {"edit.gpu", S::edit, nullptr, TEXT("Edit &GPU…"), "Ctrl+Shift+M", "edit"},
    {"edit.framework", S::edit, nullptr, TEXT("Edit &framework profile…"), "Ctrl+Shift+F", ""},
    {"edit.library", S::edit, nullptr, TEXT("&Own models and GPUs…"), "Ctrl+Shift+L", ""},

    {"baseline.pin", S::compare, nullptr, TEXT("&Pin as baseline A"), "Ctrl+B", "pin"},
    {"baseline.unpin", S::compare, nullptr, TEXT("&Unpin baseline A"), "Ctrl+Shift+B", "unpin"},
    {"baseline.swap", S::compare, nullptr, TEXT("&Swap with baseline A"), "Ctrl+Alt+B", "swap"},

    {"panel.fill", S::view, nullptr, TEXT("&Fill the window with this panel"), "F11; Ctrl+Return", "fill"},
    {"layout.reset", S::view, nullptr, TEXT("&Reset the layout"), "Ctrl+Shift+R", ""},
    {"theme.system", S::view, theme, TEXT("As the &system"), "", "", true, true},
    {"theme.light", S::view, theme, TEXT("&Light"), "", "", true},
    {"theme.dark", S::view, theme, TEXT("&Dark"), "", "", true},
    {"colours.paper", S::view, colours, TEXT("The &paper’s"), "", "", true},
    {"colours.safe", S::view, colours, TEXT("Safe for &colour-blind eyes"), "", "", true},
    {"text.larger", S::view, textSize, TEXT("&Larger text"), "Ctrl++; Ctrl+=", ""},
    {"text.smaller", S::view, textSize, TEXT("&Smaller text"), "Ctrl+-", ""},
    {"text.normal", S::view, textSize, TEXT("&Normal text"), "Ctrl+0", ""},
    {"text.projector", S::view, textSize, TEXT("Text for a &projector"), "Ctrl+9", ""},
    // The name of a language is written in that language.
    {"language.en", S::view, language, "&English", "", "", true},
    {"language.de", S::view, language, "&Deutsch", "", "", true},
    {"language.ja", S::view, language, "&日本語", "", "", true},

    {"panel.plan", S::go, nullptr, TEXT("Go to &plan"), "Ctrl+1", ""},
    {"plan.estimate", S::go, nullptr, TEXT("Go to estim&ate"), "Ctrl+Alt+E", ""},
    {"plan.recipe", S::go, nullptr, TEXT("Go to &recipe"), "Ctrl+Alt+R", ""},
    {"panel.memory", S::go, nullptr, TEXT("Go to &memory"), "Ctrl+2", ""},
    {"panel.pipeline", S::go, nullptr, TEXT("Go to p&ipeline"), "Ctrl+3", ""},
    {"panel.heatmap", S::go, nullptr, TEXT("Go to &heatmap"), "Ctrl+4", ""},
    {"panel.tables", S::go, nullptr, TEXT("Go to paper &tables"), "Ctrl+5", ""},
    {"panel.curve", S::go, nullptr, TEXT("Go to &curve"), "Ctrl+7", ""},
    {"panel.course", S::go, nullptr, TEXT("Go to memory &over time"), "Ctrl+Shift+7", ""},
    {"panel.fit", S::go, nullptr, TEXT("Go to make it &fit"), "Ctrl+8", ""},
    {"panel.explain", S::go, nullptr, TEXT("Go to &explanation"), "Ctrl+6", ""},
    {"panel.next", S::go, nullptr, TEXT("&Next panel"), "F6", "", false, true},
    {"panel.previous", S::go, nullptr, TEXT("Pre&vious panel"), "Shift+F6", ""},

    {"help.palette", S::help, nullptr, TEXT("&Find a command…"), "Ctrl+K; Ctrl+Shift+P", "search"},
    {"help.shortcuts", S::help, nullptr, TEXT("&Keyboard shortcuts"), "F1; ?", "keyboard"},
    {"help.about", S::help, nullptr, TEXT("&About Quadrille"), "", "quadrille", false, true},
};

#undef TEXT

} // namespace

std::span<const Command> allCommands() {
    return commands;
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression marks(QStringLiteral("\\(&.\\)|&|…"));
    return text.remove(marks);
}

QString title(Section section) {
    switch (section) {
    case Section::file:
        return QCoreApplication::translate("commands", "&File");
    case Section::edit:
        return QCoreApplication::translate("commands", "&Edit");
    case Section::compare:
        return QCoreApplication::translate("commands", "&Compare");
    case Section::view:
        return QCoreApplication::translate("commands", "&View");
    case Section::go:
        return QCoreApplication::translate("commands", "&Go");
    case Section::help:
        break;
    }
    return QCoreApplication::translate("commands", "&Help");
}

} // namespace quadrille
