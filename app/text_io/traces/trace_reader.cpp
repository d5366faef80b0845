// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/trace_reader.h"

#include "app/text_io/traces/trace_collector.h"
#include "core/text/input_error.h"
#include "core/text/json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <istream>
#include <limits>
#include <utility>

namespace quadrille::traces {
namespace {

/// Nanoseconds. Clocks count from 1970: this is in 2065, and the sum of three of them is a number.
constexpr double latest = 3e18;

enum class Key : std::uint8_t {
    other,
    traceEvents,
    distributedInfo,
    baseTime, // of the document
    phase,
    category,
    name,
    start,
    duration,
    thread,
    args, // of an event
    externalId,
    correlation,
    stream,
    device,
    collective,
    group,
    groupRanks,
    groupSize,
    in,
    out,
    dtype,
    first,
    stride, // of its arguments
    rank,
    worldSize // of distributedInfo
};

struct KeyName {
    std::string_view name;
    Key key;
};

constexpr std::array documentKeys{KeyName{"traceEvents", Key::traceEvents},
                                  KeyName{"distributedInfo", Key::distributedInfo},
                                  KeyName{"baseTimeNanoseconds", Key::baseTime}};
constexpr std::array eventKeys{KeyName{"ph", Key::phase},     KeyName{"cat", Key::category},
                               KeyName{"name", Key::name},    KeyName{"ts", Key::start},
                               KeyName{"dur", Key::duration}, KeyName{"tid", Key::thread},
                               KeyName{"args", Key::args}};
constexpr std::array argumentKeys{KeyName{"External id", Key::externalId},
                                  KeyName{"correlation", Key::correlation},
                                  KeyName{"stream", Key::stream},
                                  KeyName{"device", Key::device},
                                  KeyName{"Collective name", Key::collective},
                                  KeyName{"Process Group Description", Key::group},
                                  KeyName{"Process Group Ranks", Key::groupRanks},
                                  KeyName{"Group size", Key::groupSize},
                                  KeyName{"In msg nelems", Key::in},
                                  KeyName{"Out msg nelems", Key::out},
                                  KeyName{"dtype", Key::dtype},
                                  KeyName{"Global rank start", Key::first},
                                  KeyName{"Global rank stride", Key::stride}};
constexpr std::array distributedKeys{KeyName{"rank", Key::rank}, KeyName{"world_size", Key::worldSize}};

template <std::size_t n>
Key lookUp(const std::array<KeyName, n>& keys, std::string_view name) {
    const auto* found = std::ranges::find(keys, name, &KeyName::name);
    return found == keys.end() ? Key::other : found->key;
}

/// Microseconds as they are written, "123.456", in nanoseconds: exactly, which a double is not where clocks
/// count from 1970. Nothing where that is out of range.
std::optional<Time> nanosecondsOf(double value, const std::string& digits) {
    constexpr double perMicrosecond = 1000;
    const bool isInRange = value >= 0 && value * perMicrosecond < latest;
    if (!isInRange)
        return std::nullopt;
    // The parser writes the point as the machine's language does.
    const std::size_t point = digits.find_first_not_of("0123456789eE+-");
    Time whole = 0;
    const char* const wholeEnd = digits.data() + std::min(point, digits.size());
    const auto [end, error] = std::from_chars(digits.data(), wholeEnd, whole);
    if (error != std::errc() || end != wholeEnd || digits.find_first_of("eE") != std::string::npos)
        return std::llround(value * perMicrosecond);
    Time fraction = 0;
    Time unit = 100;
    for (std::size_t i = point; point != std::string::npos && ++i < digits.size() && unit > 0; unit /= 10)
        fraction += unit * (digits[i] - '0');
    return whole * 1000 + fraction;
}

/// Hears of the document piece by piece.
class Handler {
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    Handler(TraceCollector& collector, const ByteStream& stream, const std::string& source)
        : m_collector(collector), m_stream(stream), m_source(source) {}

    [[nodiscard]] bool sawEvents() const { return m_sawEvents; }

