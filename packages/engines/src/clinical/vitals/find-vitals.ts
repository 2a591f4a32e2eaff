import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { type ClinicalSentence, clinicalSentencesOf } from '../notes/clinical-sentences.ts'
import { inFigures } from '../notes/spoken-figures.ts'
import { withEarlierRuns } from './earlier-runs.ts'
import { entryClocksOf, opensEntry } from './entry-clock.ts'
import type { FoundVital, VitalAsSaid } from './found-vital.ts'
import { furtherOf, isChangedFrom } from './further-reading.ts'
import { inOneFraction } from './halves-of-pressure.ts'
import { leading } from './leading-vitals.ts'
import { type MeasuredValue, readMeasured, readScore } from './measured-value.ts'
import { isLaterThan, isUnderStrain, occasionOf } from './occasion.ts'
import { isSomethingElse } from './something-else.ts'
import { isBracketedEarlier, standingOf } from './standing.ts'
import { unnamed } from './unnamed-vitals.ts'
import { type Hit, hitsOf } from './vital-hits.ts'
import type { VitalName } from './vital-kinds.ts'
import { vitalConfidence } from './weights.ts'
import { isInGeneral, isOfAnother } from './whose-reading.ts'

const { between, clock, turnBehind } = readPatterns(new URL('./wordings/find-vitals.txt', import.meta.url), [
  'between',
  'clock',
  'turnBehind',
])

// 'T 36.9' on a line of its own, between similar lines.
const shortLine = /^[ \t]*\p{L}[^\n\d]{0,15}\d[^\n]{0,12}$/u
const listReach = 200

/** The line of a sentence; in a list with one reading per line, also its neighbours. */
function lineAround(text: string, { start, end }: ClinicalSentence): string {
  const from = text.lastIndexOf('\n', start) + 1
  const to = text.indexOf('\n', end)
  const line = text.slice(from, to < 0 ? text.length : to)
  if (!shortLine.test(line)) return line
  const above = text
    .slice(Math.max(0, from - listReach), Math.max(0, from - 1))
    .split('\n')
    .toReversed()
  const below = to < 0 ? [] : text.slice(to + 1, to + listReach).split('\n')
  const near = [above, below].flatMap((lines) => {
    const other = lines.findIndex((one) => !shortLine.test(one))
    return lines.slice(0, other < 0 ? lines.length : other)
  })
  return [line, ...near].join('\n')
}

/** Where the clause of a reading begins: text after another number up to the next comma or 'and' belongs to that number. */
function clauseStart(text: string, reached: number, label: number): number {
  const lastDigit = text.slice(reached, label).search(/\d\D*$/)
  const from = lastDigit >= 0 ? reached + lastDigit + 1 : reached
  if (from === 0) return 0
  const turn = /[,;]|\band\b|\bbut\b/.exec(text.slice(from, label))
  return turn ? from + turn.index + turn[0].length : from
}

/** Signs of whose figures the unit alone tells that they are meant; kilograms are lost and gained, too. */
const knownByUnit: ReadonlySet<VitalName> = new Set(['HR', 'RR', 'SpO2', 'temperature'])

/** Words of the same clause, whatever they are. */
const anyWords = /^[^\d.;\n]{1,40}/u

/** How far it is from a sign's name to its figure: over words that are known to lead there, or over any, to a figure with the sign's own unit. */
function gapTo(name: VitalName, rest: string): number {
  const gap = between.exec(rest)?.[0].length ?? 0
  if (!knownByUnit.has(name) || readMeasured(name, rest.slice(gap))?.start === 0) return gap
  const words = anyWords.exec(rest)?.[0].length ?? 0
  const behind = readMeasured(name, rest.slice(words))
  const isChange = /\bby\s*$/iu.test(rest.slice(0, words))
  return words > gap && !isChange && behind?.start === 0 && !behind.assumed ? words : gap
}

const needsUnit: ReadonlySet<VitalName> = new Set(['temperature', 'weight', 'height', 'glucose'])

// 'Pulse in the 80s' gives no exact value.
const roundly = /^s\b/u

export const timeIn = (text: string): string | null => clock.exec(text)?.[0] ?? null

/** In 'Obs 08:30: T 37.1, P 80' the time applies to both. */
const lastTimeIn = (text: string): string | null => [...text.matchAll(new RegExp(clock, 'giu'))].at(-1)?.[0] ?? null

/** The text after a reading, up to the next one: '88/50 overnight, 104/62 at 8am' has a time for the second alone. */
const besideOf = (behind: string): string => behind.split(/[,;]\s*(?=[^\d]{0,12}\d{2,3}(?:[/%]|\.\d))/u)[0] ?? ''

