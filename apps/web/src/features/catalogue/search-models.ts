import type { CatalogueModel, InputKind } from '@vitrine/contracts/catalogue/catalogue.ts'
import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch'
import searchWords from './search-words.json' with { type: 'json' }

/** Other words for a kind of input. */
const kindWords: Record<InputKind, string> = {
  image: 'image photo picture',
  audio: 'audio sound recording speech',
  video: 'video clip',
  file: 'file document',
  text: 'text',
}

/** Words without a meaning for the search. */
const fillers = new Set(searchWords.fillerWords)

/** A word without its ending, so that "invoices" finds "invoice", "summarising" "summary" and "tagging" "tag". */
const stem = (word: string) =>
  word.length > 4
    ? word.replace(/(?:ations?|ings?|ers?|ies|ions?|ed|es|s|e|ly|y)$/, '').replace(/([bdgmnprt])\1$/, '$1') || word
    : word

function toTerm(word: string) {
  const low = word.toLowerCase()
  return fillers.has(low) ? null : stem(low)
}

const split = (text: string) => text.split(/[^\p{L}\p{N}&]+/u).filter(Boolean)

/** The fewest letters of a word that may be taken for another, or for its beginning. */
const fewestLetters = 5

function makeIndex(models: readonly CatalogueModel[]) {
  const index = new MiniSearch({
    fields: ['name', 'about', 'inputs', 'beside'],
    tokenize: split,
    processTerm: toTerm,
    searchOptions: {
      boost: { name: 4, inputs: 0.8, beside: 0.4 },
      // A short word begins too many others: a car is no carrier.
      prefix: (term) => term.length >= fewestLetters,
    },
  })
  index.addAll(
    models.map((model) => ({
      id: model.id,
      name: `${model.name} ${model.title} ${model.id}`,
      about: [model.description, model.footer, ...model.modelCapabilities, model.domain ?? ''].join(' '),
      inputs: [kindWords[model.fileType], ...model.supportedFiles].join(' '),
      beside: (model.companion?.supportedFiles ?? []).join(' '),
    })),
  )
  return index
}

const indexes = new WeakMap<readonly CatalogueModel[], ReturnType<typeof makeIndex>>()

const padded = (words: readonly string[]) => ` ${words.join(' ')} `

/** What to say about a wish that no model fulfils as it was put, and what to search for in its place; null for others. */
export function answerTo(search: string) {
  const words = padded(split(search.toLowerCase()))
  return searchWords.noModelFor.find(({ said }) => said.some((phrase) => words.includes(padded(split(phrase))))) ?? null
}

const isFormOf = (word: string, said: string) => word === said || word === `${said}s` || stem(word) === stem(said)

/** Where a phrase stands in a list of words, whatever their endings; -1 if it does not. */
const placeOf = (phrase: readonly string[], words: readonly string[]): number =>
  words.findIndex((_, from) => phrase.every((said, place) => isFormOf(words[from + place] ?? '', said)))

/** The longest first: 'delivery note' is no 'delivery'. */
const synonyms = searchWords.synonyms
  .flatMap(({ said, means }) => said.map((phrase) => ({ phrase: split(phrase), means })))
  .toSorted((a, b) => b.phrase.length - a.phrase.length)

const synonymWords = [...new Set(synonyms.flatMap(({ phrase }) => phrase))]

/** Whether one letter is wrong, missing or too many, or two are in each other's place. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [rest, others] = [one.slice(from), other.slice(from)]
  return (
    rest.slice(1) === others.slice(1) ||
    rest.slice(1) === others ||
    rest === others.slice(1) ||
    (rest.slice(2) === others.slice(2) && rest[0] === others[1] && rest[1] === others[0])
  )
}

/** The word, or the one of the synonyms that it is a typing error of: 'speach to text' is meant as a whole. */
const corrected = (word: string): string =>
  word.length < fewestLetters || synonymWords.some((known) => isFormOf(word, known))
    ? word
    : (synonymWords.find((known) => known.length >= fewestLetters && isOneSlip(word, known)) ?? word)

/** Each search term, with its synonyms; words that `isKnown` has are not corrected. */
function asked(search: string, isKnown: (word: string) => boolean): string[][] {
  const left = split(search.toLowerCase()).map((word) => (isKnown(word) ? word : corrected(word)))
  const meant: string[][] = []
  for (const { phrase, means } of synonyms) {
    const place = placeOf(phrase, left)
    if (place !== -1) meant.push([left.splice(place, phrase.length).join(' '), ...means])
  }
  return [...left.map((word) => [word]), ...meant]
}

