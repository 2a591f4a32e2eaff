import { readPatient } from '@vitrine/engines/clinical/patient/read-patient.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readingOf, readPages } from '@vitrine/engines/documents/read-pages.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { maxPages } from './limits.ts'
import type { PatientOutput } from './schema.ts'

type Box = [number, number, number, number]

const withBox = <Value extends { box: readonly [number, number, number, number] }>(
  value: Value | null,
): (Omit<Value, 'box'> & { box: Box }) | null => value && { ...value, box: [...value.box] }

function withoutUnit<Value extends { unit: unknown }>(age: Value | null): Omit<Value, 'unit'> | null {
  if (age === null) return null
  const { unit: _unit, ...rest } = age
  return rest
}

export function patientOfDocument(document: ReadDocument): PatientOutput {
  const { name, age, sex, id, dateOfBirth } = readPatient(document)
  const output = {
    fields: {
      name: withBox(name),
      age: withBox(withoutUnit(age)),
      sex: withBox(sex),
      id: withBox(id),
      dateOfBirth: withBox(dateOfBirth),
    },
    ageUnit: age?.unit ?? null,
    reading: readingOf(document),
  }
  return placesAsShown(output, document.pages)
}

/** Finds the patient that a clinical document is about. */
export const extractPatient: Engine<PatientOutput> = async (_input, context) => {
  const document = await readPages(context, maxPages)
  context.report({ stage: 'Looking for the patient', fraction: 0.95 })
  return patientOfDocument(document)
}
