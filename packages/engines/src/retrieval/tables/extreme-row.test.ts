import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { PassageIndex } from '../search/passage-index.ts'
import { coveringRow } from './covering-row.ts'
import { extremeRow } from './extreme-row.ts'
import { narrowTables } from './narrowed-tables.ts'
import { passageOfRows } from './testing/passage-of-rows.ts'

const index = new PassageIndex([
  passageOfRows([
    ['Tent', 'Weight', 'Berths', 'Hire a night', 'Pole bag', 'Pitched in'],
    ['Larch', '2.1 kg', '2', '$9', 'red', '4 min'],
    ['Cedar', '1,900 g', '2', '$14', 'blue', '9 min'],
    ['Yew', '6.4 kg', '6', '$22', 'red', '1 hour'],
  ]),
  passageOfRows([
    ['Luggage', 'Coach', 'Night train'],
    ['up to 8 kg', 'free', '€2'],
    ['8–25 kg', '€6', '€9'],
  ]),
])
const asked = (question: string) =>
  [index, narrowTables(index.passages, readQuestion(question)), [...index.passages.keys()]] as const

test.each([
  ['Which tent is the heaviest?', 'Yew'],
  ['Which one costs least?', 'Larch'],
  ['How much is the most expensive tent?', '$22'],
  ['Which tent has the most berths?', 'Yew'],
  ['Which tent is pitched fastest?', 'Larch'],
])('%s', (question, wanted) => {
  expect(extremeRow(...asked(question))?.text).toBe(wanted)
})

test.each(['Which tent has the fewest berths?', 'Which tent is the tallest?', 'Which tent is red?'])(
  '%s: no row is',
  (question) => {
    expect(extremeRow(...asked(question))).toBeNull()
  },
)

test('a row that covers the value is told whole where the question does not choose', () => {
  expect(coveringRow(...asked('What do I pay for 20 kg of luggage?'))?.text).toBe('Coach: €6, Night train: €9')
  expect(coveringRow(...asked('How much is a 5 kg rucksack?'))?.text).toBe('Coach: free, Night train: €2')
  expect(coveringRow(...asked('What does insurance cost for 20 kg of luggage?'))).toBeNull()
  expect(coveringRow(...asked('What do I pay for 40 kg of luggage?'))).toBeNull()
})

test('a heading that is itself a most is no comparison', () => {
  const limits = new PassageIndex([
    passageOfRows([
      ['Bridge', 'Heaviest lorry', 'Lanes'],
      ['Mill', '18 t', '1'],
      ['Dock', '40 t', '2'],
    ]),
  ])
  const question = readQuestion('What is the heaviest lorry on the Mill bridge?')
  expect(extremeRow(limits, narrowTables(limits.passages, question), [0])).toBeNull()
})
