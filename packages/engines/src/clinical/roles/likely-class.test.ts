import { expect, test } from 'vitest'
import { likeliest } from './likeliest.ts'
import { chancesOfClasses } from './likely-class.ts'

const fit = {
  classes: {
    none: { base: 0, signs: { seen: -1 } },
    stopped: { base: -1, signs: { seen: 1, crossed: 2 } },
    taken: { base: -1, signs: { seen: 1 } },
  },
}

test('the chances of all classes sum to one, and a sign moves them', () => {
  const plain = chancesOfClasses(fit, { seen: 1 })
  expect(Object.values(plain).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  expect(plain.stopped).toBeCloseTo(plain.taken ?? 0)
  expect(chancesOfClasses(fit, { seen: 1, crossed: 1 }).stopped).toBeGreaterThan(plain.stopped ?? 1)
})

test('what is likely hidden is left out; else the likeliest that is shown is given', () => {
  const chances = { none: 0.55, stopped: 0.3, taken: 0.15 }
  expect(likeliest(chances, ['none'], 0.5)).toBeNull()
  expect(likeliest(chances, ['none'], 0.8)).toEqual({ is: 'stopped', chance: 0.3 })
})
