import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError, type Prediction } from '../metrics/calibration-error.ts'
import { type Found, microF1 } from '../metrics/micro-f1.ts'
import { type DocumentKind, type LayoutPart, makeDocument } from '../synthetic/documents.ts'
import type { Gold } from '../synthetic/gold.ts'
import { baselineAnswer } from './baseline.ts'
import { countLines, countValue, sameValue } from './matches.ts'
import { readFormGold } from './read-form-gold.ts'

type Read = { value: string | number | boolean | string[]; confidence: number } | null

/** A model's answer, as far as it is scored. */
interface FormAnswerSheet {
  fields: { readonly [name: string]: Read }
  lines: readonly { readonly [name: string]: Read }[]
}

export interface FormModel {
  kind: DocumentKind
  read: (document: ReadDocument) => Promise<FormAnswerSheet>
  /** The wording that a first script would look for. */
  usualLabels: { readonly [name: string]: string }
}

interface Scored {
  name: string
  gold: Gold
  fields: { [name: string]: string | number | boolean | string[] | null }
  predictions: Prediction[]
  lines: Found
  baseline: { [name: string]: string | number | null }
}

/** Documents of each part and form: every layout comes up equally often. */
const amounts = { unseen: { PDF: 40, 'poor scan': 8 }, tuning: { PDF: 16, 'poor scan': 4 } } as const
/** Samples and fitting use other seeds. */
const firstSeed = 100

const valueOfCell = (read: Read): string | number | null =>
  read === null ? null : typeof read.value === 'number' ? read.value : String(read.value)

async function readable(bytes: Uint8Array): Promise<ReadDocument | null> {
  try {
    return await readDocument(bytes, { rulings: true })
  } catch (error) {
    // A page without legible text is an answer too: nothing was found on it.
    if (error instanceof InputError) return null
    throw error
  }
}

async function score(
  model: FormModel,
  { name, gold, bytes }: { name: string; gold: Gold; bytes: Uint8Array },
): Promise<Scored> {
  const document = await readable(bytes)
  const answer = document === null ? { fields: {}, lines: [] } : await model.read(document)
  const fields = Object.fromEntries(
    Object.keys(gold.fields).map((field) => [field, answer.fields[field]?.value ?? null]),
  )
  const predictions = Object.entries(gold.fields).flatMap(([field, value]): Prediction[] => {
    const read = answer.fields[field]
    return read == null ? [] : [{ confidence: read.confidence, right: sameValue(value, read.value) }]
  })
  const lines = answer.lines.map((line) =>
    Object.fromEntries(Object.entries(line).map(([column, read]) => [column, valueOfCell(read)])),
  )
  const baseline = document === null ? {} : baselineAnswer(document, model.usualLabels)
  return { name, gold, fields, predictions, lines: countLines(gold.lines, lines), baseline }
}

async function scoreSynthetic(
  model: FormModel,
  { part, form, progress }: { part: LayoutPart; form: 'PDF' | 'poor scan'; progress: MeasureInput['progress'] },
): Promise<Scored[]> {
  const scored: Scored[] = []
  const wanted = amounts[part][form]
  for (let seed = firstSeed; scored.length < wanted; seed += 1) {
    const document = await makeDocument(model.kind, part, seed)
    // A scan is of one page; whole lists over several pages are measured as PDF.
    if (form === 'poor scan' && document.pages > 1) continue
    const name = `${document.layout} ${seed}`
    progress(`${model.kind} ${part} ${form} ${name}`)
    scored.push(
      await score(model, { name, gold: document.gold, bytes: form === 'PDF' ? document.pdf : await document.scan() }),
    )
  }
  return scored
}

/** How often values of a stretch of confidence were right. */
function reliability(scored: readonly Scored[], common: Common): Measurement[] {
  const all = scored.flatMap((row) => row.predictions)
  return (
    [
      [0, 0.5],
      [0.5, 0.8],
      [0.8, 0.9],
      [0.9, 1],
    ] as const
  ).flatMap(([low, high]) => {
    const within = all.filter(({ confidence }) => confidence >= low && (confidence < high || high === 1))
    if (within.length === 0) return []
    return [
      {
        ...common,
        n: within.length,
        metric: `Right where the confidence is ${low}–${high}`,
        value: within.filter(({ right }) => right).length / within.length,
        higherIsBetter: true,
        interval95: null,
        floor: null,
        baseline: null,
      },
    ]
  })
}

