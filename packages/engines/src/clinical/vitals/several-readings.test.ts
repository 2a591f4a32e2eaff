import { expect, test } from 'vitest'
import type { Word } from '../../documents/document.ts'
import { pageOfWords } from '../../documents/layout/page-of-words.ts'
import { readVitals } from './read-vitals.ts'

/** A page set line by line in monospaced columns. */
function pageOf(text: string) {
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const [left, top] = [0.02 + match.index / 120, 0.05 + row / 40]
      return { text: match[0], box: [left, top, left + match[0].length / 120, top + 0.012], confidence: 1, page: 1 }
    }),
  )
  return { pages: [pageOfWords({ number: 1, aspect: 0.7, source: 'text-layer' as const, words })] }
}

function shown(text: string): string[] {
  return readVitals(pageOf(text)).map(
    ({ name, value, standing, confidence }) =>
      `${name} ${value}${standing === 'current' ? (confidence < 0.6 ? ' unsure' : '') : ` ${standing}`}`,
  )
}

test.each([
  // By the day at the start of a line, whether the day or the month comes first.
  [
    '02/01/25 BP 170/96\n05/03/25 BP 150/88\n20/06/25 BP 136/80',
    ['BP 170/96 earlier', 'BP 150/88 earlier', 'BP 136/80'],
  ],
  ['Seen 4/2: pt weighs 91 kg\nSeen 6/5: pt weighs 87 kg', ['weight 91 earlier', 'weight 87']],
  // Unsure where it depends on the order of day and month.
  ['01/02/25 BP 170/96\n02/01/25 BP 150/88', ['BP 170/96 unsure', 'BP 150/88 unsure']],
  // By the visit, the set, the weekday.
  ['Session 1: her weight 99 kg\nSession 2: her weight 95 kg', ['weight 99 earlier', 'weight 95']],
  ['BP 152/94 (first), 138/86 (second)', ['BP 152/94 earlier', 'BP 138/86']],
  ['Thu: BP 150/90, Fri: BP 144/86, Sat: BP 138/80', ['BP 150/90 earlier', 'BP 144/86 earlier', 'BP 138/80']],
  // By the month that heads each.
  ['Dec: BP 161/95. Feb: BP 139/83.', ['BP 161/95 earlier', 'BP 139/83']],
  // By place and by what was done between.
  [
    'In the ambulance BP 78/40, HR 138. On the ward BP 112/70, HR 92.',
    ['BP 78/40 earlier', 'HR 138 earlier', 'BP 112/70', 'HR 92'],
  ],
  ['At triage SpO2 86%. After a nebuliser SpO2 95%.', ['SpO2 86 earlier', 'SpO2 95']],
  ['Admitted with BP 190/110. Went home with BP 134/82.', ['BP 190/110 earlier', 'BP 134/82']],
  ['Pressure 162/95 before and 131/80 after the tablet.', ['BP 162/95 earlier', 'BP 131/80']],
  ['BP today 154/92, rechecked 140/84', ['BP 154/92 earlier', 'BP 140/84']],
  [
    'On 2 May her blood pressure was 166/92. When I saw her today it had come down to 140/84.',
    ['BP 166/92 earlier', 'BP 140/84'],
  ],
  // What is taken again after treatment stands below the first set.
  [
    'Presented 21:40\nPulse 132, BP 98/60\nRe-examined 22:30 after fluids: pulse 104, BP 112/66.',
    ['HR 132 earlier', 'BP 98/60 earlier', 'HR 104', 'BP 112/66'],
  ],
  // Under strain a sign is no news of it at rest.
  ['Her pulse was 68, rising to 121 after the stairs.', ['HR 68', 'HR 121']],
  // A worst or a best value of a period is not current.
  ['Pain is 5/10 now. Pain 9/10 for his worst, pain 2/10 at best.', ['pain 5', 'pain 9 earlier', 'pain 2 earlier']],
  // Readings in several postures and on both arms are all current.
  ['BP lying 150/80, standing 118/66', ['BP 150/80', 'BP 118/66']],
  // Unsure: there is no indication of the order.
  ['BP 124/76\nBP 142/90\nPulse 70', ['BP 124/76 unsure', 'BP 142/90 unsure', 'HR 70']],
  ['Pulse 60. Pulse 94.', ['HR 60 unsure', 'HR 94 unsure']],
])('%s', (text, expected) => expect(shown(text)).toEqual(expected))

test.each([
  // Numbers without a name are read, but never as certain.
  ['72M SOB. 154/90, 92, 93%. CXR clear.', ['BP 154/90 unsure', 'HR 92 unsure', 'SpO2 93 unsure']],
  [
    'Obs 132/74, 68, 37.2, 99% on air',
    ['BP 132/74 unsure', 'HR 68 unsure', 'temperature 37.2 unsure', 'SpO2 99 unsure'],
  ],
  ['Room 12/14, beds 3, 4 and 5. Dated 12/05/2025, 10, 11.', []],
])('without names: %s', (text, expected) => expect(shown(text)).toEqual(expected))

test.each([
  // Readings of someone else, of a general rule and of a machine.
  ['Her sister had a BP of 180/110. BP 122/78.', ['BP 180/110 earlier', 'BP 122/78']],
  ['Pony: Truffle, HR 44\nHR 88 after the ride', ['HR 44 earlier', 'HR 88']],
  ['A patient with BP 86/50 needs review at once.', ['BP 86/50 target']],
  ['Ventilator settings: TV 450, RR 12, PEEP 6. HR 74.', ['HR 74']],
])('not the patient’s: %s', (text, expected) => expect(shown(text)).toEqual(expected))

test.each([
  // By the heading over each block.
  [
    'Measured at the start of treatment\nWeight 101 kg, pulse 90\nMeasured at the end of treatment\nWeight 93 kg, pulse 70',
    ['weight 101 earlier', 'HR 90 earlier', 'weight 93', 'HR 70'],
  ],
  ['Pre: BP 171/94  P 88\nPost: BP 139/82  P 75', ['BP 171/94 earlier', 'HR 88 earlier', 'BP 139/82', 'HR 75']],
  // What a test of strain brought is not of now.
  ['At rest: HR 71\n\nStep test\nHR 133, BP 178/90', ['HR 71', 'HR 133 earlier', 'BP 178/90 earlier']],
  ['Pulse 68. Max. HF 149/min', ['HR 68', 'HR 149 earlier']],
  // Without a name.
  [
    'Home 166/104 last night. In surgery today 140/86, again after ten minutes 134/80',
    ['BP 166/104 earlier', 'BP 140/86 earlier', 'BP 134/80 unsure'],
  ],
  ['1st 161/92, 2nd 150/88', ['BP 161/92 earlier', 'BP 150/88 unsure']],
  [
    'Weight on admission 48 kg (BMI 17.4), at discharge 53 kg (BMI 19.2)',
    ['weight 48 earlier', 'BMI 17.4 earlier', 'weight 53', 'BMI 19.2'],
  ],
  [
    'T 39.1 at 0400, P 122 then. Now T 37.0, P 86',
    ['temperature 39.1 earlier', 'HR 122 earlier', 'temperature 37', 'HR 86'],
  ],
])('by what stands over it or behind it: %j', (text, expected) => expect(shown(text)).toEqual(expected))
