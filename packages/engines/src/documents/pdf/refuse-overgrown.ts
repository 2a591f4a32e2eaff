import { constants, inflateSync } from 'node:zlib'
import { InputError } from '@vitrine/errors/input-error.ts'
import { stepsIn, stepsWithForms } from './form-steps.ts'

/** No page that was drawn for people needs as many steps; the parser takes about ten seconds for them. */
const mostSteps = 1_500_000
const mostUnpackedMegabytes = 32
/** A step is two bytes at least and deflate packs a thousand to one: what is smaller cannot hold too many. */
const leastPacked = (2 * mostSteps) / 1030
const leastUnpacked = 2 * mostSteps

/** Pictures and fonts are no drawing steps. */
const notDrawn = /\/Image\b|\/FontFile|\/Length[123]\b|\/ICCBased|\/ObjStm|\/XRef/

const hint = 'Print it to a new PDF, or upload a scan of it.'

const tooComplex = (): InputError =>
  new InputError('page-too-complex', `A page holds more than ${mostSteps / 1e6} million drawing steps.`, {
    hint,
  })

function refuseSteps(packed: Uint8Array): void {
  let unpacked: Buffer
  try {
    unpacked = inflateSync(packed, {
      maxOutputLength: mostUnpackedMegabytes * 1_048_576,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex()
    // What is damaged is the parser's to judge.
    return
  }
  if (unpacked.length >= leastUnpacked && stepsIn(unpacked) > mostSteps) throw tooComplex()
}

/** A page may be made of many streams, but of one again and again only to hold up who reads it. */
const mostRepeated = 50

function refuseRepeated(file: Buffer): void {
  for (const [, list = ''] of file.toString('latin1').matchAll(/\/Contents\s*\[([^\]]*)\]/g)) {
    const streams = list.match(/\d+\s+\d+\s+R/g) ?? []
    if (streams.length - new Set(streams).size <= mostRepeated) continue
    throw new InputError('page-too-complex', `A page repeats its content more than ${mostRepeated} times.`, { hint })
  }
}

/**
 * Refuses a PDF a few kilobytes of which unpack to millions of drawing steps: the parser, which cannot be interrupted,
 * would hold its process for minutes.
 * @throws InputError `page-too-complex`
 */
export function refuseOvergrown(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1)
    const end = file.indexOf('endstream', start)
    if (end < 0) break
    const head = file.toString('latin1', Math.max(0, at - 400), at)
    const dictionary = head.slice(Math.max(0, head.lastIndexOf(' obj')))
    if (end - start >= leastPacked && dictionary.includes('/FlateDecode') && !notDrawn.test(dictionary)) {
      refuseSteps(file.subarray(start, end))
    }
    at = end
  }
  refuseRepeated(file)
  if (stepsWithForms(file) > mostSteps) throw tooComplex()
}
