import { at } from '@vitrine/basics/at.ts'
import type { Entry } from '@vitrine/engines/retrieval/wordnet/find-entry.ts'
import type { Relation, Synset } from '@vitrine/engines/retrieval/wordnet/synset.ts'
import type { WordNet } from '@vitrine/engines/retrieval/wordnet/wordnet.ts'

export interface Named {
  name: string
  definition: string
}

/** The content of the page about one entry, all in WordNet's words. */
export interface Survey {
  title: string
  part: string
  definition: string
  examples: readonly string[]
  alsoCalled: readonly string[]
  kinds: readonly Named[]
  instances: readonly Named[]
  parts: readonly Named[]
  partOf: readonly Named[]
  /** From the nearest to the widest. */
  broader: readonly Named[]
  related: readonly Named[]
  /** The other meanings, the most frequent first. */
  otherMeanings: readonly Named[]
  /** Numbers of kinds, instances and parts beyond those listed. */
  more: { kinds: number; instances: number; parts: number }
  questions: readonly string[]
  reference: string
}

const partNames = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' } as const

const keyOf = (word: string): string => word.toLowerCase().replaceAll(' ', '_')

const namedOf = ({ words, definition }: Synset): Named => ({ name: at(words, 0), definition })

function unique(named: readonly Named[]): Named[] {
  return [...new Map(named.map((item) => [item.name, item])).values()]
}

const tooWide = new Set([
  'entity',
  'abstraction',
  'physical entity',
  'object',
  'whole',
  'psychological feature',
  'thing',
  'matter',
])

const parentOf = ({ pointers }: Synset) =>
  pointers.find(({ relation }) => relation === 'broader' || relation === 'instance-of')

const namesOf = (wordnet: WordNet, pointers: Synset['pointers']): Promise<Named[]> =>
  Promise.all(pointers.map(async (to) => namedOf(await wordnet.synset(to.part, to.offset))))

async function broaderThan(wordnet: WordNet, main: Synset): Promise<Named[]> {
  const chain: Named[] = []
  let current = main
  // Above ten steps there is only 'entity'.
  while (chain.length < 10) {
    const next = parentOf(current)
    if (next === undefined) break
    current = await wordnet.synset(next.part, next.offset)
    chain.push(namedOf(current))
  }
  return chain.filter(({ name }) => !tooWide.has(name))
}

/** Topics that share a broader topic, belong to it as a field, or are derivationally related. */
async function relatedTo(
  wordnet: WordNet,
  main: Synset,
  follow: (...wanted: Relation[]) => Promise<Named[]>,
): Promise<Named[]> {
  const near = await follow('domain', 'domain-member', 'attribute', 'derived', 'similar')
  const parent = parentOf(main)
  if (parent === undefined) return near
  const { pointers } = await wordnet.synset(parent.part, parent.offset)
  const siblings = pointers.filter(
    ({ relation, offset }) => (relation === 'kind' || relation === 'instance') && offset !== main.offset,
  )
  const named = await namesOf(wordnet, siblings.slice(0, 8))
  const own = new Set(main.words.map(keyOf))
  return unique([...near, ...named]).filter(({ name }) => !own.has(keyOf(name)))
}

/** Questions make no claims: each only relates two entries. */
function questionsAbout({
  title,
  kinds,
  parts,
  partOf,
  broader,
  related,
  instances,
}: Omit<Survey, 'questions'>): string[] {
  const [first, second] = kinds
  return [
    first && second ? `How do ${first.name} and ${second.name} differ?` : null,
    parts[0] ? `What part does ${parts[0].name} play in ${title}?` : null,
    instances[0] ? `What is ${instances[0].name} known for?` : null,
    broader[0] ? `What sets ${title} apart from other kinds of ${broader[0].name}?` : null,
    partOf[0] ? `What role does ${title} play in ${partOf[0].name}?` : null,
    related[0] ? `What do ${title} and ${related[0].name} have in common?` : null,
    kinds.length > 2 ? `Which kinds of ${title} matter most, and to whom?` : null,
  ].filter((question) => question !== null)
}

/** Gathers what is related to an entry's most frequent meaning. */
export async function surveyEntry(
  wordnet: WordNet,
  { lemma, part }: Entry,
  { brief }: { brief: boolean },
): Promise<Survey> {
  const [main, ...others] = await wordnet.senses(lemma, part)
  if (main === undefined) throw new Error(`WordNet's index names ${lemma}, its data does not`)
  const most = brief ? 4 : 12
  const follow = async (...wanted: Relation[]): Promise<Named[]> => {
    const pointers = main.pointers.filter(({ relation }) => wanted.includes(relation))
    return unique(await namesOf(wordnet, pointers))
  }
  const [kinds, instances, parts, partOf, related, broader] = await Promise.all([
    follow('kind'),
    follow('instance'),
    follow('part', 'member', 'substance'),
    follow('part-of', 'member-of', 'substance-of'),
    relatedTo(wordnet, main, follow),
    broaderThan(wordnet, main),
  ])
  const title = main.words.find((word) => keyOf(word) === lemma) ?? lemma.replaceAll('_', ' ')
  const survey = {
    title,
    part: partNames[part],
    definition: main.definition,
    examples: main.examples,
    alsoCalled: main.words.filter((word) => keyOf(word) !== lemma),
    kinds: kinds.slice(0, most),
    instances: instances.slice(0, most),
    parts: parts.slice(0, most),
    partOf: partOf.slice(0, most),
    broader,
    related: related.slice(0, brief ? 4 : 10),
    otherMeanings: others
      .slice(0, brief ? 2 : 6)
      .map((sense) => ({ name: sense.words.join(', '), definition: sense.definition })),
    more: { kinds: kinds.length - most, instances: instances.length - most, parts: parts.length - most },
    reference: `WordNet 3.1, ${partNames[part]} ${String(main.offset).padStart(8, '0')} (${main.words.join(', ')})`,
  }
  return { ...survey, questions: questionsAbout(survey).slice(0, brief ? 2 : 5) }
}
