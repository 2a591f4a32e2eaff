import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { models } from '@vitrine/models/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import { chooseInput } from './choose-input.ts'
import { findModelById } from './find-model.ts'

let folder: string
let files: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-input-'))
  files = await openFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const table = async (field: string) => ({
  field,
  name: 'herd.csv',
  stored: await files.write(Readable.from([Buffer.from('Cow_ID,Day\n1,1\n')]), 1000),
})
const choose = async (modelId: string, ...given: Awaited<ReturnType<typeof table>>[]) =>
  chooseInput(findModelById(models, modelId), { files: given, text: undefined, sample: undefined }, files)

test('a herd table alone, in the field table, is an input of cattle-health', async () => {
  expect(await choose('cattle-health', await table('table'))).toMatchObject({ kind: 'file', mediaType: 'text/csv' })
})

test('the screens send it as the file', async () => {
  expect(await choose('cattle-health', await table('file'))).toMatchObject({ kind: 'file', mediaType: 'text/csv' })
})

test('other models take no table', async () => {
  await expect(choose('plantdisease', await table('table'))).rejects.toMatchObject({ problem: 'invalid-request' })
})

test('picture and table together are too much', async () => {
  const both = [await table('file'), await table('table')] as const
  await expect(choose('cattle-health', ...both)).rejects.toMatchObject({ problem: 'input-ambiguous' })
})
