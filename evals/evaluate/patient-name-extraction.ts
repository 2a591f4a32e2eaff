import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { patientOfDocument } from '@vitrine/models/patient-name-extraction/engine.ts'
import type { PatientOutput } from '@vitrine/models/patient-name-extraction/schema.ts'
import { drawText } from '../clinical/draw-text.ts'
import { aciBench, type ClinicalNote, notesToScore } from '../clinical/notes.ts'
import { scanOf } from '../clinical/scan.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { type Found, microF1 } from '../metrics/micro-f1.ts'

interface Scored {
  note: ClinicalNote
  /** Words of the gold name that the note holds; empty where it does not name the patient. */
  gold: string[]
  answer: PatientOutput | null
  baseline: string | null
}

const scanned = 20

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}’'-]+/gu)
    ?.map((word) => word.replace(/['’]s$/, '')) ?? []

async function scoreNote(note: ClinicalNote, file: Uint8Array, seen: string): Promise<Scored> {
  const words = new Set(wordsOf(seen))
  const gold = [note.patient_firstname, note.patient_familyname].flatMap(wordsOf).filter((word) => words.has(word))
  const baseline = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.exec(note.note)?.[0] ?? null
  try {
    return { note, gold, answer: await patientOfDocument(await readDocument(file)), baseline }
  } catch (error) {
    if (error instanceof InputError) return { note, gold, answer: null, baseline }
    throw error
  }
}

/** A name that the record lacks although the note gives it is neither right nor wrong. */
function countName({ gold, note }: Scored, value: string | null): Found {
  const said = value === null ? [] : wordsOf(value).filter((word) => word.length > 1)
  const onRecord = note.patient_firstname !== '' || note.patient_familyname !== ''
  if (!onRecord && gold.length === 0) return { right: 0, answered: 0, gold: 0 }
  const right = gold.length > 0 && gold.every((word) => said.includes(word))
  return { right: Number(right), answered: Number(said.length > 0), gold: Number(gold.length > 0) }
}
const nameFound = (row: Scored): Found => countName(row, row.answer?.fields.name?.value ?? null)
const baselineFound = (row: Scored): Found => countName(row, row.baseline)

function ageFound({ note, answer }: Scored): Found {
  const gold = Number.parseInt(note.patient_age, 10)
  const isStated = new RegExp(String.raw`\b${gold}[- ](?:year|month|week|day|y)`).test(note.note)
  if (!isStated) return { right: 0, answered: 0, gold: 0 }
  const value = answer?.fields.age?.value
  return { right: Number(value === gold), answered: Number(value !== undefined), gold: 1 }
}

function sexFound({ note, answer }: Scored): Found {
  if (note.patient_gender === '') return { right: 0, answered: 0, gold: 0 }
  const value = answer?.fields.sex?.value
  return { right: Number(value === note.patient_gender.trim()), answered: Number(value !== undefined), gold: 1 }
}

function figure(
  metric: string,
  rows: readonly Scored[],
  found: (row: Scored) => Found,
): Pick<Measurement, 'metric' | 'n' | 'value' | 'interval95'> {
  return {
    metric,
    n: rows.reduce((sum, row) => sum + found(row).gold, 0),
    value: microF1(rows.map(found)),
    interval95: bootstrapInterval(rows, (drawn) => microF1(drawn.map(found))),
  }
}

/** Every note set as a PDF page and, for some, scanned: the shipped engine reads the pages. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const { split, notes } = await notesToScore(dataDir)
  const pdfs: Scored[] = []
  for (const note of notes) {
    progress(`PDF ${note.encounter_id}`)
    pdfs.push(await scoreNote(note, drawText(note.note), note.note))
  }
  const pictures: Scored[] = []
  for (const note of notes.slice(0, scanned)) {
    progress(`scan ${note.encounter_id}`)
    // One page is scanned: what stands further down is not asked for.
    pictures.push(await scoreNote(note, await scanOf(note.note), note.note.slice(0, 2000)))
  }
  const common = { ...aciBench, split, higherIsBetter: true }
  const dataset = { ...common, dataset: 'ACI visit notes, set as PDF' }
  return {
    measurements: [
      {
        ...dataset,
        ...figure('Name F1', pdfs, nameFound),
        floor: 0.92,
        baseline: { name: 'first two words in capitals', value: microF1(pdfs.map((row) => baselineFound(row))) },
        note: 'Right: every word of the name on record that the note holds, and no word that it does not. Notes without the name count when one is answered.',
      },
      { ...dataset, ...figure('Age F1', pdfs, ageFound), floor: null, baseline: null },
      { ...dataset, ...figure('Sex F1', pdfs, sexFound), floor: null, baseline: null },
      {
        ...dataset,
        metric: 'Calibration error of the name',
        n: pdfs.filter((row) => row.answer?.fields.name).length,
        value: calibrationError(
          pdfs.flatMap((row) => {
            const name = row.answer?.fields.name
            return name
              ? [{ confidence: name.confidence, right: nameFound(row).right === 1 || row.gold.length === 0 }]
              : []
          }),
        ),
        higherIsBetter: false,
        interval95: null,
        floor: null,
        baseline: null,
      },
      {
        ...common,
        dataset: 'ACI visit notes, first page scanned',
        ...figure('Name F1', pictures, nameFound),
        floor: null,
        baseline: null,
      },
    ],
    failures: pdfs
      .filter((row) => nameFound(row).right < row.gold.length && (row.gold.length > 0 || row.answer?.fields.name))
      .filter((row) => nameFound(row).right === 0)
      .slice(0, 6)
      .map((row) => ({
        input: `${row.note.encounter_id}: ${row.note.note.slice(0, 120).replaceAll(/\s+/g, ' ')}…`,
        expected: row.gold.join(' ') || 'no name',
        answered: row.answer?.fields.name?.value ?? 'nothing',
      })),
  }
}
