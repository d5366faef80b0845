// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_page.h"

#include "app/lessons/lesson_plans.h"
#include "app/lessons/lesson_text.h"
#include "app/manual/manual_files.h"
#include "app/manual/manual_formulas.h"
#include "app/manual/manual_tables.h"
#include "app/manual/manual_words.h"
#include "app/manual/replaced.h"
#include "app/render/plan_pictures.h"
#include "app/text_io/numbers.h"
#include "core/lessons/lesson_block.h"
#include "core/text/input_error.h"
#include "widgets/format.h"
#include "widgets/lesson/wrapped_lines.h"

#include <QRegularExpression>

namespace quadrille {
namespace {

/// The chapter whose English text has the tables of errors.
const QString trustChapter = QStringLiteral("trust");

/// Reads a chapter line by line.
class Composer {
public:
    Composer(const QString& chapter, const ManualSources& sources, bool withPictures,
             const std::stop_token& stop)
        : m_sources(sources), m_withPictures(withPictures), m_stop(stop), m_plans(sources.catalogue) {
        m_page.chapter = chapter;
    }

    ManualPage compose(const QString& text) {
        static const QRegularExpression leadingTicks(QStringLiteral("^```+"));
        m_page.title = manualTitle(text);
        QString fence; // of the code that the line is in
        for (const QString& line : text.split(u'\n')) {
            throwIfStopped(m_stop);
            ++m_line;
            const QString ticks = line.left(line.size() - QString(line).remove(leadingTicks).size());
            if (fence.isEmpty() && ticks.isEmpty()) {
                proseLine(line);
                continue;
            }
            if (fence.isEmpty())
                flush(); // what follows is not looked into
            m_code += line + u'\n';
            const bool ends = !fence.isEmpty() && line == fence;
            if (ends)
                add(std::exchange(m_code, {}));
            fence = ends ? QString() : fence.isEmpty() ? ticks : fence;
        }
        if (!fence.isEmpty())
            problem(QStringLiteral("%1 without an end").arg(fence));
        flush();
        return std::move(m_page);
    }

private:
    void problem(const QString& what) {
        m_page.problems << QStringLiteral("line %1: %2").arg(m_line).arg(what);
    }
    void problem(const InputError& error) {
        problem(QString::fromStdString(error.field() + ' ' + english(error.rule())));
    }

    void add(const QString& markdown) { m_page.pieces.push_back({LivePiece::Kind::markdown, markdown, {}}); }

    void proseLine(const QString& line) {
        static const QRegularExpression remark(QStringLiteral("^<!-- *(plan: *)?(.*?) *-->$"));
        static const QRegularExpression block(QStringLiteral(
            "^\\{\\{(picture|formulas|options|views|configurations|logs|reference|errors)(?:: *(.*?))?"
            "(?: *\\| *(.*?))?\\}\\}$"));
        if (const auto match = remark.match(line); match.hasMatch()) {
            if (match.capturedLength(1) > 0)
                setPlan(match.captured(2));
            return;
        }
        if (const auto match = block.match(line); match.hasMatch()) {
            flush();
            makeBlock(match.captured(1), match.captured(2), match.captured(3));
            return;
        }
        QString failed;
        m_prose += manual_words::filledIn(line, m_sources.catalogue, failed) + u'\n';
        if (!failed.isEmpty())
            problem(QStringLiteral("nothing answers %1").arg(failed));
    }

    /// The prose so far, with its live numbers.
    void flush() {
        const QString prose = std::exchange(m_prose, {});
        if (prose.trimmed().isEmpty())
            return;
        try {
            const Passage passage = passageOf(prose.toStdString(), m_line);
            for (const TextPiece& piece : passage.pieces)
                if (piece.kind == TextPiece::Kind::value)
                    checkValue(piece.value);
            add(QStringLiteral("\n"));
            for (LivePiece& piece : lesson_text::pieces(passage, LessonStep(), m_answers)) {
                if (piece.kind == LivePiece::Kind::setting) // nothing is moved here
                    piece.kind = LivePiece::Kind::number;
                m_page.pieces.push_back(std::move(piece));
            }
        } catch (const InputError& error) {
            problem(error);
        }
    }

    void checkValue(const LiveValue& live) {
        for (const std::string& name : live.expression.names())
            if (!figureNamed(name))
                problem(QStringLiteral("“%1” is no figure").arg(QString::fromStdString(name)));
        if (m_answers.empty())
            m_answers[""] = analysis();
        if (live.expression.value(figuresOf(m_answers)).index() == 0)
            problem(QStringLiteral("“%1” has no value on the plan of the chapter")
                        .arg(QString::fromStdString(live.expression.text())));
    }

    void setPlan(const QString& options) {
        flush();
        m_answers.clear();
        m_analysis.reset();
        m_written.clear();
        try {
            const PlanOptions given = lesson_block::optionsOf(options.toStdString());
            m_plan = m_plans.of(given);
        } catch (const InputError& error) {
            problem(error);
        }
    }

    /// Of the chapter's plan.
    const Analysis& analysis() {
        if (!m_analysis)
            m_analysis = analyzeWithoutTimeline(plan(), m_stop);
        return *m_analysis;
    }
    const Scenario& plan() {
        if (!m_plan)
            m_plan = m_plans.of({});
        return *m_plan;
    }

