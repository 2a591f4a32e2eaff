import { afterEach, expect, it, vi } from 'vitest'
import { scrollBehaviour } from './less-motion.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [true, 'instant'],
  [false, 'smooth'],
])('where less motion is asked for (%s) a script scrolls %s', (matches, behaviour) => {
  vi.stubGlobal('window', { matchMedia: (query: string) => ({ matches: matches && query.includes('reduced-motion') }) })
  expect(scrollBehaviour()).toBe(behaviour)
})
