import { expect, test } from 'vitest'
import { Languages, languageName } from './languages.ts'

test('a short doubtful stretch is in the language of the rest, a sure one in its own', () => {
  const languages = new Languages()
  expect(languages.overall).toBeNull()
  expect(
    languages.choose(
      new Map([
        ['en', 0.98],
        ['de', 0.02],
      ]),
      20,
    ),
  ).toBe('en')
  expect(
    languages.choose(
      new Map([
        ['en', 0.4],
        ['de', 0.6],
      ]),
      1,
    ),
  ).toBe('en')
  expect(
    languages.choose(
      new Map([
        ['en', 0.05],
        ['de', 0.95],
      ]),
      5,
    ),
  ).toBe('de')
  expect(languages.overall).toBe('en')
})

test('languages have their English names', () => {
  expect(['de', 'es', 'jw'].map(languageName)).toEqual(['German', 'Spanish', 'Javanese'])
})
