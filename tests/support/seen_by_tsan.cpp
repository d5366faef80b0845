// SPDX-License-Identifier: GPL-3.0-or-later
// ThreadSanitizer sees what happens before what by the locks of the C library. Qt has locks of its own, which
// it does not see in a Qt that was built without it: what one thread hands another through Qt would all be
// called a race. So the ways by which this program hands over are told to it here, in place of Qt's functions
// of these names: work given to a pool, the end of all that work, and a call that is an event on another
// thread.
#include <QMetaObject>
#include <QRunnable>
#include <QThreadPool>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <functional>
#include <utility>

namespace {

class HandedWork : public QRunnable {
public:
    HandedWork(std::function<void()> work, void* pool) : m_work(std::move(work)), m_pool(pool) {
        __tsan_release(this);
    }
    void run() override {
        __tsan_acquire(this);
        m_work();
        m_work = nullptr;
        __tsan_release(m_pool);
    }

private:
    std::function<void()> m_work;
    void* m_pool;
};

class HandedCall : public QtPrivate::QSlotObjectBase {
public:
    explicit HandedCall(QSlotObjectBase* call) : QSlotObjectBase(&HandedCall::impl), m_call(call) {
        __tsan_release(this);
    }

private:
    static void impl(int which, QSlotObjectBase* base, QObject* receiver, void** arguments, bool*) {
        __tsan_acquire(base);
        auto* handed = static_cast<HandedCall*>(base);
        if (which == Call) {
            handed->m_call->call(receiver, arguments);
            __tsan_release(base); // whichever of the two threads lets go of it last destroys it
        } else if (which == Destroy) {
            handed->m_call->destroyIfLastRef();
            delete handed;
        }
    }

    QSlotObjectBase* m_call;
};

/// Qt's function that the one here stands before.
template <class Function>
Function qtsOwn(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name)); // NOLINT(*-reinterpret-cast)
}

} // namespace

void QThreadPool::start(std::function<void()> work, int priority) {
    start(new HandedWork(std::move(work), this), priority);
}

bool QThreadPool::waitForDone(int milliseconds) {
    static const auto own = qtsOwn<bool (*)(QThreadPool*, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool done = own(this, milliseconds);
    __tsan_acquire(this);
    return done;
}

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* result) {
    static const auto own = qtsOwn<bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType,
                                            void*)>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    return own(object, new HandedCall(slot), type, result);
}
