import { heatOf, regionsOf } from '@vitrine/engines/vision/activation-map.ts'
import { classifyPicture } from '@vitrine/engines/vision/backbone/classify-picture.ts'
import { headDescriptionSchema } from '@vitrine/engines/vision/backbone/head-description.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import head from './head.json' with { type: 'json' }
import { scoreHerd } from './herd/score-herd.ts'
import type { CattleHealth } from './schema.ts'
import { signs } from './signs.ts'

const description = headDescriptionSchema.parse(head)
const weights = new URL('./head.onnx', import.meta.url)

const noPicture = { labels: [], known: false, unknownScore: null, regions: [], heatMap: null }

const lookAt = async (bytes: Uint8Array): Promise<Omit<CattleHealth, 'herd'>> => {
  const { classes, known, unknownScore, mapOf } = await classifyPicture(bytes, { weights, description })
  const labels = classes.slice(0, 5)
  const best = classes.find(({ label }) => label in signs)
  if (!known || !best) return { labels, known: false, unknownScore, regions: [], heatMap: null }
  const heatMap = heatOf(mapOf(best.label))
  return { labels, known, unknownScore, regions: regionsOf(heatMap), heatMap }
}

/** Looks for signs of disease on a photo, scores a herd table for mastitis, or does both. */
export const screenCattle: Engine<CattleHealth> = async ({ file }, context) => {
  const { readFile, readCompanion, signal, report } = context
  const isPicture = file?.mediaType.startsWith('image/') ?? false
  const readTable = isPicture ? readCompanion : readFile
  // The table first: one that cannot be read is told of before the picture takes its time.
  if (readTable) report({ stage: 'Scoring the herd table', fraction: null })
  const herd = readTable ? await scoreHerd(await readTable(), context) : null
  signal.throwIfAborted()
  if (!isPicture) return { ...noPicture, herd }
  report({ stage: 'Looking at the picture', fraction: null })
  return { ...(await lookAt(await readFile())), herd }
}
