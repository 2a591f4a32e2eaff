import { type PartOfSpeech, partsOfSpeech } from './part-of-speech.ts'
import type { WordNet } from './wordnet.ts'

export interface Entry {
  lemma: string
  part: PartOfSpeech
}

const irregular: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'people',
  teeth: 'tooth',
  feet: 'foot',
  mice: 'mouse',
  geese: 'goose',
  lice: 'louse',
  oxen: 'ox',
  criteria: 'criterion',
  phenomena: 'phenomenon',
  bacteria: 'bacteria',
  data: 'data',
  media: 'media',
  analyses: 'analysis',
  diagnoses: 'diagnosis',
  crises: 'crisis',
  theses: 'thesis',
  hypotheses: 'hypothesis',
  fungi: 'fungus',
  cacti: 'cactus',
  larvae: 'larva',
  indices: 'index',
  matrices: 'matrix',
  vertices: 'vertex',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  lives: 'life',
  wives: 'wife',
  shelves: 'shelf',
  calves: 'calf',
  halves: 'half',
  loaves: 'loaf',
  thieves: 'thief',
}

/** Greek and Latin plurals, in words long enough to be such: 'mitochondria', 'antennae', 'stimuli'. */
const learned: readonly (readonly [RegExp, string])[] = [
  [/a$/, 'on'],
  [/a$/, 'um'],
  [/ae$/, 'a'],
  [/i$/, 'us'],
  [/es$/, 'is'],
  [/ices$/, 'ix'],
  [/ices$/, 'ex'],
]
const leastLearned = 6

/** WordNet's rules of detachment (morphy(7WN)), for nouns, and the most common for verbs. */
function singularForms(word: string): string[] {
  const forms = [irregular[word]]
  const rules: readonly (readonly [RegExp, string])[] = [
    [/ies$/, 'y'],
    [/(s|x|z|ch|sh)es$/, '$1'],
    [/men$/, 'man'],
    [/s$/, ''],
    [/ing$/, ''],
    [/ing$/, 'e'],
    [/ed$/, ''],
    [/ed$/, 'e'],
  ]
  for (const [ending, base] of word.length < leastLearned ? rules : [...rules, ...learned]) {
    if (!ending.test(word) || word.length < 4 || word.endsWith('ss')) continue
    forms.push(word.replace(ending, base))
  }
  return forms.flatMap((form) => (form === undefined || form === '' ? [] : [form]))
}

function baseForms(phrase: string): string[] {
  const key = phrase.trim().toLowerCase().replaceAll(/\s+/g, '_')
  const spellings = [...new Set([key, key.replaceAll('-', '_'), key.replaceAll('_', '-'), key.replaceAll(/[-_]/g, '')])]
  return spellings.flatMap((spelling) => {
    const cut = Math.max(spelling.lastIndexOf('_'), spelling.lastIndexOf('-')) + 1
    const head = spelling.slice(0, cut)
    return [spelling, ...singularForms(spelling.slice(cut)).map((form) => head + form)]
  })
}

/** The entry for a phrase as it is or in its base form; nouns before verbs before adjectives. Null where there is none. */
export function findEntry(wordnet: WordNet, phrase: string): Entry | null {
  for (const form of baseForms(phrase)) {
    const part = partsOfSpeech.find((candidate) => wordnet.has(form, candidate))
    if (part !== undefined) return { lemma: form, part }
  }
  return null
}

const emptyWords = new Set(
  'a an the of in on at for to and or by with from as is are was be it its this that how what why who do does about'.split(
    ' ',
  ),
)

/**
 * Entries inside a phrase that is not an entry itself, longest first, without overlaps: 'AI advancements' → 'ai', 'advancement'. `complete` means
 * that no word was left over.
 */
export function entriesWithin(wordnet: WordNet, phrase: string): { entries: Entry[]; complete: boolean } {
  const words = phrase.trim().split(/\s+/).filter(Boolean)
  const taken = words.map(() => false)
  const entries: (Entry & { at: number })[] = []
  for (let length = Math.min(5, words.length - 1); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      if (taken.slice(at, at + length).some(Boolean)) continue
      const part = words.slice(at, at + length).join(' ')
      const entry = length === 1 && emptyWords.has(part.toLowerCase()) ? null : findEntry(wordnet, part)
      if (entry === null) continue
      taken.fill(true, at, at + length)
      entries.push({ ...entry, at })
    }
  }
  return {
    entries: entries.sort((a, b) => a.at - b.at).map(({ lemma, part }) => ({ lemma, part })),
    complete: words.every((word, at) => taken[at] === true || emptyWords.has(word.toLowerCase())),
  }
}
