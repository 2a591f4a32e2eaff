import { expect, test } from 'vitest'
import { divideRunOns } from './divide-run-ons.ts'

const runOn =
  'Mrs. Ito is 48 years old, she has had a sore throat for two days, no cough, her glands are swollen, she is allergic to amoxicillin, which gave her blisters, start clarithromycin 250 mg twice daily, see her on Monday.'

test('divides what is written as one sentence, and keeps each word in its place', () => {
  const divided = divideRunOns(runOn)
  expect(divided.split(/(?<=\.) (?=She|No|Her|Start|See)/u)).toEqual([
    'Mrs. Ito is 48 years old.',
    'She has had a sore throat for two days.',
    'No cough.',
    'Her glands are swollen.',
    'She is allergic to amoxicillin, which gave her blisters.',
    'Start clarithromycin 250 mg twice daily.',
    'See her on Monday.',
  ])
  expect(divided).toHaveLength(runOn.length)
})

test('leaves short sentences and lists as they are', () => {
  const short = 'He was tired, he had no fever.'
  const list =
    'She takes aspirin, bisoprolol, ramipril, atorvastatin, metformin, gliclazide, omeprazole, sertraline, folic acid, vitamin D, iron, senna, codeine and a patch against pain.'
  expect(divideRunOns(`${short} ${list}`)).toBe(`${short} ${list}`)
})
