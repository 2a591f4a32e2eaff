import { boldLines } from '@vitrine/engines/vision/drawings/bold-lines.ts'
import { countLabels } from '@vitrine/engines/vision/drawings/count-labels.ts'
import { inkMap, isBlank } from '@vitrine/engines/vision/drawings/ink-map.ts'
import { classifyDrawing } from '@vitrine/engines/vision/drawings/kind/classify-drawing.ts'
import { findPipeParts } from '@vitrine/engines/vision/drawings/pipes/find-pipe-parts.ts'
import { classifySewerView } from '@vitrine/engines/vision/drawings/sewer/classify-view.ts'
import { readSheet } from '@vitrine/engines/vision/drawings/sheet/read-sheet.ts'
import { countedFrom, findSymbols } from '@vitrine/engines/vision/drawings/symbols/find-symbols.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { Pipes } from './schema.ts'
import { valveSymbols } from './valve-symbols.ts'

const noPipe = 'not_a_sewer_pipe'
/** Every sewer photo of the validation part has a higher confidence, and no other picture of it. */
const sureEnough = 0.7

/** A hand sketch may look like none of the known kinds; so may a chart, whose lines are not pipes. */
const leastOfDrawing = 0.7

/** Of a drawing of pipes at least one part is as clear as this. */
const leastClear = 0.65

const nothingDrawn: Pipes = {
  labels: [{ label: noPipe, confidence: 1 }],
  known: false,
  view: 'none',
  regions: [],
  objects: [],
  counts: {},
}

async function viewOfPhoto(bytes: Uint8Array): Promise<Pipes> {
  const labels = await classifySewerView(bytes)
  const best = labels[0]
  const known = best !== undefined && best.label !== noPipe && best.confidence >= sureEnough
  return { labels, known, view: known ? 'photo' : 'none', regions: [], objects: [], counts: {} }
}

/** Marks and counts the parts of pipes on a drawing; recognises what a sewer-camera photo shows. */
export const analysePipes: Engine<Pipes> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the picture', fraction: 0 })
  const picture = await readFile()
  const { bytes, drawing, isDrawing, isPhotographed, placed } = await readSheet(picture)
  signal.throwIfAborted()
  if (!isDrawing || isPhotographed) {
    const photo = await viewOfPhoto(picture)
    if (!isDrawing || photo.known) return photo
  }

  const map = inkMap(drawing)
  if (isBlank(map)) return nothingDrawn
  const { labels: kinds } = await classifyDrawing(bytes)
  report({ stage: 'Finding valves', fraction: 0.2 })
  // The network knows the symbols of P&IDs only, and would see some in the letters of other drawings.
  const isIsometric = kinds[0]?.label === 'isometric'
  const symbols = isIsometric
    ? []
    : (await findSymbols(map, signal)).filter(({ confidence }) => confidence >= countedFrom)
  signal.throwIfAborted()
  report({ stage: 'Following the pipes', fraction: 0.6 })
  const parts = findPipeParts(
    isIsometric ? boldLines(map) : map,
    symbols.map(({ box }) => box),
  )
  const valves = symbols
    .filter(({ label }) => valveSymbols.has(label))
    .map(({ confidence, box }) => ({ label: 'valve', confidence, box }))
  const objects = [...parts, ...valves]
  const counts = { straight_run: 0, elbow: 0, tee: 0, crossing: 0, valve: 0, ...countLabels(objects) }
  // A page of text and a sketch of a face are lines on paper too: without a pipe that is clearly one it is not a drawing of pipes.
  const known = objects.some(({ confidence }) => confidence >= leastClear)
  const ofPipes = kinds
    .filter(({ label }) => label === 'pid' || label === 'isometric')
    .reduce((sum, { confidence }) => sum + confidence, 0)
  const sureness = Math.max(ofPipes, leastOfDrawing)
  return {
    labels: [{ label: 'drawing', confidence: sureness }],
    known,
    view: 'drawing',
    regions: [],
    // A line can be no surer a pipe than the drawing is one of pipes: charts and plans have lines that turn and meet, too.
    objects: placed(objects).map((part) => ({ ...part, confidence: Math.min(part.confidence, sureness) })),
    counts,
  }
}
