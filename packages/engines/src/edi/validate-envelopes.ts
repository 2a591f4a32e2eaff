import { element, type Segment } from './interchange.ts'
import { type EdiProblem, missingSegment, problemAt } from './problem.ts'

interface Envelope {
  open: string
  close: string
  /** Element of the opening segment with the control number. */
  control: number
  /** Code of a control number that differs, and of a count that is wrong. */
  mismatch: string
  wrongCount: string
  counts: string
}

const same = (one: string, other: string): boolean =>
  /^\d+$/.test(one) && /^\d+$/.test(other) ? Number(one) === Number(other) : one === other

function compare(
  { open, control, mismatch, wrongCount, counts }: Envelope,
  begin: Segment,
  end: Segment,
  counted: number,
): EdiProblem[] {
  const problems: EdiProblem[] = []
  const [stated, expected] = [element(end, 2), element(begin, control)]
  if (!same(stated, expected)) {
    const text = `${end.id}02 ‘${stated}’ is not the control number ‘${expected}’ of ${open}.`
    problems.push(problemAt(end, mismatch, text, { element: 2 }))
  }
  if (Number(element(end, 1)) !== counted) {
    const text = `${end.id}01 says ${element(end, 1) || 'nothing'}, but there are ${counted} ${counts}.`
    problems.push(problemAt(end, wrongCount, text, { element: 1 }))
  }
  return problems
}

const interchange: Envelope = {
  open: 'ISA',
  close: 'IEA',
  control: 13,
  mismatch: 'TA1-001',
  wrongCount: 'TA1-021',
  counts: 'functional groups',
}
const group: Envelope = {
  open: 'GS',
  close: 'GE',
  control: 6,
  mismatch: 'AK9-4',
  wrongCount: 'AK9-5',
  counts: 'transaction sets',
}
const transaction: Envelope = {
  open: 'ST',
  close: 'SE',
  control: 2,
  mismatch: 'AK5-3',
  wrongCount: 'AK5-4',
  counts: 'segments from ST to SE',
}

/** All pairs of begin and end in an interchange, and those without a counterpart. Envelopes of one kind do not nest. */
function pairs(segments: readonly Segment[], { open, close }: Envelope) {
  const found: { begin: Segment; end: Segment; inside: readonly Segment[] }[] = []
  const problems: EdiProblem[] = []
  let begin: Segment | null = null
  for (const segment of segments) {
    if (segment.id === open) {
      if (begin) problems.push(problemAt(begin, 'AK304-2', `This ${open} has no ${close} before the next ${open}.`))
      begin = segment
    } else if (segment.id === close) {
      if (begin === null) problems.push(problemAt(segment, 'AK304-2', `This ${close} has no ${open} before it.`))
      else
        found.push({
          begin,
          end: segment,
          inside: segments.slice(begin.position - 1, segment.position),
        })
      begin = null
    }
  }
  if (begin) problems.push(missingSegment(close, `There is no ${close} for the ${open} at segment ${begin.position}.`))
  else if (found.length === 0) problems.push(missingSegment(open, `There is no ${open} segment.`))
  return { found, problems }
}

const count = (segments: readonly Segment[], id: string): number => segments.filter((one) => one.id === id).length

/** A whole transaction set may be given without the envelopes around it, which are put on when it is sent. */
function envelopesLeftOff(segments: readonly Segment[]): Envelope[] {
  const isOff = ({ open, close }: Envelope): boolean => segments.every(({ id }) => id !== open && id !== close)
  return isOff(interchange) ? [interchange, group].filter(isOff) : []
}

function withoutEnvelopes(left: readonly Envelope[]): EdiProblem[] {
  const [first] = left
  if (first === undefined) return []
  const names = left.map(({ open, close }) => `${open} … ${close}`).join(' and ')
  const text = `The ship notice is without its ${left.length > 1 ? 'envelopes' : 'envelope'} ${names}: put ${left.length > 1 ? 'them' : 'it'} on before you send it.`
  return [{ ...missingSegment(first.open, text), severity: 'warning' }]
}

/** Begins, ends, counts and control numbers of interchange, groups and transaction sets. */
export function validateEnvelopes(segments: readonly Segment[]): EdiProblem[] {
  const off = envelopesLeftOff(segments)
  const pairsOf = (envelope: Envelope) =>
    off.includes(envelope) ? { found: [], problems: [] } : pairs(segments, envelope)
  const [outer, groups, sets] = [pairsOf(interchange), pairsOf(group), pairs(segments, transaction)]
  return [
    ...withoutEnvelopes(off),
    ...outer.problems,
    ...groups.problems,
    ...sets.problems,
    ...outer.found.flatMap(({ begin, end, inside }) => compare(interchange, begin, end, count(inside, 'GS'))),
    ...groups.found.flatMap(({ begin, end, inside }) => compare(group, begin, end, count(inside, 'ST'))),
    ...sets.found.flatMap(({ begin, end, inside }) => compare(transaction, begin, end, inside.length)),
  ]
}
