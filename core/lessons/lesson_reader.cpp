// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/lessons/lesson_block.h"
#include "core/lessons/lesson_rules.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <charconv>
#include <variant>

namespace quadrille {
namespace {

using Lines = std::vector<std::string_view>;

/// Lines of the file: without "\r" at their ends.
Lines linesOf(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

int numberOf(const InputError& error, int otherwise) {
    int line = otherwise;
    std::from_chars(error.field().data(), error.field().data() + error.field().size(), line);
    return line;
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_lines(linesOf(text)) {}

    ReadLesson read() {
        skipRemarks();
        for (; m_at < m_lines.size(); ++m_at) {
            const std::string_view line = m_lines[m_at];
            if (line.starts_with("```") && !m_languageOpen)
                block();
            else if (line.starts_with("```"))
                code();
            else if (line.starts_with("#### "))
                part(line.substr(5));
            else if (line.starts_with("### "))
                language(line.substr(4));
            else if (line.starts_with("## "))
                step(line.substr(3));
            else if (line.starts_with("# "))
                name(line.substr(2));
            else
                prose(line);
        }
        endPart();
        checkStructure(m_read.lesson, m_read.problems);
        return std::move(m_read);
    }

private:
    [[nodiscard]] int lineNumber() const { return static_cast<int>(m_at) + 1; }
    [[nodiscard]] LessonStep* current() {
        return m_read.lesson.steps.empty() ? nullptr : &m_read.lesson.steps.back();
    }
    void problem(Message rule) { m_read.problems.push_back({lineNumber(), std::move(rule)}); }

    /// HTML remarks at the head: the licence.
    void skipRemarks() {
        bool inRemark = false;
        for (; m_at < m_lines.size(); ++m_at) {
            const std::string_view line = m_lines[m_at];
            inRemark = inRemark || line.starts_with("<!--");
            if (!inRemark && !line.empty())
                return;
            if (line.ends_with("-->"))
                inRemark = false;
        }
    }

    void name(std::string_view text) {
        endPart();
        m_languageOpen = false;
        if (!m_read.lesson.name.empty())
            problem({"must not name a second lesson", {}});
        m_read.lesson.name = text;
        m_read.lesson.line = lineNumber();
    }

    void step(std::string_view text) {
        endPart();
        m_languageOpen = false;
        m_read.lesson.steps.push_back({.id = std::string(text), .line = lineNumber()});
    }

    /// A block of keys: to its end.
    void block() {
        const std::string_view word = m_lines[m_at].substr(3);
        const int line = lineNumber();
        Lines inside;
        for (++m_at; m_at < m_lines.size() && !m_lines[m_at].starts_with("```"); ++m_at)
            inside.push_back(m_lines[m_at]);
        LessonStep* step = current();
        const std::string_view expected = step != nullptr ? "step" : "lesson";
        if (word != expected) {
            m_read.problems.push_back({line, {"must be a block ```%1", {std::string(expected)}}});
            return;
        }
        const auto rows = lesson_block::rowsOf(inside, line + 1, m_read.problems);
        if (step != nullptr)
            lesson_block::readStep(rows, *step, m_read.problems);
        else
            lesson_block::readHead(rows, m_read.lesson, m_read.problems);
    }

    /// Code within prose: headings in it are none.
    void code() {
        prose(m_lines[m_at]);
        for (++m_at; m_at < m_lines.size(); ++m_at) {
            prose(m_lines[m_at]);
            if (m_lines[m_at].starts_with("```"))
                return;
        }
    }

    /// "en: The weights alone".
    void language(std::string_view text) {
        endPart();
        const std::size_t colon = text.find(": ");
        if (colon != 2 || text.size() == 4) {
            problem({"must be a language and a title, such as “### en: One GPU is not enough”", {}});
            return;
        }
        m_languageOpen = true;
        m_language = text.substr(0, colon);
        const std::string title(text.substr(colon + 2));
        bool isNew = false;
        if (LessonStep* step = current())
            isNew =
                step->texts.try_emplace(m_language, StepText{.title = title, .line = lineNumber()}).second;
        else
            isNew =
                m_read.lesson.texts.try_emplace(m_language, LessonText{.title = title, .line = lineNumber()})
                    .second;
        if (!isNew)
            problem({"must not stand twice for %1", {m_language}});
        m_part = "body";
        m_partLine = lineNumber() + 1;
    }

    /// "question", "hint", "answer", "choice tp".
    void part(std::string_view text) {
        endPart();
        const std::string_view word = text.substr(0, text.find(' '));
        const bool known = word == "question" || word == "hint" || word == "answer" || word == "choice";
        if (!known || current() == nullptr || !m_languageOpen) {
            problem({"must be question, hint, answer or choice, in a language of a step", {}});
            return;
        }
        m_part = text;
        m_partLine = lineNumber() + 1;
    }

    void prose(std::string_view line) {
        if (m_part.empty()) {
            if (!line.empty())
                problem({"must stand below a language, such as “### en: One GPU is not enough”", {}});
            return;
        }
        m_text += line;
        m_text += '\n';
    }

    void endPart() {
        if (m_part.empty())
            return;
        try {
            place(passageOf(m_text, m_partLine));
        } catch (const InputError& error) {
            m_read.problems.push_back({numberOf(error, m_partLine), error.rule()});
        }
        m_part.clear();
        m_text.clear();
    }

    void place(Passage passage) {
        LessonStep* step = current();
        if (step == nullptr) {
            m_read.lesson.texts[m_language].summary = std::move(passage);
            return;
        }
        StepText& text = step->texts[m_language];
        if (m_part.starts_with("choice "))
            text.choices[m_part.substr(7)] = std::move(passage);
        else
            (m_part == "question" ? text.question
             : m_part == "hint"   ? text.hint
             : m_part == "answer" ? text.answer
                                  : text.body) = std::move(passage);
    }

    Lines m_lines;
    std::size_t m_at = 0;
    ReadLesson m_read;
    bool m_languageOpen = false;
    std::string m_language;
    std::string m_part; ///< empty: prose is not expected
    int m_partLine = 0;
    std::string m_text;
};

/// Of what is quoted no control characters.
void cleanQuotes(Message& message) { // NOLINT(misc-no-recursion): as deep as sentences pass sentences on
    for (Message::Argument& argument : message.arguments) {
        if (auto* quoted = std::get_if<std::string>(&argument))
            *quoted = storable(withoutEscapes(*quoted));
        else if (auto* passedOn = std::get_if<std::vector<Message>>(&argument))
            for (Message& each : *passedOn)
                cleanQuotes(each);
    }
}

} // namespace

ReadLesson readLesson(std::string_view text) {
    if (const auto strange = firstNonUtf8(text))
        return {{}, {{static_cast<int>(placeOf(text, *strange).line), {"must be UTF-8", {}}}}};
    ReadLesson read = Reader(text).read();
    // What problems quote goes to a terminal.
    for (LessonProblem& problem : read.problems)
        cleanQuotes(problem.rule);
    return read;
}

} // namespace quadrille
