import { aspectAsShown, placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import { boxCopy } from '@vitrine/engines/forms/values/read.ts'
import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { boxesOf } from '@vitrine/engines/retrieval/passages/page-passages.ts'
import type { Citation } from '@vitrine/engines/retrieval/passages/passage.ts'
import { summarizePassages } from '@vitrine/engines/retrieval/passages/summarize-passages.ts'
import { relatedQuestions } from '@vitrine/engines/retrieval/question/related-questions.ts'
import { isEnglish } from '@vitrine/engines/text/is-english.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { type KeptDocument, openDocument } from './document-memory.ts'
import { readChat } from './options.ts'
import type { DocumentAnswer } from './schema.ts'

export const notFound = 'This was not found in the document.'

const summarySentences = 5

/** Citations with their pages in place of their passages. */
export function placesOf(
  { passages, document }: KeptDocument,
  citations: readonly Citation[],
): DocumentAnswer['citations'] {
  const places = citations.flatMap(({ passage: index, quote, start, end }) => {
    const passage = passages[index]
    if (passage === undefined) return []
    return [
      {
        page: passage.page,
        // Table cells are separated by tabs, which should not be shown.
        quote: quote.replaceAll('\t', ' '),
        boxes: boxesOf(passage, start, end).map(boxCopy),
      },
    ]
  })
  return placesAsShown(places, document.pages)
}

export function aboutDocument({
  document,
  passages,
  instructions,
}: KeptDocument): Pick<DocumentAnswer, 'pages' | 'warnings'> {
  const start = passages
    .slice(0, 8)
    .map(({ text }) => text)
    .join('\n')
  const recognised = document.pages.filter(({ source }) => source === 'ocr').length
  return {
    pages: document.pages.map((page) => ({ aspectRatio: aspectAsShown(page) })),
    warnings: [
      ...(instructions.length > 0
        ? [
            `The document gives orders to programs and says hardly anything else. They were not read: “${instructions.join(' ')}”`,
          ]
        : []),
      ...(isEnglish(tokenize(start)) === false
        ? ['The document does not seem to be in English; answers are made for English.']
        : []),
      ...(recognised > 0
        ? [
            `The text of ${recognised} of ${document.pages.length} pages was recognised from pictures and may hold misread letters.`,
          ]
        : []),
    ],
  }
}

function summarize(opened: KeptDocument): DocumentAnswer {
  const sentences = summarizePassages(opened.index, summarySentences)
  return {
    question: null,
    answer:
      sentences.length === 0
        ? 'No summary could be made: the document holds hardly any whole sentences. Questions about it may still be answered.'
        : sentences.map(({ quote }) => quote).join(' '),
    found: sentences.length > 0,
    // Sentences are quoted, so they are right; whether they are the best ones is another matter.
    confidence: sentences.length === 0 ? 0 : Math.min(0.8, 0.3 + 0.1 * sentences.length),
    related_questions: relatedQuestions(opened.index, { near: sentences.map(({ passage }) => passage), said: [] }),
    citations: placesOf(opened, sentences),
    ...aboutDocument(opened),
  }
}

/** Answers a question about a PDF by its own words, or summarises it where nothing is asked. */
export const answerFromDocument: Engine<DocumentAnswer> = async ({ options }, context) => {
  const { question, history } = readChat(options)
  const opened = await openDocument(context)
  context.signal.throwIfAborted()
  if (question === null) {
    context.report({ stage: 'Summing up', fraction: 0.7 })
    return summarize(opened)
  }

  const progress = (fraction: number) =>
    context.report({ stage: 'Looking for the answer', fraction: 0.7 + 0.25 * fraction })
  progress(0)
  const { answer, found, confidence, citations } = await answerQuestion(opened.index, question, {
    history,
    signal: context.signal,
    progress,
  })
  context.report({ stage: 'Looking for further questions', fraction: 0.95 })
  const asked = [question, ...history.filter(({ role }) => role === 'user').map(({ text }) => text)]
  return {
    question,
    answer: answer ?? notFound,
    found,
    confidence,
    related_questions: relatedQuestions(opened.index, { near: citations.map(({ passage }) => passage), said: asked }),
    citations: found ? placesOf(opened, citations.slice(0, 1)) : [],
    ...aboutDocument(opened),
  }
}
