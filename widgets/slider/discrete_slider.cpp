// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slider/discrete_slider.h"

#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/slider/slider_accessible.h"
#include "widgets/slider/slider_painting.h"
#include "widgets/slider/typed_value.h"
#include "widgets/tip/tip.h"
#include "widgets/wheel_in_focus.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace quadrille {

DiscreteSlider::DiscreteSlider(Dimension dimension, QWidget* parent)
    : QWidget(parent), m_dimension(dimension) {
    installSliderAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    takeWheelInFocusOnly(*this);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_editor = new QLineEdit(this);
    m_editor->setFrame(false);
    m_editor->setAlignment(Qt::AlignRight);
    m_editor->hide();
    m_editor->installEventFilter(this);
    m_message = new QLabel(this);
    m_message->setWordWrap(true);
    m_message->setAutoFillBackground(true);
    m_message->setContentsMargins(4, 0, 4, 0);
    m_message->hide();
    m_message->installEventFilter(this);
    connect(m_editor, &QLineEdit::textEdited, this, [this] { showMessage({}); });
    updateTexts();
}

void DiscreteSlider::setStops(std::vector<std::int64_t> stops, std::int64_t current) {
    const bool moved = current != m_value;
    if (stops.empty())
        stops = {current};
    if (!moved && stops == m_stops)
        return;
    if (stops != m_stops)
        m_strip.clear();
    m_stops = std::move(stops);
    m_value = current;
    if (moved)
        m_valueWidth.reset();
    if (m_hovered && *m_hovered >= m_stops.size())
        m_hovered.reset();
    if (moved) {
        QAccessibleValueChangeEvent event(this, static_cast<qlonglong>(m_value));
        QAccessible::updateAccessibility(&event);
    }
    placeChildren();
    update();
}

void DiscreteSlider::setStrip(std::vector<Glance> strip) {
    if (strip.size() != m_stops.size())
        strip.clear();
    if (strip == m_strip)
        return;
    m_strip = std::move(strip);
    update();
}

void DiscreteSlider::setBaselineValue(std::optional<std::int64_t> value, const QString& model) {
    if (value == m_baseline && model == m_baselineModel)
        return;
    m_baseline = value;
    m_baselineModel = model;
    updateTexts();
}

void DiscreteSlider::setReason(std::function<QString(std::int64_t)> reason) {
    m_reason = std::move(reason);
}

void DiscreteSlider::setSpeeds(std::vector<std::optional<Glance>> best) {
    if (best == m_best)
        return;
    m_best = std::move(best);
    m_speeds.clear();
    double fastest = 0;
    for (const std::optional<Glance>& each : m_best)
        fastest = std::max(fastest, each ? each->tokensPerSecondPerGpu : 0);
    for (const std::optional<Glance>& each : m_best)
        m_speeds.push_back(each && fastest > 0 ? each->tokensPerSecondPerGpu / fastest : -1);
    updateTexts();
    update();
}

QString DiscreteSlider::speedText(std::size_t stop) const {
    if (m_best.size() != m_stops.size())
        return {};
    if (!m_best.at(stop))
        return tr("no plan with it fits");
    return tr("the fastest plan with it reaches %1 per GPU, %2 of the best stop",
              "tokens per second, a share")
        .arg(format::tokensPerSecond(m_best[stop]->tokensPerSecondPerGpu),
             format::percent(m_speeds.at(stop)));
}

const Glance* DiscreteSlider::glanceOf(std::size_t stop) const {
    return stop < m_strip.size() ? &m_strip[stop] : nullptr;
}

QString DiscreteSlider::stopText(std::size_t stop) const {
    const QString speed = speedText(stop);
    return speed.isEmpty() ? memoryText(stop)
                           : tr("%1; %2", "a stop of a slider, its speed").arg(memoryText(stop), speed);
}

QString DiscreteSlider::memoryText(std::size_t stop) const {
    const QString name =
        tr("%1 %2", "dimension and its value: TP 8")
            .arg(format::dimensionSymbol(m_dimension), format::dimensionValue(m_dimension, m_stops.at(stop)));
    const Glance* glance = glanceOf(stop);
    if (!glance)
        return name;
    if (glance->runnable)
        return tr("%1: %2, %3").arg(name, format::gib(glance->total), format::zoneName(glance->zone));
    const QString reason = m_reason ? m_reason(m_stops.at(stop)) : QString();
    return reason.isEmpty() ? tr("%1: cannot run").arg(name) : tr("%1: cannot run. %2").arg(name, reason);
}

QString DiscreteSlider::valueText() const {
    const QString value = format::dimensionValue(m_dimension, m_value);
    const auto at = std::find(m_stops.begin(), m_stops.end(), m_value);
    const Glance* glance =
        at == m_stops.end() ? nullptr : glanceOf(static_cast<std::size_t>(at - m_stops.begin()));
    if (!glance)
        return value;
    return glance->runnable
               ? tr("%1, %2, %3").arg(value, format::gib(glance->total), format::zoneName(glance->zone))
               : tr("%1, cannot run").arg(value);
}

