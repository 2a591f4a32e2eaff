import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readWords } from './read-words.ts'

async function written(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'words-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'fruit.txt')
  await writeFile(file, text)
  return pathToFileURL(file)
}

test('words stand in any number of lines, with comments between them', async () => {
  const file = await written('# Fruit that we sell.\napple pear\r\n\n  plum apple\n# And stone fruit.\ncherry\n')
  expect([...readWords(file)]).toEqual(['apple', 'pear', 'plum', 'cherry'])
})

test('a file of comments alone is a mistake', async () => {
  const file = await written('# Nothing yet.\n')
  expect(() => readWords(file)).toThrow(/fruit\.txt has no words/)
})
