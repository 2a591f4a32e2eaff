import type { Box, ReadDocument } from '../../documents/document.ts'
import type { PlacedText } from '../../prose/placed-text.ts'
import { rowTextOf } from '../../prose/row-text.ts'
import { runningTextOf } from '../../prose/running-text.ts'
import { findPatient, type Patient, type PatientValue } from './find-patient.ts'
import { headsOverValues } from './heads-over-values.ts'

type Placed<Value> = Omit<Value, 'start' | 'end'> & { page: number; box: Box }

export type PlacedPatient = { [Field in keyof Patient]: Placed<NonNullable<Patient[Field]>> | null }

function surest<Value extends { confidence: number }>(values: readonly (Value | null)[]): Value | null {
  return (
    values.filter((value) => value !== null).toSorted((left, right) => right.confidence - left.confidence)[0] ?? null
  )
}

function placed<Value extends PatientValue<unknown>>(value: Value | null, text: PlacedText): Placed<Value> | null {
  if (value === null) return null
  const { start, end, ...rest } = value
  const place = text.placeOf(start, end)
  if (place === null) return null
  return { ...rest, confidence: value.confidence * place.legibility, page: place.page, box: place.box }
}

/** Who a document is about. Letters are read as prose, forms row by row and by labels over values; for each value the most certain reading counts. */
export function readPatient(document: ReadDocument): PlacedPatient {
  const readings = [runningTextOf(document), rowTextOf(document), headsOverValues(document)].map((text) => ({
    text,
    patient: findPatient(text.text),
  }))
  const placedValues = readings.map(({ text, patient }) => ({
    name: placed(patient.name, text),
    age: placed(patient.age, text),
    sex: placed(patient.sex, text),
    id: placed(patient.id, text),
    dateOfBirth: placed(patient.dateOfBirth, text),
  }))
  return {
    name: surest(placedValues.map(({ name }) => name)),
    age: surest(placedValues.map(({ age }) => age)),
    sex: surest(placedValues.map(({ sex }) => sex)),
    id: surest(placedValues.map(({ id }) => id)),
    dateOfBirth: surest(placedValues.map(({ dateOfBirth }) => dateOfBirth)),
  }
}
