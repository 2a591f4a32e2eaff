import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const evaluate = (id: string) =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('./evaluate.ts', import.meta.url)), id, '--no-write', '--json', '--data', '/no/such/folder'],
    { maxBuffer: 1e7 },
  )

test('a model whose cases are in the repository is measured without a data folder', async () => {
  const { stdout } = await evaluate('image-gen')
  expect(JSON.parse(stdout)).toMatchObject({ model: 'image-gen', n: expect.any(Number) })
}, 60_000)

test('of a model that needs data, the missing folder is named, and where its data come from', async () => {
  await expect(evaluate('pdfqa')).rejects.toMatchObject({
    code: 64,
    stderr: expect.stringMatching(/no data folder \/no\/such\/folder.*evals\/datasets\.md/),
  })
}, 60_000)