    // NOLINTBEGIN(readability-identifier-naming): the parser's names
    bool null() { return true; }
    bool boolean(bool) { return wrongUnlessOther(); }
    bool binary(binary_t&) { return true; }
    bool number_integer(number_integer_t value) { return number(wholeNumber(value)); }
    bool number_unsigned(number_unsigned_t value) {
        constexpr auto most = static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
        if (value > most)
            return number({static_cast<double>(value), 0, std::nullopt});
        return number(wholeNumber(static_cast<std::int64_t>(value)));
    }
    bool number_float(number_float_t value, const string_t& digits) {
        const bool small = std::abs(value) < 9e15;
        return number({value, small ? std::llround(value) : 0, nanosecondsOf(value, digits)});
    }
    bool string(string_t& text);
    bool start_object(std::size_t) { return open(true); }
    bool start_array(std::size_t) { return open(false); }
    bool key(string_t& name);
    bool end_object();
    bool end_array() { return close(); }
    bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error);
    // NOLINTEND(readability-identifier-naming)

private:
    enum class Where : std::uint8_t { document, events, event, arguments, distributed, elsewhere };

    [[nodiscard]] Where where() const { return m_open.empty() ? Where::elsewhere : m_open.back(); }
    static TraceNumber wholeNumber(std::int64_t value) {
        const bool small = value >= 0 && static_cast<double>(value) * 1000 < latest;
        return {static_cast<double>(value), value, small ? std::optional<Time>(value * 1000) : std::nullopt};
    }
    bool number(const TraceNumber& value);
    bool open(bool object);
    bool close() {
        m_open.pop_back();
        m_key = Key::other;
        return true;
    }
    void setOnce(Key key);
    bool wrongUnlessOther();

    TraceCollector& m_collector;
    const ByteStream& m_stream;
    const std::string& m_source;
    std::vector<Where> m_open;
    Key m_key = Key::other;
    TraceEvent m_event;
    std::int64_t m_number = -1; ///< of the event
    bool m_sawEvents = false;
};

bool Handler::open(bool object) {
    Where next = Where::elsewhere;
    if (m_open.empty()) {
        next = object ? Where::document : Where::events;
        m_sawEvents = m_sawEvents || !object;
    } else if (where() == Where::document && m_key == Key::traceEvents) {
        if (object)
            throw InputError("traceEvents", {QUADRILLE_MESSAGE("must be a list"), {}});
        if (std::exchange(m_sawEvents, true))
            throw InputError("traceEvents",
                             {QUADRILLE_MESSAGE("must not be given twice in the same object"), {}});
        next = Where::events;
    } else if (where() == Where::document && m_key == Key::distributedInfo && object) {
        next = Where::distributed;
    } else if (where() == Where::events && object) {
        next = Where::event;
        m_event.clear();
        ++m_number;
    } else if (where() == Where::event && m_key == Key::args && object) {
        next = Where::arguments;
    } else {
        wrongUnlessOther();
    }
    if (m_open.size() == deepestNesting)
        throw InputError(m_source, {QUADRILLE_MESSAGE("is nested deeper than %1"),
                                    {static_cast<std::int64_t>(deepestNesting)}});
    m_open.push_back(next);
    m_key = Key::other;
    return true;
}

bool Handler::key(string_t& name) {
    switch (where()) {
    case Where::document:
        m_key = lookUp(documentKeys, name);
        break;
    case Where::event:
        m_key = lookUp(eventKeys, name);
        setOnce(m_key);
        break;
    case Where::arguments:
        m_key = lookUp(argumentKeys, name);
        break;
    case Where::distributed:
        m_key = lookUp(distributedKeys, name);
        break;
    case Where::events:
    case Where::elsewhere:
        m_key = Key::other;
    }
    return true;
}

/// Of two different times of an event none is known to be right.
void Handler::setOnce(Key key) {
    if (key == Key::other)
        return;
    const std::uint32_t bit = std::uint32_t{1} << static_cast<unsigned>(key);
    if ((m_event.seen & bit) != 0) {
        const auto* found = std::ranges::find(eventKeys, key, &KeyName::key);
        throw InputError("traceEvents[" + std::to_string(m_number) + "]." + std::string(found->name),
                         {QUADRILLE_MESSAGE("must not be given twice in the same object"), {}});
    }
    m_event.seen |= bit;
}

bool Handler::wrongUnlessOther() {
    switch (m_key) {
    case Key::phase:
        m_event.wrong = "ph";
        break;
    case Key::category:
        m_event.wrong = "cat";
        break;
    case Key::name:
        m_event.wrong = "name";
        break;
    case Key::start:
        m_event.wrong = "ts";
        break;
    case Key::duration:
        m_event.wrong = "dur";
        break;
    case Key::traceEvents:
        throw InputError("traceEvents", {QUADRILLE_MESSAGE("must be a list"), {}});
    default:
        break;
    }
    return true;
}

bool Handler::string(string_t& text) {
    const auto numberIn = [&text](std::optional<std::int64_t>& to) {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error == std::errc() && end == text.data() + text.size())
            to = value;
    };
    switch (m_key) {
    case Key::phase:
        m_event.phase = text;
        break;
    case Key::category:
        m_event.category = categoryFromName(text);
        break;
    case Key::name:
        m_event.name = text;
        break;
    case Key::collective:
        m_event.collective = text;
        break;
    case Key::group:
        m_event.group = text;
        break;
    case Key::groupRanks:
        m_event.groupRanks = text;
        break;
    case Key::dtype:
        m_event.dtype = text;
        break;
    case Key::thread: // of spans that no kernel is in
        numberIn(m_event.thread);
        break;
    default:
        wrongUnlessOther();
    }
    m_key = Key::other;
    return true;
}

