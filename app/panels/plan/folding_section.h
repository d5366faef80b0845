// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QVBoxLayout;

namespace quadrille {

class Settings;

/// The line above a section: an arrow, what it is about and, quieter, what is set in it.
class FoldingHeader : public QAbstractButton {
    Q_OBJECT
public:
    explicit FoldingHeader(QWidget* parent = nullptr);
    void setSummary(const QString& summary);
    [[nodiscard]] QString summary() const { return m_summary; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_summary;
};

/// Part of a panel that opens and closes, and stays so until the next run.
class FoldingSection : public QWidget {
    Q_OBJECT
public:
    /// id: stable, for the settings, which must outlive the section.
    FoldingSection(const QString& id, Settings& settings, QWidget* parent = nullptr);

    void setContent(QWidget* content);
    void setTitle(const QString& title, const QString& summary, const QString& tip);
    [[nodiscard]] FoldingHeader* header() const { return m_header; }
    [[nodiscard]] bool open() const;
    void setOpen(bool open);

signals:
    void opened(); ///< by the user

private:
    FoldingHeader* m_header;
    QVBoxLayout* m_layout;
    QWidget* m_content = nullptr;
};

} // namespace quadrille
