import { isEnglish } from '@vitrine/engines/text/is-english.ts'
import { readsAsWords } from '@vitrine/engines/text/reads-as-words.ts'
import type { SentenceSentiment } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { isIronicInWords } from '@vitrine/engines/text/sentiment/irony-cues.ts'
import { readsAsProse } from '@vitrine/engines/text/tagging/familiarity.ts'
import { isOfFormerTimes } from './former-times.ts'
import { isPlainPraise } from './plain-praise.ts'
import { isContrary, isMixed, isStraight, type Window } from './read-whole.ts'

/** A reason not to trust an answer fully, as a sentence for people. */
export interface Doubt {
  text: string
  lowersConfidence: boolean
}

/** How a text is meant that is not meant literally. */
export type Turn = 'contrary' | 'mixed' | null

export function turnOf(listed: readonly SentenceSentiment[], windows: readonly Window[]): Turn {
  if (isContrary(windows) || isIronicInWords(listed.map(({ text }) => text))) return 'contrary'
  return isMixed(windows) && !(isStraight(windows) && isPlainPraise(listed)) ? 'mixed' : null
}

const turns = {
  contrary: 'This is mixed, or meant ironically or in jest: the words may say the contrary of what is meant.',
  mixed: 'Praise and blame stand side by side: this is mixed, and the label only says which weighs more.',
} as const

/** Words and numbers; in a shorter text a few figures are no table: '5 of 5, 10 out of 10'. */
const fewestOfTable = 12

/** A reason why a text is no review that could be judged: letters struck at random, a table, program code. */
async function doubtOfKind(listed: readonly SentenceSentiment[]): Promise<Doubt | null> {
  const tokens = listed.flatMap((sentence) => sentence.tokens)
  if (!(await readsAsWords(tokens)))
    return { text: 'Hardly any of this is an English word: there is no feeling to be read.', lowersConfidence: true }
  const text = listed.map((sentence) => sentence.text).join('\n')
  return tokens.filter(({ kind }) => kind === 'word' || kind === 'number').length < fewestOfTable || readsAsProse(text)
    ? null
    : {
        text: 'This reads like a table, a bill or program code, not like a review: its label says little.',
        lowersConfidence: true,
      }
}

/** Reasons against the answer, judged from the first sentences. A turn has a confidence of its own. */
export async function doubtsAbout(
  listed: readonly SentenceSentiment[],
  sentenceCount: number,
  turn: Turn,
): Promise<Doubt[]> {
  const tokens = listed.flatMap((sentence) => sentence.tokens)
  const words = tokens.filter((token) => token.kind === 'word').length
  const doubts: Doubt[] = []
  const kind = await doubtOfKind(listed)
  if (kind !== null) doubts.push(kind)
  else if (isEnglish(tokens) === false) {
    doubts.push({
      text: 'This does not read as English, the only language that this model was trained on.',
      lowersConfidence: true,
    })
  }
  if (words < 3) {
    doubts.push({ text: 'One or two words say little: a whole sentence gives a surer answer.', lowersConfidence: true })
  }
  if (turn !== null) doubts.push({ text: turns[turn], lowersConfidence: false })
  if (listed.some((sentence) => isOfFormerTimes(sentence.text))) {
    doubts.push({
      text: 'Part of it tells of what was before; it counts as the opposite of what is meant now.',
      lowersConfidence: false,
    })
  }
  if (sentenceCount > listed.length) {
    const text = `All ${sentenceCount} sentences count towards the score; the first ${listed.length} are listed.`
    doubts.push({ text, lowersConfidence: false })
  }
  return doubts
}
