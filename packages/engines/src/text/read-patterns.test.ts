import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPatterns } from './read-patterns.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-patterns-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(text: string): Promise<URL> {
  const file = join(folder, `${crypto.randomUUID()}.txt`)
  await writeFile(file, text)
  return pathToFileURL(file)
}

test('parts of an expression are put together, spaces inside them kept', async () => {
  const file = await written('# Yes and no.\n[yes] iu\n^(?:\n  yes|\n  of course\n)\n\n[no]\n\\bno\\x20\nway\\b\n')
  const { yes, no } = readPatterns(file, ['yes', 'no'])
  expect(yes).toEqual(/^(?:yes|of course)/iu)
  expect(no.test('no way')).toBe(true)
  expect(no.flags).toBe('')
})

test('a part that is given stands for its name; counts in braces are no names', async () => {
  const file = await written('[due]\n<<day>> \\d{1,2}\n')
  expect(readPatterns(file, ['due'], { day: '(?:mon|tues)day' }).due).toEqual(/(?:mon|tues)day \d{1,2}/)
  expect(() => readPatterns(file, ['due'])).toThrow('asks for a part day')
})

test.each([
  ['[a]\nx\n[a]\ny\n', 'has a twice'],
  ['[a]\nx\n[b]\ny\n', 'Nobody asks for b'],
  ['[b]\nx\n', 'Nobody asks for b'],
  ['', 'has no a'],
  ['[a]\n(x\n', 'Invalid regular expression'],
])('%j is told to be wrong', async (text, says) => {
  const file = await written(text)
  expect(() => readPatterns(file, ['a'])).toThrow(says)
})
