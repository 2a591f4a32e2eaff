import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import { readingOf } from '@vitrine/engines/documents/read-pages.ts'
import { isEnglish } from '@vitrine/engines/text/is-english.ts'
import { hearOutcomes, type OutcomeReadings } from '@vitrine/engines/text/minutes/learned/hear-outcomes.ts'
import { type Minutes, writeMinutes } from '@vitrine/engines/text/minutes/write-minutes.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { readTranscriptFile, type TranscriptFile } from './read-transcript-file.ts'
import type { MinutesOutput, Said } from './schema.ts'

/** Minutes typed in paragraphs have few turns, but many words. */
const short = { turns: 6, words: 60 } as const

function warningsAbout({ turns, attendees, actions }: Minutes, text: string): string[] {
  const warnings: string[] = []
  if (isEnglish(tokenize(text.slice(0, 20_000))) === false)
    warnings.push('The text does not read as English: most of it was not understood.')
  if (attendees.length === 0 && actions.every(({ who }) => who === null))
    warnings.push('No speakers are named, so nobody can be given an action.')
  const words = turns.reduce((sum, turn) => sum + turn.text.split(/\s+/).length, 0)
  if (turns.length < short.turns && words < short.words)
    warnings.push('The text is too short for a meeting: little can be told from it.')
  return warnings
}

export function minutesOfFile({ text, pages }: TranscriptFile, heard?: OutcomeReadings): MinutesOutput {
  const minutes = writeMinutes(text, heard)
  const { turns } = minutes
  const said = (start: number, end: number, turn?: number): Said => {
    const owner =
      turn === undefined ? turns.find((candidate) => candidate.start <= start && candidate.end >= end) : turns[turn]
    const place = pages?.placed.placeOf(start, end) ?? null
    return {
      said: text.slice(start, end).replaceAll(/\s+/g, ' '),
      speaker: owner?.speaker ?? null,
      time: owner?.time ?? null,
      page: place?.page ?? null,
      box: place ? [...place.box] : null,
    }
  }
  const output = {
    title: minutes.title,
    date: minutes.date,
    attendees: minutes.attendees,
    summary: minutes.summary,
    topics: minutes.topics.map(({ title, start, end }) => ({ title, ...said(start, end) })),
    decisions: minutes.decisions.map((decision) => ({
      text: decision.text,
      confidence: decision.confidence,
      ...said(decision.start, decision.end, decision.turn),
    })),
    actions: minutes.actions.map(({ what, who, due, confidence, start, end, turn }) => ({
      what,
      who,
      due,
      confidence,
      ...said(start, end, turn),
    })),
    questions: minutes.questions.map((question) => ({
      text: question.text,
      ...said(question.start, question.end, question.turn),
    })),
    reading: pages && readingOf(pages.document),
    warnings: warningsAbout(minutes, text),
  }
  return placesAsShown(output, pages?.document.pages ?? [])
}

/** Makes minutes of a meeting's transcript. */
export const makeMinutes: Engine<MinutesOutput> = async (_input, context) => {
  const file = await readTranscriptFile(context)
  const progress = (fraction: number) =>
    context.report({ stage: 'Looking for decisions and actions', fraction: 0.9 + 0.05 * fraction })
  progress(0)
  const heard = await hearOutcomes(file.text, { signal: context.signal, progress })
  context.report({ stage: 'Writing the minutes', fraction: 0.95 })
  return minutesOfFile(file, heard)
}
