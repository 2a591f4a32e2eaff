import { at } from '@vitrine/basics/at.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import {
  judgeSentence,
  judgeTogether,
  type SentenceSentiment,
} from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { judgeTold } from '@vitrine/engines/text/sentiment/judge-told.ts'
import { loadSentimentModel } from '@vitrine/engines/text/sentiment/load-sentiment-model.ts'
import { readMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Engine, RunContext } from '@vitrine/model-kit/run-context.ts'
import { aspectChances } from './aspect-meaning.ts'
import { AspectTally } from './aspect-tally.ts'
import { doubtsAbout, turnOf } from './doubts.ts'
import { evidenceTerms } from './evidence-terms.ts'
import { isOfFormerTimes, readAsOfNow } from './former-times.ts'
import { readWindows, signsOfWindows } from './read-whole.ts'
import { requireWords } from './require-words.ts'
import type { Sentiment } from './schema.ts'
import { setsAgainst, tellsEvents } from './set-against.ts'

// More than a person reads on a screen; score and aspects still count every sentence.
const listedSentences = 200
// The network takes some ten milliseconds a sentence; the rest of a longer text is read by its words.
const readByMeaning = 200
const sentencesPerTurn = 2000
// Of the written reviews that were kept back and called mixed or ironic 0.84 were; of strangers' it will be somewhat fewer.
const turnConfidence = 0.78
// Below this words and meaning see no opinion, or the sentences none that the whole has: then what happened decides.
const leastOfOpinion = 0.5
// Words. Asked of shorter texts too, it cost rated tweets (r 0.894 to 0.847) and snippets of reviews (weighted F1 0.744 to 0.737).
const fewestOfTold = 25
const toldOtherwise =
  'There is no word of opinion, but what is told to have happened may be praise or blame: neutral is a guess.'
const timesAgainst =
  'There is no word of opinion, but times or sizes are set against each other: whether that is praise or blame is not said, and neutral is a guess.'
// Of 50 short reviews of our own nine were called neutral and were not, most of them telling what happened; of rated snippets most that are called so are.
const mostOfEvents = 0.7
// Words. Fewer tell of nothing that happened.
const fewestOfEvents = 8
// Four times what five megabytes of prose hold; a list of a million one-word lines would outlast the deadline.
const mostSentences = 250_000

/** Yields for aborts and progress: a long text would otherwise block the thread. */
async function giveWay({ signal, report }: RunContext, done: number, all: number): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  signal.throwIfAborted()
  report({ stage: `Reading sentence ${done + 1} of ${all}`, fraction: 0.5 + done / all / 2 })
}

/** How far the sentences agree with the whole, ½…1: half of their feeling that points the other way is taken off, as the whole was read by itself too. */
function unity(listed: readonly SentenceSentiment[], label: Sentiment['label']): number {
  if (label === 'neutral') return 1
  const all = listed.reduce((sum, { score }) => sum + Math.abs(score), 0)
  const against = listed.reduce((sum, { score }) => sum + Math.max(0, label === 'positive' ? -score : score), 0)
  return all === 0 ? 1 : 1 - against / all / 2
}

/**
 * Reads the feeling of a text: overall, by sentence and by aspect. All sentences count; the first 200 are listed.
 * Throws `InputError` 'input-empty' for blank text, 'text-not-found' for text without any word, number or sign, 'text-too-long' above
 * 250,000 sentences.
 */
export const analyzeSentiment: Engine<Sentiment> = async ({ text }, context) => {
  const said = requireWords(text)
  const sentences = splitSentences(said)
  if (sentences.length > mostSentences) {
    const found = `The text has ${sentences.length} sentences or lines; at most ${mostSentences} are read.`
    throw new InputError('text-too-long', found, { hint: 'Analyse it in parts.' })
  }
  const model = await loadSentimentModel()

  const listed: SentenceSentiment[] = []
  const readings: LabelSigns[] = []
  const knownWords = new Map<string, readonly number[]>()
  const aspects = new AspectTally(model, knownWords)
  const meant = sentences.slice(0, readByMeaning).map((sentence) => sentence.text)
  const meanings = await readMeaning(meant, {
    signal: context.signal,
    progress: (fraction) => context.report({ stage: 'Reading what is meant', fraction: fraction / 3 }),
  })
  const spokenOf = await aspectChances(meant, {
    signal: context.signal,
    progress: (fraction) => context.report({ stage: 'Reading what it speaks of', fraction: (1 + fraction / 2) / 3 }),
  })
  for (const [index, sentence] of sentences.entries()) {
    if (index % sentencesPerTurn === 0) await giveWay(context, index, sentences.length)
    const judged = judgeSentence(model, sentence, { meaning: meanings[index], knownWords })
    readings.push(judged.signs)
    await aspects.add(judged, index < listedSentences ? index : null, spokenOf[index] ?? null)
    if (index < listedSentences) listed.push(judged)
  }

  const texts = listed.map((sentence) => sentence.text)
  const windows = await readWindows(said, listedSentences, {
    known: new Map(meant.map((sentence, index) => [sentence, at(meanings, index)])),
    signal: context.signal,
  })
  // Several sentences together say more than each alone, except those about former times.
  const isOfNow = sentences.length <= listedSentences && !texts.some(isOfFormerTimes)
  const byOpinion = judgeTogether(model, isOfNow ? signsOfWindows(model, windows) : readAsOfNow(readings, texts))
  const turnByOpinion = turnOf(listed, windows)
  const sureByOpinion = byOpinion.confidence * unity(listed, byOpinion.label)
  const words = said.split(/\s+/).length
  const readTold = () =>
    judgeTold(
      windows.map((window) => window.text),
      { signal: context.signal },
    )
  const isAlone = isOfNow && turnByOpinion === null
  const told = isAlone && sureByOpinion < leastOfOpinion && words >= fewestOfTold ? await readTold() : null
  const isNeutral = told === null && byOpinion.label === 'neutral'
  const isSetAgainst = isNeutral && setsAgainst(said)
  const isToldOtherwise =
    isAlone && isNeutral && !isSetAgainst && words >= fewestOfEvents && (await readTold()).label !== 'neutral'
  const overall = told ?? byOpinion
  const turn = told?.isMixed === true ? 'mixed' : turnByOpinion
  const doubts = [
    ...(await doubtsAbout(listed, sentences.length, turn)),
    ...(isSetAgainst ? [{ text: timesAgainst, lowersConfidence: true }] : []),
    ...(isToldOtherwise ? [{ text: toldOtherwise, lowersConfidence: true }] : []),
  ]
  const byWords = turn === null ? sureByOpinion : turnConfidence
  const sureness = told?.confidence ?? (isNeutral && tellsEvents(said) ? Math.min(byWords, mostOfEvents) : byWords)
  return {
    score: overall.score,
    label: overall.label,
    confidence: sureness * (doubts.some((doubt) => doubt.lowersConfidence) ? 0.5 : 1),
    mixedOrIronic: turn !== null,
    sentences: listed.map((sentence) => ({
      text: sentence.text,
      start: sentence.start,
      end: sentence.end,
      score: sentence.score,
      label: sentence.label,
      confidence: sentence.confidence,
      words: evidenceTerms(sentence.tokens, sentence.reading.contributions),
    })),
    aspects: aspects.results(),
    sentenceCount: sentences.length,
    warnings: doubts.map((doubt) => doubt.text),
  }
}
