import { readPatterns } from '../../text/read-patterns.ts'
import { findAllergies } from '../allergies/find-allergies.ts'
import { assertionOf } from '../notes/assertion.ts'
import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import type { SectionKind } from '../notes/sections.ts'
import { partOf } from '../notes/sentence-role.ts'
import { withLetters } from '../notes/shorthand.ts'
import { asToldOfPatient, isToldForRelative } from '../notes/told-for.ts'
import { problemConfidence } from '../weights.ts'
import { keyOf } from './problem-key.ts'
import { stretchesIn } from './problem-stretches.ts'
import { genericHeads, namesSomethingElse, symptomHeads } from './problem-words.ts'

const { verb, order, statement, person, asked, deniedThen, ofWriter } = readPatterns(
  new URL('./wordings/find-problems.txt', import.meta.url),
  ['verb', 'order', 'statement', 'person', 'asked', 'deniedThen', 'ofWriter'],
)

export interface FoundProblem {
  /** As the document names it: 'Congestive heart failure'. */
  name: string
  /** assessed: the document's own diagnosis or problem list; suspected: possible, to be confirmed or ruled out; history: known from before; symptom: complaint or finding. */
  status: 'assessed' | 'suspected' | 'history' | 'symptom'
  start: number
  end: number
  confidence: number
}

interface Mention extends FoundProblem {
  key: ReadonlySet<string>
}

const longestJudged = 8
const judged: readonly SectionKind[] = ['assessment', 'assessment-and-plan']

/** The stretch of a sentence about an allergy, up to a change of subject: it includes past reactions to a medicine. */
function allergyToldIn(text: string): { start: number; end: number } | null {
  const told = /\ballergic to\b|\ballerg(?:y|ies)\s*[:–-]/iu.exec(text)
  if (told === null) return null
  const turn = /[.;](?:\s|$)|,\s*(?:and |but )?(?:I|he|she|we|you|my)\b/iu.exec(text.slice(told.index))
  return { start: told.index, end: turn === null ? text.length : told.index + turn.index }
}

/** A short line in an assessment or plan that only names a problem. */
function headingProblem(sentence: ClinicalSentence): Mention | null {
  const plain = sentence.text.replace(/[.:;\s]+$/, '')
  const listed = judged.includes(sentence.section) || (sentence.section === 'plan' && !/[.,;]/.test(plain))
  if (!listed || !sentence.fillsLine || sentence.speaker !== null) return null
  if (plain.split(/\s+/).length > 12 || order.test(plain) || verb.test(plain) || plain.includes(':')) return null
  if (person.test(plain) || allergyToldIn(plain) !== null) return null
  const known = stretchesIn(plain).length > 0
  // In a list of things to do, each line is an instruction.
  if (!known && sentence.section === 'plan' && (sentence.bulleted || plain.split(/\s+/).length > 5)) return null
  if (
    !known &&
    /\b(?:maintenance|education|agreements?|counseling|plan|physical|exam|visit|well child)\b/iu.test(plain)
  )
    return null
  return {
    name: plain,
    status: 'assessed',
    start: sentence.start,
    end: sentence.start + plain.length,
    confidence: known ? problemConfidence.listed : problemConfidence.listedUnknown,
    key: keyOf(plain),
  }
}

