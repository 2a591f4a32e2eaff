import { mean } from '@vitrine/basics/statistics.ts'
import { boxAround } from '../../../documents/layout/box.ts'
import { asLegible } from '../../answers/confidence.ts'
import { isNoPostal } from '../../parties/head-name.ts'
import { boxCopy, type Read } from '../../values/read.ts'
import { segmentsBelow } from '../answers/address-below.ts'
import { isIn } from '../is-in.ts'
import { chanceOf, type Weighed } from '../network/weighed.ts'
import { columnOf } from '../role.ts'

const strokes = /\s+[·•∙|]\s+/

type Placed = Pick<Read<unknown>, 'page' | 'box'>

/** Below this the network sees no address there: 'Invoice 771' under a name, a table's row, the buyer's town. */
const leastOfRules = 0.4
/** Below this it is not sure. */
const likely = 0.6
const guess = 0.49

const wordsIn = (place: Placed, { paper }: Weighed) =>
  paper.words.flatMap((placed, index) => (isIn(placed.word, place) ? [{ ...placed, index }] : []))

/** 'Canal Yard, Skipton · VAT reg GB 412 7788 19' without what is no address. */
const withoutContacts = (text: string): string[] =>
  [
    text
      .split(strokes)
      .filter((part) => !isNoPostal(part))
      .join(' · '),
  ].filter((part) => part !== '')

/** The address below a name by the network alone. */
function below(name: Placed, weighed: Weighed): Read<string> | null {
  const last = wordsIn(name, weighed).at(-1)
  if (last === undefined) return null
  const segments = segmentsBelow(weighed, last.segment)
  const [first] = segments
  if (first === undefined) return null
  const texts = segments.flatMap(({ text }) => withoutContacts(text))
  if (texts.length === 0) return null
  const box = boxCopy(boxAround(segments.map((one) => one.box)))
  const words = wordsIn({ page: first.row.page, box }, weighed)
  const chance = mean(words.map(({ index }) => chanceOf(weighed, index, columnOf('address'))))
  const legibility = mean(words.map(({ word }) => word.confidence))
  return {
    value: texts.join(', '),
    text: texts.join('\n'),
    page: first.row.page,
    box,
    confidence: asLegible(chance, legibility),
  }
}

/** A party's address: the rules' where the network sees one there, unless it goes on; else what the network takes for one below the party's name. */
export function joinAddress<Ruled extends Read<string | number>>(
  weighed: Weighed,
  ruled: Ruled | null,
  name: Placed | null,
): Ruled | Read<string> | null {
  const chance =
    ruled === null ? 0 : mean(wordsIn(ruled, weighed).map(({ index }) => chanceOf(weighed, index, columnOf('address'))))
  const own = name === null ? null : below(name, weighed)
  if (ruled === null || chance < leastOfRules) return own
  // 'Owner Ida Holm' · '3 Mill Lane': the rules stop at the stroke.
  if (own !== null && own.value.length > String(ruled.value).length && own.value.startsWith(String(ruled.value)))
    return own
  return chance < likely ? { ...ruled, confidence: Math.min(ruled.confidence, guess) } : ruled
}
