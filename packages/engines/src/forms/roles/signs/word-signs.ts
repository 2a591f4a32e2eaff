import { median } from '@vitrine/basics/statistics.ts'
import { readPatterns } from '../../../text/read-patterns.ts'
import { isNpi } from '../../codes/npi.ts'
import { legalForm } from '../../parties/address-blocks.ts'
import type { PlacedPaper, PlacedWord } from '../placed-words.ts'

const patterns = readPatterns(new URL('../wordings/word-signs.txt', import.meta.url), [
  'titled',
  'postal',
  'street',
  'mail',
  'phone',
  'unit',
  'letterhead',
])
const ofSegment: readonly { test: (text: string) => boolean }[] = [legalForm, ...Object.values(patterns)]

const shapes: readonly RegExp[] = [
  /^\p{Lu}\p{Ll}/u,
  /^\p{Lu}{2,}$/u,
  /^\p{Ll}/u,
  /\p{L}/u,
  /\d/,
  /^\d+$/,
  /\d.*\p{L}|\p{L}.*\d/u,
  /:$/,
  /,$/,
  /\.$/,
  /\//,
  /[-–]/,
  /#|№/,
  /@/,
  /\p{Sc}/u,
  /%$/,
  /^\(/,
  /\)$/,
  /^[A-Z]{4}$/,
  /^[A-Z]{3}U\d{7}$/,
  /^[A-Z]{3}U$/,
  /^[^\p{L}\p{N}]+$/u,
]
const digitSteps = [1, 3, 5, 6, 8, 10, 12]

function shapeOf({ word: { text } }: PlacedWord): number[] {
  const digits = text.match(/\d/g)?.length ?? 0
  const plain = text.replaceAll(/[^\p{L}\p{N}]+$|^[^\p{L}\p{N}]+/gu, '')
  return [
    Math.min(20, text.length) / 20,
    digits / text.length,
    ...shapes.map((shape) => Number(shape.test(plain.length > 2 && shape.source.startsWith('^\\p') ? plain : text))),
    ...digitSteps.map((step) => Number(digits >= step)),
    Number(isNpi(plain)),
  ]
}

/** What the shape of a word, its place on the page and the shapes around it say, in numbers of about 0…1; one list for each word. */
export function wordSigns({ words, segments }: PlacedPaper): number[][] {
  const flags = segments.map(({ segment: { text } }) => ofSegment.map((pattern) => Number(pattern.test(text))))
  const none = ofSegment.map(() => 0)
  const usual = new Map(
    [...Map.groupBy(words, ({ word }) => word.page)].map(([page, own]) => [
      page,
      median(own.map(({ word: { box } }) => box[3] - box[1])),
    ]),
  )
  const columns = Map.groupBy(segments, ({ segment }) => segment.row)
  const rows = Math.max(1, ...words.map(({ row }) => row.index))
  return words.map((placed) => {
    const { word, row, segment: index, order, start } = placed
    const own = segments[index]
    if (own === undefined) throw new Error('A placed word has a segment.')
    const before = own.segment.text.slice(0, start - own.segment.start)
    const inRow = columns.get(row) ?? []
    const height = (word.box[3] - word.box[1]) / (usual.get(word.page) ?? 1)
    return [
      ...shapeOf(placed),
      order / 10,
      Number(order === 0),
      Number(order === own.words - 1),
      Math.log(own.words) / 3,
      Number(before.includes(':')),
      Number(/:\s*$/.test(before)),
      Number(/\(\s*$/.test(before)),
      word.box[0],
      word.box[2],
      (word.box[1] + word.box[3]) / 2,
      own.segment.box[0],
      own.segment.box[2],
      Number(word.page === 1),
      row.index / rows,
      Math.min(6, row.index) / 6,
      Math.min(6, inRow.length) / 6,
      inRow.indexOf(own) / 6,
      Math.max(-1, Math.min(1.5, Math.log(height))),
      ...(flags[index] ?? none),
      ...(flags[own.above] ?? none),
      ...(flags[own.below] ?? none),
      ...(flags[own.left] ?? none),
    ]
  })
}
