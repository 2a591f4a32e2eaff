import { expect, test } from 'vitest'
import { askedValues } from './asked-values.ts'
import { covers, rangeOf } from './label-range.ts'

test.each([
  ['a sack of 30 kg', '25–50 kg', 'Load', true],
  ['a sack of 800 g', '1–5 kg', 'Load', false],
  ['a sack of 30 kg', '25–50', 'Load (kg)', true],
  ['my 12-year-old', 'Juniors (under 12)', 'Skater', false],
  ['my 12-year-old', '12+', 'Skater', true],
  ['a girl of 7', '6 to 10', 'Group', true],
  ['for three weeks', '15 or more', 'Nights', true],
  ['on Tuesday', 'Mon, Wed, Fri', '', false],
  ['on Tuesday', 'Tue to Thu', '', true],
  ['on Sundays', 'Weekends and holidays', '', true],
  ['in January', 'Nov – Feb', '', true],
  ['on 3 May', '15 April – 30 May', '', true],
  ['in May', '15 May – 30 June', '', false],
  ['in February', 'Ski season (Dec–Mar)', '', true],
  ['in October', 'Mild months (Apr–May, Oct)', '', true],
  ['on Thursday', 'Thu 9 April', 'Shift', true],
  ['on 9 April', 'Thu 9 April', 'Shift', true],
  ['on Friday', 'Thu 9 April', 'Shift', false],
  ['on Saturday', 'Fri and Sun', '', false],
  ['a claim of €18,500', '€10,000–€20,000', '', true],
  ['a claim of $2,600', '$1,000.01 to $3,000', '', true],
  ['a claim of €18,500', 'up to €10,000', '', false],
  ['on Saturday', 'daily except Sat', '', false],
  ['on Monday', 'daily except Sat', '', true],
  ['in July', 'Mild months (Apr–May, Oct)', '', false],
])('%s and “%s” (%s): %s', (asked, label, heading, is) => {
  const [value] = askedValues(asked)
  const range = rangeOf(label, heading)
  expect(value && range && covers(range, value)).toBe(is)
})

test.each(['Tuesday club', '09:30–18:00', '21:10 (Sat)', 'Model 3', 'Adults'])('“%s” covers no range', (label) => {
  expect(rangeOf(label, '')).toBeNull()
})

test.each(['May I stay?', 'How much is a day ticket?', 'What happens at ten?'])('%s asks for no value', (question) => {
  expect(askedValues(question)).toEqual([])
})

test('a party of eight or more is not for those who are older than eight', () => {
  const [value] = askedValues('What does a senior pay?')
  const range = rangeOf('Parties of 8 or more', 'Ticket')
  expect(value && range && covers(range, value)).toBeNull()
})
