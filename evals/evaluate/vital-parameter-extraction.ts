import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { vitalsOfDocument } from '@vitrine/models/vital-parameter-extraction/engine.ts'
import { drawText } from '../clinical/draw-text.ts'
import { injectVitals } from '../clinical/inject-vitals.ts'
import { type LabelledVital, labelledNotes, labelledPassages } from '../clinical/labelled-vitals.ts'
import { aciBench, notesToScore } from '../clinical/notes.ts'
import { readPassages } from '../clinical/passages.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { type Found, microF1 } from '../metrics/micro-f1.ts'

interface Scored {
  input: string
  gold: readonly LabelledVital[]
  answered: readonly LabelledVital[]
  baseline: readonly LabelledVital[]
}

/** The number nearest after each name, whatever it is. */
function baselineOf(text: string): LabelledVital[] {
  const patterns: readonly (readonly [LabelledVital[0], RegExp])[] = [
    ['BP', /(?:blood pressure|bp)\D{0,40}(\d{2,3}\/\d{2,3})/i],
    ['HR', /(?:heart rate|pulse|hr)\D{0,40}(\d+)/i],
    ['RR', /(?:respirat\w+|rr)\D{0,40}(\d+)/i],
    ['temperature', /temp\w*\D{0,40}(\d+(?:\.\d)?)/i],
    ['SpO2', /(?:spo2|saturation)\D{0,40}(\d+)/i],
    ['weight', /weight\D{0,40}(\d+)/i],
    ['BMI', /bmi\D{0,40}(\d+(?:\.\d)?)/i],
    ['glucose', /(?:glucose|sugar)\D{0,40}(\d+)/i],
    ['pain', /pain\D{0,40}(\d+)/i],
  ]
  return patterns.flatMap(([name, pattern]): LabelledVital[] => {
    const value = pattern.exec(text)?.[1]
    if (value === undefined) return []
    const number = Number(value)
    if (name === 'BP') return [[name, value]]
    if (name === 'temperature' && number > 60) return [[name, ((number - 32) * 5) / 9]]
    return [[name, name === 'weight' ? number * 0.453_592 : number]]
  })
}

async function score(input: string, text: string, gold: readonly LabelledVital[]): Promise<Scored> {
  try {
    const { vitals } = await vitalsOfDocument(await readDocument(drawText(text, { stops: [90, 180, 250, 320, 400] })))
    return {
      input,
      gold,
      answered: vitals.map(({ name, value }) => [name, value] as const),
      baseline: baselineOf(text),
    }
  } catch (error) {
    if (error instanceof InputError) return { input, gold, answered: [], baseline: baselineOf(text) }
    throw error
  }
}

/** Equal within what rounding to the shown digits may do. */
const same = ([name, value]: LabelledVital, [otherName, other]: LabelledVital): boolean =>
  name === otherName &&
  (typeof value === 'number' && typeof other === 'number'
    ? Math.abs(value - other) <= Math.max(0.06, 0.003 * value)
    : String(value) === String(other))

function count(gold: readonly LabelledVital[], answered: readonly LabelledVital[]): Found {
  const left = [...answered]
  const right = gold.filter((item) => {
    const at = left.findIndex((other) => same(item, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  return { right, answered: answered.length, gold: gold.length }
}

function measured(
  rows: readonly Scored[],
  { floor, ...common }: Pick<Measurement, 'dataset' | 'source' | 'licence' | 'split' | 'higherIsBetter' | 'floor'>,
): Measurement[] {
  if (rows.length === 0) return []
  const f1 = (drawn: readonly Scored[]): number => microF1(drawn.map((row) => count(row.gold, row.answered)))
  return [
    {
      ...common,
      n: rows.reduce((sum, row) => sum + row.gold.length, 0),
      metric: 'F1',
      value: f1(rows),
      interval95: bootstrapInterval(rows, f1),
      floor,
      baseline: { name: 'number after the name', value: microF1(rows.map((row) => count(row.gold, row.baseline))) },
      note: `n readings in ${rows.length} texts. Right: name and value in the normalised unit; a reading of another time given as current is wrong.`,
    },
  ]
}

const named = (vitals: readonly LabelledVital[]): string =>
  vitals.map(([name, value]) => `${name} ${typeof value === 'number' ? Number(value.toFixed(1)) : value}`).join(', ') ||
  'none'

/** Notes set as PDF pages and read by the shipped engine: labelled by hand, and with readings written in. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const { split, notes } = await notesToScore(dataDir)
  const labelled: Scored[] = []
  const injected: Scored[] = []
  for (const [index, note] of notes.entries()) {
    progress(note.encounter_id)
    if (split !== 'test')
      labelled.push(await score(note.encounter_id, note.note, labelledNotes[note.encounter_id] ?? []))
    // What a note states itself would be counted as wrong beside the written-in readings.
    if (
      labelledNotes[note.encounter_id] === undefined &&
      !/\d{2,3}\/\d{2}|out of 10|\/10\b|degrees|\d ?%|bpm|pounds|glucose|sugars?\b/i.test(note.note)
    ) {
      for (const variant of [0, 1, 2]) {
        const { text, gold } = injectVitals(note.note, 3 * index + variant)
        injected.push(await score(`${note.encounter_id} with readings written in`, text, gold))
      }
    }
  }
  const passages: Scored[] = []
  for (const { id, text } of await readPassages(dataDir, 'mts-TrainingSet.csv'))
    if (id in labelledPassages) passages.push(await score(`MTS ${id}`, text, labelledPassages[id] ?? []))
  const higherIsBetter = true
  return {
    measurements: [
      ...measured(labelled, {
        ...aciBench,
        dataset: 'ACI visit notes, labelled by hand',
        split,
        higherIsBetter,
        floor: 0.95,
      }),
      ...measured(passages, {
        dataset: 'MTS-Dialog passages, labelled by hand',
        source: 'abachaa/MTS-Dialog',
        licence: 'CC BY 4.0',
        split: 'unseen passages',
        higherIsBetter,
        floor: null,
      }),
      ...measured(injected, {
        ...aciBench,
        dataset: 'ACI visit notes with readings written in (synthetic)',
        split,
        higherIsBetter,
        floor: 0.95,
      }),
    ],
    failures: [...labelled, ...passages, ...injected]
      .filter((row) => count(row.gold, row.answered).right < Math.max(row.gold.length, row.answered.length))
      .slice(0, 6)
      .map(({ input, gold, answered }) => ({ input, expected: named(gold), answered: named(answered) })),
  }
}
