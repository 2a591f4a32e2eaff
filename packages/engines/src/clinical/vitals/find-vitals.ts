import { at } from '@vitrine/basics/at.ts'
import { type ClinicalSentence, clinicalSentencesOf } from '../clinical-sentences.ts'
import { furtherOf } from './further-reading.ts'
import { type MeasuredValue, readMeasured } from './measured-value.ts'
import { type Standing, standingOf } from './standing.ts'
import { type VitalKind, type VitalName, vitalKinds } from './vital-kinds.ts'
import { inFigures } from '../spoken-figures.ts'
import { readPatterns } from '../../text/read-patterns.ts'

const { between, clock, dosage, leadingPosture, leadingPain, rated, leadingHeight } = readPatterns(
  new URL('./wordings/find-vitals.txt', import.meta.url),
  ['between', 'clock', 'dosage', 'leadingPosture', 'leadingPain', 'rated', 'leadingHeight'],
)

export interface FoundVital extends Omit<MeasuredValue, 'start' | 'end'> {
  name: VitalName
  standing: Standing
  /** As stated near it: '08:30', '12 March'; null where none is. */
  time: string | null
  /** Stands where vital signs are listed. */
  listed: boolean
  confidence: number
  /** Of the value, with its label. */
  start: number
  end: number
}

function lineAround(text: string, { start, end }: ClinicalSentence): string {
  const from = text.lastIndexOf('\n', start) + 1
  const to = text.indexOf('\n', end)
  return text.slice(from, to < 0 ? text.length : to)
}

interface Hit {
  kind: VitalKind
  start: number
  end: number
}

function hitsOf(text: string, of: (kind: VitalKind) => RegExp | undefined): Hit[] {
  const all = vitalKinds.flatMap((kind) => {
    const pattern = of(kind)
    if (pattern === undefined) return []
    return [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    }))
  })
  // 'Pulse oximetry' is no pulse: the longer name wins.
  return all.filter(
    (hit) =>
      !all.some(
        (other) => other.start <= hit.start && other.end >= hit.end && other.end - other.start > hit.end - hit.start,
      ),
  )
}

/** Where the clause of a reading begins: what follows another number up to the next comma or 'and' belongs to that one. */
function clauseStart(text: string, reached: number, label: number): number {
  const lastDigit = text.slice(reached, label).search(/\d\D*$/)
  const from = lastDigit >= 0 ? reached + lastDigit + 1 : reached
  if (from === 0) return 0
  const turn = /[,;]|\band\b|\bbut\b/.exec(text.slice(from, label))
  return turn ? from + turn.index + turn[0].length : from
}

const needsUnit: ReadonlySet<VitalName> = new Set(['temperature', 'weight', 'height', 'glucose'])

// 'Pulse in the 80s' tells no figure.
const roundly = /^s\b/u
const leastSure = 0.4

/** A dose, an age, a range, a change or a laboratory value beside the name of a vital sign. */
function isSomethingElse(name: VitalName, before: string, gap: string, after: string): boolean {
  if (dosage.test(after) && name !== 'glucose') return true
  if (/^\s?(?!times (?:a|per) min)(?:days?|weeks?|months?|years?|times|units?|tablets?)\b/iu.test(after)) return true
  // 'a range from 120 to 140' is no reading.
  if (name !== 'BP' && name !== 'pain' && /^\s?(?:-|–|to)\s?\d/u.test(after)) return true
  if (name === 'weight') return /\b(?:due to|for) (?:his|her|the|their)(?: height and)?\s*$/iu.test(before)
  if (name === 'HR')
    return (
      /\b(?:radial|pedal|pedis|dorsalis|tibial|peripheral|distal|femoral)\s*$/iu.test(before) || /^\s?\+/.test(after)
    )
  if (name === 'glucose')
    return (
      /^\s?(?:g|grams?|%)(?![\p{L}])/iu.test(after) ||
      /\b(?:a1c|tolerance|urine)\b/iu.test(`${before.slice(-20)} ${gap}`)
    )
  if (name === 'temperature') return /\b(?:water|room|store\w*)\s*$/iu.test(before)
  return false
}

export const timeIn = (text: string): string | null => clock.exec(text)?.[0] ?? null

/** In 'Obs 08:30: T 37.1, P 80' the time is that of both. */
const lastTimeIn = (text: string): string | null => [...text.matchAll(new RegExp(clock, 'giu'))].at(-1)?.[0] ?? null

