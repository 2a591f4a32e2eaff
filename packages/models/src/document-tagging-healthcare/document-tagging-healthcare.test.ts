import { readFile } from 'node:fs/promises'
import { blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { describe, expect, test } from 'vitest'
import { tagHealthcareDocument } from './engine.ts'
import { presentHealthcareTags, summarizeHealthcareTags } from './present.ts'
import { healthcareTagsPrompt } from './prompt.ts'
import { samples } from './samples.ts'
import { healthcareTagsSchema } from './schema.ts'

const input = { file: { name: 'document', mediaType: 'text/plain', size: 1 }, text: null, options: {} }
const contextOf = (bytes: Uint8Array) => ({
  readFile: async () => bytes,
  signal: new AbortController().signal,
  report: () => undefined,
})
const sample = (file: string): Promise<Uint8Array> => readFile(new URL(`./samples/${file}`, import.meta.url))
const tagBytes = (bytes: Uint8Array) => tagHealthcareDocument(input, contextOf(bytes))
const tag = async (file: string) =>
  healthcareTagsSchema.parse(await tagHealthcareDocument(input, contextOf(await sample(file))))

describe('topics', () => {
  test.each([
    ['thrombolysis-abstract.txt', 'C14'],
    ['radiology-report.pdf', 'C04'],
    ['referral-letter.docx', 'C17'],
  ])('%s is of %s', async (file, code) => {
    const tags = await tag(file)
    expect(tags.topics[0]).toMatchObject({ code })
    expect(tags.known).toBe(true)
  })

  test('a text of another kind gets none of them, and the result says so', async () => {
    const tags = await tag('garden-plan.txt')
    expect(tags.known).toBe(false)
    const blocks = presentHealthcareTags(tags)
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'labels', title: 'Topics', known: false }))
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'notice', tone: 'warning' }))
    expect(summarizeHealthcareTags(tags)).toContain('none of the topics known')
  })
})

test.each(samples.flatMap((one) => ('file' in one ? [one.file] : [])))('%s is shown in blocks', async (file) => {
  const tags = await tag(file)
  for (const block of presentHealthcareTags(tags)) blockSchema.parse(block)
  expect(tags.keyphrases.length).toBeGreaterThan(2)
})

test('entities stand in the document', async () => {
  const { entities } = await tag('referral-letter.docx')
  const kinds = entities.map(({ kind }) => kind)
  expect(kinds).toContain('person')
  expect(kinds).toContain('date')
  expect(kinds).toContain('code')
})

test('a provider’s topics and entities are kept only where they are known and in the text', async () => {
  const bytes = await sample('thrombolysis-abstract.txt')
  const own = await tag('thrombolysis-abstract.txt')
  const answer = {
    ...own,
    topics: [
      { code: 'invented', label: 'Invented', confidence: 0.9 },
      { code: 'C14', label: 'named otherwise', confidence: 0.8 },
    ],
    entities: [
      { kind: 'person' as const, text: 'Nobody Named Here', detail: null, start: 0, end: 1, confidence: 1, count: 1 },
    ],
  }
  const accepted = await healthcareTagsPrompt.accept(answer, input, contextOf(bytes))
  expect(accepted.topics.map(({ code }) => code)).toEqual(['C14'])
  expect(accepted.topics[0]?.label).toBe(own.topics[0]?.label)
  expect(accepted.entities).toEqual([])
  const [codes, text] = await healthcareTagsPrompt.data(input, contextOf(bytes))
  expect(codes).toMatchObject({ text: expect.stringContaining('C14') })
  expect(text).toMatchObject({ text: new TextDecoder().decode(bytes) })
})

test('an empty file and a picture of nothing are refused with a way out', async () => {
  await expect(tagBytes(new Uint8Array())).rejects.toMatchObject({ problem: 'input-empty', hint: expect.any(String) })
  await expect(tagBytes(new TextEncoder().encode('--- ... ---'))).rejects.toMatchObject({ problem: 'text-not-found' })
  await expect(tagBytes(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toMatchObject({ problem: 'input-damaged' })
})
