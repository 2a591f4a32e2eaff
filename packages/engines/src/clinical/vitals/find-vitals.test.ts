import { expect, test } from 'vitest'
import { findVitals } from './find-vitals.ts'
import { normalRangeOf } from './normal-range.ts'

const current = (text: string) =>
  findVitals(text)
    .filter(({ standing }) => standing === 'current')
    .map(({ name, value, unit }) => `${name} ${value} ${unit}`)

test.each([
  [
    'BP 120/80, P 72, R 16, T 98.6 F, sat 98% RA',
    ['BP 120/80 mmHg', 'HR 72 bpm', 'RR 16 breaths/min', 'temperature 37 °C', 'SpO2 98 %'],
  ],
  ['Her blood pressure was 118 over 76 with a pulse of 64.', ['BP 118/76 mmHg', 'HR 64 bpm']],
  ['Weight: 180 lbs. Height: 5 ft 10 in.', ['weight 81.6 kg', 'height 177.8 cm']],
  ['Wt 82.5 kg, Ht 1.78 m', ['weight 82.5 kg', 'height 178 cm']],
  ['Fasting glucose 5.6 mmol/L', ['glucose 101 mg/dL']],
  ['She rates her pain as 7 out of 10.', ['pain 7 /10']],
  ['Temperature: 101.2', ['temperature 38.4 °C']],
  ['Pulse oximetry 96% on room air', ['SpO2 96 %']],
  ['Pulse 88/min, RR 18/min', ['HR 88 bpm', 'RR 18 breaths/min']],
  ['Weight approx. 64 kg', ['weight 64 kg']],
  ['O/E: PR 112/min, RR 20/min', ['HR 112 bpm', 'RR 20 breaths/min']],
  ['ECG: PR 188 ms, no ischaemia', []],
  [
    'T38.2 P96 R20 BP134/82 sats 95% RA',
    ['temperature 38.2 °C', 'HR 96 bpm', 'RR 20 breaths/min', 'BP 134/82 mmHg', 'SpO2 95 %'],
  ],
  ['BP left arm 128/70, right arm 140/76', ['BP 128/70 mmHg', 'BP 140/76 mmHg']],
  ['BM 8.4 before lunch', ['glucose 151 mg/dL']],
  [
    'Blutdruck 150/90 mmHg, Puls 76/min, Temp. 36,9 °C, Gewicht 71,5 kg',
    ['BP 150/90 mmHg', 'HR 76 bpm', 'temperature 36.9 °C', 'weight 71.5 kg'],
  ],
  [
    'Obs 1415: T 38.3 P 104 R 22 BP 99/57 (was febrile at home)',
    ['temperature 38.3 °C', 'HR 104 bpm', 'RR 22 breaths/min', 'BP 99/57 mmHg'],
  ],
  ['Weight 12 st 6 lb, height 168 cm, pulse 70', ['weight 78.9 kg', 'height 168 cm', 'HR 70 bpm']],
  ['Newborn: weight 7 lb 4 oz, length 51 cm, HR 148', ['weight 3.3 kg', 'height 51 cm', 'HR 148 bpm']],
  ['Baby weighs 6,480 g, temp 36.8 C', ['weight 6.48 kg', 'temperature 36.8 °C']],
  ['54.2 kg at 1.62 m, BMI 20.7', ['weight 54.2 kg', 'height 162 cm', 'BMI 20.7 kg/m²']],
  ['1.81 m, 90 kg, pulse 66', ['height 181 cm', 'weight 90 kg', 'HR 66 bpm']],
  ['Finger-prick 9.8 mmol/l an hour after supper', ['glucose 177 mg/dL']],
  ['Oximeter 93 %, thermometer 38.2 °C, P 92', ['SpO2 93 %', 'temperature 38.2 °C', 'HR 92 bpm']],
  ['Weight at birth 2,980 g. Weight 4,310 g, HR 150', ['weight 4.31 kg', 'HR 150 bpm']],
  ['Wound length 12 cm, BP 110/70, P 72', ['BP 110/70 mmHg', 'HR 72 bpm']],
  ['Poids 81 kg, taille 1,74 m, pouls 68', ['weight 81 kg', 'height 174 cm', 'HR 68 bpm']],
  ['118/72 when sitting, sats 88% -> 94% on 3L', ['BP 118/72 mmHg', 'SpO2 88 %', 'SpO2 94 %']],
  [
    'Dictated: pressure is fine, BP one eighteen over seventy-two, respirations fourteen, temp thirty-seven nine.',
    ['BP 118/72 mmHg', 'RR 14 breaths/min', 'temperature 37.9 °C'],
  ],
])('%s', (text, expected) => {
  expect(current(text)).toEqual(expected)
})