function vitalAt(
  sentence: ClinicalSentence,
  hit: Hit,
  until: number,
  reached: number,
  listed: boolean,
): FoundVital | null {
  const { text } = sentence
  const rest = text.slice(hit.end, until)
  const gap = between.exec(rest)?.[0].length ?? 0
  const measured = readMeasured(hit.kind.name, rest.slice(gap))
  const near = measured !== null && measured.start <= (hit.kind.name === 'BP' || hit.kind.name === 'pain' ? 40 : 3)
  if (measured === null || !near) return null
  const skipped = rest.slice(gap, gap + measured.start)
  // Another number on the way is another measure's; a new clause speaks of something else.
  if (/[\d.;]/.test(skipped)) return null
  const start = hit.end + gap + measured.start
  const end = hit.end + gap + measured.end
  const before = text.slice(clauseStart(text, reached, hit.start), start)
  const after = at(text.slice(end, end + 45).split(/[,;.(](?!\d)/), 0)
  if (isSomethingElse(hit.kind.name, text.slice(reached, hit.start), text.slice(hit.end, start), text.slice(end)))
    return null
  const standing = standingOf(before, after, hit.kind.name === 'weight')
  return {
    ...measured,
    name: hit.kind.name,
    standing,
    time:
      timeIn(text.slice(reached, Math.min(until, end + 30))) ?? (listed ? lastTimeIn(text.slice(0, hit.start)) : null),
    listed,
    confidence: roundly.test(text.slice(end))
      ? leastSure
      : (listed ? 0.95 : 0.85) * (measured.assumed && needsUnit.has(hit.kind.name) ? 0.85 : 1),
    start: sentence.start + hit.start,
    end: sentence.start + end,
  }
}

const leadingBp = /(?<!\d)(\d{2,3})\s?\/\s?(\d{2,3})\s?mm\s?hg/giu
const leadingSaturation = /(?<!\d)(\d{2,3})\s?(?:%|percent) (?:oxygen saturation|on room air|on \d+ ?l)/giu

/** Values that stand before their name or need none: '120/80 mmHg', '98% on room air', '8/10 pain'. */
function leading(sentence: ClinicalSentence, found: readonly FoundVital[], listed: boolean): FoundVital[] {
  const { text } = sentence
  const all: FoundVital[] = []
  for (const [name, pattern] of [
    ['BP', leadingBp],
    ['BP', leadingPosture],
    ['pain', leadingPain],
    ['pain', rated],
    ['SpO2', leadingSaturation],
    ['height', leadingHeight],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const start = sentence.start + match.index
      const measured = readMeasured(name, match[0])
      if (
        measured === null ||
        [...found, ...all].some(
          (other) => other.name === name && other.end > start && other.start < start + match[0].length,
        )
      )
        continue
      if (found.some((other) => other.start < start + measured.end && other.end > start + measured.start)) continue
      const standing = standingOf(
        text.slice(Math.max(0, match.index - 60), match.index),
        text.slice(match.index, match.index + match[0].length + 45),
        false,
      )
      all.push({
        ...measured,
        name,
        standing,
        time: null,
        listed,
        confidence: 0.75,
        start: start + (name === 'pain' ? 0 : measured.start),
        end: start + measured.end,
      })
    }
  }
  return all
}

// 'P 96 R 18 BP 108/64': a letter apart from its figure; 'T12' and 'P53' are other things.
const shortWithFigure = /(?<!\p{L})[PRT](?= \d{2})/gu

function kindsListed(line: string): number {
  const named = hitsOf(line, (kind) => (kind.name === 'pain' ? undefined : kind.labels)).map((hit) => hit.kind.name)
  const letters = [...line.matchAll(shortWithFigure)].map(([letter]) => letter)
  return new Set([...named, ...letters]).size
}

function vitalsIn(sentence: ClinicalSentence, line: string): FoundVital[] {
  const { text } = sentence
  const strong = hitsOf(text, (kind) => kind.labels)
  const listed = sentence.section === 'vitals' || kindsListed(line) >= 2 || /\b(?:vitals?|vital signs?)\b/iu.test(line)
  const hits = listed ? [...strong, ...hitsOf(text, (kind) => kind.short)] : strong
  hits.sort((left, right) => left.start - right.start)
  const found: FoundVital[] = []
  let reached = 0
  for (const [index, hit] of hits.entries()) {
    if (hit.start < reached) continue
    const next = hits.slice(index + 1).find((other) => other.start >= hit.end && other.kind !== hit.kind)
    const vital = vitalAt(sentence, hit, next?.start ?? text.length, reached, listed)
    if (vital === null) continue
    found.push(vital)
    reached = vital.end - sentence.start
    for (let last = vital; ; ) {
      const further = furtherOf(text.slice(reached), last)
      if (further === null) break
      last = { ...vital, ...further, start: last.end + further.start, end: last.end + further.end }
      found.push(last)
      reached = last.end - sentence.start
    }
  }
  return found.concat(leading(sentence, found, listed))
}

/** Each reading once; what stands in a list of vital signs is believed over what the prose says of another time. */
function settled(found: readonly FoundVital[]): FoundVital[] {
  const kept: FoundVital[] = []
  for (const vital of found.toSorted(
    (left, right) => Number(right.listed) - Number(left.listed) || left.start - right.start,
  )) {
    const twin = kept.find((other) => other.name === vital.name && other.value === vital.value)
    if (twin !== undefined) {
      if (twin.standing !== 'current' && vital.standing === 'current') twin.standing = 'current'
      continue
    }
    const rival = kept.some((other) => other.name === vital.name && other.listed && other.standing === 'current')
    const standing =
      vital.standing === 'current' && rival && !vital.listed && vital.name !== 'pain' ? 'earlier' : vital.standing
    kept.push({ ...vital, standing })
  }
  return kept.toSorted((left, right) => left.start - right.start)
}

// A line that is full breaks between a label and its figure: as long as before, since places are counted.
const brokenLine = /([^\n]{40,}\p{Ll})\n(?=\d)/gu

// 'B.P. 110/70': its stop ends no sentence.
const dottedLabel = /\b([bhr]\.[pr])\.(?=\s?[:=-]?\s?\d)/giu

/** The vital signs that a clinical text states, every mention once, with how it is meant. */
export function findVitals(said: string): FoundVital[] {
  const { text, placeOf } = inFigures(said.replaceAll(brokenLine, '$1 ').replaceAll(dottedLabel, '$1 '))
  const found: FoundVital[] = []
  for (const sentence of clinicalSentencesOf(text)) {
    if (sentence.section === 'family' || /\?\s*$/.test(sentence.text)) continue
    found.push(...vitalsIn(sentence, lineAround(text, sentence)))
  }
  return settled(found).map((vital) => ({ ...vital, ...placeOf(vital.start, vital.end) }))
}
