import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { figuresInWords } from '@vitrine/model-kit/figures.ts'
import { sampleRun } from '@vitrine/model-kit/quiet-run.ts'
import { describe, expect, test } from 'vitest'
import { industries } from './catalogue-industries.ts'
import { models } from './registry.ts'

/**
 * What callers were promised of these models: id, type, accepted files, MB, time hint; docs/behaviour.md states them for
 * them. A model that is added needs no line here.
 */
const promised: readonly [id: string, type: string, accepted: string, megabytes: number, time: string | null][] = [
  ['cattle-health', 'image', 'jpeg png', 5, '15-20s'],
  ['parasitesclassification', 'image', 'jpeg png webp', 5, '10-15s'],
  ['snore-detection', 'audio', 'mp3', 5, '5-10s'],
  ['plantdisease', 'image', 'jpeg png webp', 5, '8-12s'],
  ['cropsclassification', 'image', 'jpeg png webp', 5, '10-15s'],
  ['isometrics', 'image', 'jpeg png webp', 5, null],
  ['pipes', 'image', 'jpeg png webp', 5, null],
  ['edi-856-asn', 'file', 'pdf jpeg png xlsx csv txt edi', 5, '15-20s'],
  ['retail-sentiment-analysis', 'text', '', 5, '5-10s'],
  ['text-moderation', 'text', '', 5, null],
  ['retail-demand-planning', 'file', 'csv', 5, '15-20s'],
  ['invoices-extraction', 'file', 'jpeg png pdf', 5, '15-20s'],
  ['medical-invoices', 'file', 'jpeg png pdf', 5, '15-20s'],
  ['insurance-invoices', 'file', 'jpeg png pdf', 5, '15-20s'],
  ['bill-of-lading', 'file', 'jpeg png pdf', 5, '15-20s'],
  ['document-tagging-healthcare', 'file', 'pdf docx txt', 5, '10-15s'],
  ['document-tagging-insurance', 'file', 'pdf docx txt', 5, '10-15s'],
  ['document-tagging-finance', 'file', 'pdf docx txt', 5, '10-15s'],
  ['patient-name-extraction', 'file', 'jpeg png pdf', 5, null],
  ['vital-parameter-extraction', 'file', 'pdf', 5, null],
  ['med-doc-summarization', 'file', 'pdf', 5, '15-20s'],
  ['video-qa', 'video', 'mp4', 6, '20-30s'],
  ['videoModeration', 'video', 'mp4', 6, '20-30s'],
  ['medAudioSummarize', 'audio', 'mp3', 6, '15-25s'],
  ['audioSentiment', 'audio', 'mp3 wav', 8, '12-18s'],
  ['audio-question-answering', 'audio', 'mp3 wav m4a', 12, '20-30s'],
  ['audioTranscription', 'audio', 'mp3 wav m4a', 10, '10-20s'],
  ['calorie-nutrition', 'image', 'jpeg png webp', 5, '10-15s'],
  ['meeting-minutes', 'file', 'txt docx pdf', 6, '20-30s'],
  ['image-gen', 'text', '', 2, '5-10s'],
  ['explore-topic', 'text', '', 2, '8-12s'],
  ['pdfqa', 'file', 'pdf', 5, '20-30s'],
]

/** Values from this confidence on are called fairly sure. */
const fairlySure = 0.7

/** Signs of doubt for a reader: amber notices, and values or best classes with low confidence. */
const doubts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'notice') return block.tone === 'warning' ? [block.title ?? block.text] : []
    if (block.kind !== 'fields' && block.kind !== 'labels') return []
    const [best] = block.items
    const told = block.kind === 'labels' ? (best ? [best] : []) : block.items
    return told.filter(({ confidence }) => (confidence ?? 1) < fairlySure).map(({ label }) => label)
  })

const folder = new URL('./', import.meta.url)
const pages = new URL('../../../docs/models/', import.meta.url)
const ids = models.map((model) => model.id)