test.each([
  ['a vertebra and a stage', 'MRI shows a lesion at T12. Tumour T2 N0 M0, P53 positive, BP stable.'],
  ['an age', 'The patient is a 72-year-old man.'],
  ['a dose', 'For his blood pressure he takes lisinopril 20 mg daily.'],
  ['a change of weight', 'He has lost 12 pounds of weight since May.'],
  ['pulses of the foot', 'Dorsalis pedis pulses 2+ on both sides.'],
  ['a goal', 'Keep the blood pressure below 130/80.'],
  ['an earlier visit', 'At the last visit her blood pressure was 150/95.'],
  ['home readings', 'Her blood sugars have been running between 110 and 140.'],
  ['a laboratory value', 'Hemoglobin A1c 7.4%, glucose control is poor.'],
  ['a date', 'Blood pressure check on 03/12/2024.'],
  ['a weight of before', 'Before her surgery she weighed 104 kg.'],
  ['a dose in words', 'For his blood pressure he takes ramipril, weight-adjusted, ten milligrams.'],
  ['a question', 'Was the blood pressure 140/90?'],
  ['how often', 'He checks his blood sugar 2 to 3 times per day.'],
  ['an impossible value', 'Pain is a 12 out of 10.'],
])('%s is no current reading', (_, text) => {
  expect(current(text)).toEqual([])
})

test('the time at the head of a list is that of all its readings', () => {
  const found = findVitals('Obs 0745: T 36.9, P 71, BP 131/80')
  expect(found.map(({ time }) => time)).toEqual(['0745', '0745', '0745'])
})

test('a figure in round numbers is no more than a guess', () => {
  expect(findVitals('Heart rate in the 90s.')).toMatchObject([{ value: 90, confidence: 0.4 }])
  expect(findVitals('Pulse in the seventies.')).toMatchObject([{ value: 70, confidence: 0.4 }])
})

test('two readings in one sentence are told apart', () => {
  const found = findVitals('Blood pressure today is 128/76, down from a blood pressure of 146/90 last month.')
  expect(found.map(({ value, standing }) => [value, standing])).toEqual([
    ['128/76', 'current'],
    ['146/90', 'earlier'],
  ])
})

test.each([
  ['Weight last week eighty-two kilos, today eighty point four.', 82, 80.4],
  ['Before the treatment she weighed 74 kg; she is now down to 66.', 74, 66],
])('a reading of now behind an earlier one: %s', (text, before, now) => {
  expect(findVitals(text).map(({ value, standing }) => [value, standing])).toEqual([
    [before, 'earlier'],
    [now, 'current'],
  ])
})

test('a pressure without its blood, breaths counted, and what a value came from', () => {
  const found = findVitals(
    'In the van his pressure was a hundred and ten over sixty-four. He breathes 22 times a minute. His temperature has gone down to 37.8 from 39.2, weight 71 kg from 9:30 on.',
  )
  expect(found.map(({ name, value, standing }) => [name, value, standing])).toEqual([
    ['BP', '110/64', 'current'],
    ['RR', 22, 'current'],
    ['temperature', 37.8, 'current'],
    ['temperature', 39.2, 'earlier'],
    ['weight', 71, 'current'],
  ])
})

test('ranges follow the age, and none is given where none holds', () => {
  expect(normalRangeOf('HR', 130, 40)).toMatchObject({ normal: false, side: 'high' })
  expect(normalRangeOf('HR', 130, 0.5)).toMatchObject({ normal: true })
  expect(normalRangeOf('BP', '120/80', null)).toMatchObject({ normal: true })
  expect(normalRangeOf('BP', '88/52', 30)).toMatchObject({ side: 'low' })
  expect(normalRangeOf('BP', '95/60', 4)).toBeNull()
  expect(normalRangeOf('weight', 70, 40)).toBeNull()
})

const all = (text: string) => findVitals(text).map(({ name, value, standing }) => [name, value, standing])

