import { at } from '@vitrine/basics/at.ts'
import { addTo, largestOf } from '@vitrine/basics/tally.ts'
import { createRandom, seedOf } from './random.ts'
import { type Family, type Figure, figuresOf, type Scene } from './scene.ts'
import { vocabulary, type WordMeaning } from './vocabulary.ts'

export interface ReadScene {
  scene: Scene
  /** The words named a kind of scene. */
  understood: boolean
  /** Words of the topic that say something, and figures of all words, that are not in the picture. */
  notPainted: readonly string[]
}

const idleWords = new Set(
  'a an and as at by for from in into is it its of on or over the their through to under with near very some one two world scene picture image view painting'.split(
    ' ',
  ),
)

function singular(word: string): string {
  if (vocabulary.has(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('es') && vocabulary.has(word.slice(0, -2))) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const negations = new Set(['no', 'not', 'without', 'never'])

/** Meanings in the order of the words; 'flying car' counts before 'car', and what is not to be there does not count. */
function meaningsOf(text: string): { found: WordMeaning[]; unknown: string[] } {
  const words = text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
  const found: WordMeaning[] = []
  const unknown: string[] = []
  let isUnwanted = false
  for (let index = 0; index < words.length; index++) {
    const written = at(words, index)
    if (negations.has(written)) {
      isUnwanted = true
      continue
    }
    const word = singular(written)
    const pair = vocabulary.get(`${written} ${singular(words[index + 1] ?? '')}`)
    const meaning = pair ?? vocabulary.get(word)
    const isIdle = !meaning && (idleWords.has(word) || word === 'any')
    if (pair) index++
    // 'Without any cars' leaves out the cars, not the 'any'.
    if (isIdle) continue
    if (isUnwanted) isUnwanted = false
    else if (meaning) found.push(meaning)
    else unknown.push(at(words, index))
  }
  return { found, unknown }
}

/** Votes for the family: words of the topic count three times those of the instructions. */
function familyOf(topic: readonly WordMeaning[], instructions: readonly WordMeaning[]): Family | null {
  const votes = new Map<Family, number>()
  for (const [meanings, weight] of [[topic, 3] as const, [instructions, 1] as const]) {
    for (const { family } of meanings) if (family) addTo(votes, family, weight)
  }
  return largestOf(votes)?.[0] ?? null
}

const last = <Key extends keyof WordMeaning>(
  meanings: readonly WordMeaning[],
  key: Key,
): WordMeaning[Key] | undefined => meanings.findLast((meaning) => meaning[key] !== undefined)?.[key]

/**
 * Reads a scene from a topic and instructions. The same words and seed give the same scene; seed 0 stands for the
 * seed that belongs to the words.
 */
export function readScene(topic: string, instructions: string, seed = 0): ReadScene {
  const { found, unknown } = meaningsOf(topic)
  const more = meaningsOf(instructions)
  const all = [...more.found, ...found]
  const chosenSeed = seed === 0 ? seedOf(`${topic}\n${instructions}`) : seed
  const random = createRandom(chosenSeed)
  const family = familyOf(found, more.found) ?? 'abstract'
  const named = new Set<Figure>(all.flatMap(({ figure }) => (figure ? [figure] : [])))
  const paintable: ReadonlySet<Figure> = new Set(figuresOf[family])
  const night = family === 'space' ? 'night' : random.pick(['day', 'dawn', 'sunset'] as const)
  return {
    understood: family !== 'abstract' || found.some((meaning) => meaning.family === 'abstract'),
    notPainted: [...new Set([...unknown, ...[...named].filter((figure) => !paintable.has(figure))])],
    scene: {
      family,
      seed: chosenSeed,
      time: last(all, 'time') ?? night,
      mood: last(all, 'mood') ?? random.pick(['calm', 'joyful', 'dramatic'] as const),
      weather: last(all, 'weather') ?? 'clear',
      hues: all.flatMap(({ hue }) => (hue === undefined ? [] : [hue])),
      figures: new Set([...named].filter((figure) => paintable.has(figure))),
      composition: last(all, 'composition') ?? 'wide',
    },
  }
}
