import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { kindNamed, type VitalName } from './vital-kinds.ts'

const wordings = readPatterns(new URL('./wordings/measured-value.txt', import.meta.url), [
  'temperature',
  'height',
  'weight',
])

/** A value as written, and converted to the standard unit of its kind. */
export interface MeasuredValue {
  /** '120/80' for a blood pressure, a number for all others. */
  value: string | number
  unit: string
  /** As the document states it; `unit` null where it states none. */
  stated: { value: string; unit: string | null }
  /** The unit was not stated and was inferred from the size of the number. */
  assumed: boolean
  /** Offsets of the value from where reading began. */
  start: number
  end: number
}

// '18/min' has a unit after its slash, '120/80' another number.
// The 7 of '7,120' is not a number.
const number = String.raw`(?<!\d|\d\/|\d[.,])(\d{1,3}(?:[.,]\d{1,2})?)(?!\d|[.,]\d|\/\s?\d)`
const patterns: Record<VitalName, RegExp> = {
  BP: /(\d{2,3})\s?(?:\/|\\|over|by(?= \d)|on(?= \d)|to(?= \d{2}(?!\d)))\s?(\d{2,3})(?!\d|\/\d)(?:\s?(mm\s?hg))?/iu,
  HR: new RegExp(String.raw`${number}(?:\s?(bpm|beats(?: per |\/| a )min(?:ute)?|\/\s?min(?:ute)?|per minute))?`, 'iu'),
  RR: new RegExp(
    String.raw`${number}(?:\s?(breaths?(?: per |\/| a )min(?:ute)?|\/\s?min(?:ute)?|per minute|bpm|rpm))?`,
    'iu',
  ),
  temperature: wordings.temperature,
  SpO2: /(\d{2,3}(?:[.,]\d)?)(?![\d/])(?:\s?(%|per ?cent))?/iu,
  weight: wordings.weight,
  height: wordings.height,
  BMI: new RegExp(String.raw`${number}(?:\s?(kg\s?\/\s?m(?:2|²)?))?`, 'iu'),
  glucose: new RegExp(String.raw`(\d{1,4}(?:[.,]\d)?)(?![\d/])(?:\s?(mg\s?\/\s?dl|mmol\s?\/\s?l|mg%))?`, 'iu'),
  pain: /(\d{1,2})\s?(?:\/|out of|of)\s?(10|ten)(?!\d)/iu,
}

type Read = Omit<MeasuredValue, 'start' | 'end'>

const toNumber = (text: string): number => Number(text.replace(',', '.'))

function partsOf(match: RegExpExecArray, hint: string | null): { stated: string; given: number; unit: string } {
  const stated = at(match, 1)
  return { stated, given: toNumber(stated), unit: (match[2] ?? hint ?? '').toLowerCase() }
}

const as = (value: string, unit: string | null | undefined): Pick<Read, 'stated' | 'assumed'> => ({
  stated: { value, unit: unit ?? null },
  assumed: unit === null || unit === undefined,
})

const plain = (match: RegExpExecArray, unit: string): Read => ({
  value: toNumber(at(match, 1)),
  unit,
  ...as(at(match, 1), match[2]),
})

