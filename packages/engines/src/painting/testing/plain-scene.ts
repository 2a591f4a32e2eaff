import type { Scene } from '../scene.ts'

/** A clear, calm day in nature, with changes. */
export const plainScene = (changes: Partial<Scene> = {}): Scene => ({
  family: 'nature',
  seed: 3,
  time: 'day',
  mood: 'calm',
  weather: 'clear',
  hues: [],
  figures: new Set(),
  composition: 'wide',
  ...changes,
})
