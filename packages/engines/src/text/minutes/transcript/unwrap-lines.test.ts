import { expect, test } from 'vitest'
import { writeMinutes } from '../write-minutes.ts'
import { readTranscript } from './transcript.ts'
import { unwrapLines } from './unwrap-lines.ts'

const typed = `Minutes of the Choir Committee
Present: Nora Feld (chair), Ugo Brandt and
Mei Sato

It was reported that the organ had been out of tune ever since the
heating failed. After some discussion it was resolved that the carol service on
Sunday be accompanied by the brass players. Mr Brandt undertook to ring
the tuner before 9 December, as he had been to school with the man's
brother.

- robes
- folders`

test('lines broken at a width are read as sentences, with their places', () => {
  const { turns } = readTranscript(typed)
  const resolved = turns.find(({ text }) => text.includes('resolved'))
  expect(resolved?.text).toContain('the carol service on Sunday be accompanied by the brass players.')
  expect(unwrapLines(typed)).toHaveLength(typed.length)
  expect(typed.slice(resolved?.start, resolved?.end).replaceAll('\n', ' ')).toBe(resolved?.text)
})

test('minutes typed at a width state what was resolved and who does what', () => {
  const { attendees, decisions, actions } = writeMinutes(typed)
  expect(attendees).toEqual(['Nora Feld', 'Ugo Brandt', 'Mei Sato'])
  expect(decisions.map(({ text }) => text)).toEqual([
    'After some discussion it was resolved that the carol service on Sunday be accompanied by the brass players.',
  ])
  expect(actions.map(({ who, due }) => [who, due])).toEqual([['Ugo Brandt', 'before 9 December']])
})

test.each([
  'sam: can you bring the big tent from the shed on friday\nann: yes will do',
  'we open at ten\nand close at six\nok',
  'The hall is booked for the whole of Saturday afternoon.\nand so is the kitchen',
  'A heading without a full stop that is rather long\nThe next paragraph begins with a capital.',
])('messages, short lines and whole sentences stay apart: %s', (text) => {
  expect(unwrapLines(text)).toBe(text)
})

test('subtitles are read without their marks', () => {
  const { turns } = readTranscript(
    'WEBVTT\n\nc7/0-1\n00:01.000 --> 00:04.000\n<v Jo Marsh>We keep the red van until it has been\nlooked at by the garage.</v>\n\nc7/1-1\n00:05.000 --> 00:06.000\n<v Al Reid>Agreed.</v>\n\n00:07.000 --> 00:08.000\n<v Jo Marsh>Good.</v>\n\n00:09.000 --> 00:10.000\n<v Al Reid>Anything else?</v>',
  )
  expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Jo Marsh', 'We keep the red van until it has been looked at by the garage.'],
    ['Al Reid', 'Agreed.'],
    ['Jo Marsh', 'Good.'],
    ['Al Reid', 'Anything else?'],
  ])
})

test('a transcript of a quarter of a million broken lines is read', () => {
  const long = 'the committee went on about the roof of the hall and\n'.repeat(250_000)
  expect(unwrapLines(long)).toHaveLength(long.length)
})
