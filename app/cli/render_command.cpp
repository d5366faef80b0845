// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/complaint.h"
#include "app/cli/from_files.h"
#include "app/cli/picture_application.h"
#include "app/cli/recomputed_table.h"
#include "app/cli/table_picture.h"
#include "app/cli/user_catalogue.h"
#include "app/present/deck_pages.h"
#include "app/render/picture_size.h"
#include "app/render/plan_pictures.h"
#include "app/render/plan_view.h"
#include "app/render/render.h"
#include "app/session/complete_session.h"
#include "app/session/file_io.h"
#include "app/settings/settings.h"
#include "app/store/side_by_side.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "app/text_io/scenario_line.h"
#include "widgets/paper_table/paper_table_text.h"

#include <QFileInfo>

#include <algorithm>

namespace quadrille::cli {
namespace {

constexpr std::int64_t largestSide = 16384; ///< that of exported pictures

struct Options {
    GivenOptions given;
    std::string view;
    std::string size = "1280x720";
    std::string output;
    std::string shows;
    std::string gpu;
    std::string title = "on";
    std::string caption = "on";
    std::string legend = "on";
    LookOptions look;
};

/// A view of the plan, or else of what is no single plan.
struct View {
    enum class Other { table, compare, deck };
    std::optional<PlanView> plan;
    Other other = Other::table;
};

View viewOf(const std::string& word) {
    if (const auto plan = planViewNamed(word))
        return {plan};
    if (word == "compare")
        return {{}, View::Other::compare};
    if (word == "deck" || word.starts_with("deck:"))
        return {{}, View::Other::deck};
    if (word.starts_with("table:"))
        return {};
    refuse(
        "view",
        "must be memory, pipeline, heatmap, step, communication, anatomy, adviser, compare, deck, deck:NAME "
        "or table:N, not %1",
        inQuotes(word));
}

HeatmapQuantity quantityOf(View view, const std::string& word) {
    if (word.empty())
        return HeatmapQuantity::memory;
    if (view.plan != PlanView::heatmap)
        refuse("heatmap-shows", "is for --view heatmap only");
    const auto quantity = heatmapQuantityFromName(word);
    if (!quantity)
        refuse("heatmap-shows", "must be memory, bubble, step, tflops, mfu, tokens or cost, not %1",
               inQuotes(word));
    return *quantity;
}

/// The number of the GPU whose anatomy is drawn.
std::int64_t gpuOf(View view, const std::string& word, const Scenario& scenario) {
    if (word.empty())
        return 0;
    if (view.plan != PlanView::anatomy)
        refuse("anatomy-gpu", "is for --view anatomy only");
    const std::int64_t last = std::max<std::int64_t>(1, scenario.cluster.gpus) - 1;
    const std::int64_t gpu = wholeNumber("anatomy-gpu", word, 0);
    if (gpu > last)
        refuse("anatomy-gpu", "must be from 0 to %1, not %2", last, gpu);
    return gpu;
}

PictureSize sizeOf(const std::string& text) {
    if (const PictureSize* named = pictureSizeNamed(text))
        return *named;
    const auto fail = [&text] {
        refuse("size",
               "must be slide, half-slide, column, poster, or WxH, each a whole number from 1 to %1, not %2",
               largestSide, inQuotes(text));
    };
    const std::size_t by = text.find('x');
    if (by == std::string::npos)
        fail();
    std::int64_t width = 0, height = 0;
    try {
        width = wholeNumber("size", text.substr(0, by));
        height = wholeNumber("size", text.substr(by + 1));
    } catch (const InputError&) {
        fail(); // which says what a size is rather than what a number is
    }
    if (width > largestSide || height > largestSide)
        fail();
    return {"", {static_cast<int>(width), static_cast<int>(height)}};
}

/// Before any work: a place that cannot take what is asked for.
QString fileFor(View view, const std::string& path) {
    QString file = QString::fromStdString(path);
    const QFileInfo info(file);
    const QString suffix = info.suffix().toLower();
    if (!view.plan && view.other == View::Other::deck) {
        if (suffix != QLatin1String("pdf") && suffix != QLatin1String("html"))
            refuse("output", "must end in .pdf or .html: a deck has a page for each stop");
    } else if (suffix != QLatin1String("png") && suffix != QLatin1String("svg") &&
               suffix != QLatin1String("pdf")) {
        refuse("output", "must end in .png, .svg or .pdf, unlike %1", inQuotes(path));
    }
    if (info.exists() && !info.isFile())
        refuse("output", "must be a file, unlike %1", inQuotes(path));
    return file;
}

Diagnostic tooLongToDraw(const Scenario& scenario) {
    return {.field = "view",
            .rule = "timeline-drawable",
            .message = {"The pipeline has %1 operations, more than the %2 that are drawn.",
                        {operationCount(scenario), largestTimeline}},
            .repairs = {}};
}

void write(const Picture& picture, const Options& options, const QString& caption) {
    const PictureSize size = sizeOf(options.size);
    QString error;
    if (!renderPicture(picture, size.size, QString::fromStdString(options.output), &error,
                       {.caption = onOrOff("caption", options.caption) ? caption : QString(),
                        .dark = lookOf(options.look).dark,
                        .pixelRatio = size.pixelRatio,
                        .titled = onOrOff("title", options.title),
                        .legend = onOrOff("legend", options.legend),
                        .scale = size.scale}))
        refuse("output", "%1", error.toStdString());
}

template <class Entry>
QString labelOf(const Entry* entry) {
    return entry == nullptr ? QString() : QString::fromStdString(entry->label);
}

void renderTable(const PublishedTable& table, const Catalogue& catalogue, const Options& options) {
    write(*tablePicture(table, catalogue), options,
          paper::caption(table, labelOf(findModel(catalogue.models, table.model)),
                         labelOf(findGpu(catalogue.gpus, table.gpu))));
}

/// Baseline A, what the session keeps, and the scenario, analysed.
std::vector<SharedAnalysis> plansOf(const GivenOptions& given, const Scenario& scenario,
                                    const Catalogue& catalogue) {
    if (!given.has(option("session")))
        refuse("view", "compare is of the plans of a session, and needs --session");
    StoreState state{scenario, {}, {}};
    const Session session = readSession(QString::fromStdString(given.text(option("session"))));
    state.baseline = session.baseline;
    state.kept = session.kept;
    std::vector<SharedAnalysis> plans;
    for (PlanBeside& plan : plansSideBySide(state)) {
        complete(plan.scenario, catalogue);
        plans.push_back(
            {plan.name, std::make_shared<const Analysis>(analyze(plan.scenario, TimeBase::model))});
    }
    return plans;
}

/// A page for each stop of a deck of the session.
void renderDeck(const Options& options, const Catalogue& catalogue) {
    if (!options.given.has(option("session")))
        refuse("view", "deck is of a session, and needs --session");
    const QString file = fileFor({.plan = {}, .other = View::Other::deck}, options.output);
    const bool isPdf = QFileInfo(file).suffix().toLower() == QLatin1String("pdf");
    const Session session = readSession(QString::fromStdString(options.given.text(option("session"))));
    const std::string prefix = "deck:";
    const QString name = options.view.starts_with(prefix)
                             ? QString::fromStdString(options.view.substr(prefix.size()))
                             : QString();
    const auto chosen = std::ranges::find_if(session.decks, [&name](const Deck& deck) {
        return name.isEmpty() ? !deck.stops.empty() : deck.name == name;
    });
    if (chosen == session.decks.end()) {
        if (name.isEmpty())
            refuse("session", "must have a deck with stops");
        std::vector<std::string> names;
        for (const Deck& deck : session.decks)
            names.push_back(deck.name.toStdString());
        throw InputError("view", {"must name a deck of the session, not %1; there are: %2",
                                  {inQuotes(name.toStdString()), Alternatives{names}}});
    }
    if (chosen->stops.empty())
        refuse("session", "must have stops in the deck %1", inQuotes(name.toStdString()));
    Deck deck = *chosen;
    for (Stop& stop : deck.stops)
        complete(stop.state, catalogue);
    Settings settings;
    DeckPages pages(deck, catalogue, settings);
    writeWhole(file, (isPdf ? pages.toPdf() : pages.toHtml()).value());
}

/// The plans say themselves why they cannot run.
void renderComparison(const std::vector<SharedAnalysis>& plans, const Options& options) {
    write(*comparePicture(plans), options, planLines(plans).join(u'\n'));
}

/// What is of no single plan.
void renderOther(View::Other view, const Options& options, const Scenario& scenario,
                 const Catalogue& catalogue) {
    std::vector<PublishedTable> tables;
    if (view == View::Other::table)
        tables = {publishedTable("view", options.view.substr(options.view.find(':') + 1))};
    const PictureApplication application(lookOf(options.look));
    if (view == View::Other::deck)
        renderDeck(options, catalogue);
    else if (view == View::Other::compare)
        renderComparison(plansOf(options.given, scenario, catalogue), options);
    else
        renderTable(tables.front(), catalogue, options);
}

int render(const Options& options, Output& out) {
    const View view = viewOf(options.view);
    const HeatmapQuantity shown = quantityOf(view, options.shows);
    (void)sizeOf(options.size);
    (void)fileFor(view, options.output);
    (void)onOrOff("title", options.title);
    (void)onOrOff("caption", options.caption);
    (void)onOrOff("legend", options.legend);
    const Look look = lookOf(options.look);
    const Catalogue catalogue = userCatalogue();
    const Scenario scenario = scenarioOf(options.given, catalogue);
    const std::int64_t gpu = gpuOf(view, options.gpu, scenario);
    if (!view.plan) {
        renderOther(view.other, options, scenario, catalogue);
        return exitDone;
    }
    const Analysis analysis = analysedFor(*view.plan, scenario);
    if (!canBeDrawn(*view.plan, analysis))
        return notRunnable(out,
                           analysis.runnable() ? std::vector{tooLongToDraw(scenario)} : analysis.diagnostics);
    const PictureApplication application(look);
    write(*pictureOf({*view.plan, shown, gpu}, analysis), options, scenarioLine(scenario));
    return exitDone;
}

} // namespace

Command addRender(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(root, "render", "A picture of a scenario or of a published table");
    addScenarioOptions(app, options->given);
    addRequired(
        app, "--view", options->view, "VIEW",
        "memory, pipeline, heatmap, step, communication, anatomy, adviser, compare (the plans of a "
        "session), deck (a page for each stop of a session's talk; deck:NAME of that talk) or table:N "
        "with N from 2 to 9");
    addValue(app, "--heatmap-shows", options->shows, "QUANTITY",
             "memory, bubble, step, tflops, mfu, tokens (per second and GPU) or cost (GPU-hours for 15 T "
             "tokens); default memory");
    addValue(app, "--anatomy-gpu", options->gpu, "NUMBER",
             "whose share --view anatomy shows, from 0; default 0");
    addValue(app, "--size", options->size, "WxH|NAME",
             "width and height in pixels, or slide (16:9), half-slide, column (of a paper) or poster, whose "
             "letters are as "
             "large as they should be there; default 1280x720");
    addValue(app, "--title", options->title, "on|off", "what the picture shows, above it; default on");
    addValue(app, "--caption", options->caption, "on|off", "the scenario, below it; default on");
    addValue(app, "--legend", options->legend, "on|off",
             "what its colours mean, where it has a legend; default on");
    addLookOptions(app, options->look);
    CLI::Option* output = addRequired(app, "-o,--output", options->output, "FILE",
                                      "file that ends in .png, .svg or .pdf; of a deck, in .pdf or .html");
    return {&app, [options](Output& out, const std::stop_token&) { return render(*options, out); }, {output}};
}

} // namespace quadrille::cli
