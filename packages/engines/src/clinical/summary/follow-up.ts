import { readPatterns } from '../../text/read-patterns.ts'
import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import type { SectionKind } from '../notes/sections.ts'

const { cue, past, time, shorthand, over, ahead, plans } = readPatterns(
  new URL('./wordings/follow-up.txt', import.meta.url),
  ['cue', 'past', 'time', 'shorthand', 'over', 'ahead', 'plans'],
)

export interface FollowUp {
  /** The sentence that says so. */
  text: string
  /** 'in 2 weeks', 'on 12 March', or null where no time is stated. */
  when: string | null
  start: number
  end: number
}

/** The time that a sentence states for what is to be done: 'in 2 weeks'; null where it states none. */
export const whenIn = (text: string): string | null => time.exec(text)?.[0] ?? null

const took = /\b(?:worsening|since|for the (?:last|past)|hx|history|c\/o|presents?|adm(?:itted)?|ago)\b/iu

/** Sections without follow-up: what is to be done is stated elsewhere. */
const elsewhere: readonly SectionKind[] = ['past', 'medicines', 'allergies', 'family', 'social', 'vitals', 'results']

/** What is to happen after this visit: appointments, referrals, when to come back. `heard` holds the offsets of sentences that mean it, whatever their words. */
export function findFollowUp(
  sentences: readonly ClinicalSentence[],
  heard: ReadonlySet<number> = new Set(),
): FollowUp[] {
  return sentences
    .filter(({ section, speaker, text, start }) => {
      if (/\?\s*$/.test(text) || past.test(text)) return false
      if (heard.has(start) && !elsewhere.includes(section) && (!over.test(text) || ahead.test(text))) return true
      if (section === 'follow-up') return true
      const hereafter =
        section === 'plan' ||
        section === 'assessment' ||
        section === 'assessment-and-plan' ||
        section === 'other' ||
        section === 'exam'
      if (speaker === null && hereafter && shorthand.test(text) && !took.test(text)) return true
      const mayPlan =
        section === 'plan' || section === 'assessment-and-plan' || section === 'assessment' || section === 'other'
      return mayPlan && cue.test(text) && plans.test(text)
    })
    .map(({ text, start, end }) => ({ text, when: whenIn(text), start, end }))
}
