// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slider/slider_accessible.h"

#include "widgets/slider/discrete_slider.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace quadrille {
namespace {

class AccessibleSlider final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleSlider(DiscreteSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? slider().valueText() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return static_cast<qlonglong>(slider().value()); }
    void setCurrentValue(const QVariant& value) override {
        bool whole = false;
        const qlonglong number = value.toLongLong(&whole);
        if (whole && number >= 1 && number <= largestDimensionValue)
            slider().choose(number);
    }
    QVariant minimumValue() const override { return static_cast<qlonglong>(slider().stops().front()); }
    QVariant maximumValue() const override { return static_cast<qlonglong>(slider().stops().back()); }
    QVariant minimumStepSize() const override { return 1; }

private:
    DiscreteSlider& slider() const { return *static_cast<DiscreteSlider*>(object()); }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    if (auto* slider = qobject_cast<DiscreteSlider*>(object))
        return new AccessibleSlider(slider);
    return nullptr;
}

} // namespace

void installSliderAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed);
}

} // namespace quadrille
