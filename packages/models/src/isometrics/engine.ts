import { boldLines } from '@vitrine/engines/vision/drawings/bold-lines.ts'
import { countLabels } from '@vitrine/engines/vision/drawings/count-labels.ts'
import { lineDirections } from '@vitrine/engines/vision/drawings/directions.ts'
import { type InkMap, inkMap, isBlank } from '@vitrine/engines/vision/drawings/ink-map.ts'
import { classifyDrawing, type DrawingKind } from '@vitrine/engines/vision/drawings/kind/classify-drawing.ts'
import { isLineDrawing } from '@vitrine/engines/vision/drawings/line-drawing.ts'
import { findPipeParts } from '@vitrine/engines/vision/drawings/pipes/find-pipe-parts.ts'
import { readDrawing } from '@vitrine/engines/vision/drawings/read-drawing.ts'
import { countedFrom, type FoundSymbol, findSymbols } from '@vitrine/engines/vision/drawings/symbols/find-symbols.ts'
import { readTexts } from '@vitrine/engines/vision/drawings/texts/read-texts.ts'
import { sortTexts } from '@vitrine/engines/vision/drawings/texts/sort-texts.ts'
import { readTitleBlock } from '@vitrine/engines/vision/drawings/texts/title-block.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { Isometrics } from './schema.ts'

/** Below this a text is a guess at what may be no text at all. */
const legible = 0.4

/** So many symbols that are so sure make a P&ID. */
const manySymbols = 12
const sureSymbol = 0.5

/** The looks of an empty sheet say nothing. */
const nothingDrawn: Isometrics['labels'] = [{ label: 'other', confidence: 1 }]

/** Tells the kind of a drawing, finds its symbols or fittings, and reads its texts. */
export const analyseDrawing: Engine<Isometrics> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the drawing', fraction: 0 })
  const bytes = await readFile()
  const byLooks = await classifyDrawing(bytes)
  signal.throwIfAborted()
  const drawing = await readDrawing(bytes)
  const isDrawing = isLineDrawing(drawing)
  const sheet = isDrawing || byLooks.known ? inkMap(drawing) : null
  const map = sheet && !isBlank(sheet) ? sheet : null
  const symbols = map && byLooks.labels[0]?.label !== 'isometric' ? await findSymbols(map, signal) : []
  const { labels, known } = isDrawing && map ? bySymbols(byLooks, symbols) : byLooks
  const kind = known ? labels[0]?.label : undefined
  if (kind === undefined || map === null) {
    const nothing = { objects: [], counts: {}, texts: [], textsLeftOut: 0, titleBlock: [], directions: [] }
    const shown = sheet !== null && map === null ? nothingDrawn : labels
    return { labels: shown, known: false, regions: [], ...nothing }
  }
  report({ stage: 'Following the lines', fraction: 0.2 })
  const directions = lineDirections(map)
  signal.throwIfAborted()
  const objects = objectsOf(kind, map, symbols)
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

/** A sheet with many symbols of P&IDs is one, whatever it looks like from afar. */
const bySymbols = (looks: DrawingKind, symbols: readonly FoundSymbol[]): DrawingKind => {
  const sure = symbols.filter(({ confidence }) => confidence >= sureSymbol).length
  if (sure < manySymbols || looks.labels[0]?.label === 'pid') return looks
  const others = looks.labels.filter(({ label }) => label !== 'pid')
  const labels = [
    { label: 'pid', confidence: 0.9 },
    ...others.map(({ label, confidence }) => ({ label, confidence: confidence / 10 })),
  ]
  return { labels, known: true }
}

const objectsOf = (kind: string, map: InkMap, symbols: readonly FoundSymbol[]): Isometrics['objects'] => {
  if (kind === 'pid') return symbols.filter(({ confidence }) => confidence >= countedFrom)
  if (kind === 'isometric') {
    return findPipeParts(boldLines(map)).filter(({ label }) => label === 'elbow' || label === 'tee')
  }
  return []
}
