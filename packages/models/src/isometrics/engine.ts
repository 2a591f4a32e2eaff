import { boldLines } from '@vitrine/engines/vision/drawings/bold-lines.ts'
import { countLabels } from '@vitrine/engines/vision/drawings/count-labels.ts'
import { lineDirections } from '@vitrine/engines/vision/drawings/directions.ts'
import { type InkMap, inkMap } from '@vitrine/engines/vision/drawings/ink-map.ts'
import { classifyDrawing } from '@vitrine/engines/vision/drawings/kind/classify-drawing.ts'
import { findPipeParts } from '@vitrine/engines/vision/drawings/pipes/find-pipe-parts.ts'
import { readDrawing } from '@vitrine/engines/vision/drawings/read-drawing.ts'
import { countedFrom, findSymbols } from '@vitrine/engines/vision/drawings/symbols/find-symbols.ts'
import { readTexts } from '@vitrine/engines/vision/drawings/texts/read-texts.ts'
import { sortTexts } from '@vitrine/engines/vision/drawings/texts/sort-texts.ts'
import { readTitleBlock } from '@vitrine/engines/vision/drawings/texts/title-block.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { Isometrics } from './schema.ts'

/** Below this a text is a guess at what may be no text at all. */
const legible = 0.4

/** Tells the kind of a drawing, finds its symbols or fittings, and reads its texts. */
export const analyseDrawing: Engine<Isometrics> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the drawing', fraction: 0 })
  const bytes = await readFile()
  const { labels, known } = await classifyDrawing(bytes)
  signal.throwIfAborted()
  const kind = known ? labels[0]?.label : undefined
  if (kind === undefined) {
    const nothing = { objects: [], counts: {}, texts: [], textsLeftOut: 0, titleBlock: [], directions: [] }
    return { labels, known: false, regions: [], ...nothing }
  }
  const map = inkMap(await readDrawing(bytes))
  report({ stage: 'Following the lines', fraction: 0.2 })
  const directions = lineDirections(map)
  signal.throwIfAborted()
  report({ stage: 'Finding symbols', fraction: 0.3 })
  const objects = await objectsOf(kind, map, signal)
  report({ stage: 'Reading the texts', fraction: 0.5 })
  const { texts, leftOut } = await readTexts(map, signal)
  const legibleTexts = texts.filter(({ confidence }) => confidence >= legible)
  return {
    labels,
    known: true,
    regions: [],
    objects,
    counts: countLabels(objects),
    texts: sortTexts(legibleTexts),
    textsLeftOut: leftOut,
    titleBlock: readTitleBlock(legibleTexts, map.width / map.height),
    directions,
  }
}

const objectsOf = async (kind: string, map: InkMap, signal: AbortSignal): Promise<Isometrics['objects']> => {
  if (kind === 'pid') return (await findSymbols(map, signal)).filter(({ confidence }) => confidence >= countedFrom)
  if (kind === 'isometric') {
    return findPipeParts(boldLines(map)).filter(({ label }) => label === 'elbow' || label === 'tee')
  }
  return []
}
