import { blockSchema } from '@vitrine/contracts/blocks/block.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moderate } from './engine.ts'
import { presentModeration, summarizeModeration } from './present.ts'
import { moderationPrompt } from './prompt.ts'
import { samples } from './samples.ts'
import { type Moderated, moderationSchema } from './schema.ts'

const context = {
  readFile: () => Promise.reject(new Error('no file')),
  signal: new AbortController().signal,
  report: () => undefined,
}
const answer = async (text: string | null): Promise<Moderated> =>
  moderationSchema.parse(await moderate({ file: null, text, options: {} }, context))
function textOf(id: string): string {
  const sample = samples.find((candidate) => candidate.id === id)
  return sample !== undefined && 'text' in sample ? sample.text : ''
}

test.each([
  ['friendly-comment', ['allow'], []],
  // What is said outright may also be refused; it must never be let through.
  ['rude-reply', ['review', 'block'], ['harassment']],
  ['contact-details', ['review'], ['personal-data']],
  ['prize', ['block'], ['spam']],
])('sample %s: %s', async (id, verdicts, reasons) => {
  const moderated = await answer(textOf(id))
  expect(verdicts).toContain(moderated.verdict)
  expect(moderated.reasons).toEqual(expect.arrayContaining(reasons))
})

test('the report of a crime is held though it is none, and the result says that it cannot tell', async () => {
  const moderated = await answer(textOf('crime-report'))
  expect(moderated.verdict).not.toBe('allow')
  expect(moderated.warnings.join(' ')).toContain('quoted')
})

test('a card number without its check digit is no personal datum', async () => {
  const text = textOf('contact-details')
  const found = (await answer(text)).spans.filter(({ category }) => category === 'personal-data')
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    '+1 202 555 0143',
    'maria.example@example.org',
    '4111 1111 1111 1111',
  ])
})

test('disguised wording is marked in the sentence and said', async () => {
  const moderated = await answer(textOf('rude-reply'))
  expect(moderated.warnings.join(' ')).toContain('Disguised wording')
  const blocks = presentModeration(moderated)
  for (const block of blocks) blockSchema.parse(block)
  const sentences = blocks.find((block) => block.kind === 'sentences')
  const rude = sentences?.items.find(({ text }) => text.includes('1d10t'))
  expect(rude?.score).toBeLessThan(-0.3)
  expect(rude?.spans.map(({ start, end }) => rude.text.slice(start, end))).toContain('1d10t')
  expect(summarizeModeration(moderated)).toMatch(/^(?:Review|Block): /)
})

test('a sentence with marked words is not said to have nothing', async () => {
  const sentences = presentModeration(await answer(textOf('prize'))).find((block) => block.kind === 'sentences')
  const marked = sentences?.items.filter(({ score, spans }) => score === 0 && spans.length > 0) ?? []
  expect(marked.length).toBeGreaterThan(0)
  for (const { label } of marked) expect(label).toBe('weak signs')
})

test('how offensive a text is stands apart from the categories, as spam is seldom both', async () => {
  const spam =
    'FREE iPhone!!! Click http://win-now.example within 24 hours, claim your reward and earn $5000 a week from home!'
  const labels = presentModeration(await answer(spam)).find((block) => block.kind === 'labels')
  expect(labels?.items[0]).toEqual({ label: 'Spam', confidence: expect.closeTo(1, 0) })
  expect(labels?.items.at(-1)).toEqual({ label: 'Offensive as a whole', confidence: expect.closeTo(0, 0) })
})

test.each([
  'Das ist ein ganz normaler Satz und er hat mit dem Garten von nebenan zu tun.',
  'Si tu reviens demain, je te casse la gueule et je brûle la maison de tes parents.',
  'Если ты завтра придёшь, я тебя убью.',
])('another language is held for a person, with the reason: %s', async (text) => {
  const moderated = await answer(text)
  expect(moderated).toMatchObject({ verdict: 'review', reasons: [] })
  expect(moderated.warnings.join(' ')).toContain('English')
  expect(summarizeModeration(moderated)).toBe('Review: its language is not known.')
})

test('no text and text without words are refused with a way out', async () => {
  await expect(answer(null)).rejects.toMatchObject({ problem: 'input-empty', hint: expect.any(String) })
  await expect(answer(' \n')).rejects.toMatchObject({ problem: 'input-empty' })
  await expect(answer('--- ...')).rejects.toMatchObject({ problem: 'text-not-found' })
})

test('a provider’s sentences that are not in the text are dropped, and personal data stay', async () => {
  const text = 'Call me at +1 202 555 0143. Have a nice day.'
  const own = await answer(text)
  const claimed: Moderated = {
    ...own,
    categories: own.categories.map(({ name }) => ({ name, score: 0 })),
    sentences: [
      { text: 'Have a nice day.', start: 0, end: 3, category: null, score: 0 },
      { text: 'I was made up.', start: 0, end: 3, category: 'hate', score: 1 },
    ],
  }
  const accepted = await moderationPrompt.accept(claimed, { file: null, text, options: {} }, context)
  expect(accepted.sentences.map((sentence) => sentence.text)).toEqual(['Have a nice day.'])
  expect(text.slice(accepted.sentences[0]?.start, accepted.sentences[0]?.end)).toBe('Have a nice day.')
  expect(accepted.categories[0]).toMatchObject({ name: 'personal-data' })
  expect(moderationPrompt.instructions).not.toContain(text)
})

test('for any text the answer satisfies its schema and spans lie in the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (tail) => {
      const text = `ok 1d10t ${tail}`
      for (const { start, end } of (await answer(text)).spans) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 60 },
  )
})
