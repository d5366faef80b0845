// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_tables.h"

#include "app/commands/panel_table.h"
#include "app/manual/manual_words.h"
#include "app/text_io/frameworks/plan_export.h"
#include "core/measurements/logs/log_format.h"
#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"
#include "widgets/reference/reference_html.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace quadrille::manual_tables {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(manual)
};

QString rowOf(const QStringList& cells) {
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

QString ruleOf(qsizetype columns) {
    return QStringLiteral("|%1\n").arg(QStringLiteral("---|").repeated(columns));
}

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Nothing in a cell is markup.
QString plainCell(QString text) {
    return text.replace(u'|', QStringLiteral("\\|")).replace(u'*', QStringLiteral("\\*"));
}

/// What `validate` calls the rows and columns of its tables.
constexpr std::array words{
    QT_TRANSLATE_NOOP("manual", "in the fit"),
    QT_TRANSLATE_NOOP("manual", "each source predicted without it"),
    QT_TRANSLATE_NOOP("manual", "each device predicted without it"),
    QT_TRANSLATE_NOOP("manual", "rule (TP·CP·PP)^−0.25 · MBS^0.05"),
    QT_TRANSLATE_NOOP("manual", "constant"),
    QT_TRANSLATE_NOOP("manual", "median error"),
    QT_TRANSLATE_NOOP("manual", "mean error"),
    QT_TRANSLATE_NOOP("manual", "with one factor a table"),
    QT_TRANSLATE_NOOP("manual", "rank correlation among plans that compete"),
    QT_TRANSLATE_NOOP("manual", "throughput lost by the fastest predicted of what ran"),
    QT_TRANSLATE_NOOP("manual", "inside the nine-in-ten interval"),
    QT_TRANSLATE_NOOP("manual", "runs"),
    QT_TRANSLATE_NOOP("manual", "ours"),
    QT_TRANSLATE_NOOP("manual", "the better of our two"),
    QT_TRANSLATE_NOOP("manual", "Fujii et al."),
    QT_TRANSLATE_NOOP("manual", "guide's tree"),
    QT_TRANSLATE_NOOP("manual", "hand rule"),
    QT_TRANSLATE_NOOP("manual", "chance"),
    QT_TRANSLATE_NOOP("manual", "faultless"),
    QT_TRANSLATE_NOOP("manual", "throughput lost"),
    QT_TRANSLATE_NOOP("manual", "ran out of memory, which loses all")};

const QRegularExpression& headOfErrors() {
    static const QRegularExpression head(QStringLiteral("^over the ([0-9,]+) (runs|choices|sources)$"));
    return head;
}

bool isNumber(const QString& cell) {
    static const QRegularExpression number(QStringLiteral("^[-–<> 0-9.,%]*$"));
    return number.match(cell).hasMatch();
}

/// "Fujii et al. (2024)", in every language.
bool isSource(const QString& cell) {
    static const QRegularExpression source(QStringLiteral(" \\([0-9]{4}\\)$"));
    return source.match(cell).hasMatch();
}

QString inLanguage(const QString& cell) {
    if (const auto match = headOfErrors().match(cell); match.hasMatch()) {
        const QString count = format::count(match.captured(1).remove(u',').toLongLong());
        const QString what = match.captured(2);
        return what == QLatin1String("runs")      ? Text::tr("over the %1 runs").arg(count)
               : what == QLatin1String("choices") ? Text::tr("over the %1 choices").arg(count)
                                                  : Text::tr("over the %1 sources").arg(count);
    }
    if (isSource(cell))
        return cell;
    if (isNumber(cell))
        return QString(cell).replace(u'.', QLocale().decimalPoint());
    return QCoreApplication::translate("manual", cell.toUtf8().constData());
}

QStringList cellsOf(const QString& line) {
    QStringList cells = line.trimmed().split(u'|');
    cells.removeFirst();
    cells.removeLast();
    for (QString& cell : cells)
        cell = cell.trimmed();
    return cells;
}

/// The lines of every table of errors.
QList<QStringList> errorTables(const QString& text) {
    QList<QStringList> tables;
    bool inTable = false;
    for (const QString& line : text.split(u'\n')) {
        const bool begins = line.trimmed().startsWith(QLatin1String("| over the "));
        if (begins)
            tables << QStringList();
        inTable = begins || (inTable && line.trimmed().startsWith(u'|'));
        if (inTable)
            tables.last() << line;
    }
    return tables;
}

} // namespace

