// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interruption.h"

#include "app/session/file_writer.h"

namespace quadrille::cli {
namespace {

/// Below what people take for a program that does not answer; who looks at the token does so far more often.
constexpr std::chrono::milliseconds patience{200};

} // namespace

Interruption::Interruption() : m_signals(patience, FileWriter::abandonAllAndExit) {}

} // namespace quadrille::cli
