import { expect, test } from 'vitest'
import { pageOfText } from '../../../documents/page-of-text.ts'
import { readPatient } from '../read-patient.ts'
import { patientByRole } from './join-patient.ts'

const pageOf = (...lines: string[]) => ({ pages: [pageOfText(lines)] })

test('a card without labels names its patient', async () => {
  const card = pageOf('Physio card', 'Okonjo, Tobias', '44 yrs, gent', 'Card 7719-B', 'Knee pain 3 months, no locking')
  expect(readPatient(card)).toMatchObject({ name: null, age: null, id: null })
  const { name, age, id } = await patientByRole(card)
  expect([name?.value, age?.value, age?.unit, id?.value]).toEqual(['Tobias Okonjo', 44, 'years', '7719-B'])
  expect(name?.sentence).toBe('Okonjo, Tobias')
})

test('what rules and network both read is surer than by the rules alone', async () => {
  const sheet = pageOf(
    'Larkfield Day Surgery',
    '',
    'Nomathemba Dlungwana          F          b. 9 June 1958',
    'Unit no. LF/22817',
    '',
    'Husband Sipho will collect her',
    'BP 134/78 before leaving',
  )
  const [ruled, joined] = [readPatient(sheet), await patientByRole(sheet)]
  expect(joined.dateOfBirth?.value).toBe('9 June 1958')
  expect(joined.dateOfBirth?.confidence).toBeGreaterThan(ruled.dateOfBirth?.confidence ?? 1)
})

test('a page about nobody has no patient', async () => {
  const rota = pageOf('Theatre rota', 'Mon  Coyle, Adeyemi', 'Tue  Lunt', 'Please swap by Friday')
  const { age, id, dateOfBirth } = await patientByRole(rota)
  expect([age, id, dateOfBirth]).toEqual([null, null, null])
})

test('neither another person’s age nor how long something lasts is the patient’s, nor is one of two empty boxes', async () => {
  const letter = pageOf(
    'Re: Jonathan Weatherall, b. 4.3.17',
    'Dear Mr Pryce, I saw Jonathan with his mother Ines and his brother.',
    'Ines, 39, works nights; their neighbour has had 30 years of back pain.',
  )
  expect((await patientByRole(letter)).age?.value ?? 0).toBeLessThan(30)
  const form = pageOf('Patient registration', 'Surname ..........', 'Sex   M ☐   F ☐', 'Date of birth ..........')
  expect((await patientByRole(form)).sex).toBeNull()
  const ticked = pageOf('Patient registration', 'Surname  Marchetti', 'Sex   M ☐   F ☒', 'Date of birth 4 May 1961')
  expect((await patientByRole(ticked)).sex?.value).toBe('female')
})
