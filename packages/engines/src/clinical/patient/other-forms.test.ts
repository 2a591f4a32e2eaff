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
  // The letter before an age in capitals is the sex, and none of the name's.
  ['PT: KOVACS, PETRA F 34Y\nReq by: DR T LANE\nHb 120', ['Petra Kovacs', 34, 'female']],
  ['Hernandez, Luis M 45y\nPotassium 4.1', ['Luis Hernandez', 45, 'male']],
  [
    'Infant: Sol Nkemelu\nBorn at 23:05 on 4 March 2024, male, 2980 g\nMother: Ada Nkemelu, 31',
    ['Sol Nkemelu', null, 'male'],
  ],
  ['Re: Tomasz Zielak\nDOB 03/07/1988 (36 yrs) M\nSore throat', ['Tomasz Zielak', 36, 'male']],
  // Whoever cannot be asked for papers says who he is.
  ['Found by PC Dunn. He gave his name as Winston Achebe, says he is 52. GCS 15.', ['Winston Achebe', 52]],
  ['Patient identified herself as Carla Monti. Friend: Lucia Bassi.', ['Carla Monti', null]],
])('%s', (text, expected) => expect(read(text).slice(0, expected.length)).toEqual(expected))

test.each([
  // The child is the patient, and not the parent it is named by.
  ['Newborn boy of Mrs Ilse Krantz, born 3 June 2024. He is well. He will be named Emil Krantz.', 'Emil Krantz'],
  ['Dear colleague, thank you for asking me to see little Oskar Wiik with his father Jon. He limps.', 'Oskar Wiik'],
  // Family names in capitals come first in some countries.
  ['Transfer sheet. Patient YAMADA Sora was moved to ward 4. Dr ITO Ken agrees.', 'Yamada Sora'],
  ['Hearing test\nFru Sigrid Moen   f. 02.11.1948\nAudiologist: Ola Vik', 'Sigrid Moen'],
])('%s', (text, expected) => expect(findPatient(text).name?.value).toBe(expected))

test('labels of other languages', () => {
  const { id, dateOfBirth } = findPatient('Paciente: Inés Duarte\nNHC: 551-09-330\nConsulta de pie\n')
  expect([id?.value, dateOfBirth]).toEqual(['551-09-330', null])
  expect(findPatient('Fru Sigrid Moen, f. 02.11.1948, hears badly').dateOfBirth?.value).toBe('02.11.1948')
})

test('a birth may stand behind its hour', () => {
  expect(findPatient('Baby Lou Penn\nBorn at 23:05 on 4 March 2024, 2980 g').dateOfBirth?.value).toBe('4 March 2024')
})

test('a number of a health service is known by its digits', () => {
  expect(findPatient('Tomasz Zielak, CHI 030 788 1234, sore throat').id?.value).toBe('030 788 1234')
})

test('a plan of who is on duty names no patient surely', () => {
  const { name } = findPatient('Emergency department on-call roster\nMon Dr Hale, Ms Bright\nTue Dr Osei, Mr Vance')
  expect(name?.confidence ?? 0).toBeLessThan(0.5)
  expect(findPatient('Rota query re Mrs Ivy Noble, 70, with chest pain').name?.confidence).toBeGreaterThan(0.8)
})

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