export const kilogramsInPound = 0.453_592
const weightFactors: readonly (readonly [RegExp, number])[] = [
  [/^(?:kg|kilo)/, 1],
  [/^(?:lb|pound|#)/, kilogramsInPound],
  [/^st/, 6.350_29],
  [/^g/, 0.001],
]

/** An infant is weighed to ten grams. */
const light = 20

/** Of the two figures of a pressure that 'to' parts. */
const leastApart = 25

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

function weightOf(match: RegExpExecArray, hint: string | null): Read {
  const [, whole, stone, pounds, pound, ounces, grams] = match
  if (stone !== undefined || pound !== undefined) {
    const inPounds = stone === undefined ? Number(whole) + Number(ounces) / 16 : Number(whole) * 14 + Number(pounds)
    const unit = stone === undefined ? 'lb oz' : 'st lb'
    return { value: rounded(inPounds * kilogramsInPound, 1), unit: 'kg', ...as(match[0].trim(), unit) }
  }
  if (grams !== undefined)
    return { value: rounded(Number(grams.replace(',', '')) / 1000, 2), unit: 'kg', ...as(grams, 'g') }
  const stated = at(match, 7)
  const given = toNumber(stated)
  const unit = (match[8] ?? hint ?? '').toLowerCase()
  const factor = weightFactors.find(([pattern]) => pattern.test(unit))?.[1] ?? null
  // Few people weigh over 140 kg; below that, the number alone does not show the unit.
  const assumed = factor ?? (given > 140 ? kilogramsInPound : 1)
  const value = given * assumed
  return { value: rounded(value, value < light ? 2 : 1), unit: 'kg', ...as(stated, factor === null ? null : unit) }
}

function heightOf(match: RegExpExecArray, hint: string | null): Read | null {
  if (match[1] !== undefined) {
    const inches = Number(match[1]) * 12 + Number(match[2] ?? 0)
    return { value: rounded(inches * 2.54, 1), unit: 'cm', ...as(match[0].trim(), 'ft in') }
  }
  if (match[3] !== undefined) return { value: rounded(toNumber(match[3]) * 100, 1), unit: 'cm', ...as(match[3], 'm') }
  const stated = at(match, 5)
  const given = toNumber(stated)
  const unit = (match[6] ?? hint ?? '').toLowerCase()
  const inches = unit.startsWith('in') || unit === '"' || (unit === '' && given < 85 && given > 40)
  return {
    value: rounded(inches ? given * 2.54 : given, 1),
    unit: 'cm',
    ...as(stated, unit === '' ? null : unit),
  }
}

const readers: Record<VitalName, (match: RegExpExecArray, hint: string | null) => Read | null> = {
  BP: (match) => {
    const [systolic, diastolic] = [Number(match[1]), Number(match[2])]
    if (systolic <= diastolic || diastolic < 20 || diastolic > 180) return null
    // '95 to 60' are the two of a pressure, '150 to 140' is how far one was let down.
    if (/to/iu.test(match[0]) && systolic - diastolic < leastApart) return null
    return { value: `${systolic}/${diastolic}`, unit: 'mmHg', ...as(`${systolic}/${diastolic}`, match[3]) }
  },
  HR: (match) => plain(match, 'bpm'),
  RR: (match) => plain(match, 'breaths/min'),
  SpO2: (match) => plain(match, '%'),
  BMI: (match) => plain(match, 'kg/m²'),
  pain: (match) => ({ ...plain(match, '/10'), stated: { value: at(match, 1), unit: '/10' }, assumed: false }),
  temperature: (match, hint) => {
    const { stated, given, unit } = partsOf(match, hint)
    const fahrenheit = unit.startsWith('f') || (unit === '' && given > 60)
    const celsius = fahrenheit ? ((given - 32) * 5) / 9 : given
    return { value: rounded(celsius, 1), unit: '°C', ...as(stated, unit === '' ? null : fahrenheit ? '°F' : '°C') }
  },
  weight: weightOf,
  height: (match, hint) => heightOf(match, hint),
  glucose: (match, hint) => {
    const { stated, given, unit } = partsOf(match, hint)
    const molar = unit.startsWith('mmol') || (unit === '' && given < 35 && /[.,]/.test(stated))
    return {
      value: rounded(molar ? given * 18.016 : given, 0),
      unit: 'mg/dL',
      ...as(stated, unit === '' ? null : unit),
    }
  },
}

const valueOf = (name: VitalName, match: RegExpExecArray, hint: string | null): Read | null =>
  readers[name](match, hint)

function isPlausible(name: VitalName, value: string | number): boolean {
  const [low, high] = kindNamed(name).plausible
  const size = typeof value === 'number' ? value : Number(value.split('/')[0])
  return size >= low && size <= high
}

/** Reads one value of a kind from the beginning of `text`; `unitHint` is a unit that the column or label names. */
export function readMeasured(name: VitalName, text: string, unitHint: string | null = null): MeasuredValue | null {
  const match = patterns[name].exec(text)
  if (match === null) return null
  const found = valueOf(name, match, unitHint?.toLowerCase() ?? null)
  if (found === null || !isPlausible(name, found.value)) return null
  return { ...found, start: match.index, end: match.index + match[0].trimEnd().length }
}

const bareScore =
  /^\)?[\s:=]{0,3}(10|\d)(?!\d|[.,/:]\d|\s?(?:\/|of\b|out\b|to\b|-(?!>)|–|mg|days?|weeks?|hours?|h\b|x\b|%|cm|mm))/iu

/** Reads a score of pain without its '/10' from the very beginning of `text`. */
export function readScore(text: string): MeasuredValue | null {
  const match = bareScore.exec(text)
  const figure = match?.[1]
  const read = figure === undefined ? null : readMeasured('pain', `${figure}/10`)
  if (match === null || figure === undefined || read === null) return null
  return { ...read, start: match[0].length - figure.length, end: match[0].length }
}
