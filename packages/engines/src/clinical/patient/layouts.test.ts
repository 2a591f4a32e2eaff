import { expect, test } from 'vitest'
import { findPatient } from './find-patient.ts'

function read(text: string) {
  const { name, age, sex, id } = findPatient(text)
  return [name?.value ?? null, age?.value ?? null, sex?.value ?? null, id?.value ?? null]
}

test.each([
  // The next label of a row is no part of the name, a date no number.
  ['Patient: Mrs Wilma Aalto   Hosp. No: DOB 03/02/1949\nPulse 80', ['Wilma Aalto', null, 'female', null]],
  ['Patient: Mr Eamon Rigby   Unit No: 447120\nPulse 80', ['Eamon Rigby', null, 'male', '447120']],
  ['Name of patient: Sol Weiss  D.O.B. 04.11.1990 M  Visit 31-7781\nCough', ['Sol Weiss', null, 'male', '31-7781']],
  [
    'Name  Petra Hallgren\nAge / sex  38 F\nRef no.  OT/24/113\nCondition  wrist pain',
    ['Petra Hallgren', 38, 'female', 'OT/24/113'],
  ],
  [
    'Re: Nils Aldous (dob 02.02.2020)\nNils is 4 years and 11 months old and has a cough.',
    ['Nils Aldous', 4, null, null],
  ],
  [
    'I saw this retired nurse, Mrs Doreen Applegarth-Hill, who attended with her son Paul. She is eighty-one and has a sore hip. She walks with a stick and she sleeps badly.\ncc Mrs D Applegarth-Hill',
    ['Doreen Applegarth-Hill', 81, 'female', null],
  ],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
