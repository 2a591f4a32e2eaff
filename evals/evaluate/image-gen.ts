import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import { readScene } from '@vitrine/engines/painting/read-scene.ts'
import { prompts } from '../image-gen/prompts.ts'
import type { Measure } from '../measurement.ts'

/** A topic that the painter does not understand is painted abstract and said so: that counts as null. */
function answered(topic: string): string | null {
  const { scene, understood } = readScene(topic, '')
  return understood ? scene.family : null
}

/** How often the kind of scene is the one that a reader of the topic expects, or the painter rightly says that it knows none. */
export const measure: Measure = async () => {
  const scored = prompts.map(([topic, expected]) => ({ topic, expected, got: answered(topic) }))
  const right = scored.filter(({ expected, got }) => expected === got).length
  const commonest = prompts.filter(([, family]) => family === 'city').length / prompts.length
  return {
    measurements: [
      {
        dataset: 'Topics with their kind of scene',
        source: 'written for Vitrine',
        licence: 'MIT',
        split: 'written by the painter’s author before the first run',
        n: scored.length,
        metric: 'kind of scene as a reader expects (accuracy)',
        value: right / scored.length,
        higherIsBetter: true,
        interval95: wilsonInterval(right, scored.length),
        floor: null,
        baseline: { name: 'always a city', value: commonest },
        note: 'Says whether the words were understood, not whether the picture is beautiful.',
      },
    ],
    failures: scored
      .filter(({ expected, got }) => expected !== got)
      .slice(0, 5)
      .map(({ topic, expected, got }) => ({
        input: topic,
        expected: expected ?? 'nothing it can paint',
        answered: got ?? 'an abstract picture, saying that it knows none of the words',
      })),
  }
}
