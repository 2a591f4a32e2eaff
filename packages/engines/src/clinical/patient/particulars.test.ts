import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { readDocument } from '../../documents/read-document.ts'
import { drawnPdf } from '../../documents/testing/drawn-document.ts'
import { findPatient } from './find-patient.ts'
import { readPatient } from './read-patient.ts'

function read(text: string) {
  const { name, age, sex, id, dateOfBirth } = findPatient(text)
  return {
    name: name?.value ?? null,
    age: age?.value ?? null,
    sex: sex?.value ?? null,
    id: id?.value ?? null,
    born: dateOfBirth?.value ?? null,
  }
}

test.each([
  [
    'HARTNOLL, WILFRED\tSeen 4/11/24\n07/03/51 M\tMRN 5520917',
    { name: 'Wilfred Hartnoll', born: '07/03/51', id: '5520917' },
  ],
  ['Ward 6\nOsei-Bonsu, Abena · 44 · F · KB-20931\nPain settled.', { age: 44, sex: 'female', id: 'KB-20931' }],
  [
    'Name\tTERESA VALDERRAMA\tUHID\tLK-77120\nSex\tF\nDOB\t19-Mar-1977',
    { name: 'Teresa Valderrama', born: '19-Mar-1977' },
  ],
  [
    'Resident: Hilda GANTRY (Mrs)  Born: March 8 / 1931\nAppetite poor.',
    { name: 'Hilda Gantry', born: 'March 8 / 1931' },
  ],
  ['Monsieur Luc Ferrand, né le 14 mai 1950, 74 ans. Toux.', { age: 74, born: '14 mai 1950' }],
  ['Herr Uwe Brandt, geb. 3. Juni 1961, 63-jähriger Patient, männlich.', { age: 63, sex: 'male' }],
  [
    'Paziente: Ada Fontana, nata il 02/08/1940, sesso F, cartella QT-1180',
    { sex: 'female', born: '02/08/1940', id: 'QT-1180' },
  ],
  ['Name: Orla "Orly" Quigg  Nickname: Orly  DOB: 1/2/1990', { name: 'Orla Quigg', born: '1/2/1990' }],
])('%s', (text, expected) => expect(read(text)).toMatchObject(expected))

test.each([
  // A heading with the day of the visit is nobody, nor is a clinic beside a number.
  'Transfer Summary 11/02/25\nRoom 5, comfortable.',
  'Oakmere Day Surgery\tMRN 4471902\nSlept well.',
])('%s names nobody surely', (text) => expect(findPatient(text).name?.confidence ?? 0).toBeLessThan(0.6))

test('a date of birth is no record number, and an insurance number is a weaker one', () => {
  expect(read('Hosp No: 04-09-1948\nUnit no: TR 55102').id).toBe('TR 55102')
  const { id } = findPatient('Medicare 2214 50077\nCough since May')
  expect(id?.confidence ?? 0).toBeLessThan(0.8)
})

test('a list of several patients names none of them surely', () => {
  const list = [
    'Abel Moreau, 71 M, hip',
    'Ines Castro, 64 F, chest pain',
    'Sam Pryor, 80 M, falls',
    'Ines Castro for scan',
  ]
  expect(findPatient(list.join('\n')).name?.confidence).toBeLessThan(0.6)
})

test('labels stand over their values', async () => {
  const columns = [50, 230, 400]
  const rows = [
    ['SURNAME', 'GIVEN NAME', 'CHART NO'],
    ['Lindqvist', 'Sven Olof', 'QP-88231'],
    ['BIRTHDATE', 'AGE', 'SEX'],
    ['11-06-1949', '76', 'M'],
  ]
  const drawn = rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ text, x: at(columns, column), y: 60 + 24 * row })),
  )
  const document = await readDocument(new Uint8Array(drawnPdf([drawn])))
  const { name, id, age, dateOfBirth } = readPatient(document)
  expect([name?.value, id?.value, age?.value, dateOfBirth?.value]).toEqual([
    'Sven Olof Lindqvist',
    'QP-88231',
    76,
    '11-06-1949',
  ])
})

test('a title of the church, a gap for a colon and a rough age', () => {
  const form = findPatient('Name  Sr Imelda Coyne   HRN 5520198  F  DOB 11/02/1947')
  expect([form.name?.value, form.id?.value]).toEqual(['Imelda Coyne', '5520198'])
  expect(findPatient('Name: Fr. Declan Moore    Age 66').name?.value).toBe('Declan Moore')
  const found = findPatient("Female approx 60, says she's called Ruth Adler, no papers.")
  expect([found.name?.value, found.age?.value]).toEqual(['Ruth Adler', 60])
  expect(found.age?.confidence).toBeLessThan(0.8)
})

test('a birth behind a name is no age', () => {
  expect(findPatient('Mr. Jonas Weber, 7.5.1962, was seen today because of back pain.').age).toBeNull()
})

test('whose wife she is and the letter of a sex are no part of a name', () => {
  expect(findPatient('Name: Farida Begum W/o Yusuf     Age 41 Yrs   Sex F').name?.value).toBe('Farida Begum')
  expect(findPatient('RESIDENT: Pratt, Owen L.  M  DOB 03/30/1951').name?.value).toBe('Owen L Pratt')
})
