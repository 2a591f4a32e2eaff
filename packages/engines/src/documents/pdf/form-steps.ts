import { constants, inflateSync } from 'node:zlib'
import { at } from '@vitrine/basics/at.ts'

/** A form is a drawing within a page; beginning and ending one costs the parser as much as this many steps. */
const stepsToEnter = 20
/** People's programs nest them a handful deep. */
const mostDeep = 200
const mostUnpacked = 32 * 1_048_576

/** Operators are words of letters; numbers and strings stand before them. */
export function stepsIn(content: Uint8Array): number {
  let steps = 0
  let inside = false
  for (const byte of content) {
    const letter = (byte > 96 && byte < 123) || (byte > 64 && byte < 91)
    if (letter && !inside) steps += 1
    inside = letter
  }
  return steps
}

/** An object of the file: the text of its dictionary, and where its stream lies, if it has one. */
interface PdfObject {
  dictionary: string
  stream: [start: number, end: number] | null
}

function contentOf(file: Buffer, { dictionary, stream }: PdfObject): Buffer {
  const packed = file.subarray(...(stream ?? [0, 0]))
  if (!/\/Filter\b/.test(dictionary)) return packed
  try {
    return inflateSync(packed, { maxOutputLength: mostUnpacked, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    // Packed otherwise, or damaged: what it holds is the parser's to judge.
    return Buffer.alloc(0)
  }
}

/** Dictionaries that are packed together, by their number. */
function* unpackedObjects(file: Buffer, object: PdfObject): Generator<[number, PdfObject]> {
  const text = contentOf(file, object).toString('latin1')
  const first = Number(/\/First\s+(\d+)/.exec(object.dictionary)?.[1] ?? 0)
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    const dictionary = text.slice(first + at(numbers, place + 1), first + (numbers[place + 3] ?? text.length))
    yield [at(numbers, place), { dictionary, stream: null }]
  }
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  const begins = /\b(\d{1,10})\s+\d{1,5}\s+obj\b/g
  for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
    const from = begins.lastIndex
    const close = text.indexOf('endobj', from)
    const body = text.slice(from, close < 0 ? undefined : close)
    const opens = /\bstream\r?\n/.exec(body)
    const object: PdfObject = { dictionary: opens ? body.slice(0, opens.index) : body, stream: null }
    if (opens) {
      const start = from + opens.index + opens[0].length
      const end = text.indexOf('endstream', start)
      object.stream = [start, end < 0 ? text.length : end]
      begins.lastIndex = object.stream[1]
    }
    objects.set(Number(found[1]), object)
  }
  for (const object of objects.values()) {
    if (!object.stream || !/\/ObjStm\b/.test(object.dictionary)) continue
    for (const [number, unpacked] of unpackedObjects(file, object)) objects.set(number, unpacked)
  }
  return objects
}

/** What follows a key of a dictionary: its own dictionary, or the one that it refers to. */
function under(dictionary: string, key: string, objects: ReadonlyMap<number, PdfObject>): string {
  const found = new RegExp(`/${key}\\s*(?:(\\d+)\\s+\\d+\\s+R|<<)`).exec(dictionary)
  if (found === null) return ''
  if (found[1] !== undefined) return objects.get(Number(found[1]))?.dictionary ?? ''
  return dictionary.slice(found.index + found[0].length)
}

const isForm = ({ dictionary, stream }: PdfObject): boolean =>
  stream !== null && /\/Subtype\s*\/Form\b/.test(dictionary)

const references = /\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R/g
const uses = /\/([^\s/<>[\]()]+)\s+Do\b/g

/** Which objects the names of a form stand for. */
function namedIn(dictionary: string, objects: ReadonlyMap<number, PdfObject>): Map<string, number> {
  const forms = under(under(dictionary, 'Resources', objects), 'XObject', objects)
  const inner = forms.slice(0, forms.includes('>>') ? forms.indexOf('>>') : undefined)
  return new Map([...inner.matchAll(references)].map(([, name = '', number]) => [name, Number(number)]))
}

/**
 * The most drawing steps that a page's or form's content comes to with the forms in it, each as often as it is drawn: a few
 * lines that draw one another ten times each are millions. Forms that contain themselves are the parser's to refuse.
 */
export function stepsWithForms(file: Buffer): number {
  if (!file.includes('/Form')) return 0
  const objects = objectsOf(file)
  const known = new Map<number, number>()
  /** By the name that pages know a form by, the costliest of that name. */
  const byName = new Map<string, number>()

  const costOf = (number: number, depth = 0): number => {
    if (depth > mostDeep) return Number.POSITIVE_INFINITY
    const before = known.get(number)
    if (before !== undefined) return before
    known.set(number, 0)
    const object = objects.get(number)
    if (!object || !isForm(object)) return 0
    const content = contentOf(file, object)
    const named = namedIn(object.dictionary, objects)
    let steps = stepsToEnter + stepsIn(content)
    for (const [, name = ''] of content.toString('latin1').matchAll(uses))
      steps += costOf(named.get(name) ?? -1, depth + 1)
    known.set(number, steps)
    return steps
  }

  let most = 0
  for (const [number, object] of objects) if (isForm(object)) most = Math.max(most, costOf(number))
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', number] of dictionary.matchAll(references)) {
      const cost = known.get(Number(number)) ?? 0
      if (cost > (byName.get(name) ?? 0)) byName.set(name, cost)
    }
  }
  for (const object of objects.values()) {
    if (object.stream === null || /\/(?:Type|Subtype)\b/.test(object.dictionary)) continue
    let steps = 0
    for (const [, name = ''] of contentOf(file, object).toString('latin1').matchAll(uses))
      steps += byName.get(name) ?? 0
    most = Math.max(most, steps)
  }
  return most
}
