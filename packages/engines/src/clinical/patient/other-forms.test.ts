import { expect, test } from 'vitest'
import { findPatient } from './find-patient.ts'

function read(text: string) {
  const { name, age, sex } = findPatient(text)
  return [name?.value ?? null, age?.value ?? null, sex?.value ?? null]
}

test.each([
  // Forms of other trades call the patient something else.
  ['Swimmer: Oda Lindt (14 years)\nCoach: Rolf Beck\nResting pulse 60', ['Oda Lindt', 14, null]],
  [
    'Claimant: Zora Bankole\nSolicitor: Hugh Dane\nExaminer: Dr P. Rooke\nNeck pain since May',
    ['Zora Bankole', null, null],
  ],
  ['Infant: Mila Torres-Vance, 9 weeks\nMother: Ines Vance, 28\nTemp 36.9', ['Mila Torres-Vance', 9, null]],
  ['Resident: Ethel Rowe\nKey worker: Lyn Small\nDaughter: Pam Rowe\nPulse 70', ['Ethel Rowe', null, null]],
  // The next line of a form is no credential.
  ['Patient: Femi Adu-Larbi\nConsultant: Dr J. Stowe\nAdmitted with fever', ['Femi Adu-Larbi', null, null]],
  // Letters that speak to their reader.
  ['Dear Ms Abara,\nYour scan was normal and your pulse is fine. You may drive.\nDr Holm', ['Abara', null, 'female']],
  [
    'Dear Mr Oakes,\nYour shoulder is better; please do your exercises. Ring my assistant, Mrs Vera Cole, if you are worried.\nDr Lund',
    ['Oakes', null, 'male'],
  ],
  // An age behind the name.
  ['Olga Brandt, 71. Admitted with chest pain. Dr Hart', ['Olga Brandt', 71, null]],
  ['Medication review: Harvey Lomax (83)\nBisoprolol 2.5 mg', ['Harvey Lomax', 83, null]],
  ['Caller: Mrs Jean Firth (mother)\nRe: Lucy Firth, aged 6\nEarache', ['Lucy Firth', 6, null]],
  ['79F fall, sore wrist. 4 yrs on warfarin.', [null, 79, 'female']],
  ['Patient: Luis Prado, 61 yrs, male. Collapsed.', ['Luis Prado', 61, 'male']],
  ['Oriol Vance  NHS 485 777 3456\n03/02/25 BP 150/90', ['Oriol Vance', null, null]],
  ['Dictating on Hester Quayle, hospital number 7712. Chest infection.', ['Hester Quayle', null, null]],
  ['I look after my father, Mr Otto Frank, who fell. He has pain. My name is Eva Lind.', ['Otto Frank', null, 'male']],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))

test.each([
  // A colleague is written to, or a parent.
  'Dear Mr Pike,\nThank you for seeing this lady. She has a sore hip. Could you review your patient?\nDr Ames',
  'Diagnosis: Essential Hypertension\nWard: Elizabeth Garrett\nDr Moss',
  'Staff notice. Contact Sister Vera Hill or Dr Anand. Report a fever at once.',
  'Key worker: Lyn Small\nLandlord: Ivo Hale\nBlood pressure 120/70',
])('nobody is the patient: %s', (text) => expect(findPatient(text).name).toBeNull())

test('a day behind the name may be a birth, and is not sure', () => {
  const { dateOfBirth } = findPatient('Re: your patient Lena Hoff, 12/03/1970\nShe has a rash.')
  expect(dateOfBirth?.value).toBe('12/03/1970')
  expect(dateOfBirth?.confidence).toBeLessThanOrEqual(0.6)
})
