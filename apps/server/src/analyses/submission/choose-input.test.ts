import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { models } from '@vitrine/models/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileStore } from '../../files/file-store.ts'
import { openFolderStore } from '../../files/folder-store.ts'
import { findModelById } from '../find-model.ts'
import { chooseInput } from './choose-input.ts'

let folder: string
let files: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-input-'))
  files = await openFolderStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A PNG. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const table = async (field: string) => ({
  field,
  name: 'herd.csv',
  stored: await files.write(Readable.from([Buffer.from('Cow_ID,Day\n1,1\n')]), 1000),
})
const choose = async (modelId: string, ...given: Awaited<ReturnType<typeof table>>[]) =>
  chooseInput(findModelById(models, modelId), { files: given, text: undefined, sample: undefined }, files)

test('a herd table alone, in the field table, is an input of cattle-health', async () => {
  expect(await choose('cattle-health', await table('table'))).toMatchObject({
    kind: 'file',
    file: { mediaType: 'text/csv' },
    companion: null,
  })
})

test('the screens send it as the file', async () => {
  expect(await choose('cattle-health', await table('file'))).toMatchObject({
    kind: 'file',
    file: { mediaType: 'text/csv' },
    companion: null,
  })
})

test('other models take no table', async () => {
  await expect(choose('plantdisease', await table('table'))).rejects.toMatchObject({ problem: 'invalid-request' })
})

const picture = async (field: string) => ({
  field,
  name: 'cow.png',
  stored: await files.write(Readable.from([Buffer.from(onePixel, 'base64')]), 1000),
})

test('picture and table together are one input of two files', async () => {
  expect(await choose('cattle-health', await table('table'), await picture('file'))).toMatchObject({
    kind: 'file',
    file: { name: 'cow.png', mediaType: 'image/png' },
    companion: { name: 'herd.csv', mediaType: 'text/csv' },
  })
})

test.each([
  ['two tables', ['file', 'table'] as const, table],
  ['two pictures', ['file', 'table'] as const, picture],
])('%s are refused by what the fields take', async (_, fields, make) => {
  const [first, second] = [await make(fields[0]), await make(fields[1])]
  await expect(choose('cattle-health', first, second)).rejects.toMatchObject({ problem: 'type-unsupported' })
})

test('a field that comes twice is too much', async () => {
  const twice = [await picture('file'), await picture('file')] as const
  await expect(choose('cattle-health', ...twice)).rejects.toMatchObject({ problem: 'input-ambiguous' })
})

test('each of the two is held to the size that the model takes', async () => {
  const large = { ...(await table('table')), stored: { ...(await table('table')).stored, size: 6 * 1_048_576 } }
  await expect(choose('cattle-health', await picture('file'), large)).rejects.toMatchObject({
    problem: 'input-too-large',
  })
})
