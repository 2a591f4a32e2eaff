import { InputError } from '@vitrine/errors/input-error.ts'
import type { Delimiters, Interchange, Segment } from './interchange.ts'

/** An ISA segment has 16 elements; the last is one character, and the one after it ends the segment. */
const isaElements = 16

const notX12 = (what: string): InputError =>
  new InputError('type-unsupported', `This is no X12 interchange: ${what}.`, {
    hint: 'An X12 file begins with an ISA segment and ends with an IEA segment.',
  })

function readDelimiters(text: string): Delimiters {
  const separator = text[3]
  if (separator === undefined || /[A-Za-z0-9\s]/.test(separator)) throw notX12('no separator follows ISA')
  let at = 3
  for (let count = 1; count < isaElements; count++) {
    at = text.indexOf(separator, at + 1)
    if (at === -1) throw notX12('its ISA segment has fewer than 16 elements')
  }
  const component = text[at + 1] ?? ''
  const segment = text[at + 2] ?? ''
  if (component === '' || segment === '') throw notX12('it ends within its ISA segment')
  const lineEnd = segment === '\n' || segment === '\r' ? '' : (/^\s+/.exec(text.slice(at + 3))?.[0] ?? '')
  return { element: separator, component, segment, lineEnd }
}

/**
 * A ship notice as a translator leaves it that has taken its envelopes off: its head up to the second segment, which shows what parts
 * segments. Where each has a line of its own, that may be the line's end alone.
 */
const bareNotice =
  /^ST(?<element>[^A-Za-z0-9\s])856\k<element>\w{4,9}(?<end>[^A-Za-z0-9\s]|\r?\n)(?<space>\s*)BSN\k<element>/

/** A GS segment is no longer. */
const longestGroup = 160

function delimitersOfBare(text: string): Delimiters | null {
  const from = /^GS[^A-Za-z0-9\s]/.test(text) ? text.slice(0, longestGroup).search(/ST[^A-Za-z0-9\s]856/) : 0
  const { element, end, space = '' } = bareNotice.exec(text.slice(Math.max(0, from)))?.groups ?? {}
  if (element === undefined || end === undefined || end === element) return null
  // Without an ISA segment nothing names what parts components, and a ship notice has none.
  const component = [':', '>'].find((sign) => sign !== element && sign !== end) ?? ':'
  return /\s/.test(end)
    ? { element, component, segment: '\n', lineEnd: '' }
    : { element, component, segment: end, lineEnd: space }
}

const plain = (text: string): string => text.replace(/^\uFEFF/, '').trimStart()

/** Recognises X12 by its first segments, after any white space that a mailer put before it: an interchange, or a ship notice without its envelopes. */
export function isInterchange(file: string): boolean {
  const text = plain(file)
  return /^ISA[^A-Za-z0-9\s]/.test(text) || delimitersOfBare(text) !== null
}

/**
 * Splits an X12 interchange into segments and elements, with the delimiters that its ISA segment names or, without one, a ship notice shows.
 * @throws InputError 'type-unsupported' where it is neither
 */
export function parseInterchange(file: string): Interchange {
  const text = plain(file)
  if (!isInterchange(text)) throw notX12('it does not begin with ISA')
  const delimiters = delimitersOfBare(text) ?? readDelimiters(text)
  const segments: Segment[] = []
  for (const part of text.split(delimiters.segment)) {
    const bare = part.trim()
    if (bare === '') continue
    const [id = '', ...elements] = bare.split(delimiters.element)
    segments.push({ id, elements, position: segments.length + 1 })
  }
  return { delimiters, segments }
}

/** The text of an interchange: exactly the text that was parsed. */
export function printInterchange({ delimiters, segments }: Interchange): string {
  const { element, segment, lineEnd } = delimiters
  return segments.map(({ id, elements }) => `${[id, ...elements].join(element)}${segment}${lineEnd}`).join('')
}
