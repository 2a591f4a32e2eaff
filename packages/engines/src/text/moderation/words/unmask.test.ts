import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moderationTokens } from './moderation-tokens.ts'

const norms = (text: string): string[] => moderationTokens(text).tokens.map(({ norm }) => norm)

test.each([
  ['You 1d10t', ['you', 'idiot']],
  ['a l o s e r', ['a', 'loser']],
  ['i.d.i.o.t', ['idiot']],
  ['m0r0n!', ['moron', '!']],
  ['id**t', ['idiot']],
  ['st\u200Bupid', ['stupid']],
  ['ѕtuріd', ['stupid']],
  ['ｉｄｉｏｔ', ['idiot']],
  ['stúpíd', ['stupid']],
])('%s is read as what it stands for', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each(['mp3', 'b2b', '10am', 'c3po', '$100', 'Müller', 'R2D2', '3D'])('%s is no disguise', (text) => {
  expect(moderationTokens(text).disguised).toEqual([])
})

test('words of another script stay as they are', () => {
  expect(norms('хороший день')).toEqual(['хороший', 'день'])
})

test('says where the wording was disguised', () => {
  const text = 'Go away, l o s e r and 1d10t.'
  const found = moderationTokens(text).disguised.map(({ start, end }) => text.slice(start, end))
  expect(found.toSorted()).toEqual(['1d10t', 'l o s e r'])
})

test('for any text: tokens come in order and are where they say', () => {
  const piece = fc.constantFrom(
    '1d10t',
    'l o s e r',
    'ѕ',
    'é',
    '👍🏽',
    '\u200B',
    ' ',
    '.',
    'a',
    'B',
    '*',
    '@x',
    '\n',
    '𝐚',
    'ﬁ',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 20 }),
      (pieces) => {
        const text = pieces.join('')
        let reached = 0
        for (const { start, end, text: shown } of moderationTokens(text).tokens) {
          expect(start).toBeGreaterThanOrEqual(reached)
          expect(end).toBeGreaterThan(start)
          expect(text.slice(start, end)).toBe(shown)
          reached = start
        }
      },
    ),
  )
})
