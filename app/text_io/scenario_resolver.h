// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/text_io/scenario_options.h"
#include "core/measurements/published_plans.h"

#include <functional>
#include <map>
#include <unordered_map>

namespace quadrille::text_io {

/// What the architecture options mean when no model is named.
enum class WithoutModel {
    changeDefault, ///< they change the default model: the command line
    define         ///< they define the whole model: a row of a batch file
};

/// A file that several rows name, read once; the last few are kept.
template <class Content>
class ReadFiles {
public:
    template <class Read>
    const Content& get(const std::string& path, Read read) {
        const auto found = m_files.find(path);
        if (found != m_files.end())
            return found->second;
        Content content = read(path);
        if (m_files.size() >= most)
            m_files.clear();
        return m_files.emplace(path, std::move(content)).first->second;
    }

private:
    static constexpr std::size_t most = 64;
    std::map<std::string, Content> m_files;
};

/// A scenario out of files that --from names, with line ends between their names. What was assumed of a
/// setting that is given is not worth a word. \throws InputError
using ReadFrom =
    std::function<Scenario(const std::string& files, const Scenario& base, const GivenOptions& given)>;

/// Makes scenarios of options, with what they share (models, GPUs, frameworks, files) looked up once. Not for
/// two threads at once; two resolvers share nothing that is counted, so that their threads do not wait for
/// each other.
class ScenarioResolver {
public:
    /// The catalogue must outlive it. \param readFrom none: --from is refused
    ScenarioResolver(const Catalogue& catalogue, WithoutModel withoutModel, ReadFrom readFrom = {});

    /// The scenario that the options describe; what is not given comes from the session, if one is given, or
    /// takes its default. Whatever is in `scenario` gives its memory. \throws InputError naming the option
    /// and the rule: no number, out of range, unknown word, unknown name (with the nearest ones), a file that
    /// cannot be read
    void resolve(Scenario& scenario, const GivenOptions& given);
    /// The scenario takes what the options say, as resolve() after a session. \throws InputError as resolve()
    void change(Scenario& scenario, const GivenOptions& given);

private:
    /// The option does to a scenario what it says; the model is there already.
    void apply(Scenario& scenario, const ScenarioOption& option, const std::string& text);
    void resolveModel(ModelSpec& model, const GivenOptions& given);
    [[nodiscard]] const ModelSpec& modelNamed(const std::string& name) const;
    [[nodiscard]] const GpuSpec& gpuNamed(const std::string& name) const;
    [[nodiscard]] const SharedValue<Framework>& frameworkNamed(const std::string& name) const;
    [[nodiscard]] Scenario readSessionFile(const std::string& file) const;
    /// What the options change: a session's scenario, a published plan's, one out of other files, or
    /// the default.
    [[nodiscard]] const Scenario& start(const GivenOptions& given);
    [[nodiscard]] const Scenario& publishedNamed(const std::string& name);

    const Catalogue& m_catalogue;
    WithoutModel m_withoutModel;
    ReadFrom m_readFrom;
    std::unordered_map<std::string_view, const ModelSpec*> m_models;
    std::vector<GpuSpec> m_gpuList; ///< with profiles of its own
    std::unordered_map<std::string_view, const GpuSpec*> m_gpus;
    std::vector<SharedValue<Framework>> m_frameworks;
    Scenario m_default;
    std::vector<PublishedPlan> m_published; ///< read when one is named
    ReadFiles<Scenario> m_sessions, m_imports;
    ReadFiles<ModelSpec> m_configs;
    ReadFiles<SharedValue<Framework>> m_frameworkFiles;
    ReadFiles<SharedValue<Profile>> m_profileFiles;
};

/// One scenario. \throws InputError as the resolver
[[nodiscard]] Scenario resolve(const GivenOptions& given, const Catalogue& catalogue,
                               WithoutModel withoutModel = WithoutModel::changeDefault,
                               ReadFrom readFrom = {});

} // namespace quadrille::text_io