// 'NRS 4', 'pain score today 6': a scale of pain that is named needs no '/10'; nor does 'pain 8 -> 4'.
const scale = /\b(?:vas|nrs|flacc|scores?|scale|intensity|levels?|rating|severity)\b/iu
const scoreTurn = /^\W{0,3}\d{1,2}\s?(?:->|→)\s?\d/u

// 'her pain is a 3 now', 'rates the pain as 6'
const isGiven = /^[^,]*\b(?:(?:is|was|at|now|about|as|just|only) an?|as|rated|rated at)\s*$/iu

const scoreBehind = (label: string, gap: string, behind: string): MeasuredValue | null =>
  scale.test(label) || (/^pain$/iu.test(label) && (scoreTurn.test(behind) || isGiven.test(gap)))
    ? readScore(behind)
    : null

function vitalAt(
  sentence: ClinicalSentence,
  hit: Hit,
  until: number,
  reached: number,
  listed: boolean,
): VitalAsSaid | null {
  const { text } = sentence
  const rest = text.slice(hit.end, until)
  const gap = gapTo(hit.kind.name, rest)
  const measured =
    readMeasured(hit.kind.name, rest.slice(gap)) ??
    scoreBehind(text.slice(hit.start, hit.end), rest.slice(0, gap), rest.slice(gap))
  const near = measured !== null && measured.start <= (hit.kind.name === 'BP' || hit.kind.name === 'pain' ? 40 : 3)
  if (measured === null || !near) return null
  const skipped = rest.slice(gap, gap + measured.start)
  // A number in between belongs to another measure; a new clause is about something else.
  if (/[\d.;]/.test(skipped.replace(/\b\d(?:st|nd|rd|th)\b/u, ''))) return null
  const start = hit.end + gap + measured.start
  const end = hit.end + gap + measured.end
  const before = text.slice(clauseStart(text, reached, hit.start), start)
  // 'was 102 kg in January and now weighs 95': the current value is the next one.
  const after = at(text.slice(end, end + 45).split(turnBehind), 0)
  const isFrom = isChangedFrom(text.slice(hit.end, start))
  const behind = isFrom ? text.slice(end).replace(/^\s?(?:to|→)\s/u, ' ') : text.slice(end)
  if (isSomethingElse(hit.kind.name, text.slice(reached, hit.start), text.slice(hit.end, start), behind)) return null
  const standing = isInGeneral(text)
    ? 'target'
    : isOfAnother(text.slice(0, hit.start))
      ? 'earlier'
      : isBracketedEarlier(text.slice(end, until))
        ? 'earlier'
        : standingOf(before, after, hit.kind.name === 'weight')
  return {
    ...measured,
    name: hit.kind.name,
    standing,
    time:
      timeIn(`${text.slice(reached, end)}${besideOf(text.slice(end, Math.min(until, end + 30)))}`) ??
      (listed ? lastTimeIn(text.slice(0, hit.start)) : null),
    listed,
    isFrom,
    confidence: roundly.test(text.slice(end))
      ? vitalConfidence.roundly
      : (listed ? vitalConfidence.listed : vitalConfidence.inSentence) *
        (measured.assumed && needsUnit.has(hit.kind.name) ? vitalConfidence.unitAssumed : 1),
    start: sentence.start + hit.start,
    end: sentence.start + end,
  }
}

// 'P 96 R 18 BP 108/64': a letter separated from its value; 'T12' and 'P53' are other things.
const shortWithFigure = /(?<!\p{L})[PRT](?= \d{2})/gu

function kindsListed(line: string): number {
  const named = hitsOf(line, (kind) => (kind.name === 'pain' ? undefined : kind.labels)).map((hit) => hit.kind.name)
  const letters = [...line.matchAll(shortWithFigure)].map(([letter]) => letter)
  return new Set([...named, ...letters]).size
}

