// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/model_import.h"

#include <QDialog>

namespace quadrille {

/// What was read from a model file, before anything is done with it: sizes, parameters, and what had to be
/// assumed.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(const ModelImport& imported, QWidget* parent);

    /// The assumptions as they are shown, one a line; empty: the file said it all.
    [[nodiscard]] QStringList assumptions() const { return m_assumptions; }

signals:
    void useRequested();
    void saveRequested();

private:
    QStringList m_assumptions;
};

} // namespace quadrille
