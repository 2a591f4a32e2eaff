import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { locateQuote } from '@vitrine/engines/documents/locate-quote.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import { plainTextOf } from '@vitrine/engines/documents/plain-text.ts'
import { readingOf, readPages } from '@vitrine/engines/documents/read-pages.ts'
import { withoutInstructions } from '@vitrine/engines/documents/without-instructions.ts'
import { type OtherKind, otherKindOf, type PaperKind } from '@vitrine/engines/forms/kinds/kind-by-title.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import type { ProviderPrompt } from '@vitrine/model-kit/provider-prompt.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import { type ByRole, completeByRole } from './complete-by-role.ts'
import type { NothingLike } from './extraction-schema.ts'

/** A longer document is rarely one bill, and each scanned page takes about a second. */
const maxPages = 20

/** Reads the input's pages and reports each; with the ruling lines of forms that draw cells with them. */
export async function readFormPages(context: RunContext, { rulings = true } = {}): Promise<ReadDocument> {
  const document = await readPages(context, maxPages, { rulings })
  context.report({ stage: 'Finding the fields', fraction: 0.95 })
  return document
}

/** What a provider is shown of a form: the text of its pages. */
export const formText: ProviderPrompt<never>['data'] = async (_input, context) => [
  { type: 'text', text: plainTextOf(await readFormPages(context)) },
]

/** A bill that a provider read, cross-checked, with places in the shown pages. */
export const readByProvider = <Bill extends object, Checks>(
  bill: Bill,
  document: ReadDocument,
  crossCheck: (bill: Bill) => Checks,
) =>
  placesAsShown(
    { ...bill, checks: crossCheck(bill), reading: { ...readingOf(document), source: 'provider' as const } },
    document.pages,
  )

type Placed = Read<string | number | boolean | string[]>

interface Extracted {
  fields: { [name: string]: Placed | null }
  lines: readonly { [column: string]: Placed | null }[]
}

/** A form has its values in several rows; one or two of them also occur in letters and on tickets. */
const fewestRows = 3

/** The number of rows of the pages that contain values, each line of the list counted as one. */
export function rowsWithValues({ fields, lines }: Extracted): number {
  const rows = new Set(
    Object.values(fields).flatMap((read) => (read ? [`${read.page} ${read.box[1].toFixed(2)}`] : [])),
  )
  return rows.size + lines.length
}

const unlabelled = 'What every such paper has was not found by its labels: all that was read is a guess.'

/** Below what is shown as likely. */
const guess = 0.45

/** Caps the confidence of values on a page that is hardly a form, or another kind of form. */
function guessed<Fields extends { [name: string]: Placed | null }>(fields: Fields): Fields {
  // The cast: names and types stay the same; only the confidence changes.
  return Object.fromEntries(
    Object.entries(fields).map(([name, read]) => [
      name,
      read && { ...read, confidence: Math.min(read.confidence, guess) },
    ]),
  ) as Fields
}

const noticeOf = ({ kind, line, byTitle }: OtherKind): string =>
  byTitle
    ? `It calls itself “${line.text}”: what was read is a guess.`
    : `It reads like another kind of paper, ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}: what was read is a guess.`

interface FormRules<Found extends Extracted, Checks> {
  crossCheck: (read: Found) => Checks
  nothingLike: NothingLike
  /** Words of which every such paper has one, whatever its layout, and what is said where it has none. */
  subject?: { names: RegExp; lacks: string }
  /** Titles by which the model's kind of document calls itself. */
  kinds: readonly PaperKind[]
  /** How the network of roles completes what the rules read. */
  byRole: ByRole<Found>
}

/** The values of a document's pages, cross-checked, with how the pages were read and places in the shown pages. */
export async function checkedExtraction<Found extends Extracted, Checks>(
  document: ReadDocument,
  read: (document: ReadDocument) => Found,
  { crossCheck, nothingLike, subject, kinds, byRole }: FormRules<Found, Checks>,
  signal?: AbortSignal,
): Promise<
  Found & { checks: Checks; reading: ReturnType<typeof readingOf> & { instructions?: string[]; notices?: string[] } }
> {
  const { document: stated, instructions } = withoutInstructions(document)
  const ruled = read(stated)
  const other = otherKindOf(stated, kinds)
  // Another kind of paper has no roles to be found.
  const { completed, isUnderstood } =
    other === null ? await completeByRole(stated, ruled, byRole, signal) : { completed: ruled, isUnderstood: false }
  const isForm = isUnderstood || rowsWithValues(ruled) >= fewestRows
  const all = isForm ? completed : ruled
  const lacks = (fields: Found['fields']) => nothingLike.essential.every((name) => fields[name] === null)
  // The network finds a name in any letter: unless it finds its bearings, what every such paper has must be found by rules.
  const isUnlabelled = lacks(ruled.fields) && !(isUnderstood && !lacks(completed.fields))
  const isOff =
    subject !== undefined && !stated.pages.some(({ lines }) => lines.some(({ text }) => subject.names.test(text)))
  const doubted = !isForm || other !== null || isUnlabelled || isOff
  const found = doubted ? { ...all, fields: guessed(all.fields), lines: all.lines.map(guessed) } : all
  const notices = [
    ...(other === null ? [] : [noticeOf(other)]),
    ...(isOff ? [subject.lacks] : []),
    ...(isUnlabelled ? [lacks(all.fields) ? nothingLike.text : unlabelled] : []),
  ]
  const reading = {
    ...readingOf(document),
    ...(instructions.length > 0 && { instructions }),
    ...(notices.length > 0 && { notices }),
  }
  return placesAsShown({ ...found, checks: crossCheck(found), reading }, document.pages)
}

interface Quoted {
  text: string
  confidence: number
  page: number
  box: [number, number, number, number]
}

/** Drops a provider's value whose quote is not in the document, since it was made up; adds the place to others. */
export function grounded<One extends Quoted>(read: One | null, document: ReadDocument): One | null {
  const place = read === null ? null : locateQuote(document, read.text)
  if (read === null || place === null) return null
  return { ...read, page: place.page, box: [...place.box], confidence: Math.min(read.confidence, place.legibility) }
}

/** The same record with null for every value whose text does not stand in the document. */
export function groundedAll<Reads extends { [name: string]: Quoted | null }>(
  reads: Reads,
  document: ReadDocument,
): Reads {
  // The cast: names and types stay the same, except that values may become null.
  return Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, grounded(read, document)])) as Reads
}
