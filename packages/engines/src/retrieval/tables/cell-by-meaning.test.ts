import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'
import { readQuestion } from '../question/question.ts'
import { PassageIndex } from '../search/passage-index.ts'
import { cellByMeaning } from './cell-by-meaning.ts'
import { narrowTables } from './narrowed-tables.ts'
import { passageOfRows } from './testing/passage-of-rows.ts'

const index = new PassageIndex([
  passageOfRows([
    ['Boat', 'Grown-ups', 'Kids under 12', 'Senior citizens'],
    ['Round trip', '£14.00', '£7.00', '£11.00'],
    ['Evening cruise', '£22.00', '£10.50', '£18.00'],
    ['Family of four', '£36.00', '', ''],
  ]),
  passageOfRows(
    [
      ['Sound level', '52 dB'],
      ['Mains lead', '1.5 m'],
      ['Basket capacity', '3.2 kg'],
      ['Motor rating', '900 W'],
      ['Guarantee', '36 months'],
    ],
    { isHeaded: false },
  ),
  passageOfRows([
    ['Crew', 'Rowed', 'Lost', 'Best score', 'Boathouse'],
    ['Otters', '6', '2', '4:31', 'Weir Lane'],
    ['Herons', '6', '5', '5:02', 'Mill Pool'],
  ]),
  passageOfRows([
    ['Stop', 'Fri', 'Sat', 'Sun'],
    ['Old Quay', '07:40', '08:55', '10:15'],
    ['Lighthouse', '08:05', '09:20', '10:40'],
  ]),
])

async function cell(asked: string) {
  const question = readQuestion(asked)
  const tables = narrowTables(index.passages, question)
  return (await cellByMeaning(index, question, tables, [...index.passages.keys()], {}))?.text ?? null
}

test.each([
  ['What do children pay for a round trip?', '£7.00'],
  ['How much is an evening cruise for pensioners?', '£18.00'],
  ['How loud is it?', '52 dB'],
  ['How long is the warranty?', '36 months'],
  ['How many races did the Herons lose?', '5'],
  ['When does it stop at the Lighthouse on Sunday?', '10:40'],
])('%s', async (question, wanted) => {
  expect(await cell(question)).toBe(wanted)
})

test.each([
  'What colour is the basket?',
  'Who is the captain?',
  'Which trip is the cheapest?',
  'What does parking cost?',
  'How much is a round trip with a bicycle?',
  'How old is the evening cruise?',
])('%s: no cell tells', async (question) => {
  expect(await cell(question)).toBeNull()
})

test('a row is read with its headings', async () => {
  const timetable = passageOfRows([
    ['', 'Pottery', 'Weaving'],
    ['Tuesday', '18–20', '17–19 (beginners)'],
    ['Thursday', '19–21', '18–20'],
  ])
  expect((await answerQuestion([timetable], 'On which day is weaving for beginners?')).answer).toBe('Tuesday')
})
