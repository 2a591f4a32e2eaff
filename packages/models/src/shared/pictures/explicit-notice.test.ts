import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { explicitNotice } from './explicit-notice.ts'

const signal = new AbortController().signal
const inputOf = (mediaType: string, size = 1) => ({
  file: { name: 'upload', mediaType, size },
  text: null,
  options: {},
})
const contextOf = (bytes: Uint8Array) => ({ readFile: async () => bytes, signal })
const picture = inputOf('image/jpeg')
const isAsked = () => Promise.reject(new Error('asked'))

test('a picture that the judges agree on gets a warning that says how sure they are and what to do', async () => {
  const block = await explicitNotice(picture, contextOf(new Uint8Array(1)), async () => 0.93)
  expect(block).toMatchObject({ kind: 'notice', tone: 'warning', title: 'This picture may be sexually explicit' })
  expect(block?.text).toContain('93 %')
  expect(block?.text).toContain('look at it before you share')
})

test('a document or a text is not judged', async () => {
  const context = { readFile: isAsked, signal }
  expect(await explicitNotice(inputOf('application/pdf'), context, isAsked)).toBeNull()
  expect(await explicitNotice({ file: null, text: 'words', options: {} }, context, isAsked)).toBeNull()
})

test('what the judges cannot read is left to the model', async () => {
  expect(await explicitNotice(picture, contextOf(new TextEncoder().encode('no picture')))).toBeNull()
})

test('a run that was given up is not judged', async () => {
  const context = { ...contextOf(new Uint8Array(1)), signal: AbortSignal.abort() }
  await expect(explicitNotice(picture, context, async () => 1)).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  'calorie-nutrition/samples/egg.jpg',
  'cattle-health/samples/healthy.jpg',
  'cropsclassification/samples/aubergine.jpg',
  'isometrics/samples/pid-part.png',
  'parasitesclassification/samples/infected-cell.png',
  'plantdisease/samples/strawberry-fruit.jpg',
])('%s gets none', { timeout: 120_000 }, async (file) => {
  expect(await explicitNotice(picture, contextOf(await readFile(new URL(`../../${file}`, import.meta.url))))).toBeNull()
})
