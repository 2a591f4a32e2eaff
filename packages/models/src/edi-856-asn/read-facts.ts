import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { factsOfDocument } from '@vitrine/engines/edi/facts/facts-of-document.ts'
import { factsOfRows } from '@vitrine/engines/edi/facts/facts-of-rows.ts'
import type { ShipmentFacts } from '@vitrine/engines/edi/facts/shipment-facts.ts'
import { isMailAddress } from '@vitrine/engines/forms/parties/without-mail.ts'
import { decodeText } from '@vitrine/engines/tables/decode-text.ts'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'
import { readWorkbook } from '@vitrine/engines/tables/read-workbook.ts'
import { sniffDelimiter } from '@vitrine/engines/tables/sniff-delimiter.ts'
import { withoutChatLeads } from '@vitrine/engines/text/minutes/transcript/without-chat-leads.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import { maxPages, maxRows } from './limits.ts'

export interface ReadFacts {
  source: 'table' | 'document'
  facts: ShipmentFacts
  /** The source that the rules read: a document, or the text of a table. */
  read: { document: ReadDocument } | { text: string }
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const documentTypes = new Set(['application/pdf', 'image/jpeg', 'image/png'])

async function ofDocument(bytes: Uint8Array, { signal, report, remark }: RunContext): Promise<ReadFacts> {
  const document = await readDocument(bytes, {
    limits: { maxPages },
    signal,
    remark,
    rulings: true,
    onPage: (done, total) => report({ stage: `Reading page ${done} of ${total}`, fraction: (0.8 * done) / total }),
  })
  return { source: 'document', facts: await factsOfDocument(document, signal), read: { document } }
}

/** Share of the rows with a delimiter that have as many as most of them. */
const alike = 0.6

/** Whether most rows that a delimiter parts have as many parts. */
function hasColumns(lines: readonly string[], delimiter: string): boolean {
  const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
  const sizes = Map.groupBy(counts, (count) => count)
    .values()
    .map(({ length }) => length)
  return Math.max(...sizes) >= Math.max(2, alike * counts.length)
}

/** Rows of a CSV, or of a text that sets its columns with tabs, bars or wide gaps. */
async function rowsOfText(text: string, isTable: boolean, { signal, report }: RunContext): Promise<string[][]> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const spaced = lines.filter((line) => /\S {2,}\S|\t|\S \| \S/.test(line)).length
  // A typed slip states its header line by line, each after a label.
  const labelled = lines.filter((line) => /^\p{L}[\p{L} .#/]{1,28}: \S/u.test(line)).length
  if (spaced > lines.length / 3 || (labelled >= 3 && spaced > 0))
    return lines.map((line) => line.trim().split(/\t+| {2,}| \| /))
  const delimiter = sniffDelimiter(text)
  // The commas of sentences and of thousands set no columns: rows of a table have as many each.
  if (!isTable && delimiter === ',' && !hasColumns(lines, ',')) return lines.map((line) => [line.trim()])
  const progress = (fraction: number) => report({ stage: 'Reading the table', fraction: 0.5 * fraction })
  return readRecords(text, { delimiter, maxRows, signal, progress })
}

/** A text has no page to show a place on. */
const withoutPlaces = (facts: ShipmentFacts['fields'] | ShipmentFacts['items'][number]) =>
  Object.fromEntries(Object.entries(facts).map(([name, stated]) => [name, { ...stated, place: null }]))

const fewestFacts = 3

const csvType = 'text/csv'

/** A mail tells in sentences what a list sets beside labels: read as a page too, where the rows leave something open. */
async function withSentences(facts: ShipmentFacts, text: string, signal: AbortSignal): Promise<ShipmentFacts> {
  const { fields, items } = await factsOfDocument({ pages: [pageOfText(text.split(/\r?\n/))] }, signal)
  // Without a list, and with hardly a label, the words of a letter may be about anything.
  if (items.length === 0 && Object.keys(facts.fields).length < fewestFacts) return facts
  const told = withoutPlaces(fields)
  const stated = Object.fromEntries(
    Object.entries(facts.fields).filter(([name, { text: value }]) => !(isMailAddress(value) && name in told)),
  )
  return {
    ...facts,
    fields: { ...told, ...stated },
    items: facts.items.length > 0 ? facts.items : items.map(withoutPlaces),
  }
}

/** Reads the facts about a shipment in a file: workbook, CSV or text as rows; PDF and pictures as pages. */
export async function readFacts(bytes: Uint8Array, mediaType: string, context: RunContext): Promise<ReadFacts> {
  if (documentTypes.has(mediaType)) return ofDocument(bytes, context)
  if (mediaType === workbookType) {
    const rows = (await readWorkbook(bytes, context.remark)).flatMap((sheet) => sheet.rows)
    const text = rows.map((row) => row.join('\t').trim()).join('\n')
    return { source: 'table', facts: factsOfRows(rows), read: { text } }
  }
  const decoded = decodeText(bytes).text
  const text = mediaType === csvType ? decoded : withoutChatLeads(decoded.split(/\r?\n/)).join('\n')
  const rows = await rowsOfText(text, mediaType === csvType, context)
  context.report({ stage: `Reading ${rows.length.toLocaleString('en')} rows`, fraction: 0.5 })
  const facts = factsOfRows(rows)
  const all = mediaType === csvType ? facts : await withSentences(facts, text, context.signal)
  return { source: 'table', facts: all, read: { text } }
}
