// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/term_pictures.h"

#include "app/glossary/term_formula.h"
#include "app/measurements/run_book.h"
#include "app/measurements/truth_question.h"
#include "app/store/scenario_store.h"
#include "widgets/truth_scatter/truth_scatter.h"

namespace quadrille {

TermPictures::TermPictures(const ScenarioStore& store, const Catalogue& catalogue, QObject* parent)
    : QObject(parent), m_store(store), m_catalogue(catalogue) {}

void TermPictures::want(const QString& term) {
    m_wanted = term;
    const auto subject = subjectOfTerm(term.toStdString());
    if (!subject)
        return stop();
    if (*subject == TermSubject::truth)
        return wantTruth(term);
    const Analysis& analysis = m_store.pictured();
    TermQuestion question{term.toStdString(), std::nullopt, std::nullopt};
    if (!m_hidden || !m_hidden()) {
        question.pinned = m_store.state().baseline;
        if (analysis.runnable())
            question.plan = analysis.scenario();
    }
    m_question.ask([this, term, question](const std::stop_token& stop, LatestJob::Tell&) -> LatestJob::Here {
        const TermView view = termPicture(question, m_catalogue, stop);
        const QString formula = question.plan ? termFormula(question.term, *question.plan, stop) : QString();
        return [this, term, view, formula] {
            emit formulaReady(term, formula);
            if (!view.make)
                return;
            const auto picture = view.make();
            const QString finding = picture->finding();
            emit ready(term, *picture,
                       view.example ? tr("A small plan, not yours: %1", "what a picture shows").arg(finding)
                                    : finding);
        };
    });
}

void TermPictures::stop() {
    m_wanted.clear();
    m_question.stop();
}

/// Of the runs that people measured, once they are predicted.
void TermPictures::wantTruth(const QString& term) {
    m_question.stop();
    if (m_book == nullptr) {
        m_book = new RunBook(m_catalogue, this);
        connect(m_book, &RunBook::changed, this, [this] {
            if (subjectOfTerm(m_wanted.toStdString()) == TermSubject::truth)
                wantTruth(m_wanted);
        });
    }
    m_book->prepare();
    if (m_book->runs().empty())
        return;
    TruthQuestion question;
    question.runs = m_book->runs();
    question.predictions = m_book->sharedPredictions();
    question.shipped = m_book->shipped();
    question.words = m_book->words();
    m_question.ask([this, term, question](const std::stop_token& stop, LatestJob::Tell&) -> LatestJob::Here {
        SharedTruth content = answerTo(question, stop).content;
        if (content->data.points.size() > TruthScatter::mostDrawnAtOnce) {
            TruthQuestion fewer = question;
            fewer.use = RunUse::fitted;
            content = answerTo(fewer, stop).content;
        }
        return [this, term, content] {
            TruthScatter picture;
            picture.setContent(content);
            emit ready(term, picture, picture.finding());
        };
    });
}

} // namespace quadrille