function figuresOf(scored: readonly Scored[], common: Common, floor: number): Measurement[] {
  const names = [...new Set(scored.flatMap(({ gold }) => Object.keys(gold.fields)))]
  const count = (rows: readonly Scored[], answers: (row: Scored) => Scored['fields'], only?: string): Found[] =>
    rows.flatMap((row) =>
      Object.entries(row.gold.fields)
        .filter(([name]) => only === undefined || name === only)
        .map(([name, value]) => countValue(value, answers(row)[name])),
    )
  const figure = (
    metric: string,
    value: (rows: readonly Scored[]) => number,
    more: Partial<Measurement> = {},
  ): Measurement => ({
    ...common,
    n: scored.length,
    metric,
    value: value(scored),
    higherIsBetter: true,
    interval95: bootstrapInterval(scored, value),
    floor: null,
    baseline: null,
    ...more,
  })
  return [
    figure('Fields F1, micro', (rows) => microF1(count(rows, (row) => row.fields)), {
      floor,
      baseline: { name: 'usual label, next words', value: microF1(count(scored, (row) => row.baseline)) },
      note: 'Synthetic. A value counts when all its letters and digits are right; a list when it holds the same values.',
    }),
    figure('Lines F1', (rows) => microF1(rows.map((row) => row.lines)), {
      note: 'Synthetic. A line counts when its figures and codes are equal and half of the words of its description are there.',
    }),
    figure('Calibration error of the confidence', (rows) => calibrationError(rows.flatMap((row) => row.predictions)), {
      higherIsBetter: false,
    }),
    ...reliability(scored, common),
    ...names.map((name) => figure(`${name} F1`, (rows) => microF1(count(rows, (row) => row.fields, name)))),
  ]
}

const mostFailures = 4

function failuresOf(scored: readonly Scored[], form: string): Measured['failures'] {
  return scored
    .flatMap((row) =>
      Object.entries(row.gold.fields).flatMap(([name, value]) =>
        value === null || sameValue(value, row.fields[name])
          ? []
          : [
              {
                input: `${row.name}, ${form}, ${name}`,
                expected: String(value),
                answered: String(row.fields[name] ?? 'nothing'),
              },
            ],
      ),
    )
    .slice(0, mostFailures)
}

async function measureFolder(model: FormModel, folder: string, progress: MeasureInput['progress']): Promise<Measured> {
  const scored: Scored[] = []
  for (const { file, gold } of await readFormGold(join(folder, 'gold-test.jsonl'))) {
    progress(`${model.kind} ${file}`)
    scored.push(await score(model, { name: file, gold, bytes: await readFile(join(folder, file)) }))
  }
  const common = { dataset: model.kind, source: 'the data folder', licence: 'see its README', split: 'test' }
  return { measurements: figuresOf(scored, common, 0.9), failures: failuresOf(scored, 'file') }
}

/**
 * Scores rows of `gold-test.jsonl` where the data folder has a folder of the kind's name with one, else synthetic
 * documents: layouts that the author saw and layouts that the author did not, each clean and as a poor scan.
 */
export async function measureForms(model: FormModel, { dataDir, progress }: MeasureInput): Promise<Measured> {
  const folder = join(dataDir, model.kind)
  if (existsSync(join(folder, 'gold-test.jsonl'))) return measureFolder(model, folder, progress)
  const measurements: Measurement[] = []
  const failures: Measured['failures'] = []
  for (const part of ['unseen', 'tuning'] as const) {
    for (const form of ['PDF', 'poor scan'] as const) {
      const scored = await scoreSynthetic(model, { part, form, progress })
      const split = `${part === 'unseen' ? 'unseen layouts' : 'layouts seen while writing'}, ${form}`
      measurements.push(
        ...figuresOf(
          scored,
          { dataset: 'Synthetic documents', source: 'evals/synthetic', licence: 'MIT', split },
          form === 'PDF' ? 0.9 : 0.8,
        ),
      )
      if (part === 'unseen') failures.push(...failuresOf(scored, form))
    }
  }
  return { measurements, failures }
}

type Common = Pick<Measurement, 'dataset' | 'source' | 'licence' | 'split'>
