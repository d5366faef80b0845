// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/plan_values.h"

#include "app/commands/word_match.h"
#include "app/data/published_plans_file.h"
#include "app/forms/estimate_settings.h"
#include "app/forms/recipe_settings.h"
#include "app/forms/run_settings.h"
#include "app/library/user_library.h"
#include "app/settings/translator.h"
#include "core/model/catalogue.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/slider/typed_value.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plan_values)
};

/// One value of one setting.
struct Value {
    std::function<QString()> name;  ///< of the setting, in the language in force when called
    std::function<QString()> label; ///< of the value
    QString also;                   ///< what else either is called, beside its English name
    std::function<void(Scenario&)> assign;
    QString refusal = {}; ///< why it cannot be chosen; empty: it can
};

std::function<QString()> always(const QString& text) {
    return [text] { return text; };
}

/// In English, whatever language is in force.
QString english(const std::function<QString()>& text) {
    return Translator::inEnglish(text);
}

/// Gathers the values that answer.
class Search {
public:
    Search(ScenarioStore& store, const QString& typed)
        : m_store(store), m_typed(typed), m_words(wordsOf(typed)) {}

    void offer(const Value& value) {
        if (const auto score = scoreOf(value))
            add(value, *score);
    }

    /// The same, but that of values that answer alike the first that is offered comes first, however long
    /// its name; before them one whose whole name is typed.
    void offerInOrder(const Value& value) {
        const auto score = scoreOf(value);
        if (!score)
            return;
        constexpr int forLength = 64; // which is what a score takes off at most
        const int words = (*score + forLength - 1) / forLength * forLength;
        const bool whole = wordsOf(value.label()).size() <= m_words.size();
        add(value, words + (whole ? forLength / 2 : 0));
    }

    /// A number among what was typed, beside words that name the setting.
    template <class Read>
    void offerNumber(const QString& names, Read read) {
        static const QRegularExpression between(QStringLiteral("[\\s=:]+")); // "tp 8", "tp=8"
        const QStringList parts = m_typed.split(between, Qt::SkipEmptyParts);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QStringList others = parts;
            const QString number = others.takeAt(i);
            const QStringList words = wordsOf(others.join(u' '));
            const auto score = words.isEmpty() ? std::nullopt : wordScore(words, names);
            if (!score)
                continue;
            if (const std::optional<Value> value = read(number))
                add(*value, *score + exact);
        }
    }

    /// Whether what is offered from now on is of a setting that the form shows: others come after these.
    void countsNow(bool counts) { m_countsNow = counts; }

    [[nodiscard]] const ScenarioStore& store() const { return m_store; }
    [[nodiscard]] const Scenario& scenario() const { return m_store.scenario(); }
    /// Whether the words name the setting and nothing of its values.
    [[nodiscard]] bool asksFor(const QString& names) const { return wordScore(m_words, names).has_value(); }
    [[nodiscard]] std::vector<PaletteValue> take() { return std::move(m_found); }

private:
    [[nodiscard]] std::optional<int> scoreOf(const Value& value) const {
        const QString text = written(value) + u' ' + value.also;
        // Longer texts count less, so that the English name is not held against any.
        return std::max(wordScore(m_words, text),
                        wordScore(m_words, text + u' ' + english([&value] { return written(value); })));
    }

    static constexpr int exact = 40 * 64; ///< a number that was typed is meant

    static QString written(const Value& value) {
        return Text::tr("%1: %2", "a setting and its value").arg(value.name(), value.label());
    }

    void add(const Value& value, int score) {
        constexpr int forCounting = 64; // more than a length decides
        score -= m_countsNow ? 0 : forCounting;
        Scenario next = m_store.scenario();
        if (value.refusal.isEmpty()) // it may be one that nothing has room for
            value.assign(next);
        const bool now = value.refusal.isEmpty() && next == m_store.scenario();
        m_found.push_back({.score = score,
                           .text = written(value),
                           .remark = now ? Text::tr("now") : value.refusal,
                           .enabled = value.refusal.isEmpty(),
                           .take = [&store = m_store, value] {
                               Scenario changed = store.scenario();
                               value.assign(changed);
                               store.change(changed, [name = value.name, label = value.label] {
                                   return Text::tr("Set “%1” to “%2”").arg(name(), label());
                               });
                           }});
    }

    ScenarioStore& m_store;
    const QString m_typed;
    const QStringList m_words;
    std::vector<PaletteValue> m_found;
    bool m_countsNow = true;
};

void offerModel(Search& search, const ModelSpec& model) {
    search.offerInOrder({.name = [] { return Text::tr("Model"); },
                         .label = always(QString::fromStdString(model.label)),
                         .also = QStringLiteral("model ") + QString::fromStdString(model.name),
                         .assign = [model](Scenario& scenario) { scenario.model = model; }});
}

/// The newest first, as they are read where several are called alike.
std::vector<const ModelSpec*> newestFirst(const std::vector<ModelSpec>& models) {
    std::vector<const ModelSpec*> sorted;
    sorted.reserve(models.size());
    for (const ModelSpec& model : models)
        sorted.push_back(&model);
    std::ranges::stable_sort(sorted, std::ranges::greater(),
                             [](const ModelSpec* model) { return yearOf(*model); });
    return sorted;
}

void offerGpu(Search& search, const GpuSpec& gpu) {
    search.offer(
        {.name = [] { return Text::tr("GPU"); },
         .label = always(QString::fromStdString(gpu.label)),
         .also = QStringLiteral("gpu ") + QString::fromStdString(gpu.name),
         .assign = [gpu](Scenario& scenario) { scenario.cluster = clusterOf(gpu, scenario.cluster.gpus); }});
}

