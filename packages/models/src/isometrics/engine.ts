import { boldLines } from '@vitrine/engines/vision/drawings/bold-lines.ts'
import { countLabels } from '@vitrine/engines/vision/drawings/count-labels.ts'
import { lineDirections } from '@vitrine/engines/vision/drawings/directions.ts'
import { withoutFrames } from '@vitrine/engines/vision/drawings/frame.ts'
import { type InkMap, inkMap, isBlank } from '@vitrine/engines/vision/drawings/ink-map.ts'
import { classifyDrawing } from '@vitrine/engines/vision/drawings/kind/classify-drawing.ts'
import { settleKind } from '@vitrine/engines/vision/drawings/kind/settle-kind.ts'
import { findPipeParts } from '@vitrine/engines/vision/drawings/pipes/find-pipe-parts.ts'
import { readSheet } from '@vitrine/engines/vision/drawings/sheet/read-sheet.ts'
import { countedFrom, type FoundSymbol, findSymbols } from '@vitrine/engines/vision/drawings/symbols/find-symbols.ts'
import { readTexts } from '@vitrine/engines/vision/drawings/texts/read-texts.ts'
import { sortTexts } from '@vitrine/engines/vision/drawings/texts/sort-texts.ts'
import { readTitleBlock } from '@vitrine/engines/vision/drawings/texts/title-block.ts'
import { generalHeadSchema } from '@vitrine/engines/vision/general/general-head.ts'
import { judgeFamiliarity } from '@vitrine/engines/vision/general/judge-familiarity.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import generalHead from './general-head.json' with { type: 'json' }
import type { Isometrics } from './schema.ts'

const general = {
  weights: new URL('./general-head.onnx', import.meta.url),
  guard: null,
  description: generalHeadSchema.parse(generalHead),
}

/** Below this confidence, a text may not be text at all. */
const legible = 0.4
/** Symbols with this confidence indicate a P&ID. */
const sureSymbol = 0.5

const nothing = { regions: [], objects: [], counts: {}, texts: [], textsLeftOut: 0, titleBlock: [], directions: [] }
/** The appearance of an empty sheet says nothing. */
const nothingDrawn: Isometrics['labels'] = [{ label: 'other', confidence: 1 }]

/** Labels for a picture that is not a drawing: `other` comes first. */
function unlikely(labels: Isometrics['labels']): Isometrics['labels'] {
  const other = labels.find(({ label }) => label === 'other')?.confidence ?? 0
  if (labels[0]?.label === 'other') return labels
  const rest = labels
    .filter(({ label }) => label !== 'other')
    .map((one) => ({ ...one, confidence: one.confidence / 4 }))
  return [{ label: 'other', confidence: 0.75 + other / 4 }, ...rest]
}

function objectsOf(kind: string | undefined, bold: InkMap, symbols: readonly FoundSymbol[]): Isometrics['objects'] {
  if (kind === 'pid') return symbols.filter(({ confidence }) => confidence >= countedFrom)
  if (kind === 'isometric') {
    return findPipeParts(bold).filter(({ label }) => label === 'elbow' || label === 'tee')
  }
  return []
}

/** Recognises the kind of a drawing, finds its symbols or fittings, and reads its texts. */
export const analyseDrawing: Engine<Isometrics> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the drawing', fraction: 0 })
  const { bytes, drawing, isDrawing, isPhotographed, placed } = await readSheet(await readFile())
  signal.throwIfAborted()
  const looks = await classifyDrawing(bytes)
  const { likeness } = await judgeFamiliarity(bytes, general)
  // Neither the looks nor the eye learned from sheets that were photographed.
  const isFamiliar = likeness !== 'strange' && !isPhotographed
  const sheet = isDrawing || (looks.known && isFamiliar) ? inkMap(drawing) : null
  if (sheet === null) return { ...nothing, labels: unlikely(looks.labels), known: false, restsOn: 'looks' }
  if (isBlank(sheet)) return { ...nothing, labels: nothingDrawn, known: false, restsOn: 'looks' }
  signal.throwIfAborted()
  report({ stage: 'Following the lines', fraction: 0.2 })
  const bold = boldLines(sheet)
  const boldDirections = isDrawing && bold !== sheet ? lineDirections(bold) : []
  const allDirections = isDrawing ? lineDirections(withoutFrames(sheet)) : []
  const symbols = looks.labels[0]?.label === 'isometric' ? [] : await findSymbols(sheet, signal)
  const signs = {
    boldDirections,
    allDirections,
    symbols: isDrawing ? symbols.filter(({ confidence }) => confidence >= sureSymbol).length : 0,
    isFamiliar,
  }
  if (!settleKind(looks, { ...signs, texts: [] }).known)
    return { ...nothing, labels: looks.labels, known: false, restsOn: 'looks' }
  report({ stage: 'Reading the texts', fraction: 0.5 })
  const { texts, leftOut } = await readTexts(sheet, signal)
  const legibleTexts = texts.filter(({ confidence }) => confidence >= legible)
  const sorted = sortTexts(legibleTexts)
  const { labels, known, restsOn } = settleKind(looks, { ...signs, texts: sorted })
  if (!known) return { ...nothing, labels, known, restsOn }
  const objects = objectsOf(labels[0]?.label, bold, symbols)
  return {
    labels,
    known,
    restsOn,
    regions: [],
    objects: placed(objects),
    counts: countLabels(objects),
    texts: placed(sorted),
    textsLeftOut: leftOut,
    titleBlock: placed(readTitleBlock(legibleTexts, sheet.width / sheet.height)),
    directions: lineDirections(sheet),
  }
}
