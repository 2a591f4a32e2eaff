import { models } from '@vitrine/models/registry.ts'
import { expect, test } from 'vitest'
import { docsPage } from './docs-page.ts'

const page = docsPage()

test('running a model comes first, and each contents entry leads to its calls', () => {
  expect(page.indexOf('/api/analyze/')).toBeLessThan(page.indexOf('/v1/app/auth/login'))
  expect(/<h3><code>(.*?)<\/code>/.exec(page)?.[1]).toMatch(/^POST \/api\/analyze/)
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(3)
  expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([])
})

test('the calls that are shown name models and a sample that there are', () => {
  const slugs = [...page.matchAll(/ORIGIN\/api\/analyze\/([\w-]+)/g)].map(([, slug]) => slug)
  expect(slugs.filter((slug) => !models.some((model) => model.slug === slug))).toEqual([])
  const sample = /sample=([\w-]+)/.exec(page)?.[1]
  const model = models.find(({ slug }) => slug === slugs[0])
  expect(model?.work?.samples.map(({ id }) => id)).toContain(sample)
})

test('who may call is said in words', () => {
  expect(page).not.toContain('unstepped')
})
