import branch from './branch.json' with { type: 'json' }
import { type BranchReading, readBranch } from '../encoder/read-branch.ts'
import { splitSentences } from '../sentences.ts'
import { type TrainedCategory, trainedCategories } from './categories.ts'
import { everydayCategories, everydayInputs, type EverydayReading, readEveryday } from './read-everyday.ts'
import vocabulary from './vocabulary/idioms.json' with { type: 'json' }

const weights = new URL('./branch.onnx', import.meta.url)

/** What the network that reads meaning says of a text: log odds, each of the text's worst window. */
export interface BranchSigns {
  categories: Record<TrainedCategory, number>
  offensive: number
  hateful: number
  /** Aimed at a group rather than at a person or at nobody. */
  atGroup: number
  /** Harm in everyday words, by the chance of each category, 0…1. */
  everyday: EverydayReading
}

const idioms = vocabulary.idioms.map(([pattern = '', meant = '']) => ({ pattern: new RegExp(pattern, 'giu'), meant }))

// About what the branch was trained on: a sentence or two.
const windowWords = 32

const withoutIdioms = (text: string): string =>
  idioms.reduce((left, { pattern, meant }) => left.replaceAll(pattern, meant), text)

/** What the branch says of single windows. Idioms are read as what they say. */
export const readBranchWindows = (windows: readonly string[], signal?: AbortSignal): Promise<BranchReading[]> =>
  readBranch({ weights, heads: branch.heads }, windows.map(withoutIdioms), { signal })

/** Log odds of one class of a head of exclusive classes against all others. */
function logOdds(reading: BranchReading, head: string, label: string): number {
  const others = Object.entries(reading).filter(([name]) => name.startsWith(`${head} `) && name !== `${head} ${label}`)
  const most = Math.max(...others.map(([, value]) => value))
  const rest = most + Math.log(others.reduce((sum, [, value]) => sum + Math.exp(value - most), 0))
  return (reading[`${head} ${label}`] ?? 0) - rest
}

function windowsOf(text: string): string[] {
  const windows: string[] = []
  let open: { start: number; end: number; words: number } | undefined
  const close = (): void => {
    if (open) windows.push(text.slice(open.start, open.end))
  }
  for (const sentence of splitSentences(text)) {
    const words = sentence.text.split(/\s+/).length
    if (open && open.words + words <= windowWords) {
      open.end = sentence.end
      open.words += words
    } else {
      close()
      open = { start: sentence.start, end: sentence.end, words }
    }
  }
  close()
  return windows.length > 0 ? windows : [text]
}

/** Reads a text window by window; a text of one short sentence is one. */
export async function readBranchSigns(text: string, signal?: AbortSignal): Promise<BranchSigns> {
  const windows = windowsOf(withoutIdioms(text))
  const readings = await readBranchWindows(windows, signal)
  const everyday = (await everydayInputs(windows, readings, signal)).map(readEveryday)
  const most = (of: (reading: BranchReading) => number): number => Math.max(...readings.map(of))
  return {
    categories: Object.fromEntries(
      trainedCategories.map((name) => [name, most((reading) => reading[`category ${name}`] ?? 0)]),
    ) as Record<TrainedCategory, number>,
    offensive: most((reading) => reading['olid offensive'] ?? 0),
    hateful: most((reading) => logOdds(reading, 'davidson', 'hate')),
    atGroup: most((reading) => logOdds(reading, 'aim', 'GRP')),
    everyday: Object.fromEntries(
      everydayCategories.map((name) => [name, Math.max(...everyday.map((reading) => reading[name]))]),
    ) as EverydayReading,
  }
}
