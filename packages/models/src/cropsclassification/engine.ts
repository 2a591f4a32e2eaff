import { heatOf, regionsOf } from '@vitrine/engines/vision/activation-map.ts'
import { classifyPicture } from '@vitrine/engines/vision/backbone/classify-picture.ts'
import { headDescriptionSchema } from '@vitrine/engines/vision/backbone/head-description.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import head from './head.json' with { type: 'json' }
import { joinSpecies } from './join-species.ts'
import type { Crops } from './schema.ts'
import { species } from './species.ts'

const description = headDescriptionSchema.parse(head)
const weights = new URL('./head.onnx', import.meta.url)

/** Names the crop or the produce on a photo and says where the evidence lies; or that it knows no such plant. */
export const classifyCrop: Engine<Crops> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the picture', fraction: null })
  const bytes = await readFile()
  signal.throwIfAborted()
  const { classes, known, unknownScore, mapOf } = await classifyPicture(bytes, { weights, description })
  const joined = joinSpecies(classes)
  const labels = joined.slice(0, 5)

  const best = joined.find(({ label }) => label !== description.reject)
  const found = best && species[best.label]
  if (!known || !found) return { labels, known: false, unknownScore, regions: [], heatMap: null, species: null }
  const heatMap = heatOf(mapOf(best.label))
  return { labels, known, unknownScore, regions: regionsOf(heatMap), heatMap, species: found }
}
