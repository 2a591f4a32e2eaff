import { expect, test } from 'vitest'
import { findPatient } from './find-patient.ts'

function read(text: string) {
  const { name, age, dateOfBirth } = findPatient(text)
  return [name?.value ?? null, age?.value ?? null, dateOfBirth?.value ?? null]
}

test.each([
  // Names of more than two words, and the family name before its comma, where age or birth stands behind.
  [
    'Bay 2 - Umm Kulthum Rahimi, 44F, d1 post thyroidectomy. Nurse Ann Price to call Dr Patel.',
    ['Umm Kulthum Rahimi', 44, null],
  ],
  ['Side room: Pham Thi Hoa, 37 y F, ready for home.', ['Pham Thi Hoa', 37, null]],
  [
    'Adeyemi, Folasade - 6 yrs - came with Gran (Ruth Adeyemi). Earache, temp 38.1. Dr Coyle',
    ['Folasade Adeyemi', 6, null],
  ],
  [
    'We confirm that van der Meer, Anna Sophia (21-11-1949) was on our ward. Dr. L. Mbeki',
    ['Anna Sophia van der Meer', null, '21-11-1949'],
  ],
  [
    'Clinic: Yusuf el-Masri (b. 7 March 1958), with his brother Karim, who interprets.',
    ['Yusuf el-Masri', null, '7 March 1958'],
  ],
  [
    'Specimen of: PEREZ RUIZ, Ana Belen   DOB 1981-09-30   Requested by Dr H. Vogel',
    ['Ana Belen Perez Ruiz', null, '1981-09-30'],
  ],
  ['Name: Md. Shafiqul Alam  Age: 52 yrs\nRef by: Dr. Nasrin Akter', ['Md Shafiqul Alam', 52, null]],
  // Particles do not count among a name's words, and a title in another language is none of them.
  ['Patient: Luís Miguel Sousa dos Santos da Costa\nAge: 41', ['Luís Miguel Sousa dos Santos da Costa', 41, null]],
  ['Frau Inge Lotte Brandt, 80 years old, was admitted after a fall.', ['Inge Lotte Brandt', 80, null]],
  // Who speaks for somebody is not the patient.
  [
    'Mrs Carver rang about her daughter Isla Carver (4 yrs), who has a rash. Advice by Nurse Bolt.',
    ['Isla Carver', 4, null],
  ],
  [
    'Mr Tanaka brought his mother, Mrs Yuki Tanaka, who has been confused. She has a fever.',
    ['Yuki Tanaka', null, null],
  ],
  ['Seen with Dr Sen Rao, Joseph Otis Mwale, 63M.', ['Joseph Otis Mwale', 63, null]],
  ['Ward round with Dr Ahmed, Joseph Daniel Okello, 70M.', ['Joseph Daniel Okello', 70, null]],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))

test.each([
  // A complaint that lasts, a doctor with a date and a relative with an age are not surely the patient.
  'Came with her mother. Fever 3 days, Rash 2 weeks. Dr. Otieno',
  'Seen by Dr Alan Turner (03-05-2019). Cough, no fever.',
  'Operation note. Surgeon: Mr Hale   Assistant: Mr Dube   Anaesthetist: Dr Rao. Hernia repair.',
])('nobody is the patient: %s', (text) => expect(findPatient(text).name).toBeNull())

test('of several patients on a list none is surely the one', () => {
  const { name } = findPatient('Bed 1 Ivan Petrov 60M NSTEMI; Bed 2 Omar Haddad 45M DKA; Bed 3 Luke Shaw 71M pneumonia')
  expect(name?.confidence).toBeLessThan(0.6)
})
