import { expect, test } from 'vitest'
import { withoutNewborn } from './newborn-topic.ts'

const classes = ['C08', 'C14', 'C16']
const shares = [0.1, 0.3, 0.6]

test('of a letter about a grown-up the topic of newborns keeps little', () => {
  const [breath = 0, heart = 0, newborn = 0] = withoutNewborn(
    shares,
    classes,
    'Mrs Yeo, 83, props herself on four cushions and her shoes no longer close.',
  )
  expect(heart).toBeGreaterThan(0.6)
  expect(newborn).toBeLessThan(0.2)
  expect(breath + heart + newborn).toBeCloseTo(1)
})

test.each([
  'This 34-year-old brought her baby, who will not feed.',
  'A 52 yo man with a congenital heart defect.',
  'Tiny Yeo, 3 weeks, is yellow to the knees.',
])('what may be of it keeps all: %s', (text) => expect(withoutNewborn(shares, classes, text)).toEqual(shares))

test('a domain without that topic is left as it is', () =>
  expect(withoutNewborn([0.4, 0.6], ['life', 'auto'], 'Mr Yeo, 61, asks about his car.')).toEqual([0.4, 0.6]))
