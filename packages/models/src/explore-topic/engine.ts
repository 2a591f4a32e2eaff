import { didYouMean } from '@vitrine/engines/retrieval/wordnet/did-you-mean.ts'
import { entriesWithin, findEntry } from '@vitrine/engines/retrieval/wordnet/find-entry.ts'
import { openWordNet } from '@vitrine/engines/retrieval/wordnet/wordnet.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { readTopic } from './read-topic.ts'
import type { TopicPage } from './schema.ts'
import { surveyEntry } from './survey.ts'
import { writeSections, writeTitle, writeUnknown } from './write-page.ts'

// More would bury the topic under its words.
const mostParts = 3

/**
 * Writes a page about a topic from WordNet's entries alone. A topic without an entry is answered with the entries of its words,
 * marked as such; one without any, with similar spellings.
 */
export const exploreTopic: Engine<TopicPage> = async ({ text }, { signal, report }) => {
  const { topic, phrase } = readTopic(text)
  report({ stage: 'Looking the topic up', fraction: 0.2 })
  const wordnet = await openWordNet()
  const exact = findEntry(wordnet, phrase)
  const within = exact === null ? entriesWithin(wordnet, phrase) : { entries: [exact], complete: true }
  const entries = within.entries.slice(0, mostParts)
  // Words that are all known are hardly misspelled.
  const suggestions = within.complete ? [] : didYouMean(wordnet, phrase)
  signal.throwIfAborted()
  if (entries.length === 0) {
    return {
      data: writeUnknown(topic, suggestions),
      topic,
      known: 'none',
      sources: [],
      suggestions,
      related: [],
      questions: [],
    }
  }
  report({ stage: 'Writing the page', fraction: 0.7 })
  const surveys = await Promise.all(entries.map((entry) => surveyEntry(wordnet, entry, { brief: exact === null })))
  return {
    data: [
      writeTitle(topic, exact === null, surveys, suggestions),
      ...surveys.map((survey) => writeSections(survey, exact === null)),
    ].join('\n\n'),
    topic,
    known: exact === null ? 'parts' : 'exact',
    sources: surveys.map(({ title, reference }) => ({ title, reference })),
    suggestions,
    related: [
      ...new Set(
        surveys.flatMap(({ related, broader }) => [
          ...broader.map(({ name }) => name),
          ...related.map(({ name }) => name),
        ]),
      ),
    ],
    questions: surveys.flatMap(({ questions }) => questions),
  }
}
