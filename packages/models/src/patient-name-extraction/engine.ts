import { patientByRole } from '@vitrine/engines/clinical/patient/by-role/join-patient.ts'
import { careLikelihood, careWarnings, mostSure } from '@vitrine/engines/clinical/record/care-record.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import { plainTextOf } from '@vitrine/engines/documents/plain-text.ts'
import { readingOf, readPages } from '@vitrine/engines/documents/read-pages.ts'
import { orderWarnings, withoutInstructions } from '@vitrine/engines/documents/without-instructions.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { maxPages } from './limits.ts'
import type { PatientOutput } from './schema.ts'

type Box = [number, number, number, number]

const shownAs =
  (most: number) =>
  <Value extends { box: readonly [number, number, number, number]; confidence: number }>(
    value: Value | null,
  ): (Omit<Value, 'box'> & { box: Box }) | null =>
    value && { ...value, confidence: Math.min(value.confidence, most), box: [...value.box] }

function withoutUnit<Value extends { unit: unknown }>(age: Value | null): Omit<Value, 'unit'> | null {
  if (age === null) return null
  const { unit: _unit, ...rest } = age
  return rest
}

/**
 * A page with this many surely read particulars of a patient is one person's, whatever its words are like: 67 of 217 records have them,
 * and none of 26 pages about nobody (docs/decisions/036).
 */
const particularsOfOne = { least: 4, sure: 0.8 } as const

const areOfOne = (found: Readonly<Record<string, { confidence: number } | null>>): boolean =>
  Object.values(found).filter((read) => read !== null && read.confidence >= particularsOfOne.sure).length >=
  particularsOfOne.least

export async function patientOfDocument(written: ReadDocument, signal?: AbortSignal): Promise<PatientOutput> {
  const { document, instructions } = withoutInstructions(written, { addressed: true })
  const found = await patientByRole(document, signal)
  const { name, age, sex, id, dateOfBirth } = found
  const likelihood = areOfOne({ ...found }) ? 1 : await careLikelihood(plainTextOf(document), signal && { signal })
  const shown = shownAs(mostSure(likelihood))
  const output = {
    fields: {
      name: shown(name),
      age: shown(withoutUnit(age)),
      sex: shown(sex),
      id: shown(id),
      dateOfBirth: shown(dateOfBirth),
    },
    ageUnit: age?.unit ?? null,
    reading: readingOf(written),
    warnings: [...orderWarnings(instructions), ...careWarnings(likelihood)],
  }
  return placesAsShown(output, document.pages)
}

/** Finds the patient that a clinical document is about. */
export const extractPatient: Engine<PatientOutput> = async (_input, context) => {
  const document = await readPages(context, maxPages)
  context.report({ stage: 'Looking for the patient', fraction: 0.95 })
  return await patientOfDocument(document, context.signal)
}
