// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shortcut_sheet.h"

#include "app/commands/actions.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ShortcutSheet)
};

QString heading(const QString& text) {
    return QStringLiteral("<tr><td colspan='2'><h3>%1</h3></td></tr>").arg(text.toHtmlEscaped());
}

QString row(const QString& what, const QString& keys) {
    return QStringLiteral(
               "<tr><td>%1</td><td style='padding-left:24px; white-space:nowrap'><b>%2</b></td></tr>")
        .arg(what.toHtmlEscaped(), keys.toHtmlEscaped());
}

/// What the widgets answer to by themselves while they have the focus.
QString keysOfThePictures() {
    const std::pair<QString, QString> keys[] = {
        {Text::tr("Slider: to the next stop, to the first or last"), Text::tr("← → · Home End")},
        {Text::tr("Slider: any value"), Text::tr("type digits, Enter")},
        {Text::tr("Any picture: from element to element"), Text::tr("← → ↑ ↓")},
        {Text::tr("Any picture: explain or take what is marked"), Text::tr("Enter")},
        {Text::tr("Pipeline: closer, farther, all of it"), Text::tr("+ − 0, or the wheel")},
    };
    QString html = heading(Text::tr("In the panels"));
    for (const auto& [what, how] : keys)
        html += row(what, how);
    return html;
}

} // namespace

QString shortcutSheetHtml(const std::vector<QAction*>& actions) {
    QString html = QStringLiteral("<table cellpadding='3'>");
    for (const Section section : allSections) {
        html += heading(withoutMnemonic(title(section)));
        for (const QAction* action : actions) {
            if (Actions::commandOf(*action).section != section)
                continue;
            QStringList keys;
            for (const QKeySequence& key : action->shortcuts())
                keys << key.toString(QKeySequence::NativeText);
            html += row(Actions::plainText(*action), keys.join(Text::tr(" or ")));
        }
    }
    return html + keysOfThePictures() + QStringLiteral("</table>");
}

ShortcutSheet::ShortcutSheet(const std::vector<QAction*>& actions, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("shortcutSheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* sheet = new QTextBrowser(this);
    sheet->setAccessibleName(windowTitle());
    sheet->setHtml(shortcutSheetHtml(actions));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sheet);
    layout->addWidget(buttons);
    const int em = fontMetrics().horizontalAdvance(u'm');
    resize(em * 46, fontMetrics().height() * 34);
}

} // namespace quadrille
