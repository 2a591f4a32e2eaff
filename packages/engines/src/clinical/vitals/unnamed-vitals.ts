import { overlaps } from '@vitrine/basics/spans.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { VitalAsSaid } from './found-vital.ts'
import { readMeasured } from './measured-value.ts'
import { standingOf } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'
import { vitalConfidence } from './weights.ts'

const { row, paired } = readPatterns(new URL('./wordings/unnamed-vitals.txt', import.meta.url), ['row', 'paired'])

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
  const inRows = [...text.matchAll(row)].flatMap((match) => {
    const before: VitalName[] = []
    return [...match[0].matchAll(/\d[^,;|]*/gu)].flatMap((part, place) => {
      const figure = part[0].trimEnd()
      const name = place === 0 ? 'BP' : signOf(figure, before)
      if (name === null || before.includes(name)) return []
      before.push(name)
      return read(name, figure, match.index + part.index, vitalConfidence.unnamed)
    })
  })
  const pairs = [...text.matchAll(paired)].flatMap((match) =>
    read('BP', match[0], match.index, vitalConfidence.unnamedPair),
  )
  return [...inRows, ...pairs.filter(({ start }) => inRows.every((other) => other.start !== start))]
}
