import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenize } from './tokens.ts'

const norms = (text: string): string[] => tokenize(text).map((token) => token.norm)

test('contractions come apart alike, however they are written', () => {
  expect(norms("It doesn't work")).toEqual(['it', 'does', "n't", 'work'])
  expect(norms("it does n't work")).toEqual(['it', 'does', "n't", 'work'])
  expect(norms("it doesn 't work")).toEqual(['it', 'does', "n't", 'work'])
  expect(norms('it doesn’t work')).toEqual(['it', 'does', "n't", 'work'])
})

test('emoji with skin tone, emoticons, links, mentions and numbers are one token each', () => {
  expect(tokenize('👍🏽 :-( https://a.example/b?c=1 @shop #Great 3.50').map((token) => token.kind)).toEqual([
    'emoji',
    'emoticon',
    'link',
    'mention',
    'mention',
    'number',
  ])
})

test('letters drawn out are shortened', () => {
  expect(norms('Soooo goooood!!!!')).toEqual(['soo', 'good', '!!'])
})

test('ratings stay apart, other numbers are alike', () => {
  expect(norms('5 stars, 10/10, 1/5 for $29.99 in 2024')).toEqual('5 stars , 10/10 , 1/5 for $ 0 in 0'.split(' '))
})

test('every token is where it says, in order, and nothing but white space is left over', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({
          unit: fc.constantFrom(
            '.',
            '!',
            '?',
            ',',
            "'",
            'n',
            ' ',
            't',
            '’',
            'a',
            'B',
            'é',
            '👍',
            ':',
            ')',
            '-',
            '\n',
            '1',
          ),
        }),
      ),
      (text) => {
        let reached = 0
        for (const token of tokenize(text, 7)) {
          expect(text.slice(token.start - 7, token.end - 7)).toBe(token.text)
          expect(text.slice(reached, token.start - 7).trim()).toBe('')
          reached = token.end - 7
        }
        expect(text.slice(reached).trim()).toBe('')
      },
    ),
  )
})