void offerPublished(Search& search, const PublishedPlan& plan) {
    search.offer(
        {.name = [] { return Text::tr("Published plan"); },
         .label = always(QString::fromStdString(plan.label)),
         .also = QStringLiteral("published plan ") + QString::fromStdString(plan.name + ' ' + plan.source),
         .assign =
             [published = plan.scenario](Scenario& scenario) {
                 const TrainingRun run = scenario.run;
                 scenario = published;
                 scenario.run = run;
             }});
}

void offerSchedules(Search& search) {
    for (const ScheduleKind kind : scheduleKinds) {
        search.offer({.name = [] { return Text::tr("Schedule"); },
                      .label = [kind] { return format::scheduleLabel(kind); },
                      .also = QStringLiteral("schedule ") +
                              QString::fromUtf8(traits(kind).name.data(),
                                                static_cast<qsizetype>(traits(kind).name.size())),
                      .assign = [kind](Scenario& scenario) { scenario = withSchedule(scenario, kind); }});
    }
}

void offerDimension(Search& search, Dimension dimension) {
    const GlossaryEntry& entry = glossary_text::entryOf(dimension);
    const QString names =
        QStringList{format::dimensionName(dimension), format::dimensionSymbol(dimension),
                    glossary_text::term(entry), QString::fromUtf8(entry.term),
                    QString::fromUtf8(name(dimension).data(), static_cast<qsizetype>(name(dimension).size()))}
            .join(u' ');
    const auto valueOf = [dimension, names](std::int64_t number) {
        return Value{
            .name = [dimension] { return format::dimensionName(dimension); },
            .label = [dimension, number] { return format::dimensionValue(dimension, number); },
            .also = names,
            .assign = [dimension, number](Scenario& scenario) { assign(scenario, dimension, number); }};
    };
    search.offerNumber(names, [&](const QString& number) -> std::optional<Value> {
        const TypedValue typed = typedValue(number, dimension);
        return typed.value ? std::optional(valueOf(*typed.value)) : std::nullopt;
    });
    if (!search.asksFor(names))
        return;
    for (const std::int64_t stop : stops(search.scenario(), dimension))
        search.offer(valueOf(stop));
}

void offer(Search& search, const ChoiceSetting& setting) {
    const QStringList labels = setting.labels(search.scenario());
    for (int i = 0; i < labels.size(); ++i)
        search.offer(
            {.name = setting.text.name,
             .label = [setting, i,
                       &store = search.store()] { return setting.labels(store.scenario()).value(i); },
             .also = setting.text.also + u' ' + setting.words.value(i),
             .assign = [setting, i](Scenario& scenario) { setting.choose(scenario, i); },
             .refusal = setting.refusal ? setting.refusal(search.scenario(), i) : QString()});
}

void offer(Search& search, const SwitchSetting& setting) {
    for (const bool on : {true, false})
        search.offer({.name = setting.text.name,
                      .label = [on] { return on ? Text::tr("On") : Text::tr("Off"); },
                      .also = setting.text.also + (on ? QStringLiteral(" on") : QStringLiteral(" off")),
                      .assign = [setting, on](Scenario& scenario) { setting.turn(scenario, on); }});
}

void offer(Search& search, const NumberSetting& setting) {
    const QString names =
        QStringList{setting.text.name(), english(setting.text.name), setting.text.also}.join(u' ');
    search.offerNumber(names, [&](const QString& typed) -> std::optional<Value> {
        bool read = false;
        double number = QLocale().toDouble(typed, &read);
        if (!read)
            number = QLocale::c().toDouble(typed, &read);
        if (!read || number < setting.smallest(search.scenario()) || number > setting.largest)
            return std::nullopt;
        return Value{.name = setting.text.name,
                     .label =
                         [setting, number] {
                             return (setting.prefix ? setting.prefix() : QString()) + format::number(number) +
                                    (setting.suffix ? setting.suffix() : QString());
                         },
                     .also = names,
                     .assign = [setting, number](Scenario& scenario) { setting.assign(scenario, number); }};
    });
}

} // namespace

std::vector<PaletteValue> PlanValues::matching(const QString& typed) const {
    if (wordsOf(typed).isEmpty())
        return {};
    Search search(m_store, typed);
    for (const ModelSpec& model : m_library.models().entries())
        offerModel(search, model);
    for (const ModelSpec* model : newestFirst(m_catalogue.models))
        offerModel(search, *model);
    for (const GpuSpec& gpu : m_library.gpus().entries())
        offerGpu(search, gpu);
    for (const GpuSpec& gpu : m_catalogue.gpus)
        offerGpu(search, gpu);
    for (const Dimension dimension : allDimensions)
        offerDimension(search, dimension);
    offerSchedules(search);

    const auto offerAll = [&search](const std::vector<SettingForm>& forms) {
        for (const SettingForm& form : forms) {
            search.countsNow(!form.shown || form.shown(search.scenario()));
            std::visit([&search](const auto& setting) { offer(search, setting); }, form.input);
        }
        search.countsNow(true);
    };
    offerAll(recipe_settings::forms());
    offerAll(estimate_settings::forms(m_catalogue));
    offerAll(run_settings::forms());
    if (m_published.empty())
        m_published = loadPublishedPlans(m_catalogue);
    search.countsNow(false); // behind what changes less
    for (const PublishedPlan& plan : m_published)
        offerPublished(search, plan);
    return search.take();
}

} // namespace quadrille