function mentionsIn(sentence: ClinicalSentence): Mention[] {
  if (/\?\s*$/.test(sentence.text)) return []
  const allergy = allergyToldIn(sentence.text)
  const reactions = findAllergies([sentence]).map(({ reaction }) => reaction?.toLowerCase() ?? '')
  return stretchesIn(sentence.text).flatMap(({ start, end, head }) => {
    if (allergy !== null && start >= allergy.start && end <= allergy.end) return []
    const assertion = assertionOf(sentence.text, start, end)
    if (assertion === 'absent' || assertion === 'relative') return []
    const judgement =
      judged.includes(sentence.section) || (sentence.section === 'other' && partOf(sentence) === 'assessment')
    const name = sentence.text.slice(start, end)
    if (reactions.some((reaction) => reaction.includes(name.toLowerCase()))) return []
    const bare = name
      .toLowerCase()
      .replaceAll(/\b(?:acute|chronic|mild|severe|moderate|new|recurrent|worsening|multiple|skin|her|his)\b/g, '')
      .trim()
    if (genericHeads.has(bare) || namesSomethingElse.test(sentence.text.slice(end))) return []
    const known = statement.test(sentence.text.slice(0, start)) || sentence.section === 'past'
    const isSymptom = symptomHeads.has(head) || sentence.section === 'symptoms' || sentence.section === 'exam'
    const stated = isSymptom ? 'symptom' : judgement ? 'assessed' : 'history'
    const status = assertion === 'possible' && !isSymptom ? 'suspected' : stated
    const confidence =
      (stated === 'history' && !known ? problemConfidence.inPassing : problemConfidence.inSentence[stated]) *
      (assertion === 'possible' ? problemConfidence.possible : 1) *
      (sentence.section === 'results' ? problemConfidence.inResults : 1)
    return [{ name, status, start: sentence.start + start, end: sentence.start + end, confidence, key: keyOf(name) }]
  })
}

/** 'Impression: likely ACL sprain R ankle': the text directly after such a heading is a problem, whether or not its noun is known. */
function judgedProblem(sentence: ClinicalSentence, before: ClinicalSentence | undefined): Mention | null {
  if (sentence.section !== 'assessment' || before?.section === 'assessment' || sentence.speaker !== null) return null
  const lead =
    /^(?:(?:most )?(?:likely|probable|probably|possible|suspected|query|\?+)\s*)+/iu.exec(sentence.text)?.[0] ?? ''
  const name = sentence.text.slice(lead.length).replace(/[.;:,\s]+$/u, '')
  const isName = name.split(/\s+/).length <= longestJudged && !/[.;:?]/u.test(name)
  if (!isName || verb.test(name) || order.test(name) || person.test(name) || !/\p{L}{3}/u.test(name)) return null
  if (assertionOf(sentence.text, lead.length, sentence.text.length) === 'absent') return null
  const start = sentence.start + lead.length
  return {
    name,
    status: lead === '' ? 'assessed' : 'suspected',
    start,
    end: start + name.length,
    confidence: lead === '' ? problemConfidence.judged : problemConfidence.judgedLikely,
    key: keyOf(name),
  }
}

/** Merges mentions of one problem: the most certain status, then the fullest name. */
function merged(mentions: readonly Mention[]): Mention[] {
  const rank = { assessed: 3, history: 2, suspected: 1, symptom: 0 }
  const ordered = mentions.toSorted(
    (left, right) =>
      rank[right.status] - rank[left.status] || right.key.size - left.key.size || left.start - right.start,
  )
  const kept: Mention[] = []
  for (const mention of ordered) {
    const same = kept.find((other) => [...mention.key].every((term) => other.key.has(term)))
    if (same === undefined) kept.push(mention)
  }
  return kept.toSorted((left, right) => rank[right.status] - rank[left.status] || left.start - right.start)
}

/** 'Any vomiting or black stools. No, nothing like that.': asked, and denied by the next sentence; recognisers write no question marks. */
const isAskedAndDenied = ({ text }: ClinicalSentence, next: ClinicalSentence | undefined): boolean =>
  asked.test(text) && next !== undefined && deniedThen.test(next.text)

/** The problems that a clinical document says the patient has or had, each once under its fullest name. */
export function findProblems(sentences: readonly ClinicalSentence[]): FoundProblem[] {
  // A daughter writes about her mother: 'I have asthma myself'.
  const isForRelative = isToldForRelative(sentences)
  const mentions = asToldOfPatient(sentences)
    .filter(({ section }) => section !== 'family' && section !== 'allergies' && section !== 'medicines')
    .flatMap((sentence, index, all) => {
      if (isAskedAndDenied(sentence, all[index + 1]) || (isForRelative && ofWriter.test(sentence.text))) return []
      const heading = headingProblem(sentence)
      if (heading !== null) return [heading]
      const named = mentionsIn(sentence)
      const judgement = named.length === 0 ? judgedProblem(sentence, all[index - 1]) : null
      return judgement === null ? named : [judgement]
    })
  return merged(mentions).map(({ key: _key, ...problem }) => ({ ...problem, name: withLetters(problem.name) }))
}