test('a reading at home and one here, taken again, in another posture and at the other arm', () => {
  expect(all('Temp at home 39.1, here 37.4. B.P. 154/96, repeat 146/90 later.')).toEqual([
    ['temperature', 39.1, 'earlier'],
    ['temperature', 37.4, 'current'],
    ['BP', '154/96', 'current'],
    ['BP', '146/90', 'current'],
  ])
  expect(all('BP lying 128/76, standing 108/64. Pulse supine 64, standing 90.')).toEqual([
    ['BP', '128/76', 'current'],
    ['BP', '108/64', 'current'],
    ['HR', 64, 'current'],
    ['HR', 90, 'current'],
  ])
  expect(all('Home BP: Thu 150/94, Fri 147/91. In clinic today 136/84.')).toEqual([
    ['BP', '150/94', 'earlier'],
    ['BP', '147/91', 'earlier'],
    ['BP', '136/84', 'current'],
  ])
  expect(all('hr 88, sat 94 on air').map(([name]) => name)).toEqual(['HR', 'SpO2'])
  expect(all('Pulse irregular, 98.')).toEqual([['HR', 98, 'current']])
})

test('a figure behind a full line goes with the label before it', () => {
  const text = 'The district nurse came by at noon and found him well, his heart rate\n78 and regular, BP 132/80.'
  expect(findVitals(text).map(({ name, value }) => [name, value])).toEqual([
    ['HR', 78],
    ['BP', '132/80'],
  ])
})

test.each([
  ['Triage: NRS 6, HR 92', ['pain 6 /10', 'HR 92 bpm']],
  ['Pain score today 3', ['pain 3 /10']],
  ['Faces scale 8, temp 38.0', ['pain 8 /10', 'temperature 38 °C']],
  ['FLACC 5. HR 140', ['pain 5 /10', 'HR 140 bpm']],
  [
    'obs 1800: 36.9 / 84 / 122/68 / 16 / 97%',
    ['temperature 36.9 °C', 'HR 84 bpm', 'BP 122/68 mmHg', 'RR 16 breaths/min', 'SpO2 97 %'],
  ],
  ['P 82, O2 96, T 36.4', ['HR 82 bpm', 'SpO2 96 %', 'temperature 36.4 °C']],
  ['The cuff in the pharmacy gave 148/91', ['BP 148/91 mmHg']],
])('a scale or a row that needs no more: %s', (text, expected) => expect(current(text)).toEqual(expected))

test.each(['Candesartan 160/90 is no tablet', 'Vision 20/40, insulin 70/30', 'Is 150/90 too high?', 'Aim for 130/80'])(
  'figures like a pressure that are none: %s',
  (text) => expect(current(text)).toEqual([]),
)

test('a figure with its own unit is the reading, whatever words lead to it, but no change', () => {
  const said = findVitals(
    'The oxygen reading came back at 92 per cent. Her pulse felt thready at 118 bpm. The heart rate rose by 30 bpm after the stairs.',
  ).map(({ name, value }) => [name, value])
  expect(said).toEqual([
    ['SpO2', 92],
    ['HR', 118],
  ])
})

test.each([
  ['Pressure on arrival was told as BP 102 to 64, later BP 118 by 76.', ['BP 102/64 current', 'BP 118/76 current']],
  ['BP let down from 170 to 160 in an hour.', []],
  ['Weight is just 51 kilo, last spring 58.', ['weight 51 current', 'weight 58 earlier']],
  ['Weight 74 kg against 70 kg last month.', ['weight 74 current', 'weight 70 earlier']],
  ['Pain began at 9 out of 10, today she puts it at 4.', ['pain 9 earlier', 'pain 4 current']],
  [
    'Temp 39.4, I gave Calpol 240 mg at 9 and it was 37.9 later.',
    ['temperature 39.4 earlier', 'temperature 37.9 current'],
  ],
  ['His pressure at home this morning was 112 by 66.', ['BP 112/66 current']],
  ['Temp 39.1 at 1am, 37.8 at 5.', ['temperature 39.1 current 1am', 'temperature 37.8 current at 5']],
])('a reading and what it was before: %s', (text, expected) =>
  expect(
    findVitals(text).map(
      ({ name, value, standing, time }) => `${name} ${value} ${standing}${time === null ? '' : ` ${time}`}`,
    ),
  ).toEqual(expected),
)
