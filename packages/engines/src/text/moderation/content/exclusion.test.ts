import { expect, test } from 'vitest'
import { moderationTokens } from '../words/moderation-tokens.ts'
import { findExclusion } from './exclusion.ts'

const excluding = (text: string): string[] =>
  findExclusion(text, moderationTokens(text).tokens).map(({ start, end }) => text.slice(start, end))

test.each([
  'Bedsit over the bakery. No Bulgarians.',
  'The sauna is not for people in wheelchairs.',
  'We do not rent to Kurds.',
  'Everyone may come to the barbecue except the refugees.',
  'Lower-caste workers are to use their own plates.',
  'Gay couples are kindly requested to look for another hotel.',
  'I would ask the mothers from the mosque to keep away on Sunday.',
])('%s keeps a group out', (text) => {
  expect(excluding(text)).not.toEqual([])
})

test.each([
  'There were no Bulgarians in the final.',
  'Nobody from the mosque was late.',
  'The course is not for Kurds alone.',
  'She was told that they do not rent to Kurds.',
  'Do they really not rent to Kurds?',
  'It is illegal to say: no Bulgarians.',
  'The sign read "No Bulgarians", and the council took it down.',
  'Wheelchair users are asked to ring the bell at the ramp.',
  'Refugees need not apply for a visa.',
  'No dogs, no prams.',
])('%s keeps nobody out', (text) => {
  expect(excluding(text)).toEqual([])
})

test('gives the sentence that does it', () => {
  expect(excluding('Nice flat. No Bulgarians, please. Ring after six.')).toEqual(['No Bulgarians, please.'])
})