bool Handler::number(const TraceNumber& value) {
    switch (m_key) {
    case Key::baseTime:
        if (std::isnan(value.value) || value.value < 0 || value.value >= latest)
            throw InputError("baseTimeNanoseconds",
                             {QUADRILLE_MESSAGE("is no time that a clock can show"), {}});
        m_collector.setBase(value.whole);
        break;
    case Key::rank:
        m_collector.setRank(std::clamp<std::int64_t>(value.whole, -1, 1 << 30));
        break;
    case Key::worldSize:
        m_collector.setWorldSize(std::clamp<std::int64_t>(value.whole, 0, 1 << 30));
        break;
    case Key::start:
        m_event.start = value;
        break;
    case Key::duration:
        m_event.duration = value;
        break;
    case Key::thread:
        m_event.thread = value.whole;
        break;
    case Key::externalId:
        m_event.externalId = value.whole;
        break;
    case Key::correlation:
        m_event.correlation = value.whole;
        break;
    case Key::stream:
        m_event.stream = value.whole;
        break;
    case Key::device:
        m_event.device = value.whole;
        break;
    case Key::groupSize:
        m_event.groupSize = std::clamp<std::int64_t>(value.whole, 0, 1 << 30);
        break;
    case Key::first:
        m_event.firstRank = value.whole;
        break;
    case Key::stride:
        m_event.rankStride = value.whole;
        break;
    case Key::in:
        m_event.elementsIn = value.value;
        break;
    case Key::out:
        m_event.elementsOut = value.value;
        break;
    default:
        wrongUnlessOther();
    }
    m_key = Key::other;
    return true;
}

bool Handler::end_object() {
    if (where() == Where::event)
        m_collector.add(m_event, m_number);
    return close();
}

bool Handler::parse_error(std::size_t position, const std::string& /*token*/,
                          const nlohmann::json::exception& /*error*/) {
    const auto at = static_cast<std::int64_t>(position);
    throw InputError(
        m_source,
        m_stream.atEnd()
            ? quadrille::Message{QUADRILLE_MESSAGE("ends in the middle, at byte %1: it is not complete"),
                                 {at}}
            : quadrille::Message{QUADRILLE_MESSAGE("is no JSON at byte %1"), {at}});
}

} // namespace

RankTrace readTrace(ByteStream& stream, const TraceRules& rules, const std::string& source,
                    const std::stop_token& stop) {
    TraceCollector collector(rules);
    Handler handler(collector, stream, source);
    std::istream input(&stream);
    nlohmann::json::sax_parse(input, &handler);
    if (!handler.sawEvents())
        throw InputError(
            source, {QUADRILLE_MESSAGE("has no traceEvents: it is no trace of the PyTorch profiler"), {}});
    RankTrace trace = collector.finish(stop);
    trace.source = source;
    return trace;
}

RankTrace readTraceText(std::string_view text, const TraceRules& rules, const std::string& source) {
    ByteStream stream(
        [&text](char* to, std::size_t most) {
            const std::size_t size = std::min(most, text.size());
            std::copy_n(text.data(), size, to);
            text.remove_prefix(size);
            return size;
        },
        source);
    return readTrace(stream, rules, source);
}

} // namespace quadrille::traces