/** The share of a word's letters that may be wrong. */
const mistyped = 0.25

/** Words of one meaning; what was typed comes first. */
interface Thing {
  words: readonly string[]
  /** No model has it as it was typed. */
  fuzzy: boolean
  /** It comes last, so that it may still be being typed. */
  begun: boolean
}

const queryOf = ({ words, fuzzy, begun }: Thing): QueryCombination => ({
  combineWith: 'OR',
  // Only what was typed can be mistyped.
  queries: words.map((word, place) => ({
    queries: [word],
    combineWith: 'AND',
    ...(begun && place === 0 && { prefix: true }),
    ...(fuzzy && place === 0 && word.length > 3 && { fuzzy: mistyped }),
  })),
})

/** What a result is worth: more for each of the things asked for that it has, half for one in another spelling. */
function worth(things: readonly Thing[], { score, queryTerms }: SearchResult): number {
  const has = ({ words }: Thing) => words.flatMap(split).some((word) => queryTerms.includes(toTerm(word) ?? ''))
  return score * things.filter(has).reduce((sum, { fuzzy }) => sum + (fuzzy ? 0.5 : 1), 0)
}

interface Found {
  /** The best first. */
  models: CatalogueModel[]
  /** How much each of them has of the words, of which the best has 1. */
  worth: ReadonlyMap<CatalogueModel, number>
  /** Each word asked for is known, and the models have all of them. */
  sure: boolean
  /** The search, with what its words are other words for. */
  meant: string
}

/** How much having the words counts beside the likeness of meaning, of which 1 is all. */
const wordsCount = 0.1
/** Below this likeness a model and a wish have nothing in common. */
const leastAlike = 0.25
/** A model less like the wish than this part of the first one's likeness is not shown. */
const nearTheFirst = 0.5
/** More would be no answer. */
const mostShown = 6

/**
 * Models by how like their pages are to the whole wish, those that have its words preferred: for a search of which not
 * every word is known, such as 'profanity filter'.
 */
export function byMeaning(
  models: readonly CatalogueModel[],
  byWords: Found,
  likeness: Readonly<Record<string, number>>,
): CatalogueModel[] {
  const scored = models
    .map((model) => ({
      model,
      score: (likeness[model.id] ?? 0) + wordsCount * (byWords.worth.get(model) ?? 0),
    }))
    .toSorted((one, other) => other.score - one.score)
  const first = scored[0]?.score ?? 0
  if (first < leastAlike) return byWords.models
  const near = scored.filter(({ score }) => score >= first * nearTheFirst)
  return near.slice(0, mostShown).map(({ model }) => model)
}

/**
 * Models that match every term or one of its synonyms; the best first. Typing errors are allowed for in terms that no
 * model has, and what none has in any spelling is not asked for. If no model matches all, those that match more
 * come first.
 */
export function searchModels(models: readonly CatalogueModel[], search: string): Found {
  const index = indexes.get(models) ?? makeIndex(models)
  indexes.set(models, index)
  const find = (things: readonly Thing[], combineWith: 'AND' | 'OR') =>
    index.search({ combineWith, queries: things.map(queryOf) })
  const last = split(search.toLowerCase()).at(-1)
  const thing = (words: readonly string[]) => ({ words, fuzzy: false, begun: words[0] === last })
  const has = (words: readonly string[]) => find([thing(words)], 'AND').length > 0
  const wished = asked(search, (word) => toTerm(word) === null || has([word]))
    .filter((words) => words.some((word) => toTerm(word) !== null))
    .map((words) => ({ ...thing(words), fuzzy: !has(words) }))
  const things = wished.filter((one) => find([one], 'AND').length > 0)
  // What only looks like a word that was typed leaves no model out.
  const all = find(things.every(({ fuzzy }) => fuzzy) ? things : things.filter(({ fuzzy }) => !fuzzy), 'AND')
  const results = all.length > 0 ? all : find(things, 'OR')
  const best = Math.max(...results.map((result) => worth(things, result)))
  const found = results
    .toSorted((one, other) => worth(things, other) - worth(things, one))
    .flatMap((result) => {
      const model = models.find(({ id }) => id === result.id)
      return model ? [[model, worth(things, result) / best] as const] : []
    })
  return {
    models: found.map(([model]) => model),
    worth: new Map(found),
    sure: all.length > 0 && wished.every(({ fuzzy }) => !fuzzy),
    meant: [search.toLowerCase(), ...wished.flatMap(({ words }) => words.slice(1))].join(' '),
  }
}
