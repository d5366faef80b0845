// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>

namespace quadrille {

/// A document on screen is laid out once, when this ends, rather than at every change: a change within a
/// table lays out all of its cells, and a row that is added is a change.
class LayoutOnce {
public:
    explicit LayoutOnce(QTextDocument& document)
        : m_document(document), m_before(document.isLayoutEnabled()) {
        m_document.setLayoutEnabled(false);
    }
    ~LayoutOnce() { m_document.setLayoutEnabled(m_before); }
    LayoutOnce(const LayoutOnce&) = delete;
    LayoutOnce& operator=(const LayoutOnce&) = delete;

private:
    QTextDocument& m_document;
    bool m_before; ///< so that one may stand within another
};

} // namespace quadrille