bool DiscreteSlider::editing() const {
    return m_editor->isVisibleTo(this);
}
QString DiscreteSlider::message() const {
    return m_message->isVisibleTo(this) ? m_message->text() : QString();
}

double DiscreteSlider::valueWidth() const {
    if (m_valueWidth)
        return *m_valueWidth;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const double shown = metrics.horizontalAdvance(format::dimensionValue(m_dimension, m_value));
    m_valueWidth = std::max(shown + 10, metrics.horizontalAdvance(QStringLiteral("00,000")) + 10);
    return *m_valueWidth;
}

SliderGeometry DiscreteSlider::geometryOfParts() const {
    return sliderGeometry(size(), QFontMetricsF(font()), valueWidth());
}

QSize DiscreteSlider::sizeHint() const {
    const QFontMetricsF metrics(font());
    return {static_cast<int>(metrics.averageCharWidth() * 44),
            static_cast<int>(std::ceil(sliderHeight(metrics)))};
}

QSize DiscreteSlider::minimumSizeHint() const {
    const QFontMetricsF metrics(font());
    return {static_cast<int>(metrics.averageCharWidth() * 20),
            static_cast<int>(std::ceil(sliderHeight(metrics)))};
}

void DiscreteSlider::choose(std::int64_t value) {
    showMessage({});
    if (value == m_value)
        return;
    m_value = value;
    m_valueWidth.reset();
    QAccessibleValueChangeEvent event(this, static_cast<qlonglong>(m_value));
    QAccessible::updateAccessibility(&event);
    placeChildren();
    update();
    emit valueChanged(value);
}

void DiscreteSlider::step(int steps) {
    choose(stepped(m_value, steps, m_stops));
}

void DiscreteSlider::edit() {
    showMessage({});
    m_editor->setText(format::dimensionValue(m_dimension, m_value));
    placeChildren();
    m_editor->show();
    m_editor->setFocus();
    m_editor->selectAll();
    update();
}

void DiscreteSlider::closeEditor() {
    const bool hadFocus = m_editor->hasFocus();
    m_editor->hide();
    if (hadFocus)
        setFocus();
    update();
}

void DiscreteSlider::commitEdit(bool keepOpenOnError) {
    if (!editing())
        return;
    // What still reads as the value was not edited, even where it prints shortened.
    const bool unchanged = m_editor->text() == format::dimensionValue(m_dimension, m_value);
    const TypedValue typed = typedValue(m_editor->text(), m_dimension);
    if (unchanged || typed.value) {
        closeEditor();
        if (!unchanged)
            choose(*typed.value);
        return;
    }
    if (keepOpenOnError)
        m_editor->selectAll();
    else
        closeEditor();
    showMessage(typed.error);
}

