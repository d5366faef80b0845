// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace quadrille {

/// A catalogue of the window's texts that can also be passed over, so that texts are as they stand in the
/// sources: in English.
class Translator : public QTranslator {
    Q_OBJECT
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int number) const override {
        return passedOver ? QString::fromUtf8(source)
                          : QTranslator::translate(context, source, disambiguation, number);
    }

    /// What `read` returns in English, whatever language is in force; its numbers are as they were. In the
    /// window's thread.
    template <class Read>
    [[nodiscard]] static auto inEnglish(Read read) {
        struct Scope {
            bool before = passedOver;
            Scope() { passedOver = true; }
            ~Scope() { passedOver = before; }
            Scope(const Scope&) = delete;
            Scope& operator=(const Scope&) = delete;
        };
        const Scope scope;
        return read();
    }

private:
    static inline thread_local bool passedOver = false;
};

} // namespace quadrille
