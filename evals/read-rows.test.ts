import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readRows } from './read-rows.ts'

test('gives cells by the names of their columns, blank where there are none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.csv'), '\uFEFFfile,label,note\na.png,"left, turned"\nb.png,right,"said ""so"""\n')
  const rows = await readRows(join(folder, 'index.csv'))
  expect(rows.map((cell) => ['file', 'label', 'note', 'split'].map(cell))).toEqual([
    ['a.png', 'left, turned', '', ''],
    ['b.png', 'right', 'said "so"', ''],
  ])
})

test('a missing file is an error', async () => {
  await expect(readRows('/nowhere/index.csv')).rejects.toThrow('ENOENT')
})
