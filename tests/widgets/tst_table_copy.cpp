// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/column_model.h"
#include "widgets/table_copy.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTest>
#include <QTreeView>

using namespace quadrille;

namespace {

/// Three rows: a name, and a number that is shown rounded.
class Rows : public ColumnModel {
public:
    Rows() : ColumnModel(2, {0}, nullptr) {}
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : 3;
    }

protected:
    [[nodiscard]] Column column(int column) const override {
        return {column == 0 ? QStringLiteral("Name") : QStringLiteral("Value"), {}};
    }
    [[nodiscard]] QString shown(int row, int column) const override {
        return column == 0 ? QStringLiteral("a|%1, b").arg(row) : QStringLiteral("%1 s").arg(row);
    }
    [[nodiscard]] QVariant number(int row, int column) const override {
        return column == 0 ? QVariant() : QVariant(row + 0.25);
    }
    [[nodiscard]] QString tip(int, int) const override { return {}; }
};

struct Shown {
    Rows rows;
    QTreeView view;
    explicit Shown(std::function<DataTable()> all = {}) {
        view.setModel(&rows);
        view.setSelectionMode(QAbstractItemView::ExtendedSelection);
        new TableCopy(view, std::move(all));
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
    }
    QString copied() {
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        return QGuiApplication::clipboard()->text();
    }
};

} // namespace

class TestTableCopy : public QObject {
    Q_OBJECT
private slots:
    void allIsCopiedUnrounded() {
        Shown shown;
        const QString all =
            QStringLiteral("Name,Value\r\n\"a|0, b\",0.25\r\n\"a|1, b\",1.25\r\n\"a|2, b\",2.25\r\n");
        QCOMPARE(shown.copied(), all);
        shown.view.setCurrentIndex(shown.rows.index(1, 0)); // one row is where the keyboard is
        QCOMPARE(shown.copied(), all);
        Shown own([] { return DataTable{{QStringLiteral("x")}, {{0.5}}}; });
        QCOMPARE(own.copied(), QStringLiteral("x\r\n0.5\r\n"));
    }

    void severalSelectedRowsAreCopiedInTheirOrder() {
        Shown shown;
        shown.view.setCurrentIndex(shown.rows.index(2, 0));
        QTest::keyClick(&shown.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(shown.copied(), QStringLiteral("Name,Value\r\n\"a|1, b\",1.25\r\n\"a|2, b\",2.25\r\n"));
    }

    void rowsOfItsOwnCsvAreThoseSelected() {
        Shown shown([] { return DataTable{{QStringLiteral("x")}, {{0.5}, {1.5}, {2.5}}}; });
        QSortFilterProxyModel upsideDown;
        upsideDown.setSortRole(ColumnModel::sortRole);
        upsideDown.setSourceModel(&shown.rows);
        upsideDown.sort(1, Qt::DescendingOrder);
        shown.view.setModel(&upsideDown);
        shown.view.setCurrentIndex(upsideDown.index(0, 0));
        QTest::keyClick(&shown.view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(shown.copied(), QStringLiteral("x\r\n2.5\r\n1.5\r\n"));
    }

    void markdownIsWhatIsShown() {
        Shown shown;
        QCOMPARE(shown.view.contextMenuPolicy(), Qt::ActionsContextMenu);
        QCOMPARE(shown.view.actions().size(), 2);
        shown.view.actions()[1]->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("| Name | Value |\n| --- | --- |\n| a\\|0, b | 0 s |\n| a\\|1, b | 1 s |\n"
                                "| a\\|2, b | 2 s |\n"));
    }

    /// The window's own Ctrl+C does not take it away.
    void theTableGoesBeforeTheWindow() {
        Shown shown;
        int window = 0;
        const QShortcut shortcut(QKeySequence::Copy, &shown.view, [&window] { ++window; });
        QVERIFY(!shown.copied().isEmpty());
        QCOMPARE(window, 0);
    }
};

QUADRILLE_TESTS(TestTableCopy)
#include "tst_table_copy.moc"
