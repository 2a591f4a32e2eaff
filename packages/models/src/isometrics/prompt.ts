import { labelledPicturePrompt } from '../shared/pictures/labelled-picture-prompt.ts'
import { analyseDrawing } from './engine.ts'
import type { Isometrics } from './schema.ts'

const reject = 'other'
const words = {
  isometric: 'an isometric drawing of a pipe: lines run upright and at 30 degrees, with dimensions and fittings',
  pid: 'a piping and instrumentation diagram (P&ID): symbols of valves, instruments and equipment joined by lines',
  mechanical: 'a mechanical drawing of a part or an assembly: views, sections, dimensions',
  [reject]: 'no drawing, or one of another kind: electrical, a floor plan, a chart, a page of text',
}

/** Number of symbols with high confidence that make a P&ID, even where the provider disagrees. */
const manySymbols = 12
const sureSymbol = 0.5

const symbolsProveIt = ({ labels, objects }: Isometrics): boolean =>
  labels[0]?.label === 'pid' && objects.filter(({ confidence }) => confidence >= sureSymbol).length >= manySymbols

/** A vision model recognises the kind of a drawing; symbols, fittings and texts are found and counted here, which it cannot. */
export const isometricsPrompt = labelledPicturePrompt<Isometrics>({
  about: 'You tell the kind of an engineering drawing.',
  words,
  reject,
  engine: analyseDrawing,
  complete: ({ best }, own, measured) => {
    if (symbolsProveIt(measured)) return measured
    if (best === null) {
      return { ...own, objects: [], counts: {}, texts: [], textsLeftOut: 0, titleBlock: [], directions: [] }
    }
    // What was searched for depends on the kind.
    return measured.known && best === measured.labels[0]?.label ? own : { ...own, objects: [], counts: {} }
  },
})
