import { expect, test } from 'vitest'
import { tokenize } from '../tokens.ts'
import { readWords } from './word-readings.ts'

function readingOf(text: string, word: string) {
  const tokens = tokenize(text)
  const reading = readWords(tokens)[tokens.findIndex((token) => token.norm === word)]
  if (reading === undefined) throw new Error(`'${word}' is not in '${text}'`)
  return reading
}

test('negation reaches the words after it and ends with the clause', () => {
  expect(readingOf('It is not a reliable phone', 'reliable').negated).toBe(true)
  expect(readingOf('It is not cheap, reliable though', 'reliable').negated).toBe(false)
  expect(readingOf('not only reliable', 'reliable').negated).toBe(false)
})

test('a phrase carries its own negation', () => {
  const reading = readingOf('I had no problems with it', 'problems')
  expect(reading.valence).toBeGreaterThan(0)
  expect(reading.negated).toBe(false)
})

test('a word that our own list lacks has its raters’ valence, one of a phrase has not', () => {
  expect(readingOf('They abandoned us', 'abandoned')).toMatchObject({ valence: -2, rated: true })
  expect(readingOf('The service was great', 'great').rated).toBe(false)
  expect(readingOf('I had no problems with it', 'no').rated).toBe(false)
  expect(readingOf('The box is blue', 'blue')).toMatchObject({ valence: 0, rated: false })
})

test('what follows "but" is stressed, what comes before is conceded', () => {
  const text = 'The food was terrible but the service was great'
  expect(readingOf(text, 'terrible').side).toBe('conceded')
  expect(readingOf(text, 'great').side).toBe('stressed')
  expect(readingOf('Although cheap, it is reliable', 'cheap').side).toBe('conceded')
})

test('intensifiers, capitals and drawn-out letters strengthen, hedges weaken', () => {
  expect(readingOf('It is very reliable', 'reliable').strength).toBeGreaterThan(1)
  expect(readingOf('It is RELIABLE', 'reliable').strength).toBeGreaterThan(1)
  expect(readingOf('It is soooo baaaad', 'baad').strength).toBeGreaterThan(1)
  expect(readingOf('It is slightly unreliable', 'unreliable').strength).toBeLessThan(1)
})

test('emoji speak with any skin tone', () => {
  expect(readWords(tokenize('👎🏿'))[0]?.valence).toBeLessThan(0)
})
