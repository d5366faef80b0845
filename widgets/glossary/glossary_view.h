// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/glossary/glossary.h"

#include <QImage>
#include <QList>
#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace quadrille {

class Picture;

/// Where the page of a term leads.
struct GlossaryLink {
    QString text;   ///< as it stands there
    QString target; ///< what linkActivated() says
};

/// The glossary: a field that filters, the terms that it lets through, and what the marked one means.
///
/// Keys: letters go to the field; Up, Down, Page Up and Page Down move in the list.
class GlossaryView : public QWidget {
    Q_OBJECT
public:
    explicit GlossaryView(QWidget* parent = nullptr);

    /// What the page of a term links to; asked whenever one is shown.
    void setLinks(std::function<QList<GlossaryLink>(const GlossaryEntry&)> links);
    void search(const QString& text); ///< as if it were typed
    [[nodiscard]] QString searched() const;
    [[nodiscard]] const std::vector<const GlossaryEntry*>& found() const { return m_found; }
    [[nodiscard]] const GlossaryEntry* marked() const; ///< null: nothing was found
    [[nodiscard]] QString finding() const;             ///< how many terms, or that there are none
    [[nodiscard]] QString pageText() const;            ///< what the marked one means, without mark-up

    [[nodiscard]] QSize sizeHint() const override;

    /// A picture of the term whose page is shown, with a sentence below; of another term it is not taken.
    void setPicture(const QString& id, const Picture& picture, const QString& caption);
    /// Its formula, with mark-up, likewise.
    void setFormula(const QString& id, const QString& html);
    [[nodiscard]] bool hasPicture() const { return !m_picture.isNull(); } ///< of the term that is shown

public slots:
    void askForPicture(); ///< of the term that is shown, which may look different now

signals:
    void termShown(const QString& id); ///< its picture is asked for
    void linkActivated(const QString& target);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< arrows in the field move in the list
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void filter();
    void showMarked();
    void print();                            ///< the page
    [[nodiscard]] QSize pictureSize() const; ///< that has room, in units
    void retranslate();

    QLineEdit* m_field;
    QListWidget* m_list;
    QTextBrowser* m_page;
    QLabel* m_count;
    std::vector<const GlossaryEntry*> m_found;
    QImage m_picture;
    QString m_caption;
    QString m_formula; ///< with mark-up; of the term that is shown
    std::function<QList<GlossaryLink>(const GlossaryEntry&)> m_links;
};

} // namespace quadrille
