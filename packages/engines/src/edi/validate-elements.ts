import type { Segment } from './interchange.ts'
import { type EdiProblem, problemAt } from './problem.ts'
import { type ElementSyntax, segmentSyntax } from './segment-syntax.ts'

function isDate(text: string): boolean {
  const found = /^(\d{2}|\d{4})(\d{2})(\d{2})$/.exec(text)
  if (found === null) return false
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const full = found[1]?.length === 2 ? 2000 + year : year
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(full, month, 0)).getUTCDate()
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3])[0-5]\d([0-5]\d(\d{1,2})?)?$/.test(text)

/** The fault of a value, as AK403 code and words; null where there is none. */
function faultOf(value: string, syntax: ElementSyntax): [code: string, words: string] | null {
  const length = syntax.type === 'R' || syntax.type === 'N0' ? value.replace(/[-.]/g, '').length : value.length
  if (length < syntax.min) return ['4', `is shorter than ${syntax.min} characters`]
  if (length > syntax.max) return ['5', `is longer than ${syntax.max} characters`]
  if (syntax.type === 'N0' && !/^-?\d+$/.test(value)) return ['6', 'is no whole number']
  if (syntax.type === 'R' && !/^-?(\d+\.?\d*|\.\d+)$/.test(value)) return ['6', 'is no number']
  if (syntax.type === 'DT' && !isDate(value)) return ['8', 'is no date']
  if (syntax.type === 'TM' && !isTime(value)) return ['9', 'is no time']
  if (syntax.codes && !syntax.codes.includes(value)) return ['7', `is none of ${syntax.codes.join(', ')}`]
  return null
}

/** Checks each element of a segment against X12 004010. Segments that a ship notice does not use are named, not checked. */
export function validateElements(segment: Segment): EdiProblem[] {
  const syntax = segmentSyntax[segment.id]
  if (syntax === undefined) {
    const text = `${segment.id} is not among the segments of a ship notice that are checked here.`
    return [problemAt(segment, 'AK304-1', text, { severity: 'warning' })]
  }
  const problems = syntax.flatMap((rule, index): EdiProblem[] => {
    const value = segment.elements[index] ?? ''
    const number = index + 1
    const where = `${segment.id}${String(number).padStart(2, '0')} (${rule.name})`
    if (value === '') {
      return rule.mandatory ? [problemAt(segment, 'AK403-1', `${where} is missing.`, { element: number })] : []
    }
    const fault = faultOf(value, rule)
    return fault === null
      ? []
      : [problemAt(segment, `AK403-${fault[0]}`, `${where} ‘${value.trim()}’ ${fault[1]}.`, { element: number })]
  })
  if (
    segment.elements.length > syntax.length &&
    !['REF', 'TD5', 'LIN', 'PO4', 'PID', 'SN1', 'MAN'].includes(segment.id)
  ) {
    const text = `${segment.id} has ${segment.elements.length} elements; at most ${syntax.length} are known.`
    problems.push(problemAt(segment, 'AK403-3', text, { element: syntax.length + 1, severity: 'warning' }))
  }
  return problems
}
