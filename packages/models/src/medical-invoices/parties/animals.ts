import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import type { FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { isName, type MedicalField, medicalFields } from '../fields.ts'
import vocabulary from '../vocabulary.json' with { type: 'json' }

const { animals, behindName } = readPatterns(new URL('../wordings/animals.txt', import.meta.url), [
  'animals',
  'behindName',
])

/** Whether the treatment of an animal is billed: its patient has one name, and a client who pays. */
export const isOfAnimal = ({ pages }: ReadDocument): boolean =>
  pages.some((page) => page.lines.some(({ text }) => animals.test(text)))

/** 'Rusty (canine, terrier)', 'Fleck - Kater, 7 J.': the kind of animal is not part of its name. */
export const withoutBreed = (read: Read<string> | null): Read<string> | null =>
  read && { ...read, value: read.value.replace(behindName, '') }

/** Wordings with a lower weight may mean the insured or the payer. */
const surelyPatient = 0.72

const ownersOnly = new Set(vocabulary.animals.owner)

/** A veterinary bill's patient is an animal, with a single name, unlike a person's; the client is the payer. */
export const animalFields: readonly FormField<MedicalField>[] = medicalFields.map((field) => {
  if (field.name === 'buyer') {
    const labels = [...field.labels, ...vocabulary.animals.owner.map((text) => ({ text, weight: 1 }))]
    return { ...field, labels }
  }
  if (field.name !== 'patient') return field
  const labels = [
    ...field.labels.filter(({ text, weight }) => weight > surelyPatient && !ownersOnly.has(text)),
    ...vocabulary.animals.patient.map((text) => ({ text, weight: 1 })),
  ]
  return { ...field, labels, accepts: isName }
})
