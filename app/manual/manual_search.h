// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_page.h"

#include <vector>

namespace quadrille {

/// A text as it is searched, letter by letter: "ä" is found by "a", and the other way round.
[[nodiscard]] QString withoutMarks(const QString& text);

/// Where searched words stand.
struct ManualHit {
    QString chapter;
    QString chapterTitle;
    QString heading; ///< of the section; empty: above the first
    QString words;   ///< around the first of them
};

/// The text of the whole manual, with what is generated in it.
class ManualIndex {
public:
    void add(const ManualPage& page);
    [[nodiscard]] bool empty() const { return m_sections.empty(); }
    /// Sections that have every word, in any order of words, whatever their case and the marks on their
    /// letters; those whose heading has them first, else in the order of the manual. Nothing typed: none.
    [[nodiscard]] std::vector<ManualHit> find(const QString& typed) const;

private:
    struct Section {
        QString chapter, chapterTitle, heading, text;
    };
    std::vector<Section> m_sections;
};

} // namespace quadrille
