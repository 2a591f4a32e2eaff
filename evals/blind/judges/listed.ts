import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { holdsAll, plainWords } from '../same-words.ts'

const text = z.union([z.string(), z.null()])
const truthSchema = z.strictObject({
  /** Something that an entry of the list `in` must say; `with` names further members of that entry. */
  facts: z
    .array(z.strictObject({ in: z.string(), has: z.array(z.string()), with: z.record(z.string(), text).optional() }))
    .default([]),
  /** What no entry of the list may say. */
  absent: z.array(z.strictObject({ in: z.string(), has: z.array(z.string()) })).default([]),
  /** The most entries a list may have. */
  most: z.record(z.string(), z.number()).default({}),
})

const outputSchema = z.record(z.string(), z.unknown())

/** The words of everything below a value; places and figures left out. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).join(' … ')
  return typeof value === 'object' && value !== null ? wordsOf(Object.values(value)) : ''
}

/** The entries of a list ('a+b' of two); 'anything' is the whole answer but for its transcript. */
function entriesOf(output: Record<string, unknown>, name: string): unknown[] {
  if (name === 'anything') {
    return [
      Object.entries(output).flatMap(([key, value]) => (/^(text|segments|notes|recogniser)$/.test(key) ? [] : [value])),
    ]
  }
  return name.split('+').flatMap((one) => {
    const value = output[one]
    return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  })
}

function confidenceOf(entry: unknown): number | null {
  const parsed = z.looseObject({ confidence: z.number() }).safeParse(entry)
  return parsed.success ? parsed.data.confidence : null
}

function member(entry: unknown, name: string): string | null {
  const value: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : null
  return value === null || value === undefined ? null : JSON.stringify(value)
}

function fits(entry: unknown, wanted: Record<string, string | null>): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const given = member(entry, name)
    return value === null ? given === null : given !== null && holdsAll(given, value.split(' & '))
  })
}

/** Judges lists of findings: what must be listed, what must not. A finding that is left out is wrong, not unsure. */
export const judgeListed: Judge = (truth, output) => {
  const { facts, absent, most } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const present = facts.map(({ in: name, has, with: further = {} }): Fact => {
    const saying = entriesOf(answer, name).filter((entry) => holdsAll(wordsOf(entry), has))
    const right = saying.find((entry) => fits(entry, further))
    const shown = right ?? saying[0]
    return {
      name,
      right: right !== undefined,
      missing: false,
      confidence: shown === undefined ? null : confidenceOf(shown),
      given: shown === undefined ? 'not listed' : inShort(name === 'anything' ? 'said' : shown),
      wanted: inShort([has.join(' … '), ...Object.values(further)].join(' · ')),
    }
  })
  const kept = absent.map(({ in: name, has }): Fact => {
    const saying = entriesOf(answer, name).find((entry) => holdsAll(wordsOf(entry), has))
    return {
      name: `${name}, absent`,
      right: saying === undefined,
      missing: false,
      confidence: confidenceOf(saying),
      given: inShort(saying ?? 'not listed'),
      wanted: `not ${plainWords(has.join(' '))}`,
    }
  })
  const lengths = Object.entries(most).map(([name, count]): Fact => {
    const entries = entriesOf(answer, name)
    const given = inShort(entries.map((entry) => inShort(wordsOf(entry))))
    return {
      name: `${name}, no more`,
      right: entries.length <= count,
      missing: false,
      confidence: null,
      given,
      wanted: `at most ${count}`,
    }
  })
  return [...present, ...kept, ...lengths]
}
