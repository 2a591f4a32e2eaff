import { mean } from '@vitrine/basics/statistics.ts'
import type { LinearModel } from '@vitrine/engines/text/linear/linear-model.ts'
import { judgeSentence } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { type Meaning, readMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { windowsOf } from '@vitrine/engines/text/windows.ts'

/** Words; about the network's maximum input. */
const windowWords = 90
/** Mean chance over the windows from which on it is said. Of the written reviews that were kept back half are found, and one plain one in forty is called so. */
const least = { mixed: 0.45, contrary: 0.8 }
/** Below this a text that praises in all its words is not taken for irony. */
const leastOfIrony = 0.2

/** A part of some sentences with what is meant by it; irony shows in how sentences stand to each other. */
export interface Window {
  text: string
  meaning: Meaning
}

/**
 * Reads a text some sentences at a time, the first `most` of such parts: all of a text that has no more sentences. Where
 * each part is a sentence by itself, as in a review of one, `known` has said already what the network makes of it.
 */
export async function readWindows(
  text: string,
  most: number,
  { known, signal }: { known: ReadonlyMap<string, Meaning>; signal: AbortSignal },
): Promise<Window[]> {
  const texts = windowsOf(text, windowWords).slice(0, most)
  const read = texts.flatMap((part) => known.get(part) ?? [])
  const meanings = read.length === texts.length ? read : await readMeaning(texts, { signal })
  return meanings.map((meaning, index) => ({ text: texts[index] ?? '', meaning }))
}

/** What words and meaning of each part say together. */
export const signsOfWindows = (model: LinearModel, windows: readonly Window[]): LabelSigns[] =>
  windows.map(({ text, meaning }) => judgeSentence(model, { text, start: 0, end: text.length }, { meaning }).signs)

const meanOf = (windows: readonly Window[], of: (meaning: Meaning) => number): number =>
  mean(windows.map(({ meaning }) => of(meaning)))

/** Praise and blame side by side. */
export const isMixed = (windows: readonly Window[]): boolean => meanOf(windows, ({ mixed }) => mixed) >= least.mixed

/** The contrary of the words is meant, in irony or in jest. */
export const isContrary = (windows: readonly Window[]): boolean =>
  meanOf(windows, ({ contrary }) => contrary) >= least.contrary

/** The words may well be meant as they stand. */
export const isStraight = (windows: readonly Window[]): boolean =>
  meanOf(windows, ({ contrary }) => contrary) < leastOfIrony
