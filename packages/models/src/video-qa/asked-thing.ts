import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { type ObjectLabel, objectLabels } from '@vitrine/engines/vision/detector/object-labels.ts'

const wordings = readPatterns(new URL('./wordings/asked-thing.txt', import.meta.url), ['person'])

/** The thing that a question asks about, among those that the detector knows. */
export interface AskedThing {
  one: string
  many: string
  labels: readonly ObjectLabel[]
}

const vehicles: readonly ObjectLabel[] = ['car', 'truck', 'bus', 'motorcycle']
const animals: readonly ObjectLabel[] = [
  ...(['bird', 'cat', 'dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe'] as const),
]

/** Everyday words for what has another name, or several. */
const words: readonly (AskedThing & { pattern: RegExp })[] = [
  {
    one: 'person',
    many: 'people',
    labels: ['person'],
    pattern: wordings.person,
  },
  { one: 'vehicle', many: 'vehicles', labels: vehicles, pattern: /\b(vehicles?|traffic)\b/ },
  { one: 'animal', many: 'animals', labels: animals, pattern: /\banimals?\b/ },
  { one: 'car', many: 'cars', labels: ['car'], pattern: /\b(cars?|automobiles?|taxis?)\b/ },
  { one: 'bicycle', many: 'bicycles', labels: ['bicycle'], pattern: /\b(bikes?|cyclists?)\b/ },
  { one: 'motorcycle', many: 'motorcycles', labels: ['motorcycle'], pattern: /\bmotor(bikes?|cyclists?)\b/ },
  { one: 'truck', many: 'trucks', labels: ['truck'], pattern: /\b(lorry|lorries|vans?)\b/ },
  { one: 'telephone', many: 'telephones', labels: ['cell phone'], pattern: /\b(tele|smart|mobile )?phones?\b/ },
  { one: 'screen', many: 'screens', labels: ['tv', 'laptop'], pattern: /\b(screens?|televisions?|monitors?)\b/ },
  { one: 'computer', many: 'computers', labels: ['laptop'], pattern: /\b(computers?)\b/ },
  { one: 'sofa', many: 'sofas', labels: ['couch'], pattern: /\bsofas?\b/ },
  { one: 'table', many: 'tables', labels: ['dining table'], pattern: /\btables?\b/ },
  { one: 'plant', many: 'plants', labels: ['potted plant'], pattern: /\bplants?\b/ },
  {
    one: 'glass',
    many: 'glasses',
    labels: ['wine glass', 'cup'],
    pattern: /\b(wine glass(es)?|drinking glass(es)?)\b/,
  },
  { one: 'bag', many: 'bags', labels: ['backpack', 'handbag', 'suitcase'], pattern: /\b(bags?|luggage)\b/ },
  { one: 'ball', many: 'balls', labels: ['sports ball'], pattern: /\bballs?\b/ },
]

const plurals: Partial<Record<ObjectLabel, string>> = {
  person: 'people',
  bus: 'buses',
  bench: 'benches',
  sheep: 'sheep',
  skis: 'skis',
  knife: 'knives',
  sandwich: 'sandwiches',
  couch: 'couches',
  mouse: 'mice',
  scissors: 'scissors',
  toothbrush: 'toothbrushes',
  'wine glass': 'wine glasses',
}

export const pluralOf = (label: ObjectLabel): string => plurals[label] ?? `${label}s`

const thingWords = new Set(objectLabels.flatMap((label) => `${label} ${pluralOf(label)}`.split(' ')))

/** Whether a word names a thing, or a part of its name. */
export const isThingWord = (word: string): boolean =>
  thingWords.has(word) || words.some(({ pattern }) => pattern.test(word))

/** The first thing that is named, where one is that the detector knows. "On the table" names a place. */
export function askedThing(question: string): AskedThing | null {
  const text = question.toLowerCase()
  const found: { at: number; thing: AskedThing }[] = []
  for (const { pattern, ...thing } of words) {
    const at = text.search(pattern)
    if (at >= 0) found.push({ at, thing })
  }
  for (const label of objectLabels) {
    const many = pluralOf(label)
    const at = text.search(new RegExp(`\\b(${label}|${many})\\b`))
    if (at >= 0) found.push({ at, thing: { one: label, many, labels: [label] } })
  }
  const isPlace = (at: number) => /\b(on|in|at|under|near|behind|beside|of) (the|a|an) $/.test(text.slice(0, at))
  const sorted = found.sort((a, b) => Number(isPlace(a.at)) - Number(isPlace(b.at)) || a.at - b.at)
  return sorted[0]?.thing ?? null
}
