// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/input_error.h"

#include <nlohmann/json.hpp>
#include <QString>

namespace quadrille::test {

/// The field that the InputError thrown by `action` names. Without one, or with a message that says nothing,
/// a text that is no field.
template <class Action>
QString fieldOfError(Action action) {
    try {
        action();
    } catch (const InputError& error) {
        const bool says =
            !error.rule().text.empty() && std::string(error.what()).find('%') == std::string::npos;
        return says ? QString::fromStdString(error.field()) : QString("(no rule: %1)").arg(error.what());
    }
    return "(no error)";
}

/// The document with another value at a JSON pointer, or without that key where the text is empty.
inline nlohmann::json withValueAt(nlohmann::json document, const QString& pointer, const QString& value) {
    const nlohmann::json::json_pointer at(pointer.toStdString());
    if (value.isEmpty())
        document.at(at.parent_pointer()).erase(at.back());
    else
        document[at] = nlohmann::json::parse(value.toStdString());
    return document;
}

} // namespace quadrille::test
