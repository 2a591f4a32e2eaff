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

/** Recognises X12 by its first segment, after any white space that a mailer put before it. */
export const isInterchange = (text: string): boolean => /^\s*ISA[^A-Za-z0-9\s]/.test(text.replace(/^\uFEFF/, ''))

/**
 * Splits an X12 interchange into segments and elements, with the delimiters that its ISA segment names.
 * @throws InputError 'type-unsupported' where there is no ISA segment
 */
export function parseInterchange(file: string): Interchange {
  const text = file.replace(/^\uFEFF/, '').trimStart()
  if (!isInterchange(text)) throw notX12('it does not begin with ISA')
  const delimiters = readDelimiters(text)
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
