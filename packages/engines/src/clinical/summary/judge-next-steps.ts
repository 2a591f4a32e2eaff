import type { Weighed } from '../../forms/roles/network/weighed.ts'
import type { PlacedText } from '../../prose/placed-text.ts'
import { clinicalSentencesOf } from '../notes/clinical-sentences.ts'
import { oddsOf, strengthsAt } from '../roles/stretches.ts'
import { type FollowUp, whenIn } from './follow-up.ts'
import type { Placed } from './read-summary.ts'

const roles = ['next', 'problem', 'med', 'med.new', 'med.stopped']
const plans: ReadonlySet<string> = new Set(['plan', 'assessment-and-plan', 'follow-up'])

/** The sentences of a record that may say what is to be done next, each with the signs by which it is judged. */
export function nextStepCandidates(
  weighed: Weighed,
  running: PlacedText,
  ruled: readonly Placed<FollowUp>[],
): { step: Placed<FollowUp>; isRuled: boolean; signs: Record<string, number> }[] {
  const known = new Set(ruled.map(({ text, page }) => `${page} ${text}`))
  return clinicalSentencesOf(running.text).flatMap(({ text, start, end, section, opensLine, speaker }) => {
    const place = running.placeOf(start, end)
    if (place === null || speaker !== null) return []
    const { page, box } = place
    const strengths = strengthsAt(weighed, place, roles)
    const isRuled = known.has(`${page} ${text}`)
    return [
      {
        step: { text, when: whenIn(text), page, box },
        isRuled,
        signs: {
          ...oddsOf(strengths),
          ruled: Number(isRuled),
          planned: Number(plans.has(section)),
          untitled: Number(section === 'other'),
          opensLine: Number(opensLine),
          timed: Number(whenIn(text) !== null),
          words: Math.log(text.split(/\s+/u).length),
        },
      },
    ]
  })
}