function vitalsIn(sentence: ClinicalSentence, line: string): VitalAsSaid[] {
  const { text } = sentence
  const strong = hitsOf(text, (kind) => kind.labels)
  const listed = sentence.section === 'vitals' || kindsListed(line) >= 2 || /\b(?:vitals?|vital signs?)\b/iu.test(line)
  const hits = listed ? [...strong, ...hitsOf(text, (kind) => kind.short)] : strong
  hits.sort((left, right) => left.start - right.start)
  const found: VitalAsSaid[] = []
  let reached = 0
  // What a second reading was found behind: 'weight on admission 47 kg (BMI 17), at discharge 52 kg'.
  const passed: { start: number; end: number }[] = []
  for (const [index, hit] of hits.entries()) {
    if (hit.start < reached && !passed.some(({ start, end }) => hit.start >= start && hit.end <= end)) continue
    const next = hits.slice(index + 1).find((other) => other.start >= hit.end && other.kind !== hit.kind)
    const vital = vitalAt(sentence, hit, next?.start ?? text.length, reached, listed)
    if (vital === null) continue
    found.push(vital)
    reached = Math.max(reached, vital.end - sentence.start)
    if (reached > vital.end - sentence.start) continue
    for (let last = vital; ; ) {
      const further = furtherOf(text.slice(reached), last)
      if (further === null) break
      const { replaces, ...reading } = further
      if (replaces) found[found.length - 1] = { ...last, standing: 'earlier' }
      const [start, end] = [last.end + further.start, last.end + further.end]
      passed.push({ start: last.end - sentence.start, end: start - sentence.start })
      const beside = text.slice(end - sentence.start, end - sentence.start + 12)
      // '38.6 at 3am, 37.1 at 7.'
      const own =
        timeIn(beside) ?? (vital.time === null ? null : (/^ (at \d{1,2})(?=\s*[.,;]|\s*$)/iu.exec(beside)?.[1] ?? null))
      last = { ...vital, ...reading, isFrom: false, time: own ?? vital.time, start, end }
      found.push(last)
      reached = last.end - sentence.start
    }
  }
  return withEarlierRuns(found.concat(leading(sentence, found, listed)), sentence)
}

/** What effort changes. */
const strained: ReadonlySet<VitalName> = new Set(['BP', 'HR', 'RR', 'SpO2'])

/** Each reading once; a list of vital signs takes precedence over prose about another time. */
function settled(found: readonly FoundVital[]): FoundVital[] {
  const days = found.flatMap(({ occasion }) => occasion.day ?? [])
  const kept: FoundVital[] = []
  for (const vital of found.toSorted(
    (left, right) => Number(right.listed) - Number(left.listed) || left.start - right.start,
  )) {
    const twin = kept.find((other) => other.name === vital.name && other.value === vital.value)
    if (twin !== undefined) {
      if (twin.standing !== 'current' && vital.standing === 'current') twin.standing = 'current'
      continue
    }
    const rival = kept.some(
      (other) =>
        other.name === vital.name && other.listed && other.standing === 'current' && !isLaterThan(vital, other, days),
    )
    const standing =
      vital.standing === 'current' && rival && !vital.listed && vital.name !== 'pain' ? 'earlier' : vital.standing
    kept.push({ ...vital, standing })
  }
  return kept.toSorted((left, right) => left.start - right.start)
}

// A full line may break between a label and its value: replaced without changing the length, to keep offsets.
const brokenLine = /([^\n]{40,}\p{L})\n(?=\d)/gu

// Lines of dashes part a note: what follows them is another sentence.
const ruledOff = /[-–—_=*~]{4,}/gu

// 'B.P. 110/70': its full stop does not end a sentence.
const dottedLabel = /\b([bhr]\.[pr])\.(?=\s?[:=-]?\s?\d)/giu

/** The vital signs that a clinical text states, every mention once, with its standing: current, earlier or target. */
export function findVitals(said: string): FoundVital[] {
  const lines = said.replaceAll(brokenLine, (broken: string, line: string, from: number) =>
    opensEntry(said.slice(from + broken.length)) ? broken : `${line} `,
  )
  const parted = lines.replaceAll(ruledOff, (rule) => `${' '.repeat(rule.length - 1)}\n`)
  const { text, placeOf } = inFigures(inOneFraction(parted.replaceAll(dottedLabel, '$1 ')))
  const found: VitalAsSaid[] = []
  for (const sentence of clinicalSentencesOf(text)) {
    if (sentence.section === 'family' || /\?\s*$/.test(sentence.text)) continue
    found.push(...vitalsIn(sentence, lineAround(text, sentence)))
  }
  const entryClockAt = entryClocksOf(text)
  const timed = found.concat(unnamed(text, found)).map((vital) => ({
    ...vital,
    time: vital.time ?? entryClockAt(vital.start),
    occasion: occasionOf(text, vital.start, vital.end),
    standing:
      vital.standing === 'current' && strained.has(vital.name) && isUnderStrain(text, vital.start)
        ? 'earlier'
        : vital.standing,
  }))
  return settled(timed).map((vital) => ({ ...vital, ...placeOf(vital.start, vital.end) }))
}
