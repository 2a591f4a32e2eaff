import { expect, test } from 'vitest'
import { findPatient } from './find-patient.ts'

const nameIn = (text: string): string | null => findPatient(text).name?.value ?? null

test.each([
  ['Patient Name: LOVELACE, ADA M.    DOB: 12/10/1985', 'Ada M Lovelace'],
  ['Patient Name\nAda Lovelace\nReferred by\nDr. Charles Babbage', 'Ada Lovelace'],
  ['Last name:\tWhite\tFirst name:\tBarry', 'Barry White'],
  ['Last name VAN DER BERG First name\tJohanna', 'Johanna Van Der Berg'],
  [
    'Dear Dr. Smith,\n\nThank you for seeing Mr. Tomás Ó Briain, a 62 y/o male. His wife Sarah Jones came along.\n\nJohn Watson, MD',
    'Tomás Ó Briain',
  ],
  ['Bruce Ward is a pleasant 60-year-old male who presents with a cough.', 'Bruce Ward'],
  ["Pt: John O'Neill, 71/M. c/o dyspnea.", "John O'Neill"],
  ['Ms. Peterson is a 43-year-old female. Dr. Stewart operated on Ms. Peterson last year.', 'Peterson'],
  ['Pt: de la Cruz, María José    DOB 3/4/1971', 'María José de la Cruz'],
  ['NAME OF PATIENT OKAFOR CHIDI   WARD 4', 'Okafor Chidi'],
  ['Name: Smt. Leela Menon   Age/Sex: 61 Y / F', 'Leela Menon'],
  ['Patient: Frau Ingrid Vogt, geb. 02.03.1950', 'Ingrid Vogt'],
  ['S: 51 yo M, Kwame Boateng-Reid, here for review of gout. Father had gout at 40.', 'Kwame Boateng-Reid'],
  ['Jan de Vries, 9 years, came with his mother Els de Vries. Sore throat.', 'Jan de Vries'],
  ['Provider Name: Jane Roe\nName of patient: Peter Novak\nEmergency contact: Susan Novak', 'Peter Novak'],
  ['Re: Mrs Philippa DACRE-HUNT, d.o.b. 3 Oct 1971, thank you for your letter', 'Philippa Dacre-Hunt'],
  ['Surname\tOyinlola Forename(s) Temitope\nSex F', 'Temitope Oyinlola'],
  ['Dictated by Doctor Amy Rudd on patient Victor Lund, who is sixty-two years old.', 'Victor Lund'],
  ['Name: Mariam bint Khalid Al-Sayed\nBorn: 02.11.2019', 'Mariam bint Khalid Al-Sayed'],
  ['phone call 3/6. pt: adaeze nwankwo, f, dob 4/9/62. sore throat since monday', 'Adaeze Nwankwo'],
  ['patient: hollis, peter\nbleeding gums', 'Peter Hollis'],
  ['Pt: svensson, maja  F  DOB 03.04.1951', 'Maja Svensson'],
  ['GERTRUDE MAUD LINDQVIST, female, d.o.b. 2.2.31. Ulcer of the left shin.', 'Gertrude Maud Lindqvist'],
])('%s', (text, expected) => {
  expect(nameIn(text)).toBe(expected)
})

test.each([
  'The patient is a 50-year-old male with a cough. Dr. Brown saw him last week. His mother Helen has diabetes.',
  'Attending: Robert Chen, MD. The patient was discharged home.',
  'Effusion is seen over the knee. Swelling has been present since May.',
  'patient: reports feeling unwell, vomited twice, 3 days of fever',
  'CHIEF COMPLAINT, female patient with a cough',
  'Physical Therapy was recommended. Rocky Mountain spotted fever was excluded.',
])('nobody is named as the patient: %s', (text) => {
  expect(nameIn(text)).toBeNull()
})

function ageIn(text: string) {
  const { age } = findPatient(text)
  return age && [age.value, age.unit]
}

test('age with its unit, not a relative’s and not that of an event', () => {
  expect(ageIn('A 22-month-old girl with fever.')).toEqual([22, 'months'])
  expect(ageIn('Age: 45 years')).toEqual([45, 'years'])
  expect(ageIn('45M with chest pain')).toEqual([45, 'years'])
  expect(ageIn('Pt: Kowalczyk, Hanna F 71y MRN 5523190')).toEqual([71, 'years'])
  expect(ageIn('Name: Smt. Leela Menon   Age/Sex: 61 Y / F')).toEqual([61, 'years'])
  expect(ageIn('MRN 2231-90 DOB: 04/08/1969 (55 y)')).toEqual([55, 'years'])
  expect(ageIn('Jan de Vries, 9 years, came with his mother.')).toEqual([9, 'years'])
  expect(ageIn('Patient Victor Lund, who is sixty-two years old.')).toEqual([62, 'years'])
  expect(ageIn('A one hundred and one year old lady.')).toEqual([101, 'years'])
  expect(ageIn('A two-year-old with croup.')).toEqual([2, 'years'])
  expect(ageIn('Her mother is 70 years old.')).toBeNull()
  expect(ageIn('Tics occur around 5 to 10 years of age.')).toBeNull()
})

