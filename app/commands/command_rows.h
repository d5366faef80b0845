// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_table.h"

/// The table of commands, apart from those that go to a panel or compare with a schedule.
namespace quadrille::command_rows {

#define TEXT(english) QT_TRANSLATE_NOOP("commands", english)

inline constexpr auto exporting = TEXT("Export the sche&dule");
inline constexpr auto copyAs = TEXT("Copy plan a&s");
inline constexpr auto time = TEXT("&Time");
inline constexpr auto compare = TEXT("&Compare with");
inline constexpr auto loadKept = TEXT("&Load kept plan");
inline constexpr auto renameKept = TEXT("&Rename kept plan");
inline constexpr auto dropKept = TEXT("&Drop kept plan");
inline constexpr auto pinKept = TEXT("Pin kept plan as &A");
inline constexpr auto stepBy = TEXT("Step &by");
inline constexpr auto speed = TEXT("Spee&d");
inline constexpr auto theme = TEXT("&Theme");
inline constexpr auto colours = TEXT("&Colours");
inline constexpr auto language = TEXT("&Language");
inline constexpr auto textSize = TEXT("Text si&ze");

using S = Section;

inline constexpr Command commands[] = {
    {"file.new", S::file, nullptr, TEXT("&New"), "Ctrl+N", "new"},
    {"file.open", S::file, nullptr, TEXT("&Open…"), "Ctrl+O", "open"},
    {"file.importModel", S::file, nullptr, TEXT("&Import model…"), "Ctrl+I", "import"},
    {"file.importConfiguration", S::file, nullptr, TEXT("Import &configuration…"), "Ctrl+Shift+I", "import"},
    {"file.save", S::file, nullptr, TEXT("&Save"), "Ctrl+S", "save", false, true},
    {"file.saveAs", S::file, nullptr, TEXT("Save &as…"), "Ctrl+Shift+S", ""},
    {"export.picture", S::file, nullptr, TEXT("Export &picture…"), "Ctrl+E", "picture", false, true},
    {"export.numbers", S::file, nullptr, TEXT("Export n&umbers…"), "Ctrl+Shift+E", "numbers"},
    {"export.report", S::file, nullptr, TEXT("Repor&t…"), "Ctrl+P", ""},
    {"export.deck", S::file, nullptr, TEXT("Export tal&k…"), "", ""},
    {"export.plan", S::file, nullptr, TEXT("Export p&lan…"), "Ctrl+Shift+X", ""},
    {"export.trace", S::file, exporting, TEXT("Export as Chrome &trace…"), "", ""},
    {"export.order", S::file, exporting, TEXT("Export the &order…"), "", ""},
    {"export.timelineCsv", S::file, exporting, TEXT("Export the timeline as &CSV…"), "", ""},
    {"export.timelineJson", S::file, exporting, TEXT("Export the timeline as &JSON…"), "", ""},
    {"file.quit", S::file, nullptr, TEXT("&Quit"), "Ctrl+Q", "", false, true},

    {"edit.undo", S::edit, nullptr, TEXT("&Undo"), "Ctrl+Z", "undo"},
    {"edit.redo", S::edit, nullptr, TEXT("&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo"},
    {"copy.numbers", S::edit, nullptr, TEXT("Copy &numbers"), "Ctrl+C", "numbers", false, true},
    {"copy.picture", S::edit, nullptr, TEXT("Copy &picture"), "Ctrl+Shift+C", "picture"},
    {"copy.commandLine", S::edit, nullptr, TEXT("Copy scenario as &command line"), "Ctrl+Alt+C", "terminal"},
    // Names of their own, in every language: one for each format that a plan is written in.
    {"copy.as.megatron", S::edit, copyAs, "Megatron-LM"},
    {"copy.as.bridge", S::edit, copyAs, "Megatron-Bridge"},
    {"copy.as.torchtitan", S::edit, copyAs, "torchtitan"},
    {"copy.as.deepspeed", S::edit, copyAs, "DeepSpeed"},
    {"copy.as.fsdp", S::edit, copyAs, "Accelerate FSDP2"},
    {"copy.as.nanotron", S::edit, copyAs, "nanotron"},
    {"edit.paste", S::edit, nullptr, TEXT("P&aste a configuration…"), "Ctrl+V", "import"},

    {"edit.model", S::edit, nullptr, TEXT("Edit &model…"), "Ctrl+M", "edit", false, true},
    {"edit.gpu", S::edit, nullptr, TEXT("Edit &GPU…"), "Ctrl+Shift+M", "edit"},
    {"edit.framework", S::edit, nullptr, TEXT("Edit &framework profile…"), "Ctrl+Shift+F", ""},
    {"edit.library", S::edit, nullptr, TEXT("&Own models and GPUs…"), "Ctrl+Shift+L", ""},

    {"baseline.pin", S::compare, nullptr, TEXT("&Pin as baseline A"), "Ctrl+B", "pin"},
    {"baseline.unpin", S::compare, nullptr, TEXT("&Unpin baseline A"), "Ctrl+Shift+B", "unpin"},
    {"baseline.swap", S::compare, nullptr, TEXT("&Swap with baseline A"), "Ctrl+Alt+B", "swap"},
    {"kept.keep", S::compare, nullptr, TEXT("&Keep this plan"), "Ctrl+D", "keep", false, true},

    {"time.model", S::pipeline, time, TEXT("&Model time"), "", "clock", true},
    {"time.units", S::pipeline, time, TEXT("&Units"), "", "", true},
    {"pipeline.critical", S::pipeline, nullptr, TEXT("C&ritical path"), "Ctrl+Alt+P", "critical", false,
     false, true},
    {"pipeline.transfers", S::pipeline, nullptr, TEXT("C&ommunication"), "Ctrl+Alt+M", "transfers", false,
     false, true},
    {"pipeline.capacity", S::pipeline, nullptr, TEXT("Memor&y against the capacity"), "Ctrl+Alt+Y",
     "capacity", false, false, true},
    {"compare.none", S::pipeline, compare, TEXT("&Nothing"), "", "", true},
    {"compare.baseline", S::pipeline, compare, TEXT("Plan &A’s pipeline"), "", "", true},
    {"compare.measured", S::pipeline, compare, TEXT("Measured &trace…"), "", "", true},
    {"compare.file", S::pipeline, compare, TEXT("Order from a &file…"), "", "", true},
    {"measured.run", S::pipeline, nullptr, TEXT("Measured step as a r&un of My cluster"), "", ""},
    {"measured.teach", S::pipeline, nullptr, TEXT("Measured step teaches the profi&le…"), "", ""},
    {"play.toggle", S::pipeline, nullptr, TEXT("&Play or pause"), "Space", "play", false, true, false,
     Reach::pipeline},
    {"play.back", S::pipeline, nullptr, TEXT("Step b&ack"), ",", "step-back", false, false, false,
     Reach::pipeline},
    {"play.forward", S::pipeline, nullptr, TEXT("Step &forward"), ".", "step-forward", false, false, false,
     Reach::pipeline},
    {"play.start", S::pipeline, nullptr, TEXT("To the &start"), "Ctrl+,", "to-start", false, false, false,
     Reach::pipeline},
    {"play.end", S::pipeline, nullptr, TEXT("To the &end"), "Ctrl+.", "to-end", false, false, false,
     Reach::pipeline},
    {"play.byOperation", S::pipeline, stepBy, TEXT("&Operation"), "", "", true},
    {"play.byMicrobatch", S::pipeline, stepBy, TEXT("&Micro-batch"), "", "", true},
    {"speed.slow", S::pipeline, speed, TEXT("&One a second"), "", "", true},
    {"speed.brisk", S::pipeline, speed, TEXT("&Four a second"), "", "", true},
    {"speed.fast", S::pipeline, speed, TEXT("&Twenty a second"), "", "", true},
    {"speed.whole", S::pipeline, speed, TEXT("&All in twenty seconds"), "", "", true},

    {"panel.fill", S::view, nullptr, TEXT("&Fill the window with this panel"), "F11; Ctrl+Return", "fill"},
    {"explain.show", S::view, nullptr, TEXT("Show the e&xplanation"), "F9", "", false, false, true},
    {"stop.keep", S::view, nullptr, TEXT("&Keep as a stop of the talk"), "Ctrl+Alt+K", "", false, true},
    {"stop.present", S::view, nullptr, TEXT("&Present"), "F5", ""},
    {"stop.presentHere", S::view, nullptr, TEXT("Present fr&om this stop"), "Shift+F5", ""},
    {"strips.speed", S::view, nullptr, TEXT("Spee&d in the strips"), "Ctrl+Alt+V", "", false, false, true},
    {"layout.reset", S::view, nullptr, TEXT("&Reset the layout"), "Ctrl+Shift+R", ""},
    {"theme.system", S::view, theme, TEXT("As the &system"), "", "", true, true},
    {"theme.light", S::view, theme, TEXT("&Light"), "", "", true},
    {"theme.dark", S::view, theme, TEXT("&Dark"), "", "", true},
    {"colours.paper", S::view, colours, TEXT("The &paper’s"), "", "", true},
    {"colours.safe", S::view, colours, TEXT("Safe for &colour-blind eyes"), "", "", true},
    {"motion.less", S::view, nullptr, TEXT("Less mot&ion"), "", "", false, false, true},
    {"text.larger", S::view, textSize, TEXT("&Larger text"), "Ctrl++; Ctrl+=", ""},
    {"text.smaller", S::view, textSize, TEXT("&Smaller text"), "Ctrl+-", ""},
    {"text.normal", S::view, textSize, TEXT("&Normal text"), "Ctrl+0", ""},
    {"text.projector", S::view, textSize, TEXT("Text for a &projector"), "Ctrl+9", ""},
    // The name of a language is written in that language.
    {"language.en", S::view, language, "&English", "", "", true},
    {"language.de", S::view, language, "&Deutsch", "", "", true},
    {"language.ja", S::view, language, "&日本語", "", "", true},

    {"plan.estimate", S::go, nullptr, TEXT("Estim&ate"), "Ctrl+Alt+E", "", false, true},
    {"plan.recipe", S::go, nullptr, TEXT("&Recipe"), "Ctrl+Alt+R", ""},
    {"panel.next", S::go, nullptr, TEXT("Ne&xt panel"), "F6", "", false, true},
    {"panel.previous", S::go, nullptr, TEXT("Pre&vious panel"), "Shift+F6", ""},

    {"help.palette", S::help, nullptr, TEXT("&Find a command or value…"), "Ctrl+K; Ctrl+Shift+P", "search"},
    {"help.manual", S::help, nullptr, TEXT("&Manual"), "Ctrl+F1", ""},
    {"help.shortcuts", S::help, nullptr, TEXT("&Keyboard shortcuts"), "F1; ?", "keyboard"},
    {"help.glossary", S::help, nullptr, TEXT("&Glossary"), "Shift+F1", ""},
    {"help.reference", S::help, nullptr, TEXT("&Reference tables"), "", ""},
    {"help.tour", S::help, nullptr, TEXT("&Tour"), "", ""},
    {"help.about", S::help, nullptr, TEXT("&About Quadrille"), "", "quadrille", false, true},
};

#undef TEXT

} // namespace quadrille::command_rows
