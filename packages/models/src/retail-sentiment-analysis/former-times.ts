import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'

const { former, present, opposite } = readPatterns(new URL('wordings/former.txt', import.meta.url), [
  'former',
  'present',
  'opposite',
])

/** What was praised before is usually missed now; it counts half as much. */
const turned = -0.5
/** A sentence that only says 'the opposite' counts as much as the one that it reverses. */
const turnedWhole = -1

const times = (signs: LabelSigns, factor: number): LabelSigns => ({
  ...signs,
  evidence: signs.evidence * factor,
  good: signs.bad * Math.abs(factor),
  bad: signs.good * Math.abs(factor),
})

/** Whether a sentence is only about the time before what is reviewed: 'I used to love this cafe.' */
export const isOfFormerTimes = (sentence: string): boolean => former.test(sentence) && !present.test(sentence)

/**
 * The sentences' signs as they count for the whole: praise of what was before counts as blame of what is, and the other way round.
 * `sentences` are the texts of the first of them.
 */
export function readAsOfNow(signs: readonly LabelSigns[], sentences: readonly string[]): LabelSigns[] {
  return signs.map((own, index) => {
    const before = signs[index - 1]
    const said = sentences[index]
    if (said === undefined) return own
    if (before && opposite.test(said) && isOfFormerTimes(at(sentences, index - 1))) return times(before, turnedWhole)
    return isOfFormerTimes(said) ? times(own, turned) : own
  })
}