test('sex by statement, else by title, else by pronouns with less confidence', () => {
  expect(findPatient('Pt: Kowalczyk, Hanna F 71y MRN 5523190').sex).toMatchObject({ value: 'female' })
  const stated = findPatient('Sex: F').sex
  const pronouns = findPatient('She came in. Her knee hurts. She fell. Her son drove.').sex
  expect(stated).toMatchObject({ value: 'female' })
  expect(findPatient('Mr. Okafor presents with a cough.').sex).toMatchObject({ value: 'male' })
  expect(pronouns?.value).toBe('female')
  expect(pronouns?.confidence).toBeLessThan(stated?.confidence ?? 0)
  expect(findPatient('The results are normal.').sex).toBeNull()
})

test('a person in a paper that says nothing of care is not surely a patient', () => {
  const { name, sex } = findPatient('Boiler service, 90 euros. For Mr. J. Hale, thank you.')
  for (const value of [name, sex]) expect(value?.confidence ?? 0).toBeLessThan(0.5)
})

test('record number and date of birth, as written', () => {
  expect(findPatient('MRN: 00482-113 DOB: 12/10/1985')).toMatchObject({
    id: { value: '00482-113' },
    dateOfBirth: { value: '12/10/1985' },
  })
  expect(findPatient('NHS No: 943 476 5919').id?.value).toBe('943 476 5919')
  expect(findPatient('OPD No: 2024/3381').id?.value).toBe('2024/3381')
  expect(findPatient('Record 71-4402').id?.value).toBe('71-4402')
  expect(findPatient('Clinic note 14 June 2025').id).toBeNull()
  expect(findPatient('Name: Smt. Leela Menon   Age/Sex: 61 Y / F').sex?.value).toBe('female')
  expect(findPatient('Room 12, bed 3').id).toBeNull()
})

test.each([
  ['pt: helen marsh, 52 f, dob 9/9/71, mrn 4410. seen by dr okoye.', 'Helen Marsh', 52, 'female'],
  ['peter doyle 38m came with back pain. wife linda present.', 'Peter Doyle', 38, 'male'],
  ['Smt. Rekha Nair, W/o Mohan Nair, age 44 yrs, F, UHID 8812, was seen.', 'Rekha Nair', 44, 'female'],
  ['Seen in bay 2: Laura Holt (F, 61). Nurse: B. Quinn RN.', 'Laura Holt', 61, 'female'],
  ['Dear Dr Blunt, thank you for seeing Imran. Imran Sadiq is 9 years old.', 'Imran Sadiq', 9, null],
])('%s', (text, name, age, sex) => {
  const found = findPatient(text)
  expect([found.name?.value, found.age?.value, found.sex?.value ?? null]).toEqual([name, age, sex])
})

test('a husband named behind W/o is nobody’s patient, and a length is no age', () => {
  expect(nameIn('W/o Dinesh Rao, admitted with fever.')).not.toBe('Dinesh Rao')
  expect(findPatient('She walks 12 m, then rests.').age).toBeNull()
})

test('a baby boy is male', () => {
  expect(findPatient('Baby boy Adeyemi, 5 days old, feeding well.').sex?.value).toBe('male')
})

test('a page of one line that names hundreds of patients is read in a moment, and one with dots to write on too', () => {
  // Each of these took longer than a test may when a label's whole line was looked at for each label.
  expect(() => findPatient('subject: weber. ines. lang. '.repeat(6000))).not.toThrow()
  expect(() => findPatient('Name . '.repeat(30_000))).not.toThrow()
  expect(() => findPatient(`Name ${'.'.repeat(60_000)}Mira Okafor, 54 y, f`)).not.toThrow()
  expect(
    findPatient('Referring patient: nobody\nProvider name: Otto Lang\nPatient name: Mira Okafor, 54 y').name?.value,
  ).toBe('Mira Okafor')
})

test.each([
  // The age is told of a given name or a nickname, and to the reader of a letter.
  [
    'Re: Wilhelmina “Minnie” Castellan. Minnie is nine and the eldest. Her mother Ruth, 38, came too. The patient is well.',
    9,
  ],
  ['Patient: Tobias Okoro. Tobias has just turned 14, and his asthma is quiet.', 14],
  [
    'Dear Mrs Tavener,\nYour scan shows that your hip has worn. At 74 you are fit enough for an operation. You can ring us.',
    74,
  ],
  ['Child: Astrid Nyberg   Mother: Karin Nyberg (36)   Father: Olle Nyberg 41\nVaccinations of the clinic', null],
  // Hours and days after something are no ages.
  ['Patient: Tobias Okoro. Tobias is 3 weeks post fracture.', null],
  ['Dear Mrs Tavener,\nYour tablets are due each morning. At 8 you can eat, and your blood test is at nine.', null],
])('%s', (text, age) => expect(findPatient(text).age?.value ?? null).toBe(age))

