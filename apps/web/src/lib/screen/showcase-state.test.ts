import { expect, it } from 'vitest'
import { fromShowcase, showcaseIn } from './showcase-state.ts'

it('finds the showcase that a navigation began at, and nothing else', () => {
  expect(showcaseIn(fromShowcase('9d9Gx-_Q'))).toBe('/showcase/9d9Gx-_Q')
  for (const other of [null, undefined, 'x', {}, { showcase: 7 }, { showcase: '//evil.example/showcase/a' }]) {
    expect(showcaseIn(other)).toBeNull()
  }
})
