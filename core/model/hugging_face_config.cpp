// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face_config.h"

#include "core/model/size_ranges.h"
#include "core/units/largest.h"

#include <string>

namespace quadrille {
namespace {

bool givenIn(const JsonObject& object, const char* key) {
    return object.has(key) && !object.value().at(key).is_null();
}

} // namespace

bool HuggingFaceConfig::given(const char* key) const {
    return givenIn(m_inner, key);
}

std::int64_t HuggingFaceConfig::size(const char* key) const {
    return m_inner.whole(key, positiveSize);
}

std::int64_t HuggingFaceConfig::size(std::initializer_list<const char*> names) const {
    for (const char* key : names)
        if (given(key))
            return size(key);
    return size(*names.begin());
}

std::int64_t HuggingFaceConfig::sizeOr(const char* key, std::int64_t fallback) {
    if (given(key))
        return size(key);
    assume({QUADRILLE_MESSAGE("“%1” is not given; %2 is taken."), {std::string(key), fallback}});
    return fallback;
}

std::int64_t HuggingFaceConfig::countOrNone(const char* key) {
    if (given(key))
        return m_inner.whole(key, sizeOrNone);
    if (!has(key))
        assume({QUADRILLE_MESSAGE("“%1” is not given; %2 is taken."), {std::string(key), std::int64_t{0}}});
    return 0;
}

bool HuggingFaceConfig::flag(const char* key, bool fallback) const {
    return given(key) ? m_inner.flag(key, fallback) : fallback;
}

bool HuggingFaceConfig::flagOr(const char* key, bool fallback) {
    if (given(key))
        return m_inner.flag(key, fallback);
    assume(fallback
               ? Message{QUADRILLE_MESSAGE("“%1” is not given; it is taken as true."), {std::string(key)}}
               : Message{QUADRILLE_MESSAGE("“%1” is not given; it is taken as false."), {std::string(key)}});
    return fallback;
}

bool HuggingFaceConfig::tiedEmbeddings(bool fallback) {
    const char* key = "tie_word_embeddings";
    if (given(key))
        return m_inner.flag(key, fallback);
    if (givenIn(m_outer, key))
        return m_outer.flag(key, fallback);
    assume(fallback
               ? Message{QUADRILLE_MESSAGE("“%1” is not given; the head is taken to reuse the embedding."),
                         {std::string(key)}}
               : Message{QUADRILLE_MESSAGE("“%1” is not given; the head is taken to have its own matrix."),
                         {std::string(key)}});
    return fallback;
}

} // namespace quadrille
