// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_object.h"

#include <initializer_list>
#include <vector>

namespace quadrille {

/// A config.json read key by key, together with the list of what had to be assumed. As in Transformers, null
/// is the same as no key for all that has a default. Readers throw InputError naming the key.
class HuggingFaceConfig {
public:
    /// \param inner the object that describes the model
    /// \param outer the whole document, which says some things about the model inside
    HuggingFaceConfig(const JsonObject& inner, const JsonObject& outer) : m_inner(inner), m_outer(outer) {}

    [[nodiscard]] bool has(const char* key) const { return m_inner.has(key); }
    /// Whether the key is there and not null.
    [[nodiscard]] bool given(const char* key) const;

    [[nodiscard]] std::int64_t size(const char* key) const;
    /// Of several names for the same size the first that is given; where none is, the first is missing.
    [[nodiscard]] std::int64_t size(std::initializer_list<const char*> names) const;
    [[nodiscard]] std::int64_t whole(const char* key, WholeRange range) const {
        return m_inner.whole(key, range);
    }
    /// A size, or an assumption.
    [[nodiscard]] std::int64_t sizeOr(const char* key, std::int64_t fallback);
    /// A size or 0; an assumption where the key is missing, none where it is null.
    [[nodiscard]] std::int64_t countOrNone(const char* key);
    /// A flag; what it is without the key is no assumption.
    [[nodiscard]] bool flag(const char* key, bool fallback) const;
    /// A flag, or an assumption.
    [[nodiscard]] bool flagOr(const char* key, bool fallback);
    [[nodiscard]] bool tiedEmbeddings(bool fallback);
    [[nodiscard]] const nlohmann::json& array(const char* key) const { return m_inner.array(key); }

    void assume(Message message) { m_assumptions.push_back(std::move(message)); }
    [[noreturn]] void fail(const char* key, Message rule) const { m_inner.fail(key, std::move(rule)); }
    [[nodiscard]] std::vector<Message> takeAssumptions() { return std::move(m_assumptions); }

private:
    const JsonObject& m_inner;
    const JsonObject& m_outer;
    std::vector<Message> m_assumptions;
};

} // namespace quadrille
