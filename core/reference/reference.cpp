// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference/reference.h"

#include "core/reference/tables.h"

#include <algorithm>
#include <stdexcept>

namespace quadrille {
namespace {

constexpr ReferenceHead heads[] = {
    {"strategies", QUADRILLE_MESSAGE("Which parallelism when"), "dp tp pp cp ep zero"},
    {"recap", QUADRILLE_MESSAGE("A lecture’s recap of the strategies"), "dp zero pp tp sp"},
    {"cheat_sheet", QUADRILLE_MESSAGE("A playbook’s cheat sheet: what each strategy divides"),
     "dp zero tp pp cp ep"},
    {"exchanges", QUADRILLE_MESSAGE("What this plan exchanges in a step"), "tp cp pp dp ep"},
    {"collectives", QUADRILLE_MESSAGE("Collectives"), "tp dp ep"},
    {"tpu_book", QUADRILLE_MESSAGE("A layer’s computation against its communication"), "dp zero tp"},
    {"zero", QUADRILLE_MESSAGE("ZeRO: states of the fullest GPU, and what it sends"),
     "zero dp optimizer-states gradients"},
    {"activations", QUADRILLE_MESSAGE("Activations, by what is recomputed"), "activations sp"},
    {"bubbles", QUADRILLE_MESSAGE("The bubble of every schedule"),
     "bubble pp vp schedule gpipe 1f1b interleaved-1f1b"},
    {"rules", QUADRILLE_MESSAGE("Rules of thumb"), "zone bubble mfu"}};

} // namespace

std::span<const ReferenceHead> referenceHeads() {
    return heads;
}

const ReferenceHead& referenceHead(std::string_view id) {
    const auto found = std::ranges::find_if(heads, [id](const ReferenceHead& head) { return id == head.id; });
    if (found == std::end(heads))
        throw std::out_of_range("no reference " + std::string(id));
    return *found;
}

std::vector<const ReferenceHead*> referencesOf(std::string_view term) {
    std::vector<const ReferenceHead*> found;
    for (const ReferenceHead& head : heads) {
        const std::string terms = ' ' + std::string(head.terms) + ' ';
        if (terms.find(' ' + std::string(term) + ' ') != std::string::npos)
            found.push_back(&head);
    }
    return found;
}

std::vector<ReferenceTable> referenceTables(const Analysis& analysis, const std::stop_token& stop) {
    return {reference::strategies(analysis),    reference::recap(analysis),
            reference::cheatSheet(analysis),    reference::exchanges(analysis),
            reference::collectives(analysis),   reference::tpuBook(analysis),
            reference::zeroStages(analysis),    reference::activations(analysis, stop),
            reference::bubbles(analysis, stop), reference::rules(analysis)};
}

} // namespace quadrille
