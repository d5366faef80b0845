// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/scenario_form.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <stdexcept>

namespace quadrille {
namespace {

/// Widgets in as many equal columns as they fit in, two at most: names are longer in some languages and at
/// some text sizes than half a panel.
class TwoColumns : public QWidget {
public:
    TwoColumns(const std::vector<QWidget*>& widgets, QWidget* parent) : QWidget(parent), m_widgets(widgets) {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        for (QWidget* widget : m_widgets)
            widget->setParent(this);
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        const int columns = columnsIn(width);
        const int rows = (static_cast<int>(m_widgets.size()) + columns - 1) / columns;
        return rows * (tallest() + gap) - gap;
    }
    [[nodiscard]] QSize sizeHint() const override { return {2 * widest(), heightForWidth(2 * widest())}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {widest(), tallest()}; }

protected:
    void resizeEvent(QResizeEvent*) override { place(); }
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) {
            updateGeometry();
            place();
        }
        return QWidget::event(event);
    }

private:
    static constexpr int gap = 4;

    [[nodiscard]] int widest() const {
        int widest = 0;
        for (const QWidget* widget : m_widgets)
            widest = std::max(widest, widget->sizeHint().width());
        return widest;
    }
    [[nodiscard]] int tallest() const {
        int tallest = 0;
        for (const QWidget* widget : m_widgets)
            tallest = std::max(tallest, widget->sizeHint().height());
        return tallest;
    }
    [[nodiscard]] int columnsIn(int width) const { return width >= 2 * widest() + gap ? 2 : 1; }
    void place() {
        const int columns = columnsIn(width());
        const int column = width() / columns;
        for (int i = 0; i < static_cast<int>(m_widgets.size()); ++i) {
            const QRect cell(i % columns * column, i / columns * (tallest() + gap), column - gap, tallest());
            m_widgets[static_cast<std::size_t>(i)]->setGeometry(
                QStyle::visualRect(layoutDirection(), rect(), cell));
        }
    }

    std::vector<QWidget*> m_widgets;
};

} // namespace

ScenarioForm::ScenarioForm(ScenarioStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 4);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    connect(&m_store, &ScenarioStore::changed, this, &ScenarioForm::refresh);
}

void ScenarioForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

QWidget* ScenarioForm::makeInput(const SettingForm& form) {
    const auto make = [this](const auto& setting) -> QWidget* {
        using Setting = std::remove_cvref_t<decltype(setting)>;
        if constexpr (std::is_same_v<Setting, ChoiceSetting>)
            return new ChoiceBox(m_store, setting, this);
        else if constexpr (std::is_same_v<Setting, NumberSetting>)
            return new NumberBox(m_store, setting, this);
        else
            return new SwitchBox(m_store, setting, this);
    };
    return std::visit(make, form.input);
}

void ScenarioForm::add(std::span<const SettingForm> forms) {
    std::vector<QWidget*> switches;
    for (const SettingForm& form : forms) {
        QWidget* input = makeInput(form);
        input->setObjectName(QLatin1String(form.id));
        if (form.row != nullptr) {
            addRow(form, input);
            continue;
        }
        if (std::holds_alternative<SwitchSetting>(form.input))
            switches.push_back(input);
        else if (m_rows.empty())
            throw std::invalid_argument(std::string(form.id) + " stands beside nothing");
        else
            m_rows.back().field->layout()->addWidget(input);
        if (form.shown)
            m_optional.push_back({input, form.shown});
    }
    if (!switches.empty())
        addWide(new TwoColumns(switches, this));
}

void ScenarioForm::addRow(const SettingForm& form, QWidget* input) {
    const int line = m_grid->rowCount();
    auto* label = new QLabel(this);
    label->setBuddy(input);
    auto* field = new QWidget(this);
    auto* layout = new QHBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(input, 1);
    m_grid->addWidget(label, line, 0, Qt::AlignLeft | Qt::AlignTop);
    m_grid->addWidget(field, line, 1);
    label->setMinimumHeight(input->sizeHint().height());
    m_rows.push_back({form.row, label, field, form.seenByPaper});
    if (form.shown) {
        m_optional.push_back({label, form.shown});
        m_optional.push_back({field, form.shown});
    }
}

void ScenarioForm::addWide(QWidget* widget) {
    m_grid->addWidget(widget, m_grid->rowCount(), 0, 1, 2);
}

void ScenarioForm::addPaperNote() {
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    addWide(m_note);
}

void ScenarioForm::refresh() {
    const Scenario& scenario = m_store.scenario();
    const bool paper = unseenByPaper(scenario);
    for (const Row& row : m_rows) {
        row.label->setText(row.name());
        row.label->setEnabled(row.seenByPaper || !paper);
        for (auto* box : row.field->findChildren<ChoiceBox*>())
            box->setDimmed(!row.seenByPaper && paper);
    }
    for (const Optional& optional : m_optional)
        optional.widget->setVisible(optional.shown(scenario));
    if (m_note == nullptr)
        return;
    for (auto* box : findChildren<SwitchBox*>())
        box->setDimmed(paper);
    m_note->setText(tr("The paper's equations see nothing of what is grey here."));
    m_note->setVisible(paper);
}

} // namespace quadrille
