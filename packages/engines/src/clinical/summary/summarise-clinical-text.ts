import { at } from '@vitrine/basics/at.ts'
import { isWithin, overlaps } from '@vitrine/basics/spans.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { chooseSentences } from '../../text/summary/choose-sentences.ts'
import { termVectors } from '../../text/summary/term-vectors.ts'
import { textRank } from '../../text/summary/text-rank.ts'
import { plainWords } from '../../text/text-key.ts'
import { findAllergies } from '../allergies/find-allergies.ts'
import type { FoundAllergy } from '../allergies/found-allergy.ts'
import { findMedicines } from '../medicines/find-medicines.ts'
import type { FoundMedicine } from '../medicines/medicine-mentions.ts'
import { type ClinicalSentence, clinicalSentencesOf } from '../notes/clinical-sentences.ts'
import { isGreeting, partOf, type SummaryPart, weightOf } from '../notes/sentence-role.ts'
import { withoutUnticked } from '../notes/unticked.ts'
import { type FoundProblem, findProblems } from '../problems/find-problems.ts'
import { summaryWeights as weights } from '../weights.ts'
import { type FollowUp, findFollowUp } from './follow-up.ts'

const { mustStand, pertinent, letterhead } = readPatterns(
  new URL('./wordings/summarise-clinical-text.txt', import.meta.url),
  ['mustStand', 'pertinent', 'letterhead'],
)

/** A sentence of the summary: `text` is in the document at `start`…`end`. */
export interface SummarySentence {
  text: string
  start: number
  end: number
}

export interface ClinicalSummary {
  /** The sentences of all parts, joined. */
  summary: string
  sections: { part: SummaryPart; sentences: SummarySentence[] }[]
  /** Shown first: what must not be given. */
  allergies: FoundAllergy[]
  problems: FoundProblem[]
  medicines: FoundMedicine[]
  followUp: FollowUp[]
}

const parts: readonly SummaryPart[] = ['reason', 'findings', 'assessment', 'plan']
/** Share of the summary's words that each part may take. */
const shares: Record<SummaryPart, number> = { reason: 0.32, findings: 0.2, assessment: 0.2, plan: 0.28 }

const planned: readonly ClinicalSentence['section'][] = ['plan', 'assessment-and-plan', 'follow-up']

/** Score of sentences that are kept whatever the summary's length. */
const safetyScore = 3
/** A sentence with at least this score is informative. */
const telling = 0.4
const longestAlone = 60

const wordsOf = (text: string): number => text.split(/\s+/).length

interface Place {
  start: number
  end: number
}

// Words; a note with no more is its own summary.
const shortNote = 150
// Words; a note with no more has room for each side, negation and line of the plan.
const letterLength = 350

/** Whether leaving a sentence out could harm: it names an allergy, stops or changes a medicine, or limits treatment. */
const isSafety = (sentence: ClinicalSentence, kept: readonly Place[]): boolean =>
  sentence.speaker === null && (mustStand.test(sentence.text) || kept.some((one) => overlaps(one, sentence)))

/** Whether a sentence names a side of the body, a negative finding, or something to be done. */
const isPertinent = (sentence: ClinicalSentence): boolean =>
  !isGreeting(sentence.text) &&
  (pertinent.test(sentence.text) || planned.includes(sentence.section)) &&
  sentence.section !== 'family'

/** Each part's share of the words; what a part cannot use goes to the others. */
function budgetsOf(budget: number, available: (part: SummaryPart) => number): Record<SummaryPart, number> {
  const budgets: Record<SummaryPart, number> = { reason: 0, findings: 0, assessment: 0, plan: 0 }
  let left = budget
  let open = parts.filter((part) => available(part) > 0)
  while (left >= 1 && open.length > 0) {
    const total = open.reduce((sum, part) => sum + shares[part], 0)
    const given = left
    for (const part of open) {
      const more = Math.min((given * shares[part]) / total, available(part) - budgets[part])
      budgets[part] += more
      left -= more
    }
    open = open.filter((part) => available(part) - budgets[part] >= 1)
  }
  return budgets
}

