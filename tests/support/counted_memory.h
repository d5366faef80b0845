// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

/// Counts what the program asks operator new for. It replaces that of the whole program: for one translation
/// unit, whose program is about memory.
namespace quadrille::test {

namespace counted {

constexpr std::size_t head = alignof(std::max_align_t); ///< in front of every block: how large it is

inline std::atomic<std::size_t> held = 0, most = 0;
inline std::atomic<std::size_t> largest = SIZE_MAX; ///< that is given at once

inline void* take(std::size_t size) {
    void* block = size <= largest ? std::malloc(head + size)
                                  : nullptr; // NOLINT(*-no-malloc): what operator new is made of
    if (block == nullptr)
        throw std::bad_alloc();
    *static_cast<std::size_t*>(block) = size;
    const std::size_t now = held += size;
    for (std::size_t before = most; before < now && !most.compare_exchange_weak(before, now);) {
    }
    return static_cast<std::byte*>(block) + head;
}

inline void giveBack(void* memory) {
    if (memory == nullptr)
        return;
    void* block = static_cast<std::byte*>(memory) - head;
    held -= *static_cast<std::size_t*>(block);
    std::free(block); // NOLINT(*-no-malloc)
}

} // namespace counted

/// While it lives, an allocation of more than so many bytes at once fails.
class NothingLarger {
public:
    explicit NothingLarger(std::size_t bytes) { counted::largest = bytes; }
    ~NothingLarger() { counted::largest = SIZE_MAX; }
    NothingLarger(const NothingLarger&) = delete;
    NothingLarger& operator=(const NothingLarger&) = delete;
};

/// The most bytes that were held at once while something was done, beyond those that were before.
template <class Work>
std::size_t bytesFor(Work work) {
    const std::size_t before = counted::held;
    counted::most = before;
    work();
    return counted::most - before;
}

} // namespace quadrille::test

void* operator new(std::size_t size) {
    return quadrille::test::counted::take(size);
}
void* operator new[](std::size_t size) {
    return quadrille::test::counted::take(size);
}
// A sanitizer has its own of these, which the ones below could not give back.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    try {
        return quadrille::test::counted::take(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void* operator new[](std::size_t size, const std::nothrow_t& otherwise) noexcept {
    return operator new(size, otherwise);
}
void operator delete(void* memory) noexcept {
    quadrille::test::counted::giveBack(memory);
}
void operator delete[](void* memory) noexcept {
    quadrille::test::counted::giveBack(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    quadrille::test::counted::giveBack(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    quadrille::test::counted::giveBack(memory);
}
