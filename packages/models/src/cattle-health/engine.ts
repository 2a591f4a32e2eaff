import { heatOf, regionsOf } from '@vitrine/engines/vision/activation-map.ts'
import { blendClasses } from '@vitrine/engines/vision/blend-classes.ts'
import { detectObjects } from '@vitrine/engines/vision/detector/detect-objects.ts'
import { otherAnimal } from '@vitrine/engines/vision/detector/other-animal.ts'
import { agreedLikeness } from '@vitrine/engines/vision/general/agreed-likeness.ts'
import { earnedClasses } from '@vitrine/engines/vision/general/earned-classes.ts'
import { askBoth, pictureModel } from '@vitrine/engines/vision/general/two-opinions.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import generalHead from './general-head.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import { scoreHerd } from './herd/score-herd.ts'
import type { CattleHealth } from './schema.ts'
import { signs } from './signs.ts'

const model = pictureModel(import.meta.url, { head, generalHead, hasGuard: true })
const { reject } = model.head.description

const noPicture = { labels: [], known: false, unknownScore: null, likeness: null, regions: [], heatMap: null }

async function lookAt(bytes: Uint8Array): Promise<Omit<CattleHealth, 'herd'>> {
  const [{ own, familiarity }, objects] = await Promise.all([askBoth(bytes, model), detectObjects(bytes)])
  // Horses and sheep on a meadow look like cattle to a network that only learned cattle.
  const other = otherAnimal(objects, 'cow')
  const belongs = Math.min(familiarity.belongs, 1 - other)
  const agreed = other > 0 ? 'strange' : agreedLikeness(familiarity.likeness, own.unknownScore)
  // A pig or a deer has no name among the detector's things, and a calf looks like a gazelle: neither is turned away, none is answered surely.
  const likeness = agreed === 'familiar' && familiarity.isLookalike ? 'far' : agreed
  const classes = earnedClasses(blendClasses(own.classes, familiarity.classes, 1), reject, { belongs, likeness })
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
  // The table first: errors in it are reported before the slow picture.
  const progress = (fraction: number) =>
    report({ stage: 'Scoring the herd table', fraction: isPicture ? fraction / 2 : fraction })
  if (readTable) progress(0)
  const herd = readTable ? await scoreHerd(await readTable(), { ...context, progress }) : null
  signal.throwIfAborted()
  if (!isPicture) return { ...noPicture, herd }
  report({ stage: 'Looking at the picture', fraction: null })
  return { ...(await lookAt(await readFile())), herd }
}
