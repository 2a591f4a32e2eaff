import type { Line, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readOf, readOfLine } from '@vitrine/engines/forms/answers/confidence.ts'
import {
  addressBlocksOf,
  isHonorific,
  isTitledPerson,
  legalForm,
} from '@vitrine/engines/forms/parties/address-blocks.ts'
import { type SearchRow, spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { readOfSpans } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { subject } from '../field-labels.ts'
import type { FoundInMedicalBill } from '../fields.ts'
import { scores } from '../weights.ts'
import { animalInText, withoutBreed } from './animals.ts'

const { namedBeforeBirth, relation, addressed, mailSubject, mailRecipient, salutation } = readPatterns(
  new URL('../wordings/patient.txt', import.meta.url),
  ['namedBeforeBirth', 'relation', 'addressed', 'mailSubject', 'mailRecipient', 'salutation'],
)

/** Rows. */
const mailHead = 12

/** Share of the first page's height that contains a letter's address. */
const addressEnds = 0.45

/** In a letter the patient is named in a sentence, with the date of birth: '… Ihrer Tochter Lotte Quell, geb. 30.08.2013'. */
function patientInSentence(rows: readonly SearchRow[]): Read<string> | null {
  for (const row of rows) {
    const match = namedBeforeBirth.exec(row.text)
    const named = match?.groups?.name
    if (match === null || named === undefined) continue
    const name = named.replace(relation, '')
    const start = match.index + match[0].indexOf(named) + named.length - name.length
    const span = spanOf(row, start, start + name.length)
    return { ...readOfSpans([span], scores.namedBeforeBirth), value: name }
  }
  return null
}

/** Above its text a mail says from whom, to whom and what about. */
function mailedTo(rows: readonly SearchRow[]): Read<string> | null {
  const head = rows.slice(0, mailHead)
  if (!head.some(({ text }) => mailSubject.test(text))) return null
  for (const row of head) {
    const match = mailRecipient.exec(row.text)
    const name = match?.groups?.name
    if (match === null || name === undefined) continue
    const start = match.index + match[0].indexOf(name)
    return { ...readOfSpans([spanOf(row, start, start + name.length)], scores.mailedTo), value: name }
  }
  return null
}

/** 'Ms M. Okafor', 'To: Ms M. Okafor' → 'M. Okafor'. */
function nameIn({ text }: Line): string {
  const name = text.replace(addressed, '').trim()
  const [first = '', ...others] = name.split(' ')
  return others.length > 1 && isHonorific(first) ? others.join(' ') : name
}

const surnameOf = (name: string): string => keyOf(name).split(' ').at(-1) ?? ''

const personName = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u

/** Whether a letter greets somebody with the family name of `name`. */
const isGreeted = (name: string, { pages }: ReadDocument): boolean =>
  (pages[0]?.lines ?? []).some(({ text }) => salutation.test(text) && keyOf(text).split(' ').includes(surnameOf(name)))

/** A person without a title over an address below that of who writes. */
function personBelowHead(document: ReadDocument): Read<string> | null {
  const [, ...others] = addressBlocksOf(document, () => false).filter(
    ({ page, box }) => page === 1 && box[1] < addressEnds,
  )
  const line = others.flatMap(({ name: [first] }) =>
    first !== undefined && personName.test(first.text) && !legalForm.test(first.text) && !subject.names.test(first.text)
      ? [first]
      : [],
  )[0]
  return line === undefined ? null : readOfLine(line, scores.untitled)
}

/** A bill without a label for the patient is a letter to them: whom it greets by the name at its head, or a person with a form of address above an address. */
function addressee(document: ReadDocument): Read<string> | null {
  const greeted = (document.pages[0]?.lines ?? []).find(
    (line) => line.box[1] < addressEnds && personName.test(nameIn(line)) && isGreeted(nameIn(line), document),
  )
  const titled = addressBlocksOf(document, () => false).find(
    ({ name: [first], box, page }) =>
      first !== undefined &&
      page === 1 &&
      box[1] < addressEnds &&
      isTitledPerson(first.text) &&
      personName.test(nameIn(first)),
  )
  const line = greeted ?? titled?.name[0]
  return line === undefined ? personBelowHead(document) : { ...readOfLine(line, scores.addressee), value: nameIn(line) }
}

/** To whom a mail or a letter is written. */
export const addresseeOf = (document: ReadDocument, rows: readonly SearchRow[]): Read<string> | null =>
  mailedTo(rows) ?? addressee(document)

/** "Ida Holm's visit" */
export const patientAlone = (read: Read<string> | null): Read<string> | null =>
  read && { ...read, value: read.value.replace(/['’]s$/u, '') }

export const patientOf = (
  found: FoundInMedicalBill,
  { document, rows }: { document: ReadDocument; rows: readonly SearchRow[] },
): Read<string> | null => readOf(found.patient[0]) ?? patientInSentence(rows) ?? addresseeOf(document, rows)

/** An animal is no addressee: who reads the bill pays it. */
export const animalOf = (found: FoundInMedicalBill, rows: readonly SearchRow[]): Read<string> | null =>
  withoutBreed(readOf(found.patient[0]) ?? animalInText(rows))

/** A parent or spouse: an addressee with the patient's family name is the payer. */
export function payingRelative({ pages }: ReadDocument, patient: Read<string> | null): Read<string> | null {
  if (patient === null || !patient.value.includes(' ')) return null
  const line = (pages[0]?.lines ?? []).find((candidate) => {
    const name = nameIn(candidate)
    return (
      candidate.box[1] < addressEnds &&
      /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name) &&
      surnameOf(name) === surnameOf(patient.value) &&
      !keyOf(name).endsWith(keyOf(patient.value))
    )
  })
  return line === undefined ? null : { ...readOfLine(line, scores.relative), value: nameIn(line) }
}

/** Of 'your daughter Lena' a letter gives the first name alone: whom it is addressed to pays, else the patient. */
export const payerOf = (
  document: ReadDocument,
  rows: readonly SearchRow[],
  patient: Read<string> | null,
): Read<string> | null =>
  patient === null || patient.value.includes(' ') ? patient : (addresseeOf(document, rows) ?? patient)
