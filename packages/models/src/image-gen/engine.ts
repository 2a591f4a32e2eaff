import { paintPicture } from '@vitrine/engines/painting/paint-picture.ts'
import { readScene } from '@vitrine/engines/painting/read-scene.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { requireTopic } from './require-topic.ts'
import type { GeneratedImage } from './schema.ts'

const size = 1024

/**
 * Paints a scene from a topic (the text) and instructions (an option): 1024 × 1024 pixels, PNG.
 * Throws `InputError` 'input-empty' for a blank topic.
 */
export const paintFromWords: Engine<GeneratedImage> = async ({ text, options }, { signal, report }) => {
  const topic = requireTopic(text)
  const { scene, understood, notPainted } = readScene(
    topic,
    String(options.instructions ?? ''),
    Number(options.seed ?? 0),
  )
  report({ stage: 'Painting', fraction: 0.3 })
  const picture = await paintPicture(scene, size)
  signal.throwIfAborted()
  const { family, time, mood, weather, figures } = scene
  return {
    image: `data:image/png;base64,${Buffer.from(picture).toString('base64')}`,
    width: size,
    height: size,
    seed: scene.seed,
    scene: { family, time, mood, weather, figures: [...figures] },
    understood,
    notPainted: notPainted.slice(0, 20),
  }
}
