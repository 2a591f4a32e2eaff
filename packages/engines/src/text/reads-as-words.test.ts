import { expect, test } from 'vitest'
import { readsAsWords } from './reads-as-words.ts'
import { tokenize } from './tokens.ts'

test.each([
  ['d8ff e000 4a10 4649 0046 0101 0060 0060 ffdb 4300 0302 0203 0202', false],
  ['qxzv wlkj prtm bnvd zzkq', false],
  ['The lift is out of order until Thursday.', true],
  ['Bus 12, 17, 21 and 40 stop at 8:10, 8:25 and 8:40.', true],
  ['Nice!', true],
])('%s reads as words: %s', async (text, wanted) => {
  expect(await readsAsWords(tokenize(text))).toBe(wanted)
})
