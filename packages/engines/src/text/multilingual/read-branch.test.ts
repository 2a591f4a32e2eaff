import { expect, test } from 'vitest'
import { readMeaning } from '../sentiment/read-meaning.ts'
import { prepareText } from './prepare-text.ts'

test('the branch reads each text, and each keeps its place', async () => {
  const [long, good, bad] = await readMeaning([
    `It came in a box. ${'The box was brown and had a label. '.repeat(40)}`,
    'I am delighted, it works like a charm.',
    'A complete waste of money, it fell apart.',
  ])
  expect(good?.positive).toBeGreaterThan(1)
  expect(bad?.positive).toBeLessThan(-1)
  expect(good?.valence).toBeGreaterThan(long?.valence ?? 1)
})

test('no text, no reading; an aborted run stops', async () => {
  expect(await readMeaning([])).toEqual([])
  await expect(readMeaning(['a'], { signal: AbortSignal.abort() })).rejects.toThrow('abort')
})

test('names, links and escapes are shown to a branch as it learned them', () => {
  expect(prepareText('@ada_l look: https://example.org/a?b &amp; &#128514;')).toBe('@USER look: URL &  ')
})
