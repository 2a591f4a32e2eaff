import { expect, test } from 'vitest'
import { readScene } from './read-scene.ts'

test('a scene is read from its words: family, figures, time and weather', () => {
  const { scene, understood } = readScene('Underwater world with sharks and jellyfish', 'at night')
  expect(understood).toBe(true)
  expect(scene).toMatchObject({ family: 'sea', time: 'night' })
  expect(scene.figures).toEqual(new Set(['shark', 'jellyfish']))
})

test('what is not to be there is left out', () => {
  expect(readScene('A city without any bridges', '').scene.figures.has('bridge')).toBe(false)
  expect(readScene('A city with bridges', '').scene.figures.has('bridge')).toBe(true)
})

test('words that cannot be painted are named, and a topic of such words is not understood', () => {
  expect(readScene('A castle and a zeppelin', '').notPainted).toContain('zeppelin')
  expect(readScene('Gesetzblatt', '')).toMatchObject({ understood: false, scene: { family: 'abstract' } })
})

test('the same words give the same scene; a seed of one’s own changes it', () => {
  expect(readScene('A forest', 'calm')).toEqual(readScene('A forest', 'calm'))
  expect(readScene('A forest', 'calm', 12).scene.seed).toBe(12)
})
