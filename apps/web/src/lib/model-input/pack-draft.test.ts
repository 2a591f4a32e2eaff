import { expect, it } from 'vitest'
import { packDraft, unpackDraft } from './pack-draft.ts'

const words = {
  modelId: 'm',
  modelTitle: 'Größe',
  path: '/m',
  text: 'Zeile 1\n„zwei“ 🌱',
  options: { tone: 'dry', most: 3 },
}
const bytesOf = async (file: File | null | undefined) => (file ? [...new Uint8Array(await file.arrayBuffer())] : null)

it('words and both files come back as they were', async () => {
  const file = new File([new Uint8Array([0, 255, 10, 0])], 'größe.png', { type: 'image/png' })
  const companion = new File(['cow\n1\n'], 'herd.csv', { type: 'text/csv' })
  const back = unpackDraft(await packDraft({ ...words, file, companion }))
  expect(back).toMatchObject(words)
  expect([back.file?.name, back.file?.type, await bytesOf(back.file)]).toEqual([
    'größe.png',
    'image/png',
    [0, 255, 10, 0],
  ])
  expect([back.companion?.name, await bytesOf(back.companion)]).toEqual(['herd.csv', [99, 111, 119, 10, 49, 10]])
})

it('a companion alone is no file, and an empty file is one', async () => {
  const companion = new File(['1'], 'one.csv')
  const alone = unpackDraft(await packDraft({ ...words, text: null, file: null, companion }))
  expect([alone.text, alone.file, await bytesOf(alone.companion)]).toEqual([null, null, [49]])
  const empty = unpackDraft(await packDraft({ ...words, file: new File([], 'empty.pdf') }))
  expect([empty.file?.name, empty.file?.size, empty.companion]).toEqual(['empty.pdf', 0, null])
})
