import { models } from '@vitrine/models/registry.ts'
import { expect, test } from 'vitest'
import { needsOf, providerOf } from './provider-of.ts'

const prompted = models.filter(({ work }) => work?.prompt)

test.each(prompted.map((model) => [model.id, model] as const))(
  'what %s needs is what its prompt asks for',
  async (_, model) => {
    expect(needsOf(model)).toBe((await model.work?.prompt?.())?.needs)
  },
)

test('a provider answers where it has a model for it, and nobody where there is no prompt', () => {
  const named = { chat: true, vision: false, image: false }
  expect(prompted.length).toBeGreaterThan(10)
  const told = new Set(models.map((model) => providerOf(model, named)))
  expect(told).toEqual(new Set(['none', 'missing', 'configured']))
})
