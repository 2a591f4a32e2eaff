import { keyOf } from '@vitrine/engines/text/text-key.ts'
import words from './herd-words.json' with { type: 'json' }

export const quarters = ['FL', 'FR', 'RL', 'RR'] as const
type Quarter = (typeof quarters)[number]
/** As the published table calls them: 'IUFL' is the inner measure of the udder's front left quarter, 'EUFL' the outer one. */
export type MeasureName = `${'I' | 'E'}U${Quarter}`

export const measureNames: readonly MeasureName[] = [
  ...quarters.map((quarter) => `IU${quarter}` as const),
  ...quarters.map((quarter) => `EU${quarter}` as const),
]

/** Where each thing stands in a table's rows; undefined where no heading names it. */
export interface HerdColumns {
  cow: number | undefined
  day: number | undefined
  measures: ReadonlyMap<MeasureName, number>
}

type Way = 'inner' | 'outer' | 'front' | 'rear' | 'left' | 'right'
const ways: readonly Way[] = ['inner', 'outer', 'front', 'rear', 'left', 'right']

/** Letters: a single one abbreviates nothing. */
const shortest = 2

/** Which way a word of a heading points, with an ending ('linkes') or cut short ('izq'): null where it may be several, as 'de', or none. */
function wayOf(word: string): Way | null {
  const meant = ways.filter((way) =>
    words[way].some((stem) => word.startsWith(stem) || (word.length >= shortest && stem.startsWith(word))),
  )
  return meant.length === 1 ? (meant[0] ?? null) : null
}

const quarterOf = (code: string): Quarter | undefined =>
  quarters.find((quarter) => words.quarters[quarter].includes(code))

/** 'IUFL', 'Inner front left', 'innen VL', 'Int. ant. sx': each of the three words in any order. */
function measureOf(heading: string): MeasureName | null {
  const tokens = keyOf(heading).split(' ')
  const published = /^([ie])u(\w\w)$/.exec(tokens.join(''))
  const coded = published?.[2] === undefined ? undefined : quarters.find((one) => one === published[2]?.toUpperCase())
  if (coded !== undefined) return published?.[1] === 'i' ? `IU${coded}` : `EU${coded}`
  const pointed = new Set(tokens.map(wayOf).filter((way) => way !== null))
  const one = <Name extends Way>(...names: Name[]): Name | null => {
    const there = names.filter((name) => pointed.has(name))
    return there.length === 1 ? (there[0] ?? null) : null
  }
  const depth = one('inner', 'outer')
  if (depth === null) return null
  const [end, side] = [one('front', 'rear'), one('left', 'right')]
  const spelled =
    end === null || side === null
      ? undefined
      : (`${end === 'front' ? 'F' : 'R'}${side === 'left' ? 'L' : 'R'}` as const)
  const quarter = spelled ?? tokens.map(quarterOf).find((found) => found !== undefined)
  return quarter === undefined ? null : `${depth === 'inner' ? 'I' : 'E'}U${quarter}`
}

const isCow = (word: string): boolean => words.cow.includes(word)

/** 'Cow_ID', 'cow no', 'Ohrmarke Nr.': every word names a cow or says that it is a name; 'Cow breed' does not. */
export function namesCow(heading: string): boolean {
  const key = keyOf(heading)
  if (key === 'cowid') return true
  const tokens = key.split(' ')
  return tokens.some(isCow) && tokens.every((token) => isCow(token) || words.named.includes(token))
}

/** Finds the columns of a herd table by their headings, in the published table's codes or in words of six languages. */
export function herdColumns(headings: readonly string[]): HerdColumns {
  const place = (names: (heading: string) => boolean): number | undefined => {
    const index = headings.findIndex(names)
    return index < 0 ? undefined : index
  }
  const measures = new Map<MeasureName, number>()
  for (const [index, heading] of headings.entries()) {
    const name = measureOf(heading)
    if (name !== null && !measures.has(name)) measures.set(name, index)
  }
  const days = headings.flatMap((heading, index) => (words.day.includes(keyOf(heading)) ? [index] : []))
  const cow = place(namesCow)
  // Beside a date, 'Tag' is the English ear tag and no German day.
  const tag =
    cow === undefined && days.length > 1 ? days.find((index) => keyOf(headings[index] ?? '') === 'tag') : undefined
  return { cow: cow ?? tag, day: days.find((index) => index !== tag), measures }
}