void DiscreteSlider::showMessage(const QString& text) {
    if (text.isEmpty() && !m_message->isVisibleTo(this))
        return;
    m_message->setText(text.isEmpty() ? text : QStringLiteral("✕ ") + text);
    m_message->setToolTip(text);
    m_message->setVisible(!text.isEmpty());
    placeChildren();
    updateTexts();
    if (!text.isEmpty()) {
        QAccessibleEvent alert(m_message, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void DiscreteSlider::placeChildren() {
    const SliderGeometry g = geometryOfParts();
    const double width =
        std::min<double>(g.name.width() + g.value.width(), g.value.width() * (1 + editorExtra));
    m_editor->setGeometry(
        QRectF(g.value.right() - width, g.value.top(), width, g.value.height()).toAlignedRect());
    m_message->setGeometry(g.active().toAlignedRect());
    m_message->raise();
    const Colours colours = coloursFor(palette());
    QPalette shades = palette();
    shades.setColor(QPalette::Window, colours.zoneRed);
    shades.setColor(QPalette::WindowText, Colours::textOn(colours.zoneRed));
    if (m_message->palette() != shades)
        m_message->setPalette(shades);
}

QString DiscreteSlider::baselineText() const {
    const QString value = format::dimensionValue(m_dimension, *m_baseline);
    return m_baselineModel.isEmpty()
               ? tr("Baseline A: %1").arg(value)
               : tr("Baseline A, which trains %1: %2", "a model, a value").arg(m_baselineModel, value);
}

void DiscreteSlider::updateTexts() {
    setAccessibleName(format::dimensionName(m_dimension));
    QString description = message();
    if (description.isEmpty() && m_baseline)
        description = baselineText();
    setAccessibleDescription(description);
    m_editor->setAccessibleName(tr("Value of %1").arg(format::dimensionName(m_dimension)));
    update();
}

void DiscreteSlider::hover(std::optional<std::size_t> stop) {
    if (stop == m_hovered)
        return;
    m_hovered = stop;
    emit readout(stop ? stopText(*stop) : QString());
    update();
}

void DiscreteSlider::finishDrag() {
    if (!m_dragFrom)
        return;
    m_dragFrom.reset();
    emit dragFinished();
}

bool DiscreteSlider::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const SliderGeometry g = geometryOfParts();
        if (g.active().contains(help->pos())) {
            const std::size_t stop = g.stopAt(help->pos().x(), m_stops.size());
            tip::show(help->globalPos(), stopText(stop), this, g.cell(stop, m_stops.size()).toAlignedRect());
        } else if (m_dimension == Dimension::sequence && g.value.contains(help->pos())) {
            tip::show(help->globalPos(),
                      tr("Click to type; K or Ki stands for 1,024 tokens, M for 1,048,576."), this);
        } else if (g.value.contains(help->pos())) {
            tip::show(help->globalPos(), tr("Click to type any whole number."), this);
        } else {
            tip::show(help->globalPos(), glossary_text::tip(glossary_text::entryOf(m_dimension)), this,
                      g.name.toAlignedRect());
        }
        return true;
    }
    return QWidget::event(event);
}

bool DiscreteSlider::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_message && event->type() == QEvent::MouseButtonPress) {
        showMessage({});
        return true;
    }
    if (watched != m_editor)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut) {
        if (static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
            commitEdit(false);
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            commitEdit(true);
            return true;
        }
        if (key == Qt::Key_Escape) {
            showMessage({});
            closeEditor();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DiscreteSlider::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    m_valueWidth.reset();
    switch (event->type()) {
    case QEvent::FontChange:
        updateGeometry();
        [[fallthrough]];
    case QEvent::PaletteChange:
    case QEvent::LanguageChange:
    case QEvent::EnabledChange:
        placeChildren();
        updateTexts();
        break;
    default:
        break;
    }
}

void DiscreteSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font());
    Colours colours = coloursFor(palette());
    // The slider stands on the panel, not on a picture's ground.
    colours.background = palette().color(QPalette::Window);
    paintSlider(painter, geometryOfParts(),
                {.dimension = m_dimension,
                 .stops = m_stops,
                 .strip = m_strip,
                 .speeds = m_speeds,
                 .value = m_value,
                 .baseline = m_baseline,
                 .hovered = m_hovered,
                 .focused = hasFocus(),
                 .enabled = isEnabled(),
                 .editing = editing()},
                colours);
}

void DiscreteSlider::resizeEvent(QResizeEvent*) {
    placeChildren();
}

void DiscreteSlider::mousePressEvent(QMouseEvent* event) {
    const SliderGeometry g = geometryOfParts();
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    if (g.value.contains(event->position())) {
        edit();
    } else if (g.active().contains(event->position())) {
        m_dragFrom = m_value;
        emit dragStarted();
        choose(m_stops[g.stopAt(event->position().x(), m_stops.size())]);
    }
}

void DiscreteSlider::mouseMoveEvent(QMouseEvent* event) {
    const SliderGeometry g = geometryOfParts();
    const bool inside = g.active().contains(event->position());
    setCursor(g.value.contains(event->position()) && !m_dragFrom ? Qt::IBeamCursor : Qt::ArrowCursor);
    if (inside || m_dragFrom)
        hover(g.stopAt(event->position().x(), m_stops.size()));
    else
        hover(std::nullopt);
    if (m_dragFrom)
        choose(m_stops[g.stopAt(event->position().x(), m_stops.size())]);
}

void DiscreteSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        finishDrag();
}

void DiscreteSlider::wheelEvent(QWheelEvent* event) {
    // Anywhere else the wheel scrolls the panel, so that scrolling past a slider does not change it.
    if (!geometryOfParts().active().contains(event->position())) {
        event->ignore();
        return;
    }
    event->accept();
    const int delta = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    if ((delta > 0) != (m_wheelRemainder > 0))
        m_wheelRemainder = 0;
    m_wheelRemainder += delta;
    const int notches = m_wheelRemainder / QWheelEvent::DefaultDeltasPerStep;
    m_wheelRemainder -= notches * QWheelEvent::DefaultDeltasPerStep;
    if (notches != 0)
        step(notches);
}

void DiscreteSlider::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        return step(1);
    case Qt::Key_Left:
    case Qt::Key_Down:
        return step(-1);
    case Qt::Key_PageUp:
        return step(2);
    case Qt::Key_PageDown:
        return step(-2);
    case Qt::Key_Home:
        return choose(m_stops.front());
    case Qt::Key_End:
        return choose(m_stops.back());
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return edit();
    case Qt::Key_Escape:
        if (m_dragFrom) {
            const std::int64_t before = *m_dragFrom;
            choose(before);
            return finishDrag();
        }
        if (!message().isEmpty())
            return showMessage({});
        break;
    default:
        if (!event->text().isEmpty() && event->text().front().isDigit()) {
            edit();
            m_editor->setText(event->text());
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

void DiscreteSlider::leaveEvent(QEvent*) {
    hover(std::nullopt);
}

void DiscreteSlider::hideEvent(QHideEvent*) {
    finishDrag();
}

} // namespace quadrille
