import { constants, inflateSync } from 'node:zlib'
import { InputError } from '@vitrine/errors/input-error.ts'
import { statesKeptBy } from './drawing-states.ts'
import { stepsIn, stepsWithForms } from './form-steps.ts'
import { refuseRepeats } from './refuse-repeats.ts'

/** No page made for people needs this many steps; the parser takes about ten seconds for them. */
const mostSteps = 1_500_000
const mostUnpackedMegabytes = 32
/** The parser copies what is kept at every step: ten thousand states take it ten seconds, half a million hours. */
const mostStates = 3000

/** Pictures and fonts are no drawing steps. */
const notDrawn = /\/Image\b|\/FontFile|\/Length[123]\b|\/ICCBased|\/ObjStm|\/XRef/

const hint = 'Print it to a new PDF, or upload a scan of it.'

const tooComplex = (): InputError =>
  new InputError('page-too-complex', `A page holds more than ${mostSteps / 1e6} million drawing steps.`, {
    hint,
  })

const tooManyStates = (): InputError =>
  new InputError(
    'page-too-complex',
    `A page keeps more than ${mostStates.toLocaleString('en')} drawing states at once.`,
    { hint },
  )

/** Null where it cannot be unpacked: what is damaged is the parser's to judge. */
function unpacked(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(packed, {
      maxOutputLength: mostUnpackedMegabytes * 1_048_576,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex()
    return null
  }
}

/** How many states a content stream leaves to the page's next one. */
function statesLeftBy(content: Uint8Array | null): number {
  if (content === null) return 0
  // A step is two bytes at least.
  if (content.length >= 2 * mostSteps && stepsIn(content) > mostSteps) throw tooComplex()
  const { deepest, left } = statesKeptBy(content)
  if (deepest > mostStates) throw tooManyStates()
  return left
}

/** A page may be made of many streams, but of one again and again only to hold up who reads it. */
const mostRepeated = 50

/** `left` has the states that the object of a number leaves. */
function refuseLists(text: string, left: ReadonlyMap<number, number>): void {
  for (const [, list = ''] of text.matchAll(/\/Contents\s*\[([^\]]*)\]/g)) {
    const streams = list.match(/\d+\s+\d+\s+R/g) ?? []
    if (streams.length - new Set(streams).size > mostRepeated)
      throw new InputError('page-too-complex', `A page repeats its content more than ${mostRepeated} times.`, { hint })
    const states = streams.reduce((sum, stream) => sum + (left.get(Number.parseInt(stream, 10)) ?? 0), 0)
    if (states > mostStates) throw tooManyStates()
  }
}

/**
 * Refuses a PDF a few kilobytes of which unpack to millions of drawing steps, or to thousands of states kept: the parser,
 * which cannot be interrupted, would hold its process for minutes.
 * @throws InputError `page-too-complex`
 */
export function refuseOvergrown(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const left = new Map<number, number>()
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1)
    const end = file.indexOf('endstream', start)
    if (end < 0) break
    const head = file.toString('latin1', Math.max(0, at - 400), at)
    const begins = head.lastIndexOf(' obj')
    const dictionary = head.slice(Math.max(0, begins))
    if (!notDrawn.test(dictionary)) {
      const isPacked = dictionary.includes('/FlateDecode')
      const content = file.subarray(start, end)
      const states = statesLeftBy(isPacked ? unpacked(content) : /\/Filter\b/.test(dictionary) ? null : content)
      const number = /(\d+)\s+\d+$/.exec(head.slice(0, Math.max(0, begins)))?.[1]
      if (states > 0 && number !== undefined) left.set(Number(number), states)
    }
    at = end
  }
  const text = file.toString('latin1')
  refuseLists(text, left)
  refuseRepeats(text)
  if (stepsWithForms(file) > mostSteps) throw tooComplex()
}
