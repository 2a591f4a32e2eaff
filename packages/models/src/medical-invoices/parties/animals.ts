import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import type { FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import { type SearchRow, spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { readOfSpans } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { monthOfName } from '@vitrine/engines/text/month-of-name.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { isName, type MedicalField, medicalFields } from '../fields.ts'
import vocabulary from '../vocabulary.json' with { type: 'json' }
import { scores } from '../weights.ts'

const { animals, behindName, toldOf } = readPatterns(new URL('../wordings/animals.txt', import.meta.url), [
  'animals',
  'behindName',
  'toldOf',
])

/** Whether the treatment of an animal is billed: its patient has one name, and a client who pays. */
export const isOfAnimal = ({ pages }: ReadDocument): boolean =>
  pages.some((page) => page.lines.some(({ text }) => animals.test(text)))

/** 'Rusty (canine, terrier)', 'Fleck - Kater, 7 J.': the kind of animal is not part of its name. */
export const withoutBreed = (read: Read<string> | null): Read<string> | null =>
  read && { ...read, value: read.value.replace(behindName, '') }

/** Fewest mentions of an animal that no label names: a place or a medicine is said once. */
const fewestMentions = 2

/** Whether a capital stands before or behind a word: 'Dear Tom', 'Tywi Vets' and 'Tom Pugh' name no animal. */
const besideCapital = (name: string, text: string): boolean =>
  new RegExp(String.raw`\p{Lu}[\p{L}.]*,? ${name}(?!\p{L})|(?<!\p{L})${name} \p{Lu}`, 'u').test(text)

/** The animal that sentences speak of, where no label names it: 'Rex (beagle) was with us'. */
export function animalInText(rows: readonly SearchRow[]): Read<string> | null {
  for (const row of rows) {
    for (const match of row.text.matchAll(toldOf)) {
      const name = match.groups?.about ?? match.groups?.whom
      if (name === undefined || monthOfName(name) !== null) continue
      const mentions = rows.filter(({ text }) => text.split(/[^\p{L}]+/u).includes(name))
      if (mentions.length < fewestMentions || mentions.some(({ text }) => besideCapital(name, text))) continue
      const span = spanOf(row, match.index, match.index + name.length)
      return { ...readOfSpans([span], scores.animalInText), value: name }
    }
  }
  return null
}

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
