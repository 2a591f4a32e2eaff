import { capitalised } from '@vitrine/basics/wording.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'

const { clause } = readPatterns(new URL('./wordings/divide-run-ons.txt', import.meta.url), ['clause'])

/** Words; few sentences that somebody dictates are longer, and hardly any that say one thing. */
const runsOn = 22

/**
 * The text with the sentences divided that a recogniser wrote as one, with commas between them: read as one, what was said of a rash would run into the
 * medicine and the follow-up behind it. Marks and capitals alone change, so that every word keeps its place.
 */
export function divideRunOns(text: string): string {
  return text
    .split(/(?<=[.!?] )/u)
    .map((sentence) => {
      if (sentence.trim().split(/\s+/u).length <= runsOn) return sentence
      const [first = '', ...others] = sentence.split(clause)
      return [first, ...others.map(capitalised)].join('. ')
    })
    .join('')
}
