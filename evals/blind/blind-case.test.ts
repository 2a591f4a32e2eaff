import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { partOf, readCases } from './blind-case.ts'

async function folderWith(...cases: object[]): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'blind-'))
  onTestFinished(async () => rm(folder, { recursive: true }))
  const lines = cases.map((one) => JSON.stringify({ kind: 'belongs', text: 'x', made: 'for this test', ...one }))
  await writeFile(join(folder, 'cases.jsonl'), lines.join('\n'))
  return pathToFileURL(`${folder}/`)
}

const ids = Array.from({ length: 30 }, (_, index) => `case-${index}`)

test('the hash of its id says which part a case is in, unless the case itself does', async () => {
  const byHash = await folderWith(...ids.map((id) => ({ id })))
  const kept = (await readCases(byHash, 'kept')).map(({ id }) => id)
  expect(kept).toEqual(ids.filter((id) => partOf(id) === 'kept'))
  expect(kept).not.toHaveLength(0)

  const turned = await folderWith(...ids.map((id) => ({ id, part: partOf(id) === 'kept' ? 'development' : 'kept' })))
  expect((await readCases(turned, 'development')).map(({ id }) => id)).toEqual(kept)
  expect(await readCases(turned, 'all')).toHaveLength(ids.length)
})

test('a part of another name is refused, and its line is named', async () => {
  await expect(readCases(await folderWith({ id: 'a' }, { id: 'b', part: 'dev' }), 'all')).rejects.toThrow('line 2')
})
