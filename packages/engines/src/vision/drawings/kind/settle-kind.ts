import { readPatterns } from '../../../text/read-patterns.ts'
import type { Direction } from '../directions.ts'
import type { SortedText } from '../texts/sort-texts.ts'
import type { DrawingKind } from './classify-drawing.ts'

const wordings = readPatterns(new URL('./wordings/settle-kind.txt', import.meta.url), [
  'rooms',
  'isometric',
  'pid',
  'mechanical',
  'designator',
  'electric',
])
const { rooms, designator, electric } = wordings

/** What a sheet's own text says about its kind, in addition to its looks. */
export interface SheetSigns {
  texts: readonly Pick<SortedText, 'text' | 'kind'>[]
  /** Which ways the bold lines run; empty where no lines stand out. */
  boldDirections: readonly Direction[]
  /** The same of all lines but frames. */
  allDirections: readonly Direction[]
  /** Sure symbols of P&IDs. */
  symbols: number
  /** Whether the sheet is like those that the looks were learned from. */
  isFamiliar: boolean
}

export interface SettledKind extends DrawingKind {
  /** What the kind rests on; looks alone are a guess. */
  restsOn: 'symbols' | 'lines' | 'words' | 'looks' | 'looks alone'
}

/** So many sure symbols make a P&ID, whatever it looks like from afar. */
const manySymbols = 12
/** An isometric's lines slant at 30 degrees for at least the first share; of the ways that many lines run, so many are upright or at 30 degrees. */
const [slanted, onAxes] = [0.4, 0.85]
const bySigns = 0.9
/** Lines that are not bold may be an isometric view of something else. */
const byAllLines = 0.7
/** The most that looks may say of a sheet on which no word could be read. */
const mostWithoutWords = 0.7
/** Line numbers and tags stand on isometrics too. */
const byNumbers = 0.75
/** The most that the looks of an unfamiliar sheet may say. */
const mostByLooks = 0.49

/** How a sheet says in words what it is. */
const named: readonly (readonly [kind: string, words: RegExp])[] = [
  ['isometric', wordings.isometric],
  ['pid', wordings.pid],
  ['mechanical', wordings.mechanical],
]

/** Whether lines run as an isometric's do, on a sheet that stands upright or on its side (`turned` degrees). */
function runsIsometrically(directions: readonly Direction[], turned: 0 | 90): boolean {
  const share = (...upright: readonly number[]): number => {
    const axes = upright.map((axis) => (axis + turned) % 180)
    return directions

      .filter(({ degrees }) =>
        axes.some((axis) => Math.min(Math.abs(degrees - axis), 180 - Math.abs(degrees - axis)) <= 5),
      )
      .reduce((sum, direction) => sum + direction.share, 0)
  }
  const all = directions.reduce((sum, direction) => sum + direction.share, 0)
  return share(30, 150) >= slanted && share(30, 90, 150) >= onAxes * all
}

const isIsometric = (directions: readonly Direction[]): boolean =>
  runsIsometrically(directions, 0) || runsIsometrically(directions, 90)

/** The labels with `kind` first at `confidence`, or as sure as the looks where these agree and are surer yet. */
function settled({ labels }: DrawingKind, kind: string, confidence: number): DrawingKind {
  const seen = labels.find(({ label }) => label === kind)?.confidence ?? 0
  const sure = confidence === mostByLooks ? confidence : Math.max(confidence, seen)
  const others = labels.filter(({ label }) => label !== kind)
  const rest = others.reduce((sum, other) => sum + other.confidence, 0)
  const most = Math.min(1 - sure, 0.99 * sure)
  return {
    known: true,
    labels: [
      { label: kind, confidence: sure },
      ...others.map((other) => ({
        label: other.label,
        confidence: rest > 0 ? (other.confidence / rest) * most : most / others.length,
      })),
    ],
  }
}

const capped = ({ labels, known }: DrawingKind, most: number): DrawingKind => ({
  known,
  labels: labels.map((one) => ({ ...one, confidence: Math.min(one.confidence, most) })),
})

/** The looks of an unfamiliar sheet, which make no other sign surer. */
const unseen = (looks: DrawingKind): DrawingKind => capped(looks, mostByLooks)

/** Whether parts of a circuit are written on it: of two kinds or more, with a value that only a circuit has. */
function isCircuit(texts: SheetSigns['texts']): boolean {
  const written = texts.map(({ text }) => text.trim())
  const kinds = new Set(written.flatMap((text) => designator.exec(text)?.[0].replace(/[\s\d].*$/u, '') ?? []))
  return kinds.size >= 2 && written.some((text) => electric.test(text))
}

/** Settles the kind of a drawing by its own signs (symbols, how its bold lines run, what is written on it) and else by its looks. */
export function settleKind(looks: DrawingKind, signs: SheetSigns): SettledKind {
  const { texts, boldDirections, allDirections, symbols, isFamiliar } = signs
  if (new Set(texts.filter(({ text }) => rooms.test(text.trim())).map(({ text }) => text.toLowerCase())).size >= 2) {
    return { ...settled(looks, 'other', bySigns), known: false, restsOn: 'words' }
  }
  if (isCircuit(texts)) return { ...settled(looks, 'other', bySigns), known: false, restsOn: 'words' }
  if (symbols >= manySymbols) return { ...settled(looks, 'pid', bySigns), restsOn: 'symbols' }
  if (isIsometric(boldDirections)) return { ...settled(looks, 'isometric', bySigns), restsOn: 'lines' }
  const saysSo = named.find(([, words]) => texts.some(({ text }) => words.test(text)))
  if (saysSo) return { ...settled(isFamiliar ? looks : unseen(looks), saysSo[0], bySigns), restsOn: 'words' }
  if (isIsometric(allDirections)) return { ...settled(unseen(looks), 'isometric', byAllLines), restsOn: 'lines' }
  const count = (kind: SortedText['kind']): number => texts.filter((text) => text.kind === kind).length
  // A workpiece has neither: where it looks like one, as fax and copies of a P&ID do, the looks are mistaken.
  const looksMistaken = !isFamiliar || looks.labels[0]?.label === 'mechanical'
  if (looksMistaken && count('line_number') >= 1 && count('tag') >= 2) {
    return { ...settled(isFamiliar ? capped(looks, byNumbers) : looks, 'pid', byNumbers), restsOn: 'words' }
  }
  if (!looks.known) return { ...looks, restsOn: 'looks' }
  if (isFamiliar) return { ...(texts.length > 0 ? looks : capped(looks, mostWithoutWords)), restsOn: 'looks' }
  const [best] = looks.labels
  return best && best.confidence > mostByLooks
    ? { ...settled(looks, best.label, mostByLooks), restsOn: 'looks alone' }
    : { ...looks, restsOn: 'looks alone' }
}
