import { overlaps } from '@vitrine/basics/spans.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { substancesIn } from '../allergies/substances.ts'
import type { VitalAsSaid } from './found-vital.ts'
import { readMeasured } from './measured-value.ts'
import { standingOf } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'
import { vitalConfidence } from './weights.ts'
import { isInGeneral, isOfAnother } from './whose-reading.ts'

const { row, obsRow, anyPair, paired } = readPatterns(new URL('./wordings/unnamed-vitals.txt', import.meta.url), [
  'row',
  'obsRow',
  'anyPair',
  'paired',
])

const pressure = /^\d{2,3}\/\d{2,3}/u
/** Of the two figures of a pressure. */
const leastApart = 15

/** The sign that a number belongs to, given the signs before it. */
function signOf(figure: string, before: readonly VitalName[]): VitalName | null {
  if (/%|\b(?:RA|on)\b/u.test(figure)) return 'SpO2'
  const value = Number.parseFloat(figure)
  if (/\.\d|[CF]$/u.test(figure)) return 'temperature'
  if (!before.includes('HR')) return value >= 35 ? 'HR' : null
  if (!before.includes('RR') && value >= 8 && value <= 40) return 'RR'
  return !before.includes('SpO2') && value >= 80 && value <= 100 ? 'SpO2' : null
}

/** Vital signs without names, as in telegraphic notes: '128/76, 72, 98%', 'it had come down to 142/86'. */
export function unnamed(text: string, found: readonly VitalAsSaid[]): VitalAsSaid[] {
  const read = (name: VitalName, figure: string, index: number, confidence: number): VitalAsSaid[] => {
    const measured = readMeasured(name, figure)
    const [start, end] = [index, index + figure.length]
    const isKnown = found.some((other) => overlaps(other, { start, end }))
    if (measured === null || measured.start > 0 || isKnown) return []
    const before = text.slice(Math.max(0, index - 60), index).split(/[,;.\n]|\b(?:and|but)\b/u)
    const standing = standingOf(before.at(-1) ?? '', '', false)
    return [{ ...measured, name, standing, time: null, listed: false, confidence, start, end }]
  }
  const readRow = (match: RegExpExecArray, parts: RegExp): VitalAsSaid[] => {
    const before: VitalName[] = []
    return [...match[0].matchAll(parts)].flatMap((part) => {
      const figure = part[0].trimEnd()
      const name = pressure.test(figure) ? 'BP' : signOf(figure, before)
      if (name === null || before.includes(name)) return []
      before.push(name)
      return read(name, figure, match.index + part.index, vitalConfidence.unnamed)
    })
  }
  const inRows = [
    ...[...text.matchAll(obsRow)].flatMap((match) => readRow(match, /\d{2,3}\/\d{2,3}|\d[^,;|/]*/gu)),
    ...[...text.matchAll(row)].flatMap((match) => readRow(match, /\d[^,;|]*/gu)),
  ]
  const pairs = [...text.matchAll(paired)].flatMap((match) =>
    read('BP', match[0], match.index, vitalConfidence.unnamedPair),
  )
  const further = [...text.matchAll(anyPair)].flatMap((match) => {
    const [systolic = 0, diastolic = 0] = match[0].split('/').map(Number)
    const isDose = substancesIn(/[^\d.;,\n]{0,24}$/u.exec(text.slice(0, match.index))?.[0] ?? '', 0).length > 0
    const sentence = text.slice(text.slice(0, match.index).search(/[^.!?\n]*$/u), match.index)
    const isAsked = /^[^.!?\n]*\?/u.test(text.slice(match.index))
    if (isDose || isAsked || systolic - diastolic < leastApart || isInGeneral(sentence) || isOfAnother(sentence))
      return []
    return read('BP', match[0], match.index, vitalConfidence.unnamed).filter(({ standing }) => standing !== 'target')
  })
  return [...inRows, ...pairs, ...further].filter(
    ({ start }, index, all) => all.findIndex((other) => other.start === start) === index,
  )
}
