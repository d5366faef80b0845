// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

#include <memory>
#include <string>

class QApplication;

namespace CLI {
class App;
} // namespace CLI

namespace quadrille::cli {

/// The colours and the language of pictures and documents, as they were typed.
struct LookOptions {
    std::string theme = "light";
    std::string language = "en";
};

/// --theme and --language.
void addLookOptions(CLI::App& command, LookOptions& options);

struct Look {
    bool dark = false;
    QString language; ///< one of languages()
};

/// \throws InputError naming the option
[[nodiscard]] Look lookOf(const LookOptions& options);

/// Pictures are widgets, but no screen is needed; and the user's own language and platform do not matter,
/// so that everybody gets the same. One at a time.
class PictureApplication {
public:
    explicit PictureApplication(const Look& look);
    ~PictureApplication();
    PictureApplication(const PictureApplication&) = delete;
    PictureApplication& operator=(const PictureApplication&) = delete;

private:
    int m_argumentCount = 1;
    std::string m_program = "quadrille";
    char* m_arguments = m_program.data();
    std::unique_ptr<QApplication> m_application;
    QTranslator m_texts;
};

} // namespace quadrille::cli
