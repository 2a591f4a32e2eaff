import { heatOf, regionsOf } from '@vitrine/engines/vision/activation-map.ts'
import { classifyPicture } from '@vitrine/engines/vision/backbone/classify-picture.ts'
import { headDescriptionSchema } from '@vitrine/engines/vision/backbone/head-description.ts'
import { blendClasses } from '@vitrine/engines/vision/blend-classes.ts'
import { agreedLikeness } from '@vitrine/engines/vision/general/agreed-likeness.ts'
import { earnedClasses } from '@vitrine/engines/vision/general/earned-classes.ts'
import { generalHeadSchema } from '@vitrine/engines/vision/general/general-head.ts'
import { judgeFamiliarity } from '@vitrine/engines/vision/general/judge-familiarity.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import generalHead from './general-head.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import { scoreHerd } from './herd/score-herd.ts'
import type { CattleHealth } from './schema.ts'
import { signs } from './signs.ts'

const description = headDescriptionSchema.parse(head)
const weights = new URL('./head.onnx', import.meta.url)
const general = {
  weights: new URL('./general-head.onnx', import.meta.url),
  guard: new URL('./guard.onnx', import.meta.url),
  description: generalHeadSchema.parse(generalHead),
}

const noPicture = { labels: [], known: false, unknownScore: null, likeness: null, regions: [], heatMap: null }

async function lookAt(bytes: Uint8Array): Promise<Omit<CattleHealth, 'herd'>> {
  const [own, familiarity] = await Promise.all([
    classifyPicture(bytes, { weights, description }),
    judgeFamiliarity(bytes, general),
  ])
  const { belongs } = familiarity
  const likeness = agreedLikeness(familiarity.likeness, own.unknownScore)
  const classes = earnedClasses(blendClasses(own.classes, familiarity.classes, 1), description.reject, {
    belongs,
    likeness,
  })
  const common = { labels: classes.slice(0, 5), unknownScore: 1 - belongs, likeness }
  const best = classes.find(({ label }) => label in signs)
  if (likeness === 'strange' || !best) return { ...common, known: false, regions: [], heatMap: null }
  const heatMap = heatOf(own.mapOf(best.label))
  return { ...common, known: true, regions: regionsOf(heatMap), heatMap }
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
