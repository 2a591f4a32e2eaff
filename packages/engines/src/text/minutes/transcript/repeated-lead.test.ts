import { expect, test } from 'vitest'
import { readTranscript } from './transcript.ts'

test('speakers before a dash, without a colon, are speakers', () => {
  const text = [
    'Kitchen handover',
    'Date: 02/05/2026',
    '',
    'Chef Luca - we open at noon, not at one: the coach is early',
    'Noor - then I need the bread by ten',
    'Chef Luca - fine',
    'Noor - and who fetches it?',
    'Pavel - me',
  ].join('\n')
  const { attendees, turns, title } = readTranscript(text)
  expect(title).toBe('Kitchen handover')
  expect(attendees).toEqual(['Chef Luca', 'Noor', 'Pavel'])
  expect(turns[0]).toMatchObject({ speaker: 'Chef Luca', text: 'we open at noon, not at one: the coach is early' })
  for (const { start, end, text: said } of turns) expect(text.slice(start, end)).toBe(said)
})

test('times and names in columns of blanks are turns with their time', () => {
  const text = [
    'Choir committee, typed from the recording.',
    '00:04  Ines Falk  Shall we begin?',
    '00:09  Tom Rood  Yes. The hall is booked',
    'for both evenings.',
    '00:15  Ines Falk  Good.',
    '00:18  Tom Rood  I ordered the scores.',
  ].join('\n')
  const { turns } = readTranscript(text)
  expect(turns.map(({ speaker, time }) => [speaker, time])).toEqual([
    ['Ines Falk', '00:04'],
    ['Tom Rood', '00:09'],
    ['Ines Falk', '00:15'],
    ['Tom Rood', '00:18'],
  ])
  expect(turns[1]?.text).toBe('Yes. The hall is booked for both evenings.')
})

test('a price list has no speakers', () => {
  const text = 'Offer\nTea - 4.20\nCoffee - 5.10\nCake - with cream 6.00\nSoup - of the day 7.50'
  expect(readTranscript(text).turns.every(({ speaker }) => speaker === null)).toBe(true)
})

test('names in small letters before a colon are speakers where most lines begin so', () => {
  const text = ['bo_7: is the van back', 'lena: it is', 'bo_7: then i fetch the pallets at 3', 'lena: +1'].join('\n')
  const { attendees, turns } = readTranscript(text)
  expect(attendees).toEqual(['bo_7', 'lena'])
  expect(turns.map(({ text: said }) => said)).toEqual([
    'is the van back',
    'it is',
    'then i fetch the pallets at 3',
    '+1',
  ])
})

test('subtitles that stand on one line with their times are turns', () => {
  const text = [
    '00:00:02.000 --> 00:00:04.500 <v Ida>Who has the key?',
    '00:00:05.000 --> 00:00:06.100 <v Moritz>I have.',
    '00:00:06.400 --> 00:00:09.000 <v Ida>Then you lock up tonight.',
    '00:00:09.200 --> 00:00:10.000 <v Moritz>Sure.',
  ].join('\n')
  const { attendees, turns } = readTranscript(text)
  expect(attendees).toEqual(['Ida', 'Moritz'])
  expect(turns[2]).toMatchObject({ speaker: 'Ida', text: 'Then you lock up tonight.', time: '00:00:06.400' })
})

test('speakers that a program numbers in small letters are speakers', () => {
  const text = [
    'participant 1: is the boat back',
    'participant 2: since noon',
    'participant 1: then i wash it',
    'participant 2: ta',
  ].join('\n')
  expect(readTranscript(text).attendees).toEqual(['participant 1', 'participant 2'])
})
