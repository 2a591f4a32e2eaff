import { heatOf, regionsOf } from '@vitrine/engines/vision/activation-map.ts'
import type { PictureClass } from '@vitrine/engines/vision/classification.ts'
import { decodeImage } from '@vitrine/engines/vision/decode-image.ts'
import { agreedLikeness } from '@vitrine/engines/vision/general/agreed-likeness.ts'
import { earnedClasses } from '@vitrine/engines/vision/general/earned-classes.ts'
import { askBoth, pictureModel } from '@vitrine/engines/vision/general/two-opinions.ts'
import { inGrey } from '@vitrine/engines/vision/grey-picture.ts'
import { grainOf } from '@vitrine/engines/vision/smear/grain.ts'
import { mayBeEmpty } from '@vitrine/engines/vision/smear/may-be-empty.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { findings } from './findings.ts'
import generalHead from './general-head.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import { lookAtSmear } from './look-at-smear.ts'
import type { Parasites } from './schema.ts'

const model = pictureModel(import.meta.url, { head, generalHead, hasGuard: false })
const { reject } = model.head.description

/** An egg with this confidence is the answer, whatever small round things are around it. */
const sureEgg = 0.6

/**
 * The grain of the cells learned from: of 48 of them 45 lie within. JPEG of quality 60 and a lens out of focus leave it, and healthy cells are
 * then taken for infected, surely.
 */
const grain = { least: 1.7, most: 3.0 }

const isCell = (best: PictureClass | undefined): boolean => findings[best?.label ?? '']?.group === 'cell'

async function isGrainUnlikeLearned(bytes: Uint8Array): Promise<boolean> {
  const { size } = model.head.description
  const { pixels } = await decodeImage(bytes, size, size)
  const found = grainOf(pixels, size)
  return found !== null && (found < grain.least || found > grain.most)
}

/** The side of the square in which a thing on an empty field would show, px. */
const fieldSide = 300

async function looksEmpty(bytes: Uint8Array): Promise<boolean> {
  const { pixels } = await decodeImage(bytes, fieldSide, fieldSide)
  return mayBeEmpty(inGrey({ pixels, width: fieldSide, height: fieldSide }))
}

/** Names worm eggs and infected red blood cells on a microscope picture, cell by cell where it shows a smear. */
export const classifyParasites: Engine<Parasites> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the picture', fraction: null })
  const bytes = await readFile()
  signal.throwIfAborted()
  const { own, familiarity } = await askBoth(bytes, model)
  const { mapOf } = own
  // An empty field is unlike all training data, and is recognised by the head alone, unless something lies on it.
  const isEmpty = findings[own.classes[0]?.label ?? '']?.group === 'empty' && (await looksEmpty(bytes))
  const seen = agreedLikeness(familiarity.likeness, own.unknownScore)
  const likeness = seen === 'familiar' && isCell(own.classes[0]) && (await isGrainUnlikeLearned(bytes)) ? 'far' : seen
  const accepted = likeness !== 'strange'
  const classes = isEmpty ? own.classes : earnedClasses(own.classes, reject, { belongs: familiarity.belongs, likeness })
  const labels = classes.slice(0, 5)
  const unknownScore = Math.max(own.unknownScore, 1 - familiarity.belongs)
  const best = classes.find(({ label }) => label !== reject)
  const finding = best && findings[best.label]
  const nothing = {
    labels,
    unknownScore,
    likeness,
    regions: [],
    heatMap: null,
    objects: [],
    counts: {},
    notLookedAt: 0,
  }

  const isEgg = accepted && finding?.group === 'egg' && best !== undefined && best.confidence >= sureEgg
  if (!isEgg) {
    const onCell = (done: number, all: number): void =>
      report({ stage: `Looking at cell ${done} of ${all}`, fraction: done / all })
    const smear = await lookAtSmear(bytes, model.head, { signal, onCell })
    if (smear) {
      const counts: Record<string, number> = { parasitized: 0, uninfected: 0 }
      for (const { label } of smear.cells) counts[label] = (counts[label] ?? 0) + 1
      const { cells: objects, notLookedAt } = smear
      return { ...nothing, known: true, empty: false, view: 'smear', objects, counts, notLookedAt }
    }
  }

  if (!accepted || !best || !finding || finding.group === 'empty') {
    return { ...nothing, known: false, empty: finding?.group === 'empty' && best === classes[0], view: 'none' }
  }
  const heatMap = heatOf(mapOf(best.label))
  return {
    ...nothing,
    known: true,
    empty: false,
    view: finding.group,
    regions: regionsOf(heatMap),
    heatMap,
    counts: { [best.label]: 1 },
  }
}
