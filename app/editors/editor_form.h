// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace quadrille {

/// Object name of the field for a name, beside those of the numbers.
inline const QString nameField = QStringLiteral("label");

/// A number to type or to spin. The wheel spins it only while it has the keyboard, and undo is left to the
/// window.
class NumberField : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit NumberField(QWidget* parent);
    /// Shows a value without reporting it; what is being typed stays as it is written.
    void show(double value);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void visited(); ///< the keyboard has come here

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
};

/// Named fields one below the other, each with room for what is wrong with it.
class EditorForm : public QWidget {
    Q_OBJECT
public:
    explicit EditorForm(QWidget* parent);

    NumberField* addNumber(const QString& id, double least, double most, double step, int decimals = 0);
    QComboBox* addChoice(const QString& id, int words);
    QCheckBox* addFlag(const QString& id);
    void setTexts(const QString& id, const QString& label, const QString& tip);

    [[nodiscard]] bool has(const QString& id) const { return m_rows.contains(id); }
    [[nodiscard]] NumberField* number(const QString& id) const;
    [[nodiscard]] QComboBox* choice(const QString& id) const;
    [[nodiscard]] QCheckBox* flag(const QString& id) const;

    /// Shows what is wrong with a field, below it; empty: nothing.
    void setProblem(const QString& id, const QString& sentence);
    [[nodiscard]] QString problem(const QString& id) const;

signals:
    void edited(const QString& id);  ///< by the user
    void visited(const QString& id); ///< the keyboard has come to a number

private:
    struct Row {
        QLabel* name = nullptr; ///< none for a flag
        QWidget* field = nullptr;
        QLabel* problem = nullptr;
    };
    void addRow(const QString& id, QWidget* field, bool named);

    QFormLayout* m_layout;
    QHash<QString, Row> m_rows;
};

} // namespace quadrille