describe('the registry', () => {
  test('holds the folders beside it, and no other', () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map((entry) => entry.name)
    expect(ids.toSorted()).toEqual(folders.toSorted())
  })

  test.each(promised)('%s is as it was promised', (id, type, accepted, megabytes, time) => {
    const model = models.find((candidate) => candidate.id === id)
    expect(model?.input.kind).toBe(type)
    const accept = model && model.input.kind !== 'text' ? model.input.accept : []
    expect(accept.toSorted()).toEqual(accepted.split(' ').filter(Boolean).toSorted())
    expect(model?.input.maxMegabytes).toBe(megabytes)
    expect(model?.processingTime).toBe(time)
  })

  test('has the promised models in their order', () => {
    const first = promised.map(([id]) => id)
    expect(ids.filter((id) => first.includes(id))).toEqual(first)
  })

  test.each(ids)('%s has a page that says what it cannot do', (id) => {
    const page = readFileSync(new URL(`${id}.md`, pages), 'utf8')
    expect(page).toMatch(/^# .+ \(`.+`\)$/m)
    const limits = page.split(/^## What it cannot do$/m)[1]?.split(/^## /m)[0] ?? ''
    const upcoming = models.some((model) => model.id === id && model.work === null)
    const listed = limits.match(/^- /gm)?.length ?? 0
    expect(listed, 'lines that begin with “- ” below “What it cannot do”').toBeGreaterThanOrEqual(upcoming ? 0 : 3)
  })

  test('has no page of a model that is not there', () => {
    const written = readdirSync(pages).map((file) => file.replace(/\.md$/, ''))
    expect(written.filter((id) => id !== 'README').toSorted()).toEqual(ids.toSorted())
  })

  test('has no two models at one address', () => {
    const addresses = models.flatMap((model) => [
      model.slug,
      ...model.aliases.map(({ name, when }) => `functions/${name}${when ? `?${when.field}=${when.value}` : ''}`),
    ])
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('the industries', () => {
  test('show every model under All Models and under an industry of its own', () => {
    const [general, ...others] = industries
    const [all, ...kinds] = general?.subcategories ?? []
    expect(all?.models).toEqual(ids)
    expect(kinds.flatMap((subcategory) => subcategory.models).toSorted()).toEqual(ids.toSorted())
    const elsewhere = others.flatMap((industry) => industry.subcategories.flatMap((subcategory) => subcategory.models))
    const runnable = models.filter(({ work }) => work !== null).map(({ id }) => id)
    expect(runnable.filter((id) => !elsewhere.includes(id))).toEqual([])
  })
})

describe.each(models.filter((model) => model.work !== null))('$id', (model) => {
  const work = model.work
  if (!work) return

  test('has evidence of the version that it is', () => {
    expect(work.evidence).toMatchObject({ model: model.id, version: model.version, engine: work.engineName })
  })

  test('says its main figures in words, of measurements that it has', () => {
    if (!work.evidence) return
    const figures = figuresInWords(work.figures ?? [], work.evidence)
    expect(figures.length).toBeGreaterThan(0)
    const unlike = new Set(figures.map(({ sentence }) => sentence))
    expect(unlike.size).toBe(figures.length)
    for (const { sentence, basis } of figures) expect(`${sentence} ${basis}`).not.toMatch(/[{}]|NaN/)
  })

  test('has a prompt for providers, or a reason for having none', () => {
    expect([work.prompt, work.embeddedOnly].filter((one) => one !== undefined && one !== '')).toHaveLength(1)
  })

  test('has three samples or more, each with its file and source', () => {
    expect(work.samples.length).toBeGreaterThanOrEqual(3)
    expect(work.samples.filter((sample) => sample.source === '')).toEqual([])
    const files = work.samples.flatMap((sample) =>
      'file' in sample ? [sample, ...(sample.companion ? [sample.companion] : [])] : [],
    )
    expect(files.filter((sample) => !existsSync(new URL(sample.file, work.samplesFolder)))).toEqual([])
    const mediaTypes = Object.values(fileTypes).flatMap((type): readonly string[] => type.mediaTypes)
    expect(files.filter((sample) => !mediaTypes.includes(sample.mediaType))).toEqual([])
  })

  // The others are run by e2e/samples-from-own-page.spec.ts, each from its model's page, and by the tests of their models.
  test.for(work.samples.slice(0, 1).map((sample) => [sample.id, sample] as const))(
    'answers its first sample, %s, surely',
    { timeout: 120_000 },
    async ([, sample], { skip }) => {
      const engine = await work.loadEngine()
      const answer = engine(...(await sampleRun(model, work, sample, readFile)))
      // Some engines need a command that a machine may lack; their message in that case is tested with the model.
      const output = await answer.catch((error: unknown) => {
        if (error instanceof Unavailable && error.problem === 'engine-missing') return skip(error.message)
        throw error
      })
      expect(work.summarize(output)).toMatch(/\S.*[.!?]$/)
      const blocks = work.present(output)
      expect(blocks.length).toBeGreaterThan(0)
      // It is what a visitor tries and what the cover shows.
      expect(doubts(blocks)).toEqual([])
    },
  )
})
