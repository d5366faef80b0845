// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <cstdint>
#include <span>

namespace quadrille {

/// Which menu a command stands in.
enum class Section : std::uint8_t { file, edit, compare, pipeline, view, go, help };

/// Where a command's shortcuts work.
enum class Reach : std::uint8_t { window, pipeline };

/// Everything the user can ask for by name. Menus, shortcut sheet and command palette are made from it.
struct Command {
    const char* id = ""; ///< unique and stable: "file.save"
    Section section = Section::file;
    const char* submenu = nullptr; ///< English, context "commands"; null: stands in the menu itself
    const char* text = "";         ///< English
    const char* shortcut = "";     ///< portable text ("Ctrl+S"), several separated by "; "; empty: none
    const char* icon = "";         ///< file below :/icons without suffix; empty: none
    bool checkable = false;        ///< one of a submenu's choices
    bool startsGroup = false;      ///< a separator stands above it in the menu
    bool toggle = false;           ///< on or off, by itself
    Reach reach = Reach::window;   ///< the pipeline's keys are plain ones, that elsewhere mean something else
    int number = 0;                ///< stands for the %1 of `text`; 0: it has none
    const char* context = "commands"; ///< whose translation `text` has
};

[[nodiscard]] std::span<const Command> allCommands();

/// In the user's language, with its mnemonic: that of the text, or a letter that no other of its submenu has.
[[nodiscard]] QString text(const Command& command);
/// "Open" of "&Open…": for where no key answers to the mnemonic, "(&O)" after Japanese words included.
[[nodiscard]] QString withoutMnemonic(QString text);
/// "File", in the user's language, with its mnemonic.
[[nodiscard]] QString title(Section section);
inline constexpr Section allSections[] = {Section::file, Section::edit, Section::compare, Section::pipeline,
                                          Section::view, Section::go,   Section::help};

} // namespace quadrille
