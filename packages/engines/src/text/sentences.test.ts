import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { splitSentences } from './sentences.ts'

const texts = (source: string): string[] => splitSentences(source).map((sentence) => sentence.text)

test('ends sentences at their marks and at line breaks', () => {
  expect(texts('It works. Really? Yes! No stop here\nNext line')).toEqual([
    'It works.',
    'Really?',
    'Yes!',
    'No stop here',
    'Next line',
  ])
})

test('a degree’s letter is no initial', () => {
  expect(texts('Store it at 9 to 30 °C. The cover is dry-cleaned.')).toHaveLength(2)
})

test('abbreviations, initials, decimals and quotations end none', () => {
  expect(texts('Dr. J. Smith paid $3.50 for it, e.g. at the U.S. Mint.')).toHaveLength(1)
  expect(texts('"Great!" she said. Then it broke.')).toEqual(['"Great!" she said.', 'Then it broke.'])
})

test('text already split into tokens is split at its lone stops', () => {
  expect(texts('bad quality . the door would not close .')).toEqual(['bad quality .', 'the door would not close .'])
})

test('endless text comes in bounded pieces', () => {
  const sentences = splitSentences('word '.repeat(5000))
  expect(sentences.length).toBeGreaterThan(10)
  expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(2000)
})

test('of an endless word each piece is looked at once', () => {
  const searching = vi.spyOn(String.prototype, 'lastIndexOf')
  const sentences = splitSentences(`${'x'.repeat(300_000)} end`)
  const letters = searching.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0)
  searching.mockRestore()
  expect(sentences).toHaveLength(151)
  expect(letters).toBeLessThan(400_000)
})

test('every sentence is where it says, in order, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '!', '?', '\n', '"', ',', '1') }), (text) => {
      let reached = 0
      let seen = ''
      for (const sentence of splitSentences(text)) {
        expect(sentence.start).toBeGreaterThanOrEqual(reached)
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
        reached = sentence.end
        seen += sentence.text
      }
      expect(seen.replaceAll(/[^aB1]/g, '')).toBe(text.replaceAll(/[^aB1]/g, ''))
    }),
  )
})

test('a form’s dots to write on are read once, however many they are', () => {
  // Read once for each dot, they would outlast the test's time by far.
  const dots = '.'.repeat(200_000)
  expect(texts(`Owner${dots}Weber. Paid…!? Yes`)).toContain('Yes')
  expect(texts(`Name ${'.'.repeat(40)} Mira Okafor. Seen…`)).toEqual([
    `Name ${'.'.repeat(40)}`,
    'Mira Okafor.',
    'Seen…',
  ])
})

test('a no that is no number ends its sentence', () => {
  expect(texts('More chalk? No. Resolved, we paint instead.')).toEqual([
    'More chalk?',
    'No.',
    'Resolved, we paint instead.',
  ])
  expect(texts('See order no. 88 and form No. C-4.')).toEqual(['See order no. 88 and form No. C-4.'])
})