test.each([
  // A unit of a trading estate is no record number, and a physiotherapist's house no patient.
  [
    'Harbour Podiatry\nUnit 7, Quay Yard\n\nMr Ansel Fairweather\n\nDear Mr Fairweather,\nYour foot is healing and you can walk.',
    'Ansel Fairweather',
  ],
  [
    'Dear Dr Lund, Thank you for sending me your patient, the retired signalman Edmund Farrow, whom I saw on Friday. He is 80.\nMr Aziz Rahim FRCS',
    'Edmund Farrow',
  ],
  ['margaret ellis dob 12.5.41 room 8, fell again, sore wrist', 'Margaret Ellis'],
])('%s', (text, name) => expect(findPatient(text).name?.value).toBe(name))

test('who speaks at a congress is no patient that one may be sure of', () => {
  const programme =
    'Spring Congress of Paediatric Surgery\n10:00 Ms T. Abernethy: The acute abdomen\n10:30 Mr J. Osei: Pain in infants'
  expect(findPatient(programme).name?.confidence ?? 0).toBeLessThan(0.5)
})

test.each([
  ['Ward notes by the night nurse\nMr. Ignatius Pell, 81 yrs. Leg dressed.', { name: 'Ignatius Pell' }],
  ['Mrs Rosamund (known as Rosie) Achterbosch, b. 4.5.1950', { name: 'Rosamund Achterbosch', sex: 'female' }],
  [
    'Rang at noon: Delphine Okoro-Webb (dob 7/11/91). Machine read 151/96.',
    { name: 'Delphine Okoro-Webb', id: undefined },
  ],
  ['new resident in 4 today, Cornelius Abara, from the Royal.', { name: 'Cornelius Abara' }],
  ['Caller re son Matthias Vogel, dob 1/2/2022. Hot.', { name: 'Matthias Vogel', sex: 'male' }],
  ['Pat.: Yıldız, Selin   Geb./born: 03.04.1990\nGeschl./sex: w', { sex: 'female' }],
  ['Chart        Meera Pillai   F/52   ward 3', { age: 52, sex: 'female' }],
  ['Baby of Nomsa Dube   born 11/08/2025 06:20   boy   2.9 kg', { sex: 'male' }],
  ['Client: Olga Brandt (F, 61)   PMR 88213', { id: '88213' }],
])('whose paper it is: %j', (text, wanted) => {
  const found = findPatient(text)
  const values = Object.fromEntries(Object.entries(found).map(([field, read]) => [field, read?.value]))
  expect(values).toMatchObject(wanted)
})

test('several initials in one word stand before the family name as they are written', () => {
  expect(findPatient('Re: J.W. (Joke) van den Broek, f, born 04-08-1949, patient no. 6601').name?.value).toBe(
    'J.W. van den Broek',
  )
  expect(findPatient('Patient: P.-L. Morand. Date of birth: 1 May 1970').name?.value).toBe('P.-L. Morand')
})

test('whose kin somebody is named to be is the patient, and the kin is not', () => {
  expect(
    findPatient('Certified that Smt. Revathi Iyer, W/o Sri Iyer, aged 61 years, was treated here.').name?.value,
  ).toBe('Revathi Iyer')
  expect(
    findPatient('Herr Ulrich Brandes (geb. 02.03.1951) kam mit seiner Frau Almut in die Sprechstunde.').name?.value,
  ).toBe('Ulrich Brandes')
  expect(findPatient('Twin of Deepa Menon, D/o Suresh Menon, 2 days old, male.').name).toBe(null)
})

test.each([
  [
    'Letter to Doctor Quirke regarding Eoin Darragh, fifty\nfour, chart number nine one oh six. He has gout.',
    'Eoin Darragh',
    54,
    'male',
  ],
  ['Ward MW visit\nMrs Comfort A. N. Asante-Poku, 29 yrs, hosp no. 512-881-M', 'Comfort A N Asante-Poku', 29, 'female'],
  ["Re Dermot J. O'Hara, 66 yo fisherman, MRN 55120\nHoarse since May.", "Dermot J O'Hara", 66, null],
  [
    'I write for my father, Anton Reuter, he is eighty one. He has gout and his knees hurt.',
    'Anton Reuter',
    81,
    'male',
  ],
  [
    'This is Dawn (mum of Kofi Mensah Boyle, aged 5). He has croup and his cough is worse.',
    'Kofi Mensah Boyle',
    5,
    null,
  ],
  ['Dear parents of Leila Haddad,\nWe saw Leila, aged 6, in the asthma clinic.', 'Leila Haddad', 6, null],
])('a name with initials, an age in words, a letter to parents: %s', (text, name, age, sex) => {
  const found = findPatient(text)
  expect([found.name?.value, found.age?.value, sex === null ? null : found.sex?.value]).toEqual([name, age, sex])
})
