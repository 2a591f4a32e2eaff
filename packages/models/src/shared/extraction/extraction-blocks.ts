import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { ofTwoReadings } from '@vitrine/engines/forms/answers/confidence.ts'
import { otherReading } from '@vitrine/engines/forms/values/dates.ts'
import { money } from '../blocks/money.ts'
import { notice } from '../blocks/notice.ts'
import type { AmountRead, AnyRead, Check, NothingLike, Reading } from './extraction-schema.ts'

/** Values below this confidence are marked as doubtful. */
const doubtful = 0.6

export interface ShownField {
  name: string
  label: string
  read: AnyRead
}

interface Extraction {
  /** The fields' title; default: 'Fields'. */
  title?: string
  fields: readonly ShownField[]
  checks: readonly Check[]
  reading: Reading
  /** Titles of the checks on screen. */
  checkTitles: Readonly<{ [name: string]: string }>
  nothingLike: NothingLike
  /** Fields whose absence is not mentioned. */
  optional: readonly string[]
  table: BlockOf<'table'> | null
  /** Set if the fields' numbers are amounts: ISO 4217 code, or null if the document names none. */
  currency?: string | null
}

/** A value as text: amounts with two decimals, lists with commas. */
export function shown(value: NonNullable<AnyRead>['value']): string {
  if (typeof value === 'number') return Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(2)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value.replaceAll('\n', ' ') : value.join(', ')
}

/** The same with its currency if numbers are amounts, see `Extraction`. */
const shownIn = (value: NonNullable<AnyRead>['value'], currency: string | null | undefined): string =>
  typeof value === 'number' && currency !== undefined ? money(value, currency) : shown(value)

function item(
  { name, label, read }: ShownField,
  currency: string | null | undefined,
): BlockOf<'fields'>['items'][number] {
  return {
    name,
    label,
    value: read === null ? null : shownIn(read.value, currency),
    confidence: read?.confidence ?? null,
    place: read && { page: read.page, box: read.box },
  }
}

/** '2026-10-03' as '3 October 2026'. */
const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A note for dates whose order nothing on the page settles; such a value has low confidence. */
function twoReadings({ label, read }: ShownField): BlockOf<'notice'>[] {
  if (read === null || read.confidence > ofTwoReadings || typeof read.value !== 'string') return []
  const other = otherReading(read.text, read.value)
  if (other === null) return []
  const title = `${label}: a date with two readings`
  return [
    notice(
      'warning',
      title,
      `“${read.text}” may be ${longDate(read.value)} or ${longDate(other)}. Nothing on the page settles which.`,
    ),
  ]
}

const named = (fields: readonly ShownField[]): string => fields.map(({ label }) => label).join(', ')

function notices({ fields, checks, checkTitles, nothingLike, optional, reading }: Extraction): BlockOf<'notice'>[] {
  const missing = fields.filter(({ name, read }) => read === null && !optional.includes(name))
  const unsure = fields.filter(({ read }) => (read?.confidence ?? 1) < doubtful)
  const essential = fields.filter(({ name }) => nothingLike.essential.includes(name))
  const { instructions = [], notices: qualifying = [] } = reading
  return [
    ...(instructions.length > 0
      ? [notice('warning', 'Orders to a program on the page', `Not read: “${instructions.join(' ')}”`)]
      : []),
    ...qualifying
      .filter((text) => text !== nothingLike.text)
      .map((text) => notice('bad', 'Another kind of paper', text)),
    ...(essential.every(({ read }) => read === null) ? [notice('bad', nothingLike.title, nothingLike.text)] : []),
    ...(unsure.length > 0
      ? [notice('warning', 'Low confidence', `Check these against the page: ${named(unsure)}.`)]
      : []),
    ...fields.flatMap(twoReadings),
    ...checks.map(({ name, ok, text }) => notice(ok ? 'good' : 'warning', checkTitles[name] ?? name, text)),
    ...(missing.length > 0 ? [notice('info', 'Not found', `Looked for and not found: ${named(missing)}.`)] : []),
  ]
}

function pages({ fields, reading, currency }: Extraction): BlockOf<'pages'> {
  return {
    kind: 'pages',
    title: 'Where it was read',
    pages: reading.pages,
    highlights: fields.flatMap(({ name, label, read }) => {
      if (read === null) return []
      const place = { page: read.page, box: read.box }
      return [{ name, label, value: shownIn(read.value, currency), confidence: read.confidence, place }]
    }),
  }
}

/** Notices, fields, lines, and pages with places, as every extraction shows them. */
export function presentExtraction(extraction: Extraction): Block[] {
  return [
    ...notices(extraction),
    {
      kind: 'fields',
      title: extraction.title ?? 'Fields',
      items: extraction.fields.map((field) => item(field, extraction.currency)),
    },
    ...(extraction.table === null ? [] : [extraction.table]),
    pages(extraction),
  ]
}

export function cell(read: AnyRead): BlockOf<'table'>['rows'][number][number] {
  if (read === null) return { value: null }
  const value = typeof read.value === 'number' ? read.value : shown(read.value)
  return { value, confidence: read.confidence, place: { page: read.page, box: read.box } }
}

/** A line's amount with two decimals and its currency. */
export const amountCell = (read: AmountRead, currency: string | null): BlockOf<'table'>['rows'][number][number] =>
  read === null ? { value: null } : { ...cell(read), value: money(read.value, currency) }

/** The end of a summary about checks that failed; '' if none did. */
export function failedChecks(checks: readonly Check[]): string {
  const failed = checks.filter((check) => !check.ok).length
  return failed === 0 ? '' : ` ${failed} of ${checks.length} checks failed.`
}
