import { expect, test } from 'vitest'
import { toStorableJson } from '../storable-json.ts'
import { gatherMadeFiles } from './gather-made-files.ts'

const dot = Buffer.from('a picture')
const picture = `data:image/png;base64,${dot.toString('base64')}`

test('a picture is taken out of the answer once, wherever it stands', () => {
  const { files, write } = gatherMadeFiles()
  const output = toStorableJson({ image: picture, pages: [picture] }, write)
  const blocks = toStorableJson([{ kind: 'image', url: picture }], write)
  expect(files).toEqual([{ reference: expect.any(String), extension: 'png', bytes: dot }])
  const reference = files[0]?.reference
  expect(JSON.parse(output)).toEqual({ image: reference, pages: [reference] })
  expect(JSON.parse(blocks)).toEqual([{ kind: 'image', url: reference }])
})

test('two pictures have references of their own, which nobody can guess', () => {
  const other = `data:audio/wav;base64,${Buffer.from('a sound').toString('base64')}`
  const [first, second] = [gatherMadeFiles(), gatherMadeFiles()]
  toStorableJson([picture, other], first.write)
  toStorableJson([picture], second.write)
  const references = [...first.files, ...second.files].map(({ reference }) => reference)
  expect(new Set(references).size).toBe(3)
  expect(first.files.map(({ extension }) => extension)).toEqual(['png', 'wav'])
})

test.each([
  'data:text/html;base64,PGI+',
  `see ${picture}`,
  `${picture}\n`,
  'data:image/png;base64,',
  'data:image/png;base64,no/base64!',
  'made-file:00000000-0000-4000-8000-000000000000',
])('%j stays a text', (text) => {
  const { files, write } = gatherMadeFiles()
  expect(JSON.parse(toStorableJson({ text }, write))).toEqual({ text })
  expect(files).toEqual([])
})

test('what the database cannot hold is left out of texts all the same', () => {
  expect(gatherMadeFiles().write('a\0b\ud800')).toBe('ab\ufffd')
})
