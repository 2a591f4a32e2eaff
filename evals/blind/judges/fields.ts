import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { holdsAll, plainWords, saysTheSame } from '../same-words.ts'

const plain = z.union([z.string(), z.number(), z.boolean()])
/** null: it is not there and must not be made up. `any`: one of these. `set`: all of these, in any order. */
const wantedSchema = z.union([
  plain,
  z.null(),
  z.strictObject({ any: z.array(plain.nullable()) }),
  z.strictObject({ set: z.array(plain) }),
])
type Wanted = z.infer<typeof wantedSchema>

const truthSchema = z.strictObject({
  fields: z.record(z.string(), wantedSchema),
  /** The rows that are items, each by words of its description and by further columns; no others may be given. */
  lines: z.array(z.record(z.string(), plain)).optional(),
})

const readSchema = z.looseObject({ value: z.unknown(), confidence: z.number() }).nullable()
const outputSchema = z.looseObject({
  fields: z.record(z.string(), readSchema),
  lines: z.array(z.record(z.string(), readSchema)).default([]),
})

function isSame(given: unknown, wanted: string | number | boolean): boolean {
  if (typeof wanted === 'string') return typeof given === 'string' && saysTheSame(given, wanted)
  return typeof wanted === 'number' ? typeof given === 'number' && Math.abs(given - wanted) < 0.006 : given === wanted
}

function isRight(given: unknown, wanted: Wanted): boolean {
  if (wanted === null) return given === null
  if (typeof wanted !== 'object') return isSame(given, wanted)
  if ('any' in wanted) return wanted.any.some((one) => isRight(given, one))
  if (!Array.isArray(given) || given.length !== wanted.set.length) return false
  return wanted.set.every((one) => given.some((other) => isSame(other, one)))
}

/** The value with something behind it, such as a name with its address: not right, but nothing that misleads. */
const hasMore = (given: unknown, wanted: Wanted): boolean =>
  typeof given === 'string' && typeof wanted === 'string' && plainWords(given).startsWith(`${plainWords(wanted)} `)

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

function sureness(row: Row): number | null {
  const all = Object.values(row).flatMap((read) => (read ? [read.confidence] : []))
  return all.length > 0 ? Math.min(...all) : null
}

function judgeLines(wanted: readonly Record<string, string | number | boolean>[], given: readonly Row[]): Fact[] {
  const left = new Set(given)
  const facts = wanted.map((line, index): Fact => {
    const fits = (row: Row) =>
      Object.entries(line).every(([column, value]) =>
        column === 'description'
          ? holdsAll(asText(row[column]?.value), [String(value)])
          : isSame(row[column]?.value ?? null, value),
      )
    const row = [...left].find(fits)
    if (row) left.delete(row)
    return {
      name: `row ${index + 1}`,
      right: row !== undefined,
      missing: given.length === 0,
      confidence: row ? sureness(row) : null,
      given: row ? 'found' : `none of ${given.length} rows`,
      wanted: inShort(line),
    }
  })
  const sureOfOthers = [...left].map(sureness).filter((one) => one !== null)
  const others: Fact = {
    name: 'no other rows',
    right: given.length <= wanted.length,
    missing: false,
    confidence: sureOfOthers.length > 0 ? Math.max(...sureOfOthers) : null,
    given: inShort([...left].map((row) => row.description?.value ?? null)),
    wanted: `${wanted.length} rows`,
  }
  return [...facts, others]
}

/** Judges values read from a document: of fields by name, and of rows. */
export const judgeFields: Judge = (truth, output) => {
  const { fields, lines } = truthSchema.parse(truth)
  const read = outputSchema.parse(output)
  const facts = Object.entries(fields).map(([name, wanted]): Fact => {
    const given = read.fields[name] ?? null
    return {
      name,
      right: isRight(given?.value ?? null, wanted),
      missing: given === null,
      confidence: hasMore(given?.value, wanted) ? null : (given?.confidence ?? null),
      given: inShort(given?.value ?? null),
      wanted: inShort(wanted),
    }
  })
  return lines === undefined ? facts : [...facts, ...judgeLines(lines, read.lines)]
}

type Row = z.infer<typeof outputSchema>['lines'][number]
