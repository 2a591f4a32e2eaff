import { expect, test } from 'vitest'
import { defineModel } from './model.ts'
import { fileRun, sampleRun, textRun } from './quiet-run.ts'

const samplesFolder = new URL('file:///samples/')
const model = {
  ...defineModel({ id: 'crates' } as Parameters<typeof defineModel>[0]),
  options: [{ kind: 'integer', name: 'most', label: 'Most', help: '', default: 4, min: 1, max: 9 }],
} satisfies Parameters<typeof sampleRun>[0]
const described = { id: 'one', label: 'One', description: 'One.', source: 'Written here, MIT' }
const read = async (file: URL) => new TextEncoder().encode(file.href)
const asText = (bytes?: Uint8Array) => new TextDecoder().decode(bytes)

test('a file is given with its kind, its size and its bytes', async () => {
  const [input, context] = fileRun(new Uint8Array([1, 2, 3]), 'image/png', { name: 'a.png' })
  expect(input).toEqual({ file: { name: 'a.png', mediaType: 'image/png', size: 3 }, text: null, options: {} })
  expect(await context.readFile()).toHaveLength(3)
})

test('a text has no file to read', async () => {
  const [, context] = textRun('Ten crates')
  await expect(context.readFile()).rejects.toThrow('no file')
})

test('a sample comes with the options that are set anyway, with its own and with what lies beside it', async () => {
  const sample = {
    ...described,
    file: 'photo.png',
    mediaType: 'image/png',
    companion: { file: 'table.csv', mediaType: 'text/csv' },
  }
  const [input, context] = await sampleRun(model, { samplesFolder }, sample, read)
  expect(input.options).toEqual({ most: 4 })
  expect(asText(await context.readFile())).toBe('file:///samples/photo.png')
  expect(asText(await context.readCompanion?.())).toBe('file:///samples/table.csv')
  const [spoken] = await sampleRun(model, { samplesFolder }, { ...described, text: 'Two', options: { most: 2 } }, read)
  expect(spoken).toMatchObject({ text: 'Two', file: null, options: { most: 2 } })
})
