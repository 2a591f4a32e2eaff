import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { PassageIndex } from '../search/passage-index.ts'
import { narrowTables } from './narrowed-tables.ts'
import { tableCell } from './table-cell.ts'
import { passageOfRows } from './testing/passage-of-rows.ts'

const index = new PassageIndex([
  passageOfRows([
    ['Boat', 'Length', 'Top speed', 'Crew', 'Fuel a day (EUR)'],
    ['Skua', '11 m', '24 knots', '3', '310'],
    ['Petrel', '18 m', '19 knots', '6', '540'],
    ['Dunlin 2', '9 m', '31 knots', '2', '190'],
  ]),
  passageOfRows([
    ['Noise', 'Reason', 'Action'],
    ['Rattle at idle', 'Loose mount', 'Tighten both bolts'],
    ['Alarm B7', 'Bilge full', 'Run the pump for ten minutes'],
  ]),
])

const cellIn = (of: PassageIndex, question: string) =>
  tableCell(of, narrowTables(of.passages, readQuestion(question)))?.text ?? null
const answer = (question: string) => cellIn(index, question)

test.each([
  ['How fast is the Petrel?', '19 knots'],
  ['What is the length of the Skua?', '11 m'],
  ['How long is the Dunlin 2?', '9 m'],
  ['What should we do when alarm B7 comes on?', 'Run the pump for ten minutes'],
  ['What causes a rattle at idle?', 'Loose mount'],
])('%s', (question, cell) => {
  expect(answer(question)).toBe(cell)
})

test.each([
  'Who is the captain of the Petrel?',
  'How fast is the Gannet?',
  'How fast was the Petrel in 1998?',
  'Which boat is the fastest?',
])('names no cell: %s', (question) => {
  expect(answer(question)).toBeNull()
})

test('a count beside sums of money is a count', () => {
  const figures = new PassageIndex([
    passageOfRows([
      ['€ thousand', '2019', '2020'],
      ['Sales', '8,410', '9,275'],
      ['Mean number of staff', '64', '71'],
    ]),
  ])
  expect(cellIn(figures, 'How many people were employed in 2020?')).toBe('71')
  expect(cellIn(figures, 'How much were sales in 2019?')).toBe('8,410')
})

test('a table that goes on in another passage is still of the years in its headings', () => {
  const heads = ['£ million', '2031', '2030']
  const rest = passageOfRows([['Freight'], ['Wages', '6.4', '5.9'], ['Net result', '2.7', '3.1']])
  const pages = new PassageIndex([
    passageOfRows([heads, ['Gross result', '9.8', '9.2']]),
    { ...rest, rows: (rest.rows ?? []).map((row) => ({ ...row, heads })) },
  ])
  expect(cellIn(pages, 'What was the net result in 2031?')).toBe('2.7')
})

test('what somebody has is not that person', () => {
  const form = new PassageIndex([
    passageOfRows([
      ['Lease', 'no. 4'],
      ['Lessee', 'Mr Olav Brandt'],
      ['Monthly rate', '€310'],
      ['Mileage a year', '12,000 km'],
    ]),
  ])
  const ask = (question: string) => cellIn(form, question)
  expect(ask("What is the lessee's place of birth?")).toBeNull()
  expect(ask("What is the lessee's name?")).toBe('Mr Olav Brandt')
  expect(ask("What is the lessee's monthly rate?")).toBe('€310')
})

test('a value of the question chooses the row or the column that covers it', () => {
  const kayaks = new PassageIndex([
    passageOfRows([
      ['Paddler', 'Mon–Thu', 'Fri–Sun'],
      ['Under 14', '8 kr', '10 kr'],
      ['14–59', '16 kr', '21 kr'],
      ['Over 59', '11 kr', '13 kr'],
    ]),
    passageOfRows([
      ['Mooring', '1 Oct – 31 Mar', '1 Apr – 30 Sep'],
      ['Dinghy', '90 kr', '140 kr'],
      ['Yacht', '210 kr', '380 kr'],
    ]),
  ])
  expect(cellIn(kayaks, 'What does a paddler aged 62 pay on Saturday?')).toBe('13 kr')
  expect(cellIn(kayaks, 'How much is it for kids on Wednesdays?')).toBe('8 kr')
  expect(cellIn(kayaks, 'What does the mooring of a yacht cost in February?')).toBe('210 kr')
  expect(cellIn(kayaks, 'What does the mooring of a raft cost in February?')).toBeNull()
})

test('who is on duty is told by the day and the shift, and by nothing where no row is for the day', () => {
  const duty = new PassageIndex([
    passageOfRows([
      ['', 'Day 07–19', 'Night 19–07'],
      ['Mon 4 May', 'Ferris', 'Haddad'],
      ['Tue 5 May', 'Moreau', 'Haddad'],
      ['Wed 6 May', 'Ferris', 'Ito'],
    ]),
  ])
  expect(cellIn(duty, 'Who has the night shift on Wednesday?')).toBe('Ito')
  expect(cellIn(duty, 'Who works the day shift on 5 May?')).toBe('Moreau')
  expect(cellIn(duty, 'Who works the night shift on Sunday?')).toBeNull()
})

test('hours beside a day are no ages, and a day says nothing of itself', () => {
  const hours = new PassageIndex([
    passageOfRows([
      ['Day', 'Hall', 'Children’s corner'],
      ['Friday', '10–20', '14–18'],
      ['Saturday', '8–12', '9–12'],
    ]),
  ])
  expect(cellIn(hours, 'When can children use their corner on Friday?')).not.toBe('Friday')
  expect(cellIn(hours, 'How long is the hall open on Friday?')).toBe('10–20')
})

test('a label that says the word is nearer than one whose range covers its age', () => {
  const prices = new PassageIndex([
    passageOfRows([
      ['Ticket', 'Price'],
      ['Adults', '12 kr'],
      ['Seniors', '8 kr'],
      ['Parties of 20 or more', '6 kr'],
    ]),
  ])
  expect(cellIn(prices, 'What do seniors pay?')).toBe('8 kr')
  expect(cellIn(prices, 'What does an adult pay?')).not.toBe('6 kr')
})