function sectionsOfSummary(
  sentences: readonly ClinicalSentence[],
  { told, kept, budget }: { told: readonly Place[]; kept: readonly Place[]; budget: number },
): ClinicalSummary['sections'] {
  const isNote = sentences.every(({ speaker }) => speaker === null)
  const words = sentences.reduce((sum, { text }) => sum + wordsOf(text), 0)
  const isShort = isNote && words <= shortNote
  const isWhole = isNote && words <= letterLength
  const vectors = termVectors(sentences.map((sentence) => sentence.text))
  const central = textRank(vectors)
  const scores = sentences.map((sentence, index) => {
    const tells = told.filter((one) => isWithin(one, sentence)).length
    const length = wordsOf(sentence.text)
    const opening =
      length > 5 && (index < 3 || (sentence.section === 'history' && sentences[index - 1]?.section !== 'history'))
    if (letterhead.test(sentence.text)) return 0
    if (isSafety(sentence, kept) || (isWhole && isPertinent(sentence))) return safetyScore
    const weight =
      Math.max(weightOf(sentence), isShort && length > 1 && !isGreeting(sentence.text) ? weights.ofShortNote : 0) *
      (length < 5 && sentence.section === 'other' ? weights.fragment : 1)
    if (weight === 0 && tells === 0) return 0
    return (
      weight +
      weights.central * at(central, index) +
      weights.tells * Math.min(weights.mostTells, tells) +
      (opening ? weights.opening : 0)
    )
  })
  const parted = sentences.map(partOf)
  const budgets = budgetsOf(budget, (part) =>
    sentences.reduce(
      (sum, sentence, index) => sum + (parted[index] === part && at(scores, index) > 0 ? wordsOf(sentence.text) : 0),
      0,
    ),
  )
  const said = new Set<string>()
  return parts.flatMap((part) => {
    const own = sentences.flatMap((sentence, index) =>
      parted[index] === part && !said.has(plainWords(sentence.text)) ? [index] : [],
    )
    const candidates = own.map((index) => ({
      score: at(scores, index),
      vector: vectors[index] ?? new Map(),
      // Sentences that must be kept do not use up the budget.
      length: at(scores, index) >= safetyScore ? 0 : wordsOf(sentences[index]?.text ?? ''),
    }))
    // A part with any sentence gets its best one, however long.
    const best = candidates.filter(({ length }) => length > 0).toSorted((a, b) => b.score - a.score)[0]
    const leastWords = best && best.score > telling ? Math.min(best.length, longestAlone) : 0
    const picked = new Set(chooseSentences(candidates, { words: Math.max(leastWords, budgets[part]) }))
    const chosen = own.flatMap((index, place) =>
      picked.has(place) || at(scores, index) >= safetyScore || (isShort && at(scores, index) > 0)
        ? (sentences[index] ?? [])
        : [],
    )
    for (const sentence of chosen) said.add(plainWords(sentence.text))
    if (chosen.length === 0) return []
    return [{ part, sentences: chosen.map(({ text, start, end }) => ({ text, start, end })) }]
  })
}

/** A line of a list ends like a sentence. */
const asSentence = (text: string): string => (/[.!?…]["'”’)]?$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`)

/** The sentences of all sections, joined. */
export const joinedSections = (sections: readonly { sentences: readonly { text: string }[] }[]): string =>
  sections
    .flatMap((section) => section.sentences)
    .map((sentence) => asSentence(sentence.text))
    .join(' ')

/**
 * Summarises a clinical document (a note, a letter, a report, or the transcript of a visit) in its own sentences:
 * those that are central to it and state problems, findings and plans, without repetition.
 * `words` bounds the summary; by default a third of the text, 100 to 280 words. `heard`: see `hearNextSteps`.
 */
export function summariseClinicalText(
  text: string,
  options: { words?: number; heard?: ReadonlySet<number> } = {},
): ClinicalSummary {
  const sentences = clinicalSentencesOf(text)
  const said = clinicalSentencesOf(withoutUnticked(text))
  const problems = findProblems(said)
  const medicines = findMedicines(said)
  const allergies = findAllergies(said)
  const budget = options.words ?? Math.round(Math.min(280, Math.max(100, wordsOf(text) / 3)))
  const changed = medicines.filter(({ action }) => action === 'stop' || action === 'change')
  const kept = [...allergies, ...changed]
  const sections = sectionsOfSummary(sentences, { told: [...problems, ...medicines], kept, budget })
  const summary = joinedSections(sections)
  return { summary, sections, allergies, problems, medicines, followUp: findFollowUp(sentences, options.heard) }
}