    void makeBlock(const QString& kind, const QString& what, const QString& more) {
        try {
            if (kind == QLatin1String("picture"))
                addPicture(what, more);
            else if (kind == QLatin1String("formulas"))
                addFormulas(what);
            else if (kind == QLatin1String("options"))
                addTable(m_sources.options ? m_sources.options(what) : QString(), what);
            else if (kind == QLatin1String("views"))
                addTable(manual_tables::views(), kind);
            else if (kind == QLatin1String("configurations"))
                addTable(manual_tables::configurations(plan(), m_sources.catalogue), kind);
            else if (kind == QLatin1String("logs"))
                addTable(manual_tables::logs(), kind);
            else if (kind == QLatin1String("reference"))
                addReference(what);
            else
                addTable(
                    manual_tables::errors(manualText(manualChapterNamed(trustChapter), QStringLiteral("en")),
                                          what.toInt() - 1),
                    what);
        } catch (const InputError& error) {
            problem(error);
        }
    }

    void addTable(const QString& markdown, const QString& what) {
        if (markdown.isEmpty())
            problem(QStringLiteral("there is no “%1”").arg(what));
        add(QStringLiteral("\n\n") + markdown);
    }

    void addFormulas(const QString& name) {
        if (!analysis().runnable())
            return problem(QStringLiteral("the plan of the chapter can not run"));
        const auto pieces = manual_formulas::pieces(name, analysis(), m_written, m_stop);
        if (!pieces)
            return problem(QStringLiteral("“%1” has no formula on the plan of the chapter").arg(name));
        m_page.pieces.insert(m_page.pieces.end(), pieces->begin(), pieces->end());
    }

    void addReference(const QString& id) {
        if (!analysis().runnable())
            return problem(QStringLiteral("the plan of the chapter can not run"));
        for (const ReferenceTable& table : referenceTables(analysis(), m_stop))
            if (id == QLatin1String(table.head->id))
                return add(manual_tables::reference(table));
        problem(QStringLiteral("“%1” is no table of the reference").arg(id));
    }

    /// "memory --tp 8": a view, and what differs from the chapter's plan.
    void addPicture(const QString& asked, const QString& caption) {
        const QString name = asked.section(u' ', 0, 0);
        const auto view = planViewNamed(name.toStdString());
        if (!view)
            return problem(QStringLiteral("“%1” is no view that can be drawn").arg(name));
        PlanPicture what{*view};
        PlanOptions options = lesson_block::optionsOf(asked.section(u' ', 1).toStdString());
        std::erase_if(options, [&what](const auto& option) { return takenAside(option, what); });
        const Scenario scenario = m_plans.with(plan(), options);
        const auto number = static_cast<qsizetype>(m_pictureCount++);
        add(QStringLiteral("\n\n![%1](%2:%3)\n\n*%1*\n\n")
                .arg(caption, QLatin1String(pictureScheme))
                .arg(number));
        if (!m_withPictures)
            return;
        ManualPicture picture{what, analysedFor(*view, scenario, m_stop), {}, caption};
        if (!canBeDrawn(*view, picture.analysis))
            problem(QStringLiteral("the plan of the picture can not run, or is too long to draw"));
        if (*view == PlanView::heatmap)
            picture.around = plansAround(picture.analysis, what.shown, m_stop);
        m_page.pictures.push_back(std::move(picture));
    }

    /// An option of the picture, not of the plan.
    static bool takenAside(const std::pair<std::string, std::string>& option, PlanPicture& what) {
        if (option.first == "anatomy-gpu") {
            what.gpu = text_io::wholeNumber("anatomy-gpu", option.second, 0);
            return true;
        }
        if (option.first != "heatmap-shows")
            return false;
        what.shown = heatmapQuantityFromName(option.second).value_or(HeatmapQuantity::memory);
        return true;
    }

    const ManualSources& m_sources;
    const bool m_withPictures;
    const std::stop_token& m_stop;
    LessonPlans m_plans;
    ManualPage m_page;
    int m_line = 0;
    QString m_prose, m_code;
    std::optional<Scenario> m_plan;
    std::optional<Analysis> m_analysis;
    StepAnswers m_answers;
    manual_formulas::Written m_written;
    std::size_t m_pictureCount = 0;
};

} // namespace

QString ManualPage::plainText() const {
    static const QRegularExpression images(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)"));
    static const QRegularExpression links(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression rulers(QStringLiteral("^ *\\|?[-: ]*-[-: ]*\\|[-:| ]*$"),
                                           QRegularExpression::MultilineOption);
    static const QRegularExpression marks(QStringLiteral("\\\\([|*<_])|[*`|]|^#+ "),
                                          QRegularExpression::MultilineOption);
    QString text;
    for (const LivePiece& piece : pieces)
        text += piece.text;
    text.remove(images).replace(links, QStringLiteral("\\1")).remove(rulers);
    text = replaced(text, marks, [](const QRegularExpressionMatch& match) {
        return match.captured() == QLatin1String("|") ? QStringLiteral("\t") : match.captured(1);
    });
    return text.remove(wrapWithoutSpace());
}

ManualPage composeManual(const QString& chapter, const QString& text, const ManualSources& sources,
                         bool withPictures, const std::stop_token& stop) {
    return Composer(chapter, sources, withPictures, stop).compose(text);
}

} // namespace quadrille
