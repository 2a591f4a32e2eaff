import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { guardCsvCell } from '@vitrine/contracts/fields/guard-csv-cell.ts'
import { stringify } from 'csv-stringify/browser/esm/sync'

type Cell = string | number | null
type Row = Cell[]

const isCorrected = ({ items }: BlockOf<'fields'>) => items.some(({ correctedFrom }) => correctedFrom !== undefined)

function rowsOf(block: Block): Row[] {
  switch (block.kind) {
    case 'table':
      return [block.columns.map(({ label }) => label), ...block.rows.map((row) => row.map(({ value }) => value))]
    case 'fields':
      return [
        ['Field', 'Value', 'Confidence', 'Page', ...(isCorrected(block) ? ['Corrected from'] : [])],
        ...block.items.map(({ label, value, confidence, place, correctedFrom }) => [
          label,
          value,
          confidence,
          place?.page ?? null,
          ...(isCorrected(block) ? [correctedFrom === null ? 'not found' : (correctedFrom ?? null)] : []),
        ]),
      ]
    case 'labels':
      return [['Label', 'Confidence'], ...block.items.map(({ label, confidence }) => [label, confidence])]
    case 'sentences':
      return [['Sentence', 'Label', 'Score'], ...block.items.map(({ text, label, score }) => [text, label, score])]
    case 'series':
      return [
        ['Series', 'Date', block.valueLabel, 'Low 80 %', 'High 80 %', 'Low 95 %', 'High 95 %'],
        ...block.series.flatMap(({ name, history, forecast }): Row[] => [
          ...history.map(({ date, value }) => [name, date, value]),
          ...forecast.map((one) => [name, one.date, one.value, one.low80, one.high80, one.low95, one.high95]),
        ]),
      ]
    case 'timeline':
      return [
        ['Start', 'End', 'Event', 'Confidence'],
        ...block.events.map(({ start, end, label, confidence }) => [start, end, label, confidence]),
      ]
    case 'transcript':
      return [['Start', 'End', 'Text'], ...block.segments.map(({ start, end, text }) => [start, end, text])]
    case 'boxes-on-image':
      return [
        ['Object', 'Confidence', 'Left', 'Top', 'Right', 'Bottom'],
        ...block.objects.map(({ label, confidence, box }) => [label, confidence, ...box]),
      ]
    // Blocks without rows.
    case 'pages':
    case 'markdown':
    case 'image':
    case 'notice':
    case 'code':
      return []
  }
}

/** Every table-like block of a result, one below the other; null if there is none. */
export function blocksToCsv(blocks: readonly Block[], separator: ',' | ';' = ','): string | null {
  const parts = blocks.map(rowsOf).filter((rows) => rows.length > 1)
  if (parts.length === 0) return null
  const texts = parts.map((rows) =>
    stringify(rows, { delimiter: separator, record_delimiter: 'windows', eof: false, cast: { string: guardCsvCell } }),
  )
  return texts.join('\r\n\r\n')
}
