import { readPatterns } from '../../text/read-patterns.ts'
import { splitSentences } from '../../text/sentences.ts'
import { toldOfPatient } from '../notes/told-for.ts'
import { animalConfidence, isOfAnimal } from '../record/animal.ts'
import { ageToldOf } from './age-told-of.ts'
import { ageBehindName, birthBehindName } from './behind-name.ts'
import { particularsBeside } from './beside-name.ts'
import { type FoundAge, findAge } from './find-age.ts'
import { findIdentifier } from './find-identifier.ts'
import { findName } from './find-name.ts'
import { findSex } from './find-sex.ts'
import { nameConfidence } from './weights.ts'

const { clinical, ofStaff } = readPatterns(new URL('./wordings/find-patient.txt', import.meta.url), [
  'clinical',
  'ofStaff',
])

/** A fact about the patient: its value, its position, and the sentence around it. */
export interface PatientValue<Value> {
  value: Value
  /** As written. */
  text: string
  sentence: string
  confidence: number
  start: number
  end: number
}

export interface Patient {
  name: PatientValue<string> | null
  age: (PatientValue<number> & { unit: FoundAge['unit'] }) | null
  sex: PatientValue<'female' | 'male'> | null
  id: PatientValue<string> | null
  dateOfBirth: PatientValue<string> | null
}

/** Caps the confidence of a value that may not be there. */
function cappedAt(most: number): <Value extends { confidence: number }>(value: Value | null) => Value | null {
  return (value) => value && { ...value, confidence: Math.min(value.confidence, most) }
}

/** Who a clinical text is about: never the doctor, a relative or the addressee of a letter. */
export function findPatient(text: string): Patient {
  const sentences = splitSentences(text)
  const within = <Found extends { start: number; end: number }>(
    found: Found | null,
  ): (Found & { text: string; sentence: string }) | null => {
    if (found === null) return null
    const sentence = sentences.find((candidate) => candidate.start <= found.start && candidate.end >= found.start)
    return {
      ...found,
      text: text.slice(found.start, found.end),
      sentence: sentence?.text ?? text.slice(found.start, found.end),
    }
  }
  const name = findName(text)
  const beside = name && particularsBeside(text, name.end)
  const values = {
    name: within(name),
    age: within(
      findAge(toldOfPatient(text, sentences)) ??
        (name && ageBehindName(text, name.end)) ??
        ageToldOf(text, name && text.slice(name.start, name.end)) ??
        beside?.age ??
        null,
    ),
    id: within(findIdentifier(text, 'record') ?? beside?.id ?? null),
    dateOfBirth: within(
      findIdentifier(text, 'birth') ?? (name && birthBehindName(text, name.end)) ?? beside?.birth ?? null,
    ),
  }
  const sex = within(findSex(text, values.name?.text ?? null) ?? beside?.sex ?? null)
  const isClinical =
    values.age !== null ||
    values.dateOfBirth !== null ||
    values.id !== null ||
    (clinical.test(text) && !ofStaff.test(text))
  const outside = cappedAt(isClinical ? 1 : nameConfidence.outsideCare)
  const animal = cappedAt(isOfAnimal(text) ? animalConfidence : 1)
  return {
    name: animal(outside(values.name)),
    age: animal(values.age),
    sex: animal(values.name === null ? sex : outside(sex)),
    id: animal(values.id),
    dateOfBirth: animal(values.dateOfBirth),
  }
}
