import { describe, expect, test } from 'vitest'
import { summariseClinicalText } from './summarise-clinical-text.ts'

const problemsOf = (text: string): string[] =>
  summariseClinicalText(text).problems.map(({ name }) => name.toLowerCase())
const allergiesOf = (text: string): string[] =>
  summariseClinicalText(text).allergies.map(({ name }) => name.toLowerCase())
const medicinesOf = (text: string): unknown[][] =>
  summariseClinicalText(text).medicines.map(({ name, dose, action }) => [name, dose, action])

describe('what the patient does not have', () => {
  test.each([
    ['Bloods: hepatitis A and C non-reactive. Seen for gout.', 'hepatitis'],
    ['Swabs: influenza not detected. Known with asthma.', 'influenza'],
    ['Background: type 2 diabetes. Tuberculosis test negative.', 'tuberculosis'],
    ['Migraine since school. Her gran had a stroke at 60.', 'stroke'],
    ['Eczema. His nephew has epilepsy and a friend has lupus.', 'epilepsy'],
    ['☐ Sciatica  ☒ Gout', 'sciatica'],
    ['Epilepsy [ ]   Asthma [x]', 'epilepsy'],
  ])('%s', (text, absent) => {
    const problems = problemsOf(text)
    expect(problems.join()).not.toContain(absent)
    expect(problems.length).toBeGreaterThan(0)
  })

  test('who lives with a relative has her own illness', () => {
    expect(problemsOf('Lives with her partner and has asthma.')).toContain('asthma')
  })
})

describe('allergies in everyday words', () => {
  test.each([
    ['Naproxen closes her throat up.', ['naproxen']],
    ['You told me that amoxicillin gave you hives.', ['amoxicillin']],
    ['Micropore tape: it brings him up in welts.', ['tape']],
    ['Avoid henna, because it made her scalp burn and blister.', ['henna']],
    ['He cannot have eggs or walnuts.', ['eggs', 'walnuts']],
    ['H/o rash with Inj. cefuroxime.', ['cefuroxime']],
    ['Overly sensitive to: doxycycline (exanthema), plasters.', ['doxycycline', 'plasters']],
    ['Allergies: nickel - rash; tramadol - vomiting; kiwi - swelling.', ['nickel', 'tramadol', 'kiwi']],
    ['Asthma. Allergies. Sesame: wheezed at six.', ['sesame']],
    ['Allergies: ☐ None known ☒ Yes: latex', ['latex']],
    ['Salbutamol made her breathing easier.', []],
  ])('%s', (text, names) => {
    expect(allergiesOf(text)).toEqual(names)
  })

  test('what is carried against an allergy is a medicine', () => {
    const text = 'Eczema. Allergies. Hazelnut: lips swelled. Keeps an adrenaline pen 0.3 mg.'
    expect(allergiesOf(text)).toEqual(['hazelnut'])
    expect(medicinesOf(text)).toEqual([['adrenaline', '0.3 mg', 'listed']])
  })

  test('what harms is no medicine that is taken', () => {
    expect(medicinesOf('Amoxicillin brings her out in hives. Please do not offer amoxicillin.')).toEqual([])
  })
})

describe('what becomes of medicines', () => {
  test('the heading of a list says it of each', () => {
    const text =
      'Stop\nGliclazide 80 mg\nNaproxen\n\nNew\nSitagliptin 100 mg daily\n\nContinue\nAtenolol 25 mg daily (was 50 mg)'
    expect(medicinesOf(text)).toEqual([
      ['gliclazide', '80 mg', 'stop'],
      ['naproxen', null, 'stop'],
      ['sitagliptin', '100 mg', 'start'],
      ['atenolol', '25 mg', 'change'],
    ])
  })

  test.each([
    ['We put your bisoprolol tablets up from 1.25 mg to 2.5 mg each morning.', ['bisoprolol', '2.5 mg', 'change']],
    ['Qvar 50 micrograms, 2 puffs twice a day, up to 100 micrograms.', ['qvar', '100 micrograms', 'change']],
    ['I have suggested amitriptyline 10 mg at night.', ['amitriptyline', '10 mg', 'start']],
    ['She keeps an epinephrine auto-injector 0.3 mg at school.', ['epinephrine', '0.3 mg', 'listed']],
    ['Carries an adrenaline pen (0.15 mg).', ['adrenaline', '0.15 mg', 'listed']],
    ['Plan: cefalexin 500 mg three times a day for 7 days.', ['cefalexin', '500 mg', 'start']],
    ['Medications:\nProtionamide - stopped', ['protionamide', null, 'stop']],
  ])('%s', (text, medicine) => {
    expect(medicinesOf(text)).toEqual([medicine])
  })

  test('what was given up is no medicine', () => {
    expect(medicinesOf('Plan:\nSmoking - stopped')).toEqual([])
  })
})

function sureness(text: string): boolean[] {
  const { problems, medicines } = summariseClinicalText(text)
  return [...problems, ...medicines].map(({ confidence }) => confidence >= 0.8)
}

test('what is named in passing is not sure, what a heading gives is', () => {
  expect(sureness('We talked about asthma and about naproxen.')).toEqual([false, false])
  expect(sureness('PMH: asthma.\nMedications: naproxen 250 mg daily')).toEqual([true, true])
})

test.each([
  [
    'Given tramadol 50 IV and granisetron 2: better.',
    [
      ['tramadol', '50'],
      ['granisetron', '2'],
    ],
  ],
  [
    'Ticagrelor 90 with aspirin 75 both for a year.',
    [
      ['ticagrelor', '90'],
      ['aspirin', '75'],
    ],
  ],
  ['Bisoprolol IV 5 mg overnight.', [['bisoprolol', '5 mg']]],
  ['Metoprolol tart 25. Seen again in a week.', [['metoprolol', '25']]],
  [
    'Warfarin 2018 to 2020, paracetamol 4 times a day.',
    [
      ['warfarin', null],
      ['paracetamol', null],
    ],
  ],
])('a number right behind a name is its dose: %s', (text, expected) => {
  expect(medicinesOf(text).map(([name, dose]) => [name, dose])).toEqual(expected)
})

test('what is given from a day on is begun', () => {
  expect(medicinesOf('Ticagrelor 90 mg from Thursday.')).toEqual([['ticagrelor', '90 mg', 'start']])
})

test.each([
  ['Torn right calf muscle, seen at the club.', 'torn right calf muscle'],
  ['History of Raynaud’s phenomenon.', 'raynaud’s phenomenon'],
  ['Rupture of the right patellar tendon.', 'rupture of the right patellar tendon'],
  ['Known ectopic pregnancy and piles.', 'ectopic pregnancy'],
  ['Admitted with dengue fever.', 'dengue fever'],
])('%s', (text, name) => expect(problemsOf(text)).toContain(name))
