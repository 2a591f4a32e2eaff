import { heatOf, regionsOf } from '@vitrine/engines/vision/activation-map.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { conditions } from './conditions.ts'
import { lookAtLeaf, reject } from './look-at-leaf.ts'
import type { PlantDisease } from './schema.ts'

const unknown = { regions: [], heatMap: null, crop: null, condition: null, healthy: null, advice: null }

/** Names the crop and its condition, shows where the evidence is and says what to do; or says that it does not know the leaf. */
export const classifyPlantDisease: Engine<PlantDisease> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the picture', fraction: null })
  const bytes = await readFile()
  signal.throwIfAborted()
  const { classes, likeness, unknownScore, mapOf } = await lookAtLeaf(bytes)
  const common = { labels: classes.slice(0, 5), unknownScore, likeness }

  const best = classes.find(({ label }) => label !== reject)
  const condition = best && conditions[best.label]
  if (likeness === 'strange' || !condition) return { ...common, known: false, ...unknown }

  const heatMap = heatOf(mapOf(best.label))
  const { crop, condition: name, healthy, about, steps } = condition
  return {
    ...common,
    known: true,
    regions: regionsOf(heatMap),
    heatMap,
    crop,
    condition: name,
    healthy,
    advice: { about, steps: [...steps] },
  }
}
