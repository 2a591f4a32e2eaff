import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { plainField } from '../shared/blocks/plain-field.ts'
import type { GeneratedImage } from './schema.ts'

const listed = (words: readonly string[]): string => words.map((word) => `‘${word}’`).join(', ')

function described({ scene }: GeneratedImage): string {
  if (scene === null) return 'The picture that was made'
  const held = scene.figures.length > 0 ? ` with ${scene.figures.join(', ')}` : ''
  const { family, mood, time, weather } = scene
  return `A ${mood} ${family === 'abstract' ? 'abstract composition' : `${family} scene`}${held}, ${time}, ${weather}`
}

function notices({ understood, notPainted, scene }: GeneratedImage): Block[] {
  if (scene !== null && !understood) {
    const text = `The painter knows cities, space, the sea, fantasy and nature, and found none of them in the topic (${listed(notPainted)}). It painted an abstract composition in the mood and colours that the words suggest.`
    return [notice('warning', 'Not what you named', text)]
  }
  if (notPainted.length === 0) return []
  const text = `Words that the painter does not know, and that are not in the picture: ${listed(notPainted)}.`
  return [notice('info', null, text)]
}

/** The picture, the words that could not be painted, and how it was made. */
export function presentImage(output: GeneratedImage): Block[] {
  const { image, scene, seed, width, height } = output
  const made = scene
    ? [
        plainField('family', 'Kind of scene', scene.family),
        plainField('time', 'Time of day', scene.time),
        plainField('mood', 'Mood', scene.mood),
        plainField('weather', 'Weather', scene.weather),
        plainField('figures', 'In the picture', scene.figures.join(', ') || 'nothing in particular'),
      ]
    : []
  const seeds = seed === null ? [] : [plainField('seed', 'Seed', String(seed))]
  return [
    { kind: 'image', src: image, alternative: described(output) },
    ...notices(output),
    {
      kind: 'fields',
      title: 'How it came about',
      items: [...made, ...seeds, plainField('size', 'Size', `${width} × ${height} pixels`)],
    },
  ]
}

/** One plain sentence. */
export const summarizeImage = (output: GeneratedImage): string => `${described(output)}.`
