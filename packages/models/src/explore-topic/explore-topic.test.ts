import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import { expect, test } from 'vitest'
import { exploreTopic } from './engine.ts'
import { presentTopic, summarizeTopic } from './present.ts'
import { topicPageSchema } from './schema.ts'

const explore = async (text: string) => topicPageSchema.parse(await exploreTopic(...textRun(text)))

test('a known topic gets a page with kinds, parts, broader topics and its source', async () => {
  const page = await explore('What is wheat?')
  expect(page.known).toBe('exact')
  expect(page.data).toContain('# Wheat')
  expect(page.data).toContain('Annual or biennial grass')
  expect(page.data).toContain('- **durum**: wheat with hard dark-colored kernels')
  expect(page.data).toMatch(/## Broader topics\n\ncereal → grass/)
  expect(page.data).toContain('WordNet 3.1, noun')
  expect(page.questions).toContain('How do durum and soft wheat differ?')
})

test.each([
  ['Insurances', 'insurance'],
  ['balance sheets', 'balance sheet'],
  ['Foot-and-mouth disease', 'foot-and-mouth disease'],
  ['mice', 'mouse'],
  ['spermatozoa', 'spermatozoon'],
  ['stimuli', 'stimulus'],
  ['antennae', 'antenna'],
])('%s is found as %s', async (typed, title) => {
  const page = await explore(typed)
  expect(page.known).toBe('exact')
  expect(page.sources[0]?.title).toBe(title)
})

test('a topic that is only known by its words says so', async () => {
  const page = await explore('AI advancements')
  expect(page.known).toBe('parts')
  expect(page.sources.map(({ title }) => title)).toEqual(['AI', 'advancement'])
  expect(page.data).toContain('The topic as a whole is not in the lexical database')
  // Not the army's agency that WordNet lists first.
  expect(page.data).toMatch(/## AI\n\n### What it is\n\nThe branch of computer science/)
  expect(presentTopic(page)[0]).toMatchObject({ kind: 'notice', tone: 'warning' })
})

test('a misspelled topic is asked back', async () => {
  const page = await explore('mastitus')
  expect(page).toMatchObject({ known: 'none', suggestions: ['mastitis'], sources: [] })
  expect(summarizeTopic(page)).toBe('Nothing is known about “mastitus”. Did you mean mastitis?')
})

test('an invented word gets no page', async () => {
  const page = await explore('glorbicate')
  expect(page).toMatchObject({ known: 'none', suggestions: [], related: [], questions: [] })
  expect(page.data).toContain('Nothing is known about this topic')
})

test('what was typed cannot write Markdown', async () => {
  expect((await explore('<b>zzqx</b> [x](y)')).data).not.toMatch(/(?<!\\)[<[]/)
})

test('a blank topic is refused in the screen’s words', async () => {
  await expect(explore('  ')).rejects.toThrow('Please enter a topic')
})
