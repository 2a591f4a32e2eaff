import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { readJsonLines } from './read-json-lines.ts'

const schema = z.object({ text: z.string() })

async function fileOf(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lines-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'rows.jsonl')
  await writeFile(file, content)
  return file
}

test('gives one row for each line that is not blank', async () => {
  const file = await fileOf('{"text":"a","more":1}\r\n\n{"text":"b"}\n')
  expect(await readJsonLines(file, schema)).toEqual([{ text: 'a' }, { text: 'b' }])
})

test('a line of another form is an error', async () => {
  await expect(readJsonLines(await fileOf('{"text":1}\n'), schema)).rejects.toThrow('expected string')
})
