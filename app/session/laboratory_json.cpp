// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/laboratory_json.h"

#include "core/laboratory/board_file.h"
#include "core/pipeline/order_file.h"
#include "core/text/input_error.h"

namespace quadrille {

nlohmann::json jsonOf(const laboratory::Board& board) {
    // Without the remark of a file: what it says is beside the order here.
    return {{"order", writeOrder(laboratory::orderOf(board))},
            {"split", board.task.splitBackward},
            {"v", board.task.vShaped},
            {"memory", board.task.memory},
            {"message", board.task.message}};
}

std::optional<laboratory::Board> boardFromJson(const nlohmann::json& json) {
    if (!json.is_object())
        return std::nullopt;
    const auto whole = [&json](const char* key, std::int32_t most) {
        const auto found = json.find(key);
        const std::int64_t number =
            found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
        return number >= 0 && number <= most ? static_cast<std::int32_t>(number) : 0;
    };
    laboratory::Task task;
    task.memory = whole("memory", laboratory::mostMicrobatches * laboratory::mostChunks);
    task.message = whole("message", laboratory::mostMessage);
    const auto isTrue = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_boolean() && found->get<bool>();
    };
    task.splitBackward = isTrue("split");
    task.vShaped = isTrue("v");
    const auto order = json.find("order");
    if (order == json.end() || !order->is_string())
        return std::nullopt;
    try {
        return laboratory::parseBoard(order->get<std::string>(), task);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace quadrille
