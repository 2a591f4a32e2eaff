import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { invoiceOfDocument } from '@vitrine/models/invoices-extraction/engine.ts'
import type { InvoiceLine } from '@vitrine/models/invoices-extraction/schema.ts'
import { baselineAnswer } from '../invoices/baseline.ts'
import { invoiceGold, readGold, receiptGold } from '../invoices/gold.ts'
import { heldOutInvoices, seenReceipts } from '../invoices/held-out.ts'
import { countField, countLines, nearlyMatches } from '../invoices/matches.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { type Found, microF1 } from '../metrics/micro-f1.ts'

type Answer = Record<string, string | number | null>

interface Scored {
  file: string
  heldOut: boolean
  gold: Record<string, unknown>
  answer: Answer
  baseline: Answer
  lines: Found
}

interface Figure {
  metric: string
  fields: readonly string[]
  floor?: number
  equal?: typeof nearlyMatches
  note?: string
}

const headerFields = ['number', 'date', 'seller', 'buyer', 'currency', 'net', 'tax', 'total', 'due']
const receiptFields = ['company', 'date', 'address', 'total']

async function answerTo(file: string): Promise<{ answer: Answer; lines: readonly InvoiceLine[]; baseline: Answer }> {
  try {
    const document = await readDocument(await readFile(file))
    const { fields, lines } = await invoiceOfDocument(document, null)
    const answer = Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read?.value ?? null]))
    return { answer, lines, baseline: baselineAnswer(document) }
  } catch (error) {
    // A page without legible text is an answer too: nothing was found on it.
    if (error instanceof InputError) return { answer: {}, lines: [], baseline: {} }
    throw error
  }
}

function splitsOf(
  scored: readonly Scored[],
  { test, heldOutName }: { test: boolean; heldOutName: string },
): { split: string; part: readonly Scored[] }[] {
  if (test) return [{ split: 'test', part: scored }]
  return [
    { split: 'development', part: scored },
    { split: heldOutName, part: scored.filter((row) => row.heldOut) },
  ]
}

function measureFields(
  scored: readonly Scored[],
  { metric, fields, floor, equal, note }: Figure,
  common: Common,
): Measurement {
  const count = (row: Scored, answer: Answer): Found[] =>
    fields.map((field) => countField(field, row.gold[field] as string | null, answer[field], equal))
  return {
    ...common,
    n: scored.length,
    metric,
    value: microF1(scored.flatMap((row) => count(row, row.answer))),
    higherIsBetter: true,
    interval95: bootstrapInterval(scored, (rows) => microF1(rows.flatMap((row) => count(row, row.answer)))),
    floor: floor ?? null,
    baseline: { name: 'first label, nearest value', value: microF1(scored.flatMap((row) => count(row, row.baseline))) },
    ...(note && { note }),
  }
}

function measureLines(scored: readonly Scored[], common: Common): Measurement {
  return {
    ...common,
    n: scored.length,
    metric: 'Lines F1',
    value: microF1(scored.map((row) => row.lines)),
    higherIsBetter: true,
    interval95: bootstrapInterval(scored, (rows) => microF1(rows.map((row) => row.lines))),
    floor: 0.8,
    baseline: null,
    note: 'A line counts when amount and quantity are equal and half of the words of its description are the same.',
  }
}

async function scoreInvoices(folder: string, progress: MeasureInput['progress']) {
  const { rows, test } = await readGold(folder, invoiceGold)
  const scored: Scored[] = []
  for (const gold of rows) {
    progress(`invoices ${gold.file}`)
    const { answer, lines, baseline } = await answerTo(join(folder, gold.file))
    scored.push({
      file: gold.file,
      heldOut: heldOutInvoices.has(gold.file),
      gold,
      answer,
      baseline,
      lines: countLines(gold.lines, lines),
    })
  }
  const dataset = { dataset: 'ZUGFeRD corpus invoices', source: 'ZUGFeRD/corpus', licence: 'Apache-2.0' }
  const header: Figure = { metric: 'Header F1, micro', fields: headerFields, floor: 0.93 }
  const measurements = splitsOf(scored, { test, heldOutName: 'development, held out at first' }).flatMap(
    ({ split, part }) => [
      measureFields(part, header, { ...dataset, split }),
      measureLines(part, { ...dataset, split }),
      ...headerFields.map((field) =>
        measureFields(part, { metric: `${field} F1`, fields: [field] }, { ...dataset, split }),
      ),
    ],
  )
  return { measurements, scored }
}

async function scoreReceipts(folder: string, progress: MeasureInput['progress']) {
  const { rows, test } = await readGold(folder, receiptGold)
  const scored: Scored[] = []
  for (const gold of rows) {
    progress(`receipts ${gold.file}`)
    const { answer, baseline } = await answerTo(join(folder, gold.file))
    const lines = { right: 0, answered: 0, gold: 0 }
    scored.push({ file: gold.file, heldOut: !seenReceipts.has(gold.file), gold, answer, baseline, lines })
  }
  const dataset = { dataset: 'SROIE receipts', source: 'zzzDavid/ICDAR-2019-SROIE', licence: 'MIT (repository)' }
  const figures: Figure[] = [
    {
      metric: 'F1, micro',
      fields: receiptFields,
      floor: 0.65,
      note: 'Names and addresses count only when every letter and digit is right.',
    },
    { metric: 'F1, micro, one letter in five may be misread', fields: receiptFields, equal: nearlyMatches },
    ...receiptFields.map((field) => ({ metric: `${field} F1`, fields: [field] })),
  ]
  const measurements = splitsOf(scored, { test, heldOutName: 'development, unseen while writing' }).flatMap(
    ({ split, part }) => figures.map((figure) => measureFields(part, figure, { ...dataset, split })),
  )
  return { measurements, scored }
}

function failuresOf(scored: readonly Scored[], fields: readonly string[]): Measured['failures'] {
  return scored
    .flatMap((row) =>
      fields.flatMap((field) => {
        const gold = row.gold[field] as string | null
        const { right, gold: present } = countField(field, gold, row.answer[field])
        return present === 1 && right === 0
          ? [
              {
                input: `${row.file}, ${field}`,
                expected: String(gold),
                answered: String(row.answer[field] ?? 'nothing'),
              },
            ]
          : []
      }),
    )
    .slice(0, 6)
}

/** Reads the pages alone, without the XML inside; test rows where the folder has them, else the development rows. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const invoices = await scoreInvoices(join(dataDir, 'invoices'), progress)
  const receipts = await scoreReceipts(join(dataDir, 'receipts'), progress)
  return {
    measurements: [...invoices.measurements, ...receipts.measurements],
    failures: [...failuresOf(invoices.scored, headerFields), ...failuresOf(receipts.scored, receiptFields)],
  }
}

type Common = Pick<Measurement, 'dataset' | 'source' | 'licence' | 'split'>
