import { expect, test } from 'vitest'
import { findVitals } from './find-vitals.ts'

const shown = (text: string) =>
  findVitals(text).map(({ name, value, standing }) => `${name} ${value}${standing === 'current' ? '' : ` ${standing}`}`)

test.each([
  // A goal, a limit or an ideal weight is not a reading.
  ['Ideal body weight 58 kg. Weight 83 kg.', ['weight 58 target', 'weight 83']],
  ['Aiming for a pulse of 100 or less; today it is 131.', ['HR 100 target', 'HR 131']],
  ['Saturations at least 92% before she goes. SpO2 90%.', ['SpO2 92 target', 'SpO2 90']],
  ['BP 125/75 goal. Office BP 151/93 goal <140/90.', ['BP 125/75 target', 'BP 151/93']],
  ['Keep sats above 90% today.', ['SpO2 90 target']],
  ['A healthy man with BP 118/76.', ['BP 118/76']],
  // Machine settings and foetal heart rates are not the patient's.
  ['Ventilated, RR 16 set. Foetal heart rate 148, pulse 82.', ['HR 82']],
  ['Peak heart rate 171 on the bicycle. Resting heart rate 61.', ['HR 171 earlier', 'HR 61']],
  // Now and before, with the name said once.
  ['She weighed 88 kg in May and now weighs 79.', ['weight 88 earlier', 'weight 79']],
  ['Two years ago he weighed 70 kilos; this afternoon it was 64.5 kg.', ['weight 70 earlier', 'weight 64.5']],
  ['Pulse was 132 in the ambulance and came down to 94.', ['HR 132 earlier', 'HR 94']],
  ['Temperature 38.8 at lunch, 37.2 now.', ['temperature 38.8 earlier', 'temperature 37.2']],
  [
    'Pressure 142/90 (at booking 110/70), weight 77 kg, 64 kg before her pregnancy.',
    ['BP 142/90', 'BP 110/70 earlier', 'weight 77', 'weight 64 earlier'],
  ],
  // What a sign changed from is of before.
  ['Weight is down to 63.2 kilos from 70 in April.', ['weight 63.2', 'weight 70 earlier']],
  ['Her weight went from 81 to 77.5 kg.', ['weight 81 earlier', 'weight 77.5']],
  ['BP fell from 171/99 to 143/85 after rest.', ['BP 171/99 earlier', 'BP 143/85']],
  ['Sats 97% now, 88% on arrival.', ['SpO2 97', 'SpO2 88 earlier']],
  ['The pain is a four now, it was a nine.', ['pain 4', 'pain 9 earlier']],
  ['The pain is a two now, it was a nine.', []],
  // What is said before the first of several is said of all.
  [
    'Y’day P 58, BP 84/46, RR 9. Now P 71, BP 109/63.',
    ['HR 58 earlier', 'BP 84/46 earlier', 'RR 9 earlier', 'HR 71', 'BP 109/63'],
  ],
  [
    'Last night: BP 171/99, HR 118; this morning BP 139/85, HR 86',
    ['BP 171/99 earlier', 'HR 118 earlier', 'BP 139/85', 'HR 86'],
  ],
  [
    'HR 77 BP 121/69\n========\nPrev obs 0200: HR 141 BP 78/39',
    ['HR 77', 'BP 121/69', 'HR 141 earlier', 'BP 78/39 earlier'],
  ],
  ['Usual weight 74 kg, pulse 66, BP 117/73.', ['weight 74 earlier', 'HR 66', 'BP 117/73']],
  // A bracket, or a month in short, says when.
  ['Pressure 161/97 (Feb), 129/77', ['BP 161/97 earlier', 'BP 129/77']],
  ['BP 155/91 in Nov, BP 127/79. Pulse 104 (yesterday).', ['BP 155/91 earlier', 'BP 127/79', 'HR 104 earlier']],
  [
    'BP 131/82 (158/96 at the first visit), weight 90 kg (was 97 in May)',
    ['BP 131/82', 'BP 158/96 earlier', 'weight 90', 'weight 97 earlier'],
  ],
  ['Wt 5.35 kg (clinic book 4.9 on 11/6).', ['weight 5.35', 'weight 4.9 earlier']],
  ['IBW 59 kg, weight 101 kg.', ['weight 59 target', 'weight 101']],
  ['On discharge from hospital her BP was 151/93; today BP 119/71.', ['BP 151/93 earlier', 'BP 119/71']],
  ['Nadir SpO2 68% overnight, mean SpO2 90%. Clinic sats 96%.', ['SpO2 68 earlier', 'SpO2 90 earlier', 'SpO2 96']],
  ['Pulse at rest 59; after 25 press-ups 127.', ['HR 59', 'HR 127']],
  // A rhythm has its rate, and the patient breathes beside the machine.
  ['AF 134, art line 97/51, gluc 7.7 mmol/L', ['HR 134', 'BP 97/51', 'glucose 139']],
  ['PEEP 8, set rate 14, total RR 19.', ['RR 19']],
  ['AF since 2019. Sinus rhythm 40 years ago.', []],
  // What is measured of a thing or a part is not the patient's.
  ['Seat height 46 cm. Placenta weight 0.6 kg. Height 164 cm.', ['height 164']],
  // Each of its own occasion.
  ['Pain 2/10 lying, 6/10 when coughing.', ['pain 2', 'pain 6']],
  ['Pain 4/10, 9/10 at its worst.', ['pain 4', 'pain 9 earlier']],
  ['On arrival BP 92/50, on discharge 124/76.', ['BP 92/50', 'BP 124/76']],
])('%s', (text, expected) => expect(shown(text)).toEqual(expected))

test('each reading of a list has its own hour', () => {
  const found = findVitals('Temp 38.6 at 03:15, 37.9 at 07:40, 36.9 at 11:00.')
  expect(found.map(({ value, time }) => [value, time])).toEqual([
    [38.6, '03:15'],
    [37.9, '07:40'],
    [36.9, '11:00'],
  ])
})
