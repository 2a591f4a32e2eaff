import { readFile } from 'node:fs/promises'
import { blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { tagsSchema } from '@vitrine/engines/text/tagging/tags-schema.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import { describe, expect, test } from 'vitest'
import { documentTaggingFinance } from './document-tagging-finance/definition.ts'
import { documentTaggingHealthcare } from './document-tagging-healthcare/definition.ts'
import { documentTaggingInsurance } from './document-tagging-insurance/definition.ts'

interface Case {
  model: Model
  /** Samples with their topics. */
  topics: readonly [first: [file: string, code: string], ...rest: [file: string, code: string][]]
  /** A sample of another kind. */
  foreign: string
  /** A sample that contains people, dates and codes. */
  letter: string
}

const models: readonly Case[] = [
  {
    model: documentTaggingHealthcare,
    topics: [
      ['thrombolysis-abstract.txt', 'C14'],
      ['radiology-report.pdf', 'C04'],
      ['referral-letter.docx', 'C17'],
    ],
    foreign: 'garden-plan.txt',
    letter: 'referral-letter.docx',
  },
  {
    model: documentTaggingInsurance,
    topics: [
      ['care-question.txt', 'long-term-care-insurance'],
      ['renters-policy.pdf', 'renters-insurance'],
      ['claim-letter.docx', 'auto-insurance'],
    ],
    foreign: 'museum-visit.txt',
    letter: 'claim-letter.docx',
  },
  {
    model: documentTaggingFinance,
    topics: [
      ['card-waiting.txt', 'card_arrival'],
      ['top-up-note.pdf', 'pending_top_up'],
      ['double-charge-letter.docx', 'transaction_charged_twice'],
    ],
    foreign: 'annual-summary.txt',
    letter: 'double-charge-letter.docx',
  },
]

const input = { file: { name: 'document', mediaType: 'text/plain', size: 1 }, text: null, options: {} }

describe.each(models)('$model.id', ({ model, topics, foreign, letter }) => {
  const { work } = model
  if (work === null) throw new Error('a tagging model without its engine')
  const sample = (file: string): Promise<Uint8Array> => readFile(new URL(file, work.samplesFolder))
  const tagBytes = async (bytes: Uint8Array) => (await work.loadEngine())(input, quietContext(bytes))
  const tag = async (file: string) => tagsSchema.parse(await tagBytes(await sample(file)))

  test.each([...topics])('%s is of %s', async (file, code) => {
    const tags = await tag(file)
    expect(tags.topics[0]).toMatchObject({ code })
    expect(tags.known).toBe(true)
  })

  test('a text of another kind gets none of the topics, and the result says so', async () => {
    const tags = await tag(foreign)
    expect(tags.known).toBe(false)
    const blocks = work.present(tags)
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'labels', title: 'Topics', known: false }))
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'notice', tone: 'warning' }))
    expect(work.summarize(tags)).toContain('none of the topics that I know')
  })

  test('a column of figures is of none of the topics', async () => {
    const figures = Array.from({ length: 48 }, (_, month) => `2024-${month} amount ${100 + month}.50 received`)
    const tags = tagsSchema.parse(await tagBytes(new TextEncoder().encode(figures.join('\n'))))
    expect(tags.known).toBe(false)
  })

  test('samples are shown in blocks', async () => {
    for (const file of work.samples.flatMap((one) => ('file' in one ? [one.file] : []))) {
      const tags = await tag(file)
      for (const block of work.present(tags)) blockSchema.parse(block)
      expect(tags.keyphrases.length).toBeGreaterThan(2)
    }
  })

  test('entities stand in the document', async () => {
    const kinds = (await tag(letter)).entities.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['person', 'date', 'code']))
  })

  test('a provider’s topics and entities are kept only where they are known and in the text', async () => {
    const [[file, code]] = topics
    const bytes = await sample(file)
    const own = await tag(file)
    const answer = {
      ...own,
      topics: [
        { code: 'invented', label: 'Invented', confidence: 0.9 },
        { code, label: 'named otherwise', confidence: 0.8 },
      ],
      entities: [
        { kind: 'person' as const, text: 'Nobody Named Here', detail: null, start: 0, end: 1, confidence: 1, count: 1 },
      ],
    }
    const prompt = await work.prompt?.()
    if (prompt === undefined || prompt.needs === 'image') throw new Error('a tagging model without its prompt')
    const accepted = tagsSchema.parse(await prompt.accept(answer, input, quietContext(bytes)))
    expect(accepted.topics.map((topic) => topic.code)).toEqual([code])
    expect(accepted.topics[0]?.label).toBe(own.topics[0]?.label)
    expect(accepted.entities).toEqual([])
    const [codes, text] = await prompt.data(input, quietContext(bytes))
    expect(codes).toMatchObject({ text: expect.stringContaining(code) })
    expect(text).toMatchObject({ text: new TextDecoder().decode(bytes) })
  })

  test('an empty file and a picture of nothing are refused with a way out', async () => {
    await expect(tagBytes(new Uint8Array())).rejects.toMatchObject({ problem: 'input-empty', hint: expect.any(String) })
    await expect(tagBytes(new TextEncoder().encode('--- ... ---'))).rejects.toMatchObject({ problem: 'text-not-found' })
    await expect(tagBytes(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toMatchObject({ problem: 'input-damaged' })
  })
})