QString reference(const ReferenceTable& table) {
    QStringList columns;
    for (const Message& column : table.columns)
        columns << plainCell(format::sentence(column));
    QString text = QStringLiteral("\n\n") + rowOf(columns) + ruleOf(columns.size());
    for (const ReferenceRow& row : table.rows) {
        QStringList cells;
        for (const ReferenceCell& cell : row.cells)
            cells << plainCell(reference_html::cell(cell));
        if (row.own && !cells.isEmpty())
            cells.front() = QStringLiteral("**%1**").arg(cells.front());
        text += rowOf(cells);
    }
    text += u'\n';
    for (const Message& remark : table.remarks)
        text += plainCell(format::sentence(remark)) + QStringLiteral("\n\n");
    if (*table.source != '\0')
        text += plainCell(format::translated(table.source)) + QStringLiteral("\n\n");
    return text;
}

QString views() {
    QString text =
        QStringLiteral("\n\n") + rowOf({Text::tr("view"), Text::tr("group"), Text::tr("keys")}) + ruleOf(3);
    const auto add = [&text](PanelGroup group) {
        for (const PanelId panel : allPanels())
            if (panel->group == group)
                text += rowOf({QStringLiteral("[%1](view:%2)").arg(titleOf(*panel), nameOf(*panel)),
                               group == PanelGroup::none ? QString() : titleOf(group),
                               manual_words::keyOf(QLatin1String(panel->command)).value_or(QString())});
    };
    add(PanelGroup::none);
    for (const PanelGroup group : allPanelGroups)
        add(group);
    return text + u'\n';
}

QString configurations(const Scenario& plan, const Catalogue& catalogue) {
    QString text = QStringLiteral("\n\n") +
                   rowOf({Text::tr("framework"), Text::tr("file"), QStringLiteral("`--to`"),
                          Text::tr("of the plan it cannot say"), Text::tr("its keys are those of")}) +
                   ruleOf(5);
    for (const frameworks::Format* format : frameworks::formats()) {
        QStringList unsaid;
        if (format->write != nullptr)
            for (const frameworks::Unsaid& each : frameworks::exportPlan(plan, *format, catalogue).unsaid)
                if (const Setting* setting = findSetting(each.setting))
                    unsaid << plainCell(settingName(*setting));
        const QString name = QStringLiteral("`%1`").arg(fromView(format->name));
        text += rowOf({fromView(format->label), QStringLiteral("`%1`").arg(fromView(format->fileName)),
                       format->write == nullptr ? Text::tr("is only read") : name,
                       unsaid.isEmpty() ? QStringLiteral("–") : unsaid.join(QStringLiteral(", ")),
                       plainCell(fromView(format->source))});
    }
    return text + u'\n';
}

QString logs() {
    QString text = QStringLiteral("\n\n") +
                   rowOf({Text::tr("framework"), Text::tr("its lines are those of")}) + ruleOf(2);
    for (const quadrille::logs::LogFormat* format : quadrille::logs::formats())
        text += rowOf({fromView(format->label), plainCell(fromView(format->source))});
    return text + u'\n';
}

QString errors(const QString& text, int index) {
    const QList<QStringList> tables = errorTables(text);
    if (index < 0 || index >= tables.size())
        return {};
    QString table = QStringLiteral("\n\n");
    for (const QString& line : tables[index]) {
        QStringList cells = cellsOf(line);
        if (!line.contains(QLatin1String("---")))
            for (QString& cell : cells)
                cell = inLanguage(cell);
        table += rowOf(cells);
    }
    return table + u'\n';
}

QStringList untranslated(const QString& text) {
    QStringList unknown;
    for (const QStringList& table : errorTables(text))
        for (const QString& line : table)
            for (const QString& cell : cellsOf(line))
                if (!isNumber(cell) && !isSource(cell) && !headOfErrors().match(cell).hasMatch() &&
                    std::ranges::none_of(words,
                                         [&](const char* word) { return cell == QString::fromUtf8(word); }))
                    unknown << cell;
    return unknown;
}

} // namespace quadrille::manual_tables
