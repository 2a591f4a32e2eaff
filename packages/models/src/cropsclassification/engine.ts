import { heatOf, regionsOf } from '@vitrine/engines/vision/activation-map.ts'
import { blendClasses } from '@vitrine/engines/vision/blend-classes.ts'
import { agreedLikeness } from '@vitrine/engines/vision/general/agreed-likeness.ts'
import { earnedClasses } from '@vitrine/engines/vision/general/earned-classes.ts'
import { nameFirst } from '@vitrine/engines/vision/general/name-first.ts'
import { askBoth, pictureModel } from '@vitrine/engines/vision/general/two-opinions.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import generalHead from './general-head.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import { joinSpecies } from './join-species.ts'
import type { Crops } from './schema.ts'
import { species } from './species.ts'

const model = pictureModel(import.meta.url, { head, generalHead, hasGuard: true })
const { reject } = model.head.description

/** Names the crop or the produce on a photo and shows where the evidence is; or says that it does not know the plant. */
export const classifyCrop: Engine<Crops> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the picture', fraction: null })
  const bytes = await readFile()
  signal.throwIfAborted()
  const { own, familiarity } = await askBoth(bytes, model)
  const { likeness, belongs, classes } = nameFirst(
    {
      likeness: agreedLikeness(familiarity.likeness, own.unknownScore, familiarity.isForeign),
      belongs: familiarity.belongs,
      classes: blendClasses(own.classes, familiarity.classes, 1),
    },
    familiarity.named,
  )
  const joined = earnedClasses(joinSpecies(classes), reject, { belongs, likeness })
  const common = { labels: joined.slice(0, 5), unknownScore: 1 - belongs, likeness }

  const best = joined.find(({ label }) => label !== reject)
  const found = best && species[best.label]
  if (likeness === 'strange' || !found) return { ...common, known: false, regions: [], heatMap: null, species: null }
  const heatMap = heatOf(own.mapOf(best.label))
  return { ...common, known: true, regions: regionsOf(heatMap), heatMap, species: found }
}
